import { shippedParaphrases } from "../../lexicon/node.ts";
import { checkLanguage } from "../../text/check-language.ts";
import type { Language } from "../../text/index.ts";
import type { LexicalSimilarity } from "./lexical-similarity.ts";
import { paraphraseSimilarity } from "./paraphrase-similarity.ts";
import { synonymSimilarity } from "./synonym-similarity.ts";
import { translationSimilarity } from "./translation-similarity.ts";

/**
 * What relates words of two languages that are not the same word, as far as the lists that ship tell. Read once.
 * @throws StsError E_MODEL when a list is missing or damaged
 */
export async function lexicalSimilarity(a: Language, b: Language): Promise<LexicalSimilarity> {
  checkLanguage(a, "lexicalSimilarity: a");
  checkLanguage(b, "lexicalSimilarity: b");
  const key = [a, b].sort().join(" ");
  const known = opened.get(key) ?? open(a, b);
  opened.set(key, known);
  // What could not be read is tried again by the next call.
  known.catch(() => opened.delete(key));
  return known;
}

/** One for all callers, so that what it has looked up of a word is kept. */
const opened = new Map<string, Promise<LexicalSimilarity>>();

async function open(a: Language, b: Language): Promise<LexicalSimilarity> {
  if (a !== b) return translationSimilarity();
  return a === "en" ? paraphraseSimilarity(await shippedParaphrases()) : synonymSimilarity(a);
}
