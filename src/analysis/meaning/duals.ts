import type { Quantity } from "../../text/numbers/index.ts";
import type { AnalysedToken } from "../types.ts";

/** What a noun may be tagged as, unknown ones and names among them. */
const LIKE_NOUNS: ReadonlySet<string> = new Set(["NOUN", "ADJ", "DET", "X", "PROPN"]);

/** Letters of the dual: -ān after a subject, -ayn elsewhere, with the feminine t. */
const DUAL = /^(.{2,}?)(ت?)(ان|ين)$/u;

/**
 * Arabic nouns in the dual, which are two without any number word ("كلبان"): those that the model marks so, and
 * rare ones in -ان whose singular is a known word while they are none themselves. Many names end so (سليمان, and سليم is
 * a word): these are common forms.
 * @param isLemma whether a word is in the model's list of dictionary forms
 * @param isCommon whether a form is common in text
 */
export function findDuals(
  tokens: readonly AnalysedToken[],
  known: readonly Quantity[],
  isLemma: (word: string) => boolean,
  isCommon: (form: string) => boolean,
): Quantity[] {
  const found: Quantity[] = [];
  for (const token of tokens) {
    if (!LIKE_NOUNS.has(token.upos) || known.some(({ span }) => span[0] < token.end && token.start < span[1]))
      continue;
    const form = token.form.replace(/[\u064b-\u0652\u0640]/g, "").replace(/^ال(?=.{4})/, "");
    const parts = DUAL.exec(form);
    if (parts === null) continue;
    const [, stem = "", t = "", ending = ""] = parts;
    const singular = t === "" ? stem : `${stem}ة`;
    const marked = token.upos === "NOUN" && token.features.Number === "Dual";
    const built = ending === "ان" && isLemma(singular) && !isLemma(form) && token.features.Number !== "Plur";
    if (!marked && !(built && !isCommon(form))) continue;
    const { text, start, end } = token;
    found.push({ kind: "cardinal", value: 2, span: [start, end], text, approximate: false, decimals: 0 });
  }
  return found;
}
