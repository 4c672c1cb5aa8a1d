import { shippedParaphrases } from "../../lexicon/node.ts";
import type { Language } from "../../text/index.ts";
import { type LexicalSimilarity, strongestOf } from "./lexical-similarity.ts";
import { paraphraseSimilarity } from "./paraphrase-similarity.ts";

/**
 * What relates words of two languages that are not the same word, as far as the lists that ship tell. Read once.
 * @throws StsError E_MODEL when a list is missing or damaged
 */
export async function lexicalSimilarity(a: Language, b: Language): Promise<LexicalSimilarity> {
  const known: LexicalSimilarity[] = [];
  if (a === "en" && b === "en") known.push(await paraphrases());
  return strongestOf(known);
}

let english: Promise<LexicalSimilarity> | undefined;

/** One for all callers, so that what it has looked up of a word is kept. */
function paraphrases(): Promise<LexicalSimilarity> {
  english ??= shippedParaphrases().then(paraphraseSimilarity);
  english.catch(() => {
    english = undefined;
  });
  return english;
}
