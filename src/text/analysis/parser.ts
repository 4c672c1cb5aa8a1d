import type { Atoms } from "./atoms.ts";
import { MoveScorer, type MoveTable } from "./move-scorer.ts";
import { MOVES, States } from "./parser-states.ts";

/** The margin for condensed weights: EWT dev has the same UAS with it as without, with a beam of 3 on average. */
export const BEAM_MARGIN = 1300;

/** A beam of parser states, advanced one move at a time. */
export class Beam {
  readonly states = new States();
  readonly scorer = new MoveScorer();
  /** Numbers of the states in the beam, best first. */
  members = new Int32Array(0);
  count = 0;
  private readonly width: number;
  private readonly margin: number;
  private readonly moveScores = new Float64Array(MOVES);
  /** Scores of the moves of each member. */
  private readonly scores: Float64Array;
  // Candidates of one step.
  private readonly from: Int32Array;
  private readonly move: Uint8Array;
  private readonly total: Float64Array;

  /** @param margin states that fall behind the best by more are dropped; none in training */
  constructor(width: number, margin = Number.POSITIVE_INFINITY) {
    this.width = width;
    this.margin = margin;
    this.members = new Int32Array(width);
    this.scores = new Float64Array(width * MOVES);
    this.from = new Int32Array(width);
    this.move = new Uint8Array(width);
    this.total = new Float64Array(width);
  }

  start(size: number, spare = 0): void {
    this.states.start(size, 2 * size * (this.width + spare) + 2);
    this.members[0] = 0;
    this.count = 1;
    this.scorer.clear();
  }

  step(a: Atoms, table: MoveTable): void {
    const { states, moveScores, scores, from, move, total, width } = this;
    if (this.count === 1) {
      // Where there is no choice, there is nothing to score.
      const s = this.members[0]!;
      const only = states.onlyMove(s);
      if (only >= 0) {
        this.members[0] = states.apply(s, only, states.score[s]!);
        return;
      }
    }
    let kept = 0;
    for (let m = 0; m < this.count; m++) {
      const s = this.members[m]!;
      const at = m * MOVES;
      const same = this.alikeBefore(m);
      if (same < 0) {
        this.scorer.score(a, states, s, table, moveScores);
        for (let k = 0; k < MOVES; k++) scores[at + k] = moveScores[k]!;
      } else for (let k = 0; k < MOVES; k++) scores[at + k] = scores[same * MOVES + k]!;
      for (let k = 0; k < MOVES; k++) {
        if (!states.allows(s, k)) continue;
        const score = states.score[s]! + scores[at + k]!;
        if (kept === width && score <= total[kept - 1]!) continue;
        let place = kept < width ? kept++ : width - 1;
        while (place > 0 && total[place - 1]! < score) {
          total[place] = total[place - 1]!;
          from[place] = from[place - 1]!;
          move[place] = move[place - 1]!;
          place--;
        }
        total[place] = score;
        from[place] = s;
        move[place] = k;
      }
    }
    const least = total[0]! - this.margin;
    let m = 0;
    for (; m < kept && total[m]! >= least; m++) {
      this.members[m] = states.apply(from[m]!, move[m]!, total[m]!);
    }
    this.count = m;
  }

  /** The first member that looks the same as member `m`, -1 if there is none before it. */
  private alikeBefore(m: number): number {
    for (let k = 0; k < m; k++) if (this.states.alike(this.members[k]!, this.members[m]!)) return k;
    return -1;
  }
}

/**
 * Heads of the words, 0-based, the root as `size`. Beam search; time O(words x width).
 * Always a projective tree with one root.
 */
export function parseHeads(a: Atoms, table: MoveTable, beam: Beam): Int32Array {
  const heads = new Int32Array(a.size);
  if (a.size === 0) return heads;
  beam.start(a.size);
  for (let step = 0; step < 2 * a.size; step++) beam.step(a, table);
  beam.states.heads(beam.members[0]!, heads);
  return heads;
}
