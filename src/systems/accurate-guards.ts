import type { Quantity } from "../text/analysis/index.ts";
import type { Sketch, SketchFrame, SketchWord } from "./accurate-sketch.ts";
import { sharesOf } from "./word-matches.ts";

/**
 * What two texts say alike and otherwise, by kind: numbers, names, negation, roles. Each is symmetric in the two
 * texts, in 0..1, and 0 where there is nothing to compare, so that a text that the analyser does not know says nothing.
 */
export interface Guards {
  /** Share of the quantities that both texts state. */
  readonly "numbers-agree": number;
  /** Both texts state a quantity that the other does not: share of such. */
  readonly "numbers-clash": number;
  /** One text states more quantities. */
  readonly "numbers-extra": number;
  readonly "names-agree": number;
  readonly "names-clash": number;
  readonly "names-extra": number;
  /** One text is denied an odd number of times, the other an even one. */
  readonly "negation-parity": number;
  /** A predicate of both texts is denied in one. */
  readonly "negation-shared": number;
  /** A predicate of both texts has the same agent or the same patient in both. */
  readonly "roles-agree": number;
  /** A predicate of both texts has agent and patient exchanged. */
  readonly "roles-swapped": number;
  /** A predicate of both texts has another filler for one of its roles. */
  readonly "roles-clash": number;
  /** Two predicates of other words have the same two fillers, in the same roles. */
  readonly "converse-agree": number;
  /** The same, in exchanged roles: selling for buying. */
  readonly "converse-swapped": number;
  /** One text is in the passive voice, the other not. */
  readonly voice: number;
}

/** Guards of two texts of one language. Time O(words of a x words of b) at most. */
export function guardsOf(a: Sketch, b: Sketch): Guards {
  return {
    ...numberGuards(a, b),
    ...nameGuards(a, b),
    "negation-parity": Math.abs((a.negations % 2) - (b.negations % 2)),
    ...frameGuards(a.frames, b.frames),
  };
}

/** Those of the guards that hold across languages too. */
export function numberGuards(
  a: Sketch,
  b: Sketch,
): Pick<Guards, "numbers-agree" | "numbers-clash" | "numbers-extra"> {
  const [agree, clash, extra] = sharesOf(a.quantities, b.quantities, sameQuantity);
  return { "numbers-agree": agree, "numbers-clash": clash, "numbers-extra": extra };
}

function nameGuards(a: Sketch, b: Sketch): Pick<Guards, "names-agree" | "names-clash" | "names-extra"> {
  const [agree, clash, extra] = sharesOf(a.names, b.names, shareKey);
  return { "names-agree": agree, "names-clash": clash, "names-extra": extra };
}

function shareKey(x: readonly string[], y: readonly string[]): boolean {
  return x.some((key) => y.includes(key));
}

/** Whether two quantities can be one: values equal, units not in contradiction, the known parts of dates alike. */
function sameQuantity(x: Quantity, y: Quantity): boolean {
  if (x.date !== undefined && y.date !== undefined) return sameDate(x.date, y.date);
  if (x.value === null || y.value === null) {
    // A year may be read as a number in one text and as a date in the other.
    if (x.value === null && y.value === null) return x.text.toLowerCase() === y.text.toLowerCase();
    return x.date === String(y.value) || y.date === String(x.value);
  }
  if (Math.abs(x.value - y.value) > 1e-9 * Math.max(1, Math.abs(x.value))) return false;
  return x.unit === undefined || y.unit === undefined || x.unit === y.unit;
}

function sameDate(x: string, y: string): boolean {
  const [left, right] = [dateParts(x), dateParts(y)];
  return left.every((part, i) => part === "" || (right[i] ?? "") === "" || part === right[i]);
}

/** Year, month, day; "" for what is not told ("--01-05"). */
function dateParts(date: string): string[] {
  return date.startsWith("--") ? ["", ...date.slice(2).split("-")] : date.split("-");
}

type FrameGuards = Pick<
  Guards,
  | "negation-shared"
  | "roles-agree"
  | "roles-swapped"
  | "roles-clash"
  | "converse-agree"
  | "converse-swapped"
  | "voice"
>;

function frameGuards(left: readonly SketchFrame[], right: readonly SketchFrame[]): FrameGuards {
  const found = {
    "negation-shared": 0,
    "roles-agree": 0,
    "roles-swapped": 0,
    "roles-clash": 0,
    "converse-agree": 0,
    "converse-swapped": 0,
    voice: left.some((frame) => frame.passive) === right.some((frame) => frame.passive) ? 0 : 1,
  };
  for (const x of left) {
    for (const y of right) {
      const [from, to] = [meets(x.from, y.from), meets(x.to, y.to)];
      const [crossed, back] = [meets(x.from, y.to), meets(x.to, y.from)];
      if (sameWord(x.action, y.action)) {
        if (x.negated !== y.negated) found["negation-shared"] = 1;
        if (from || to) found["roles-agree"] = 1;
        if ((crossed || back) && !from && !to) found["roles-swapped"] = 1;
        if (differ(x.from, y.from, from || crossed) || differ(x.to, y.to, to || back))
          found["roles-clash"] = 1;
      } else {
        if (from && to) found["converse-agree"] = 1;
        if (crossed && back) found["converse-swapped"] = 1;
      }
    }
  }
  return found;
}

/** Both have fillers, and none in common. */
function differ(x: readonly SketchWord[], y: readonly SketchWord[], met: boolean): boolean {
  return x.length > 0 && y.length > 0 && !met;
}

function meets(x: readonly SketchWord[], y: readonly SketchWord[]): boolean {
  return x.some((left) => y.some((right) => sameWord(left, right)));
}

export function sameWord(x: SketchWord, y: SketchWord): boolean {
  return x.keys.some((key) => y.keys.includes(key));
}
