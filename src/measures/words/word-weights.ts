import { checkNumber, checkOptions, checkRecord, checkSequence } from "../../arguments.ts";
import type { Lexicon } from "../../lexicon/index.ts";
import type { Language } from "../../text/index.ts";
import { type Unit, viewOf } from "../text-view.ts";

/**
 * Importance of a word in match form: idf, information content. Not negative; 0 leaves the word out.
 * `lexicon`: the one that the measure was told to use.
 */
export type WordWeight = (word: string, language: Language, lexicon?: Lexicon) => number;

/**
 * Inverse document frequency over a collection.
 *
 *   idf(w) = ln(N / df(w))    N: texts, df: texts that hold w; a word in none counts as one in one
 *
 * @param texts each a document; read once
 * @source Spärck Jones 1972, https://doi.org/10.1108/eb026526
 */
export function inverseDocumentFrequency(
  texts: Iterable<string>,
  options: { readonly language?: Language; readonly unit?: Unit } = {},
): WordWeight {
  checkSequence(texts, "inverseDocumentFrequency: texts");
  checkOptions(options, "inverseDocumentFrequency");
  const holders = new Map<string, number>();
  let count = 0;
  for (const text of texts) {
    count++;
    const words = new Set(viewOf(text, options.language).units(options.unit ?? "words"));
    for (const word of words) holders.set(word, (holders.get(word) ?? 0) + 1);
  }
  return (word) => (count === 0 ? 0 : Math.log(count / (holders.get(word) ?? 1)));
}

/**
 * Information content from a frequency list, as TakeLab has it.
 *
 *   ic(w) = ln(total / freq(w)), 0 for words rarer than `least`
 *
 * @param frequencies occurrences of each word, in match form
 * @param least below this a count says little; default 10
 * @source Šarić et al. 2012 (TakeLab), https://aclanthology.org/S12-1060 and the released code
 */
export function informationContent(frequencies: ReadonlyMap<string, number>, least = 10): WordWeight {
  checkRecord(frequencies, "informationContent: frequencies", "a Map", ["get"]);
  checkNumber(least, "informationContent: least");
  let total = 0;
  for (const frequency of frequencies.values()) total += frequency;
  return (word) => {
    const frequency = frequencies.get(word) ?? 0;
    return frequency < least || frequency === 0 ? 0 : Math.log(total / frequency);
  };
}
