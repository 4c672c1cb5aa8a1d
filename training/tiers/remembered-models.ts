import { join } from "node:path";
import { RowStore } from "../../bench/panel/row-store.ts";
import type { CrossEncoder, Encoder } from "../../src/vectors/index.ts";

/** Texts and pairs read at once; what was read when a run stops is there for the next. */
const [TEXTS_AT_ONCE, PAIRS_AT_ONCE] = [512, 256];

/** An encoder whose vectors stay in a folder between runs, by the digest of its weights. */
export function rememberedEncoder(encoder: Encoder, folder: string): Encoder {
  const { dimension } = encoder;
  const store = new RowStore(
    join(folder, `${encoder.name}-${encoder.sha256.slice(0, 16)}.bin`),
    dimension,
    4,
  );
  return {
    ...encoder,
    async encode(texts) {
      const missing = [...new Set(texts)].filter((text) => !store.has(text));
      for (let at = 0; at < missing.length; at += TEXTS_AT_ONCE) {
        const batch = missing.slice(at, at + TEXTS_AT_ONCE);
        const { data } = await encoder.encode(batch);
        store.add(batch.map((text, i) => [text, data.subarray(i * dimension, (i + 1) * dimension)]));
        if (missing.length > TEXTS_AT_ONCE)
          console.error(`${encoder.name}: ${at + batch.length} of ${missing.length} texts`);
      }
      const data = new Float32Array(texts.length * dimension);
      for (const [i, text] of texts.entries()) data.set(store.get(text), i * dimension);
      return { data, count: texts.length, dimension, excessTokens: new Uint32Array(texts.length) };
    },
  };
}

/** The same of a cross-encoder's scores. */
export function rememberedCrossEncoder(crossEncoder: CrossEncoder, folder: string): CrossEncoder {
  const { name, sha256 } = crossEncoder;
  const store = new RowStore(join(folder, `${name}-${sha256.slice(0, 16)}.bin`), 1, 8);
  const keyOf = ({ a, b }: { readonly a: string; readonly b: string }) => [a, b].sort().join("\0");
  return {
    ...crossEncoder,
    async score(pairs) {
      const missing = [...new Map(pairs.map((pair) => [keyOf(pair), pair])).values()].filter(
        (pair) => !store.has(keyOf(pair)),
      );
      for (let at = 0; at < missing.length; at += PAIRS_AT_ONCE) {
        const batch = missing.slice(at, at + PAIRS_AT_ONCE);
        const { scores } = await crossEncoder.score(batch);
        store.add(batch.map((pair, i) => [keyOf(pair), [scores[i]!]]));
      }
      return {
        scores: Float64Array.from(pairs, (pair) => store.get(keyOf(pair))[0]!),
        excessTokens: new Uint32Array(2 * pairs.length),
      };
    },
  };
}
