import { createHash } from "node:crypto";
import { join } from "node:path";
import { mean, standardDeviation } from "../../src/stats/index.ts";
import { createSystem, scoreMatrix } from "../../src/systems/index.ts";
import { modelFolder } from "./model-folders.ts";
import { type CacheOptions, textVectors } from "./model-values.ts";
import type { Half } from "./panel-set.ts";
import { nameOfPart, parsePart } from "./part-formula.ts";
import { progress } from "./progress.ts";
import type { RetrievalPool } from "./retrieval-pools.ts";
import { openStore } from "./row-store.ts";
import { systemDigest } from "./system-digest.ts";

/** Something that compares every English sentence of a pool with every one of the other language. */
export interface Retriever {
  readonly name: string;
  /** Its card says that it saw text of these pools. */
  readonly saw: boolean;
  /** Shape [queries, 2]: 1 where the English sentence, and where the other, has its own translation on top; shared between equals. */
  hits(pool: RetrievalPool): Promise<Float64Array>;
}

/** What says of weights or a system that parallel text taught them. */
const SEEN = /^parallel$|flores|ntrex/i;

/** Encoders of a part, none of them a cross-encoder, that read all pools. */
export function partRetriever(name: string, options: CacheOptions): Retriever | undefined {
  const terms = parsePart(name).map(({ weight, model }) => ({ weight, model: modelFolder(model) }));
  const fits = terms.every(
    ({ model: { manifest } }) =>
      manifest.kind !== "onnx-cross-encoder" &&
      ["en", "es", "ar", "tr"].every((tag) => manifest.languages.includes(tag)),
  );
  if (!fits) return undefined;
  return {
    name: nameOfPart(
      name,
      terms.map(({ model }) => model.manifest),
    ),
    saw: terms.some(({ model }) => model.manifest.trainedOn?.some((set) => SEEN.test(set)) ?? false),
    async hits(pool) {
      const { queries } = pool;
      const sum = new Float64Array(queries.length ** 2);
      for (const { weight, model } of terms) {
        const texts = queries.flatMap(({ english, other }) => [english, other]);
        const store = await textVectors(model, texts, options);
        const cosines = allCosines(
          queries.map(({ english }) => store.get(english)),
          queries.map(({ other }) => store.get(other)),
        );
        const [middle, deviation] = terms.length === 1 ? [0, 1] : [mean(cosines), standardDeviation(cosines)];
        for (const [i, value] of cosines.entries()) sum[i]! += (weight * (value - middle)) / deviation;
      }
      return ownOnTop(sum, queries.length);
    },
  };
}

/** A system's matrix of scores, by its raw values; hits are remembered. */
export async function systemRetriever(name: string, { cache }: CacheOptions): Promise<Retriever> {
  const { signature, trainedOn } = await createSystem(name);
  const store = openStore(join(cache, `${name}-retrieval-${systemDigest(signature)}.bin`), 2, 8);
  return {
    name,
    saw: trainedOn.some(({ set }) => SEEN.test(set)),
    async hits(pool) {
      const { queries, language } = pool;
      const all = createHash("sha256").update(
        JSON.stringify(queries.map(({ english, other }) => [english, other])),
      );
      const digest = all.digest("hex");
      const key = (i: number) => `${digest}\n${i}`;
      if (queries.some((_, i) => !store.has(key(i)))) {
        const say = progress(`${pool.id} by ${name}`, queries.length ** 2);
        const system = await createSystem(name, { languages: ["en", language] });
        const english = queries.map((query) => query.english);
        const others = queries.map(({ other }) => other);
        const { raw } = await scoreMatrix(system, english, others, { onProgress: say });
        const direction = system.raw.direction ?? 1;
        const found = ownOnTop(
          raw.values.map((value) => direction * value),
          queries.length,
        );
        store.add(queries.map((_, i) => [key(i), found.subarray(2 * i, 2 * i + 2)]));
        await system.close();
      }
      return Float64Array.from(queries.flatMap((_, i) => [...store.get(key(i))]));
    },
  };
}

/** Precision at rank 1 of the queries of one half, over both directions. */
export function precisionAtOne(pool: RetrievalPool, hits: Float64Array, half: Half): number {
  const asked = pool.queries.flatMap((query, i) =>
    query.half === half ? [hits[2 * i]!, hits[2 * i + 1]!] : [],
  );
  return mean(asked);
}

/** Whether cell [i, i] is the greatest of its row and of its column; 1/k where k are equally great. */
export function ownOnTop(values: Float64Array, n: number): Float64Array {
  const hits = new Float64Array(2 * n);
  for (let i = 0; i < n; i++) {
    hits[2 * i] = share(n, values[i * n + i]!, (j) => values[i * n + j]!);
    hits[2 * i + 1] = share(n, values[i * n + i]!, (j) => values[j * n + i]!);
  }
  return hits;
}

function share(n: number, own: number, value: (j: number) => number): number {
  let equal = 0;
  for (let j = 0; j < n; j++) {
    if (value(j) > own) return 0;
    if (value(j) === own) equal++;
  }
  return 1 / equal;
}

type Row = Float32Array | Float64Array;

function allCosines(left: readonly Row[], right: readonly Row[]): Float64Array {
  const unit = (row: Row) => {
    const length = Math.hypot(...row);
    return length === 0 ? row : row.map((x: number) => x / length);
  };
  const rows = left.map(unit);
  const columns = right.map(unit);
  const cosines = new Float64Array(rows.length * columns.length);
  for (const [i, x] of rows.entries()) {
    for (const [j, y] of columns.entries()) {
      let sum = 0;
      for (let d = 0; d < x.length; d++) sum += x[d]! * y[d]!;
      cosines[i * columns.length + j] = sum;
    }
  }
  return cosines;
}
