import { type BeamEditDistance, STEP } from "./beam-edit-distance.ts";

const LONGEST_SHIFT = 10;
const FARTHEST_SHIFT = 50;

/** Shifts that may still be tried. */
export interface ShiftBudget {
  left: number;
}

/** A run of words moved to another place. */
export interface Shift {
  /** Edits fewer than before the shift; the shift itself costs one. */
  readonly saved: number;
  readonly length: number;
  readonly start: number;
  readonly target: number;
  readonly words: readonly number[];
}

/**
 * The shift of a run that also stands in the reference which saves most edits; of equals the longest, then the
 * one of the earliest run, then the one to the earliest place. Only runs that hold an error are moved, and only to
 * where the reference has one. Undefined when there is none to try. Takes what it tries from the budget.
 */
export function bestShift(
  words: readonly number[],
  reference: readonly number[],
  distances: BeamEditDistance,
  budget: ShiftBudget,
): Shift | undefined {
  const before = distances.distance(words);
  const alignment = alignmentOf(distances);
  let best: Shift | undefined;
  for (const { start, to, length } of commonRuns(words, reference)) {
    if (!isWorthMoving(alignment, start, to, length)) continue;
    for (const target of targets(alignment.places, to, length)) {
      const moved = move(words, start, length, target);
      const shift = { saved: before - distances.distance(moved), length, start, target, words: moved };
      budget.left--;
      if (best === undefined || isBetter(shift, best)) best = shift;
    }
    if (budget.left <= 0) break;
  }
  return best;
}

/** What the cheapest edits say: where each word of the reference belongs in the hypothesis, and what is wrong. */
interface Alignment {
  /** For each word of the reference: place of the hypothesis's word with it, or of the last one before it; -1: none. */
  readonly places: readonly number[];
  readonly hypothesisErrors: readonly boolean[];
  readonly referenceErrors: readonly boolean[];
}

function alignmentOf(distances: BeamEditDistance): Alignment {
  const places: number[] = [];
  const hypothesisErrors: boolean[] = [];
  const referenceErrors: boolean[] = [];
  for (const step of distances.steps()) {
    if (step !== STEP.referenceOnly) hypothesisErrors.push(step !== STEP.equal);
    if (step === STEP.hypothesisOnly) continue;
    referenceErrors.push(step !== STEP.equal);
    places.push(hypothesisErrors.length - 1);
  }
  return { places, hypothesisErrors, referenceErrors };
}

interface CommonRun {
  readonly start: number;
  readonly to: number;
  readonly length: number;
}

/** Runs of equal words, each length of each start. */
function* commonRuns(words: readonly number[], reference: readonly number[]): Generator<CommonRun> {
  for (let start = 0; start < words.length; start++) {
    const end = Math.min(reference.length, start + FARTHEST_SHIFT + 1);
    for (let to = Math.max(0, start - FARTHEST_SHIFT); to < end; to++) {
      const longest = Math.min(LONGEST_SHIFT, words.length - start, reference.length - to);
      for (let length = 1; length <= longest; length++) {
        if (words[start + length - 1] !== reference[to + length - 1]) break;
        yield { start, to, length };
      }
    }
  }
}

function isWorthMoving(alignment: Alignment, start: number, to: number, length: number): boolean {
  if (!alignment.hypothesisErrors.slice(start, start + length).includes(true)) return false;
  if (!alignment.referenceErrors.slice(to, to + length).includes(true)) return false;
  const place = alignment.places[to]!;
  return place < start || place >= start + length;
}

/** Places before which a run may go: behind what the words around its place in the reference are aligned to. */
function* targets(places: readonly number[], to: number, length: number): Generator<number> {
  let previous = -1;
  for (let at = to - 1; at < to + length; at++) {
    const target = at < 0 ? 0 : places[at]! + 1;
    if (target === previous) continue;
    previous = target;
    yield target;
  }
}

/** The words with `length` of them from `start` on moved before `target`. */
function move(words: readonly number[], start: number, length: number, target: number): number[] {
  const run = words.slice(start, start + length);
  const rest = [...words.slice(0, start), ...words.slice(start + length)];
  // A target behind the run counts the run's own words; one inside it moves the run on by as much as it is inside.
  const at = target > start + length ? target - length : target;
  return [...rest.slice(0, at), ...run, ...rest.slice(at)];
}

function isBetter(shift: Shift, than: Shift): boolean {
  return (
    (shift.saved - than.saved ||
      shift.length - than.length ||
      than.start - shift.start ||
      than.target - shift.target) > 0
  );
}
