import { type LexicalSimilarity, lexicalSimilarity } from "../../align/index.ts";
import { shippedParaphrases } from "../../lexicon/node.ts";
import { type RelateWords, wordRelations } from "./word-relations.ts";

/** What English words are looked up in beside vectors. */
export interface WordKnowledge {
  readonly relate: RelateWords;
  /** What the word aligner asks; it runs where this is there alone. */
  readonly similarity?: LexicalSimilarity;
}

/** WordNet and paraphrases as they ship; read once. @throws StsError E_MODEL */
export const englishRelations = once(async () => ({ relate: wordRelations(await shippedParaphrases()) }));

/** The same, and what the word aligner asks. @throws StsError E_MODEL */
export const englishKnowledge = once(async () => ({
  ...(await englishRelations()),
  similarity: await lexicalSimilarity("en", "en"),
}));

/** What could not be read is tried again by the next call. */
function once<T extends WordKnowledge>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | undefined;
  return () => {
    opened ??= open();
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };
}
