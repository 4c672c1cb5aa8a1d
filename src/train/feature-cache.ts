import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { CorpusPlan } from "../systems/published/corpus/learn-corpus.ts";
import type { CorpusPart, FeatureFamily } from "../systems/published/features/family.ts";
import type { TextPair } from "../text/index.ts";
import { VERSION } from "../version.ts";

/** Digest of what each part of a learnt corpus hangs on. */
export type CorpusKeys = Readonly<Record<CorpusPart, string>>;

/** What the parts of a corpus learnt from the pairs' texts, and from further ones, hang on. */
export function corpusKeys(
  plan: CorpusPlan,
  pairs: readonly TextPair[],
  text: readonly string[] = [],
): CorpusKeys {
  const hash = createHash("sha256");
  for (const { a, b } of pairs) hash.update(JSON.stringify([a, b]));
  if (text.length > 0) hash.update(JSON.stringify(text));
  const counts = hash.digest("hex");
  const { dimension = 0, vectors = "latent", components = false } = plan;
  return {
    counts,
    vectors: dimension === 0 ? counts : [counts, dimension, vectors, components].join(":"),
    texts: [counts, plan.textModel ?? "none", plan.textDimension ?? ""].join(":"),
  };
}

/**
 * Values of families of features for one list of pairs, on disk, a file each. A file's name is the digest of all that
 * its values hang on: texts and languages, family and its version, word lists, the learnt corpus, the version of samesay.
 */
export class FeatureCache {
  readonly #folder: string | undefined;
  readonly #pairs: string;
  readonly #reader: string;
  readonly #corpus: CorpusKeys;

  private constructor(folder: string | undefined, pairs: string, reader: string, corpus: CorpusKeys) {
    this.#folder = folder;
    this.#pairs = pairs;
    this.#reader = reader;
    this.#corpus = corpus;
  }

  /**
   * @param folder made when absent; undefined: nothing is kept
   * @param reader digest of lists and weights
   * @param corpus what the learnt corpus hangs on
   */
  static async open(
    folder: string | undefined,
    pairs: readonly { readonly a: string; readonly b: string; readonly languages?: readonly string[] }[],
    reader: string,
    corpus: CorpusKeys,
  ): Promise<FeatureCache> {
    if (folder !== undefined) await mkdir(folder, { recursive: true });
    const hash = createHash("sha256");
    for (const { a, b, languages = [] } of pairs) hash.update(JSON.stringify([a, b, ...languages]));
    return new FeatureCache(folder, hash.digest("hex"), reader, corpus);
  }

  async read({ ...family }: FeatureFamily): Promise<Float64Array | undefined> {
    const path = this.#path(family);
    const bytes = path === undefined ? undefined : await readFile(path).catch(() => undefined);
    if (bytes === undefined || bytes.length % (8 * family.columns.length) !== 0) return undefined;
    return new Float64Array(new Uint8Array(bytes).buffer);
  }

  async write(family: FeatureFamily, values: Float64Array): Promise<void> {
    const path = this.#path(family);
    if (path === undefined) return;
    // Another process may be writing the same.
    const own = `${path}.${process.pid}.part`;
    await writeFile(own, new Uint8Array(values.buffer));
    await rename(own, path);
  }

  #path({ name, version, columns, usesCorpus }: FeatureFamily): string | undefined {
    if (this.#folder === undefined) return undefined;
    const corpus = usesCorpus === undefined ? "" : this.#corpus[usesCorpus];
    const key = [VERSION, name, version, columns.join(), this.#pairs, this.#reader, corpus].join("\n");
    return join(this.#folder, `${name}-${createHash("sha256").update(key).digest("hex").slice(0, 16)}.f64`);
  }
}
