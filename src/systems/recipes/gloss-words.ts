/**
 * Words that say little in definitions ("the act of moving something", "a state in which someone ..."), taken for function
 * words as the best run of DLS@CU did with the glosses of OnWN.
 * @see Sultan, Bethard and Sumner 2014 (DLS@CU), https://aclanthology.org/S14-2039, section 4
 */
export const GLOSS_WORDS: ReadonlySet<string> = new Set(
  "something someone somebody act activity some state".split(" "),
);
