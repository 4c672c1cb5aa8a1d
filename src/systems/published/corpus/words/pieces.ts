/** Rows that pieces of words, and pairs of words, are hashed to. */
export const PIECES = 20_000;

/** Pieces of a word of 3 to 5 characters, its ends marked, as numbers below `PIECES`. @see Bojanowski et al. 2017 */
export function piecesOf(word: string): number[] {
  const characters = [..."<", ...word, ">"];
  const found: number[] = [];
  for (let n = 3; n <= 5; n++)
    for (let i = 0; i + n <= characters.length; i++) found.push(hashed(characters.slice(i, i + n).join("")));
  return found;
}

/** A text as a number below `PIECES`, by FNV-1a. */
export function hashed(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0) % PIECES;
}
