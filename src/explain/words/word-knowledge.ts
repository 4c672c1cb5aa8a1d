import { type LexicalSimilarity, lexicalSimilarity } from "../../align/index.ts";
import { shippedParaphrases } from "../../lexicon/node.ts";
import { type RelateWords, wordRelations } from "./word-relations.ts";

/** What English words are looked up in beside vectors. */
export interface WordKnowledge {
  readonly relate: RelateWords;
  readonly similarity: LexicalSimilarity;
}

let opened: Promise<WordKnowledge> | undefined;

/** WordNet, paraphrases and what the word aligner asks, as they ship; read once. @throws StsError E_MODEL */
export function englishKnowledge(): Promise<WordKnowledge> {
  opened ??= open();
  // What could not be read is tried again by the next call.
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

async function open(): Promise<WordKnowledge> {
  return {
    relate: wordRelations(await shippedParaphrases()),
    similarity: await lexicalSimilarity("en", "en"),
  };
}
