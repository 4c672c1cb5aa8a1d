import { openBilingualLexicon } from "../systems/words/bilingual-lexicon.ts";
import { textWordsOf } from "../systems/words/text-words.ts";
import type { Language } from "../text/index.ts";
import { type Encoder, openStaticEncoder } from "../vectors/index.ts";
import { folderFiles, openShippedModel, shippedFolder } from "../vectors/node.ts";
import { unit } from "./align/chunk-side.ts";
import type { Route } from "./route.ts";
import type { WordSources } from "./words/read-text.ts";
import { englishRelations, type WordKnowledge } from "./words/word-knowledge.ts";

/** Shipped weights that chunks and words are read by, each opened when first asked for. */
export interface ShippedReading {
  encoder(route: Route): Promise<Encoder>;
  words(languages: readonly Language[]): Promise<WordSources>;
  knowledge(): Promise<WordKnowledge>;
  close(): Promise<void>;
}

/** Words whose vectors are remembered; beyond, all are forgotten. */
const MAX_REMEMBERED = 50_000;

/** @param threads of the encoders; by default all cores */
export function openShippedReading(threads?: number): ShippedReading {
  const encoders = new Map<Route, Promise<Encoder>>();
  let vectors: Promise<(word: string) => Float32Array> | undefined;
  const lexicon = once(() => openBilingualLexicon(folderFiles(shippedFolder("lexicon"))));
  return {
    encoder(route) {
      const found = encoders.get(route) ?? openShippedModel(route, threads === undefined ? {} : { threads });
      encoders.set(route, found);
      return found;
    },
    async words(languages) {
      vectors ??= wordVectors();
      const vector = await vectors;
      if (languages.length < 2) return { vector };
      const open = await lexicon();
      await open.load(languages);
      const glosses: WordSources["glosses"] = (form, language) =>
        open.glossed(textWordsOf(form, language)).words[0] ?? [];
      return { vector, glosses };
    },
    knowledge: englishRelations,
    async close() {
      for (const opened of await Promise.allSettled(encoders.values()))
        if (opened.status === "fulfilled") await opened.value.close();
    },
  };
}

async function wordVectors(): Promise<(word: string) => Float32Array> {
  const encoder = await openStaticEncoder(folderFiles(shippedFolder("fast")));
  const known = new Map<string, Float32Array>();
  return (word) => {
    let found = known.get(word);
    if (found === undefined) {
      if (known.size >= MAX_REMEMBERED) known.clear();
      found = unit(encoder.sum(word));
      known.set(word, found);
    }
    return found;
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
