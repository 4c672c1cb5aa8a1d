/** Words read together at most. */
export const LONGEST_PIECE = 128;

/** Signs behind which a long sentence is best cut. */
const CUT_BEHIND = /^[.,;:!?…،؛؟)\]}»”]+$/u;

/**
 * Where the pieces of a sentence end: one piece up to `LONGEST_PIECE` words, else behind the last punctuation in the
 * second half of what is left to a piece, and where there is none, after `LONGEST_PIECE` words.
 */
export function pieceEnds(forms: readonly string[]): number[] {
  const ends: number[] = [];
  let from = 0;
  while (forms.length - from > LONGEST_PIECE) {
    let end = from + LONGEST_PIECE;
    while (end > from + LONGEST_PIECE / 2 && !CUT_BEHIND.test(forms[end - 1]!)) end--;
    if (end === from + LONGEST_PIECE / 2) end = from + LONGEST_PIECE;
    ends.push(end);
    from = end;
  }
  ends.push(forms.length);
  return ends;
}
