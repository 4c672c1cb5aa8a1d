/** Columns to either side of the diagonal that are looked at. */
const BEAM = 25;
const UNREACHED = 0x3fffffff;

/** How one cell was reached: words paired (equal or not), one more of the hypothesis, one more of the reference. */
export const STEP = { equal: 1, substituted: 2, hypothesisOnly: 3, referenceOnly: 4 } as const;
type Step = (typeof STEP)[keyof typeof STEP];

/**
 * Word edit distances of hypotheses of one length to one reference, near the diagonal only: tercom's beam of 25.
 * Rows that a hypothesis shares with the one before, by a common beginning, are kept.
 *
 * Time O(25 h) and memory O(h r) for h and r words.
 * @source Snover et al. 2006, https://aclanthology.org/2006.amta-papers.25; Post 2018 (sacreBLEU's lib_ter.py)
 */
export class BeamEditDistance {
  readonly #reference: readonly number[];
  readonly #width: number;
  readonly #costs: Int32Array;
  readonly #steps: Uint8Array;
  #hypothesis: readonly number[] = [];

  constructor(reference: readonly number[], hypothesisLength: number) {
    this.#reference = reference;
    this.#width = reference.length + 1;
    const cells = (hypothesisLength + 1) * this.#width;
    this.#costs = new Int32Array(cells).fill(UNREACHED);
    this.#steps = new Uint8Array(cells);
    for (let j = 0; j < this.#width; j++) {
      this.#costs[j] = j;
      this.#steps[j] = STEP.referenceOnly;
    }
  }

  /** Edits from the hypothesis to the reference. */
  distance(hypothesis: readonly number[]): number {
    let kept = 0;
    while (kept < this.#hypothesis.length && this.#hypothesis[kept] === hypothesis[kept]) kept++;
    this.#costs.fill(UNREACHED, (kept + 1) * this.#width);
    for (let i = kept + 1; i <= hypothesis.length; i++) this.#fillRow(i, hypothesis);
    this.#hypothesis = hypothesis;
    return this.#costs.at(-1)!;
  }

  /** The steps of a cheapest way through the last hypothesis, from its beginning. */
  steps(): Step[] {
    const steps: Step[] = [];
    let i = this.#hypothesis.length;
    let j = this.#reference.length;
    while (i > 0 || j > 0) {
      const step = this.#steps[i * this.#width + j] as Step;
      steps.push(step);
      if (step !== STEP.referenceOnly) i--;
      if (step !== STEP.hypothesisOnly) j--;
    }
    return steps.reverse();
  }

  #fillRow(i: number, hypothesis: readonly number[]): void {
    const ratio = this.#reference.length / hypothesis.length;
    const beam = BEAM < ratio / 2 ? Math.ceil(ratio / 2 + BEAM) : BEAM;
    const diagonal = Math.floor(i * ratio);
    const end = i === hypothesis.length ? this.#width : Math.min(this.#width, diagonal + beam);
    for (let j = Math.max(0, diagonal - beam); j < end; j++) this.#fillCell(i, j, hypothesis[i - 1]!);
  }

  /** Of equal costs tercom takes the pairing first, then the hypothesis's word, then the reference's. */
  #fillCell(i: number, j: number, word: number): void {
    const cell = i * this.#width + j;
    const above = this.#costs[cell - this.#width]! + 1;
    let [cost, step]: [number, Step] = [above, STEP.hypothesisOnly];
    if (j > 0) {
      const equal = word === this.#reference[j - 1];
      const paired = this.#costs[cell - this.#width - 1]! + (equal ? 0 : 1);
      if (paired <= cost) [cost, step] = [paired, equal ? STEP.equal : STEP.substituted];
      const before = this.#costs[cell - 1]! + 1;
      if (before < cost) [cost, step] = [before, STEP.referenceOnly];
    }
    this.#costs[cell] = cost;
    this.#steps[cell] = step;
  }
}
