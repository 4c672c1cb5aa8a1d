import type { PlacedWord, TextWords } from "../words/text-words.ts";
import type { Comparison } from "./comparison.ts";

/** Names and codes of a hunk that stand against each other. Arabic has no capitals: codes alone. */
export function compareNames(comparison: Comparison): void {
  const [leftNames, rightNames] = [namesOf(comparison.left), namesOf(comparison.right)];
  for (const hunk of comparison.match.hunks) {
    const left = hunk.left.filter((i) => comparison.leftFree(i) && leftNames.has(i));
    const right = hunk.right.filter((j) => comparison.rightFree(j) && rightNames.has(j));
    if (left.length === 0 || right.length === 0) continue;
    const [x, y] = [textOf(comparison.left, left), textOf(comparison.right, right)];
    if (isInitials(x, y) || isInitials(y, x)) comparison.addEqual(left, right, `initials: ${x} = ${y}`);
    else
      comparison.add("name", left, right, {
        strength: 0.9,
        contradicts: true,
        evidence: `name: ${x} / ${y}`,
      });
  }
}

/** Indexes of words that name: capitals other than a sentence's first, acronyms, codes. None by capitals in a heading. */
function namesOf({ words, text }: TextWords): ReadonlySet<number> {
  const capitals = words.filter(({ word }) => word.capital).length;
  const content = words.filter(({ word }) => !word.small).length;
  const heading = content > 2 && 5 * capitals > 4 * content;
  const shouted = text === text.toUpperCase();
  const isName = (placed: PlacedWord) =>
    isCode(placed) || (!heading && !shouted && placed.word.capital && (!placed.opens || placed.word.acronym));
  return new Set([...words.keys()].filter((k) => isName(words[k]!)));
}

/** Letters and digits in one word: UA123, v1.2.3. */
function isCode({ word }: PlacedWord): boolean {
  return word.digits && /\p{L}/u.test(word.form);
}

function textOf({ text, words }: TextWords, indexes: readonly number[]): string {
  return text.slice(words[indexes[0]!]!.start, words[indexes.at(-1)!]!.end);
}

/** "UN" of "United Nations". */
function isInitials(short: string, long: string): boolean {
  const letters = short.replace(/\./g, "");
  if (!/^\p{Lu}{2,}$/u.test(letters)) return false;
  const words = long.split(/[\s-]+/u).filter((word) => word !== "");
  if (words.length < 2) return false;
  const initials = (kept: readonly string[]) => kept.map((word) => word.charAt(0).toUpperCase()).join("");
  return initials(words) === letters || initials(words.filter((word) => /^\p{Lu}/u.test(word))) === letters;
}
