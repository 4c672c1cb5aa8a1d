// What the blend of `base` says of pairs that it was fitted on, as if it had not been. The combiner of `accurate` is
// fitted on the same fold and the same triples, and would trust the blend too much if it saw its values there. So the
// blend's weights are fitted anew, once for each fold without the pairs of that fold, on what the product's own code
// says: the value of a term is that of a blend of this term alone. Across languages the shipped blend speaks: few
// terms fitted on 2,290 pairs know too little of each to matter (training/RESULTS.md).
import type { AccurateRoute, TaggedPair } from "../src/systems/accurate-reader.ts";
import { openBilingualLexicon } from "../src/systems/bilingual-lexicon.ts";
import {
  BLEND_FILE,
  type Blend,
  type BlendFile,
  type BlendWeights,
  blendDigest,
  parseBlend,
  readBlend,
} from "../src/systems/blend.ts";
import type { Comparison } from "../src/systems/comparison.ts";
import { EvidenceStore, pairValue } from "../src/systems/pair-values.ts";
import { readPairReading, readTierPackage } from "../src/systems/tier-package.ts";
import { LANGUAGES, type Language } from "../src/text/index.ts";
import { cosine, type Encoder, type ModelFiles, readText } from "../src/vectors/index.ts";
import { folderFiles, openShippedModel, shippedFolder } from "../src/vectors/node.ts";
import { goldRows, type Triple, triplesAside } from "./accurate-data.ts";
import { type Contest, type Example, type FeatureRow, fitCombiner } from "./fit-combiner.ts";
import { keptVectors } from "./kept-vectors.ts";
import { tripleWeights } from "./kind-weights.ts";

/** What fit-blend.ts fits the blend of an encoder on. */
const FITTED_ON: Readonly<Record<AccurateRoute, { gold: Language[]; triples: Language[] }>> = {
  en: { gold: ["en"], triples: ["en"] },
  multi: { gold: ["en", "es", "tr"], triples: ["es", "ar", "tr"] },
};
/** As in fit-blend.ts, the order's weight apart: that is the one which gives the shipped weights back. */
const SETTINGS = { margin: 0.5, penalty: 0.01 };
const ORDERS = [1, 2, 0.5, 0];
/** Weights that differ by no more come from the same settings. */
const SAME = 1e-3;
/** Raw values so high are above any floor. */
const ABOVE = 1000;

/** The fold of each row of STS-benchmark train, and of each anchor of a triple. */
export interface Folds {
  readonly count: number;
  ofRow(row: number): number;
  ofTriple(triple: Triple): number;
}

export interface CrossedBlend {
  /** The value of each pair by the blend fitted without that fold; by the shipped one where undefined or across languages. */
  values(pairs: readonly TaggedPair[], folds: readonly (number | undefined)[]): Promise<number[]>;
  close(): Promise<void>;
}

/** @param keep folder where vectors stay for a later run */
export async function openCrossedBlend(
  route: AccurateRoute,
  data: string,
  heldOutFold: number,
  folds: Folds,
  keep: string | undefined,
): Promise<CrossedBlend> {
  const files = folderFiles(shippedFolder(route));
  const tier = await readTierPackage(files);
  const lexicon = await openBilingualLexicon(folderFiles(shippedFolder("lexicon")));
  await lexicon.load(LANGUAGES);
  const shipped = await readPairReading(files, tier, { lexicon });
  if (shipped.blend?.glossedVectors === true)
    throw new Error(`models/${route}/${BLEND_FILE}: takes vectors of glosses, which this does not`);
  const text = await readText(files, BLEND_FILE);
  if (text === undefined)
    throw new Error(`models/${route}: has no ${BLEND_FILE}; npm run fit:blend makes it`);
  const file = parseBlend(text, BLEND_FILE);
  const encoder = await openShippedModel(route);
  const evidence = new EvidenceStore();
  const read = (pairs: readonly TaggedPair[], blends: (k: number) => readonly Blend[]) =>
    blendValues(encoder, shipped.comparison, evidence, pairs, blends, keep);

  const { gold, triples } = FITTED_ON[route];
  const rows = (
    await Promise.all(gold.map((language) => goldRows(data, [language, language], heldOutFold)))
  ).flat();
  const contests = triples.flatMap(triplesAside);
  const { terms } = file.same;
  const alone = await Promise.all(
    terms.map((term) => blendWith(files, file, { terms: [term], weights: [1], intercept: ABOVE })),
  );
  const termRows = async (pairs: readonly TaggedPair[]): Promise<FeatureRow[]> =>
    (await read(pairs, () => alone)).map((values) =>
      Object.fromEntries(terms.map((term, t) => [nameOf(term), values[t]! - ABOVE])),
    );
  const features = await termRows(rows);
  const material: Material = {
    examples: rows.map(({ gold: score }, i) => ({ features: features[i]!, gold: score, weight: 1 })),
    exampleFolds: rows.map(({ row }) => folds.ofRow(row)),
    contests: contestsOf(contests, await termRows(contests.flatMap(bothPairs))),
    contestFolds: contests.map(folds.ofTriple),
  };
  const order = shippedOrder(file, material, route);
  const crossed = await Promise.all(
    Array.from({ length: folds.count }, (_, fold) =>
      blendWith(files, file, refitted(file, material, order, fold)),
    ),
  );
  return {
    async values(pairs, wanted) {
      const blendFor = (fold: number | undefined) => (fold === undefined ? shipped.blend! : crossed[fold]!);
      const foldOf = (k: number) => (isMixed(pairs[k]!) ? undefined : wanted[k]);
      return (await read(pairs, (k) => [blendFor(foldOf(k))])).map(([value]) => value!);
    },
    close: () => encoder.close(),
  };
}

