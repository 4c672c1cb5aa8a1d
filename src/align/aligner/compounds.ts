import type { AlignerText } from "./aligner-text.ts";
import type { WordPairs } from "./word-pairs.ts";

/** Shorter words are two by chance ("a" + "way"). */
const MIN_LETTERS = 5;

/** Links one word with two that are written apart or with a hyphen: "airplane", "air plane", "air-plane". O(left + right) */
export function linkCompounds(pairs: WordPairs): void {
  const halves = (text: AlignerText, linked: Int32Array) => {
    const found = new Map<string, readonly number[]>();
    for (let k = 0; k + 1 < text.words.length; k++) {
      const parts = isSign(text, k + 1) ? [k, k + 2] : [k, k + 1];
      const [first, second] = parts.map((at) => text.words[at]);
      if (second === undefined || parts.some((at) => linked[at] !== -1)) continue;
      if (first!.wordClass !== "punctuation") found.set(first!.form + second.form, parts);
    }
    return found;
  };
  const [left, right] = [halves(pairs.left, pairs.toRight), halves(pairs.right, pairs.toLeft)];
  for (const [i, { form }] of pairs.left.words.entries()) {
    const parts = right.get(form);
    if (parts === undefined || form.length < MIN_LETTERS || !parts.every((j) => pairs.free(i, j))) continue;
    pairs.linkAs([i], parts, { weight: 1, step: "compound", evidence: "written together" });
  }
  for (const [j, { form }] of pairs.right.words.entries()) {
    const parts = left.get(form);
    if (parts === undefined || form.length < MIN_LETTERS || !parts.every((i) => pairs.free(i, j))) continue;
    pairs.linkAs(parts, [j], { weight: 1, step: "compound", evidence: "written together" });
  }
}

function isSign({ words }: AlignerText, at: number): boolean {
  const form = words[at]?.form;
  return form === "-" || form === "\u2010";
}
