import { checkEach, checkTexts } from "../../arguments.ts";

/** How far chunks of a system are people's. */
export interface ChunkAgreement {
  readonly precision: number | null;
  readonly recall: number | null;
  readonly f1: number | null;
}

type Chunks = readonly (readonly unknown[])[];

/**
 * Chunk F1: a chunk is right where people's begins and ends at the same tokens. Sums go over all sentences (micro); null
 * where a side has no chunk.
 * @param sentences people's chunks and the system's, of the same tokens
 * @see Tjong Kim Sang and Buchholz 2000, https://aclanthology.org/W00-0726/
 */
export function chunkAgreement(
  sentences: readonly (readonly [gold: Chunks, system: Chunks])[],
): ChunkAgreement {
  checkEach(
    sentences,
    "chunkAgreement: sentences",
    "an array of sentences, each cut twice",
    (sentence, name) =>
      checkEach(sentence, name, "chunks of the gold and of a system", (chunks, of) =>
        checkEach(chunks, of, "an array of chunks", checkTexts),
      ),
  );
  let [right, all, found] = [0, 0, 0];
  for (const [gold, system] of sentences) {
    const own = new Set(spans(gold));
    all += own.size;
    for (const span of spans(system)) {
      found++;
      if (own.has(span)) right++;
    }
  }
  const precision = found > 0 ? right / found : null;
  const recall = all > 0 ? right / all : null;
  return { precision, recall, f1: all + found > 0 ? (2 * right) / (all + found) : null };
}

function spans(chunks: Chunks): string[] {
  let next = 0;
  return chunks.map((chunk) => {
    const from = next;
    next += chunk.length;
    return `${from} ${next}`;
  });
}
