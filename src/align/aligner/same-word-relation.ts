import { sameWord } from "../words/same-word.ts";
import type { AlignerWord } from "./aligner-text.ts";
import type { LexicalRelation } from "./lexical-similarity.ts";

const SAME_FORM: LexicalRelation = { weight: 1, name: "same word" };
const SAME_SPELLING: LexicalRelation = { weight: 1, name: "same but for signs" };
const SAME_LEMMA: LexicalRelation = { weight: 1, name: "same lemma" };
const SAME_STEM: LexicalRelation = { weight: 1, name: "same stem" };

/** Signs inside words that spellings differ in: "U.S.", "US"; "e-mail", "email"; "1,000", "1000". */
const SIGNS = /[.,\-'’]/g;

/**
 * Whether two words are one: the same form, but for signs, the same lemma or stem; numbers in digits only in the same
 * digits. Words of two languages only in the same form. O(length)
 */
export function sameWordRelation(x: AlignerWord, y: AlignerWord): LexicalRelation | undefined {
  if (x.form === y.form) return SAME_FORM;
  if (x.digits !== y.digits) return undefined;
  if (x.digits || hasSign(x) || hasSign(y)) {
    if (x.form.replace(SIGNS, "") === y.form.replace(SIGNS, "")) return SAME_SPELLING;
    if (x.digits) return undefined;
  }
  if (x.language !== y.language) return undefined;
  if (x.lemma === y.lemma) return SAME_LEMMA;
  if (x.word === undefined || y.word === undefined || x.wordClass === "function") return undefined;
  return sameWord(x.word, y.word) ? SAME_STEM : undefined;
}

function hasSign({ form }: AlignerWord): boolean {
  for (let k = 0; k < form.length; k++) {
    const code = form.charCodeAt(k);
    if (code === 0x2e || code === 0x2d || code === 0x27 || code === 0x2019) return true;
  }
  return false;
}
