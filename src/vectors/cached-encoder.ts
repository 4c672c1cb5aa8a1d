import { checkObject } from "../arguments.ts";
import type { Encoder } from "./encoder.ts";

/**
 * An encoder that remembers the vectors of the `entries` texts used last. Same results, fewer runs; worth it
 * where texts come back in later calls (repeats within one call are encoded once anyway).
 * Memory: entries x dimension x 4 bytes.
 */
export function cachedEncoder(encoder: Encoder, entries: number): Encoder {
  checkObject(encoder, "cachedEncoder: encoder", "encode", "an encoder, such as openEncoder gives");
  // A Map keeps insertion order: an entry is moved to the end when used, the first is the oldest.
  const store = new Map<string, { vector: Float32Array; excess: number }>();
  const { dimension } = encoder;
  return {
    name: encoder.name,
    sha256: encoder.sha256,
    fingerprint: encoder.fingerprint,
    ...(encoder.languages !== undefined && { languages: encoder.languages }),
    dimension,
    maxTokens: encoder.maxTokens,
    pooling: encoder.pooling,
    normalized: encoder.normalized,
    async encode(texts, options = {}) {
      const key = (text: string) => (options.prompt === undefined ? text : `${options.prompt}\0${text}`);
      const unknown = [...new Set(texts.filter((text) => !store.has(key(text))))];
      const fresh = await encoder.encode(unknown, options);
      const found = new Map<string, { vector: Float32Array; excess: number }>();
      for (const text of texts) {
        const known = store.get(key(text));
        if (known !== undefined) found.set(text, known);
      }
      for (const [i, text] of unknown.entries()) {
        const vector = fresh.data.slice(i * dimension, (i + 1) * dimension);
        found.set(text, { vector, excess: fresh.excessTokens[i]! });
      }
      const data = new Float32Array(texts.length * dimension);
      const excessTokens = new Uint32Array(texts.length);
      for (const [i, text] of texts.entries()) {
        const entry = found.get(text)!;
        data.set(entry.vector, i * dimension);
        excessTokens[i] = entry.excess;
        store.delete(key(text));
        store.set(key(text), entry);
      }
      for (const oldest of store.keys()) {
        if (store.size <= entries) break;
        store.delete(oldest);
      }
      return { data, count: texts.length, dimension, excessTokens };
    },
    async close() {
      store.clear();
      await encoder.close();
    },
  };
}