/** The pairs (anchor, closer) and (anchor, farther). */
export function bothPairs({ anchor, closer, farther, language }: Triple): TaggedPair[] {
  return [closer, farther].map((b) => ({ a: anchor, b, languages: [language, language] }));
}

function isMixed({ languages: [x, y] }: TaggedPair): boolean {
  return x !== y;
}

/** For each pair what each of its blends says. */
async function blendValues(
  encoder: Encoder,
  comparison: Comparison | undefined,
  evidence: EvidenceStore,
  pairs: readonly TaggedPair[],
  blends: (k: number) => readonly Blend[],
  keep: string | undefined,
): Promise<number[][]> {
  const texts = pairs.flatMap(({ a, b }) => [a, b]);
  const vectors = await keptVectors(encoder, texts, keep);
  const side = {
    vectors,
    text: (row: number) => texts[row]!,
    language: (row: number) => pairs[row >> 1]!.languages[row & 1]!,
  };
  return pairs.map((_, k) => {
    const near = cosine(vectors, 2 * k, vectors, 2 * k + 1);
    const compared = comparison?.raw(vectors, 2 * k, vectors, 2 * k + 1, near) ?? near;
    // The comparison costs more than all the rest, and is the same for every blend.
    const known: Comparison = { raw: () => compared };
    return blends(k).map((blend) =>
      pairValue({ comparison: known, blend }, evidence, side, 2 * k, side, 2 * k + 1, near),
    );
  });
}

/** The shipped blend with other weights for two texts of one language. */
async function blendWith(files: ModelFiles, file: BlendFile, same: BlendWeights): Promise<Blend> {
  const text = JSON.stringify({ ...file, same });
  const changed: ModelFiles = {
    label: files.label,
    read: async (name) => (name === BLEND_FILE ? new TextEncoder().encode(text) : files.read(name)),
  };
  const { weights, comparison } = file;
  return readBlend(changed, { weights, comparison, digest: await blendDigest(text) });
}

interface Material {
  readonly examples: readonly Example<FeatureRow>[];
  readonly exampleFolds: readonly number[];
  readonly contests: readonly Contest<FeatureRow>[];
  readonly contestFolds: readonly number[];
}

function contestsOf(triples: readonly Triple[], rows: readonly FeatureRow[]): Contest<FeatureRow>[] {
  const weights = tripleWeights(triples);
  return triples.map((_, i) => ({
    closer: rows[2 * i]!,
    farther: rows[2 * i + 1]!,
    weight: weights[i]!,
  }));
}

/** The weight of the order with which all pairs give the shipped weights. */
function shippedOrder(file: BlendFile, material: Material, route: string): number {
  for (const order of ORDERS) {
    const { weights } = refitted(file, material, order);
    const apart = Math.max(...weights.map((weight, k) => Math.abs(weight - file.same.weights[k]!)));
    if (apart > SAME) continue;
    console.log(
      `blend of ${route} fitted anew, order ${order}: weights ${apart.toExponential(1)} apart at most`,
    );
    return order;
  }
  throw new Error(
    `models/${route}/${BLEND_FILE}: not what the settings in crossed-blend.ts give; bring them in line with fit-blend.ts`,
  );
}

/** Weights fitted without the pairs of a fold, or on all. */
function refitted({ same }: BlendFile, material: Material, order: number, without?: number): BlendWeights {
  const left = <T>(rows: readonly T[], folds: readonly number[]) =>
    rows.filter((_, i) => folds[i] !== without);
  const fitted = fitCombiner(
    same.terms.map(nameOf),
    left(material.examples, material.exampleFolds),
    left(material.contests, material.contestFolds),
    { ...SETTINGS, order },
  );
  const weights = fitted.weights.map((weight, k) => weight / fitted.deviations[k]!);
  const shift = weights.reduce((sum, weight, k) => sum + weight * fitted.means[k]!, 0);
  return { terms: same.terms, weights, intercept: fitted.intercept - shift };
}

/** The fitting splits names at "*": a product that is one number to it has another sign. */
function nameOf(term: string): string {
  return term.replace("*", " x ");
}
