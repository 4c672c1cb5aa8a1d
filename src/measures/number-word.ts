/** What a word says as a number, or as part of one. */
export interface NumberWord {
  readonly value: number;
  /**
   * Absent: a number by itself. "after": only where a number goes on with it, as with "one" in "twenty-one". "before":
   * only where a number goes on from it, as from واحد in "واحد وعشرون".
   */
  readonly only?: "after" | "before";
  /** Nothing goes on from it: it has an ending of case, or is an ordinal ("twenty-first"). */
  readonly ends?: boolean;
  /** English ordinal: goes on after a hyphen or "and" only. */
  readonly ordinal?: boolean;
  /** Turkish "in five"; with a smaller number behind it a fraction ("beşte iki"). */
  readonly locative?: boolean;
  /** Multiplies what stands before it ("two dozen"). */
  readonly times?: boolean;
  /** A conjunction is written on to it; the article is (Arabic). */
  readonly joined?: boolean;
  readonly definite?: boolean;
}
