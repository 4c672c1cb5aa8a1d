// What the combiner of `accurate` is fitted on, as features: gold pairs, unrelated pairs, contrast triples, and dev to
// choose by. What `base` says of a pair that its blend was fitted on comes from a blend that did not see it.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { groupedFolds, sentenceGroups } from "../src/learn/index.ts";
import { FEATURE_NAMES, type Features } from "../src/systems/accurate-features.ts";
import type { PairReader, TaggedPair } from "../src/systems/accurate-reader.ts";
import { withUnrelated } from "../src/systems/calibration-pairs.ts";
import type { Tags } from "../src/systems/encoder-parts.ts";
import type { LanguageTag } from "../src/systems/system.ts";
import type { Language } from "../src/text/index.ts";
import { sha256 } from "../src/vectors/index.ts";
import { anchorGroups, devRows, type GoldRow, goldRows, type Triple, triplesAside } from "./accurate-data.ts";
import { bothPairs, type CrossedBlend, type Folds } from "./crossed-blend.ts";
import type { Contest, Example } from "./fit-combiner.ts";
import { tripleWeights } from "./kind-weights.ts";

export const FOLDS = 5;
export const SEED = 1;

/** All that a fit and its figures need, read once. */
export interface Material {
  readonly examples: readonly Example[];
  readonly exampleFolds: Uint32Array;
  /** Characters of both texts of each example. */
  readonly lengths: readonly number[];
  /** Pairs of texts that have nothing to do with each other, for the calibration; of the fold of the first text. */
  readonly unrelated: readonly {
    readonly features: Features;
    readonly fold: number;
    readonly length: number;
  }[];
  readonly contests: readonly Contest[];
  readonly contestFolds: Uint32Array;
  readonly kinds: readonly string[];
  readonly dev: readonly {
    readonly language: string;
    readonly rows: readonly Features[];
    readonly gold: readonly number[];
  }[];
}

/** What features are read with. */
export interface Sources {
  readonly reader: PairReader;
  readonly blend: CrossedBlend;
  /** Folder of the translations. */
  readonly data: string;
  /** The fold of STS-benchmark train that the weights did not see. */
  readonly heldOutFold: number;
  readonly folds: Folds;
  /** Folder where features stay for a later run. */
  readonly keep: string | undefined;
}

/** Five folds of what the combiner is fitted on. A row and its translations stand in one. */
export async function readFolds(heldOutFold: number, languages: readonly Language[]): Promise<Folds> {
  const rows = await goldRows("", ["en", "en"], heldOutFold);
  const ofRows = groupedFolds(sentenceGroups(rows), FOLDS, SEED);
  const foldOf = new Map(rows.map(({ row }, i) => [row, ofRows[i]!]));
  const triples = languages.flatMap(triplesAside);
  const ofTriples = groupedFolds(anchorGroups(triples), FOLDS, SEED);
  const foldOfAnchor = new Map(triples.map(({ anchor }, i) => [anchor, ofTriples[i]!]));
  return {
    count: FOLDS,
    ofRow: (row) => foldOf.get(row)!,
    ofTriple: ({ anchor }) => foldOfAnchor.get(anchor)!,
  };
}

/**
 * @param tags languages of the gold pairs
 * @param languages of the triples
 */
export async function readMaterial(
  sources: Sources,
  tags: readonly Tags[],
  languages: readonly Language[],
): Promise<Material> {
  const { data, heldOutFold, folds } = sources;
  const triples = languages.flatMap(triplesAside);
  const rows = (await Promise.all(tags.map((pair) => goldRows(data, pair, heldOutFold)))).flat();
  const strangers = tags.flatMap((pair) =>
    unrelatedPairs(
      rows.filter(({ languages: own }) => [...own].sort().join() === [...pair].sort().join()),
      folds.ofRow,
    ),
  );
  const dev: { language: string; rows: readonly Features[]; gold: readonly number[] }[] = [];
  for (const [language, other] of tags) {
    if (language !== other) continue;
    const pairs = devRows(data, language as Language);
    const features = await read(sources, pairs, () => undefined);
    dev.push({ language, rows: features, gold: pairs.map(({ gold }) => gold) });
  }
  const features = await read(sources, rows, (i) => folds.ofRow(rows[i]!.row));
  const strange = await read(sources, strangers, (i) => strangers[i]!.fold);
  return {
    examples: rows.map(({ gold }, i) => ({ features: features[i]!, gold, weight: 1 })),
    exampleFolds: Uint32Array.from(rows, ({ row }) => folds.ofRow(row)),
    lengths: rows.map(lengthOf),
    unrelated: strangers.map((pair, i) => ({
      features: strange[i]!,
      fold: pair.fold,
      length: lengthOf(pair),
    })),
    contests: await readTriples(sources, triples),
    contestFolds: Uint32Array.from(triples, folds.ofTriple),
    kinds: triples.map(({ kind, language }) => `${language} ${kind}`),
    dev,
  };
}

/** The first text of one row with the second of another, of other topics (`withUnrelated`). */
function unrelatedPairs(rows: readonly GoldRow[], foldOf: (row: number) => number) {
  const languages = new Map<string, LanguageTag>();
  const rowOf = new Map<string, number>();
  for (const { a, b, languages: own, row } of rows) {
    languages.set(a, own[0]).set(b, own[1]);
    if (!rowOf.has(a)) rowOf.set(a, row);
  }
  const labelled = rows.map(({ a, b, gold, row }) => ({ id: String(row), a, b, gold }));
  return withUnrelated(labelled)
    .pairs.slice(rows.length)
    .map(({ a, b }) => ({
      a,
      b,
      languages: [languages.get(a)!, languages.get(b)!] as Tags,
      fold: foldOf(rowOf.get(a)!),
    }));
}

function lengthOf({ a, b }: TaggedPair): number {
  return Math.max(1, a.length + b.length);
}

/**
 * Features of pairs: from the folder that --keep names, where an earlier run left them. The blend's value is not taken
 * from there, so that another blend needs no cross-encoder.
 * @param foldOf fold without which the blend is to have been fitted
 */
async function read(
  { reader, blend, keep }: Sources,
  pairs: readonly TaggedPair[],
  foldOf: (i: number) => number | undefined,
): Promise<Features[]> {
  const values = await blend.values(
    pairs,
    pairs.map((_, i) => foldOf(i)),
  );
  const found = await readKept(reader, pairs, keep);
  return found.map((features, i) => ({ ...features, blend: values[i]! }));
}

async function readKept(
  reader: PairReader,
  pairs: readonly TaggedPair[],
  folder: string | undefined,
): Promise<readonly Features[]> {
  const made = async () => (await reader.read(pairs)).map(({ features }) => features);
  if (folder === undefined) return made();
  const { blend: _, ...weights } = reader.weights;
  const key = await sha256(new TextEncoder().encode(JSON.stringify([weights, FEATURE_NAMES, pairs])));
  const path = join(folder, `${key}.json`);
  if (existsSync(path)) return JSON.parse(readFileSync(path, "utf8")) as Features[];
  const features = await made();
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, JSON.stringify(features));
  return features;
}

async function readTriples(sources: Sources, triples: readonly Triple[]): Promise<Contest[]> {
  const foldOf = (i: number) => sources.folds.ofTriple(triples[i >> 1]!);
  const features = await read(sources, triples.flatMap(bothPairs), foldOf);
  const weights = tripleWeights(triples);
  return triples.map((_, i) => ({
    closer: features[2 * i]!,
    farther: features[2 * i + 1]!,
    weight: weights[i]!,
  }));
}
