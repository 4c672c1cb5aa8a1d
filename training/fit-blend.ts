// npm run fit:blend -- DATA [en|multi|fast ...] [--cache FOLDER]
//
// Fits what `base` and `fast` say of a pair from its cosine, its comparison and its words (src/systems/blend.ts), writes
// models/NAME/blend.json and opposites.tsv, then calibrates anew (`npm run calibrate:tiers`). Rerun it whenever weights or
// a comparison change. DATA holds the translations of STS-benchmark (stsb-es-mt, stsb-tr-mt). Fitted on rows that the
// encoders did not see and on contrast triples kept aside (accurate-data.ts). The weight of the triples is the one that
// orders most of them among those under which no language's dev correlation falls more than .006 below the cosine's;
// nothing else is chosen on dev, and nothing is fitted on it. FOLDER keeps vectors between runs. The same inputs give the same bytes.
// Figures: `r` is Pearson on folds left out; `order` the share of triples in order, mean over kinds, on folds left out;
// `dev` Pearson (and mean absolute error of 5 x sigmoid) on STS-benchmark dev by language.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { fitRidge, groupedFolds, sentenceGroups } from "../src/learn/index.ts";
import { pearson, seededRandom } from "../src/stats/index.ts";
import { type BilingualLexicon, openBilingualLexicon } from "../src/systems/bilingual-lexicon.ts";
import {
  align,
  BLEND_FEATURES,
  BLEND_FILE,
  type BlendFeature,
  type BlendFile,
  type BlendTerm,
  type BlendWeights,
  blendFactors,
  countOfWords,
  floorOf,
  type GlossedWeights,
  kindOf,
  nearer,
  openness,
  raised,
  readWords,
  saysTheSame,
  type WordsFrom,
} from "../src/systems/blend.ts";
import { COMPARISON_FILE, type Comparison, readComparison } from "../src/systems/comparison.ts";
import type { Tags } from "../src/systems/encoder-parts.ts";
import { OPPOSITES_FILE, type Opposites, parseOpposites } from "../src/systems/opposite-stems.ts";
import { EvidenceStore } from "../src/systems/pair-values.ts";
import type { LanguageTag } from "../src/systems/system.ts";
import { ALIGNMENT_FEATURES, Aligner, type WordVectors, wordVectors } from "../src/systems/word-alignment.ts";
import { evidenceOf } from "../src/systems/word-evidence.ts";
import { keyOf, sameWord } from "../src/systems/word-facts.ts";
import { GLOSSED_FEATURES, SHARED_FEATURES, WORD_FEATURES } from "../src/systems/word-features.ts";
import { matchWords, restsOf } from "../src/systems/word-matches.ts";
import { LANGUAGES, type Language, matchForm } from "../src/text/index.ts";
import {
  cosine,
  type Encoder,
  openStaticEncoder,
  readManifest,
  type StaticEncoder,
  sha256,
} from "../src/vectors/index.ts";
import { folderFiles, openShippedModel, shippedFolder } from "../src/vectors/node.ts";
import {
  anchorGroups,
  contrastTriples,
  devRows,
  devRowsAcross,
  type GoldRow,
  goldRows,
  triplesAcross,
  triplesAside,
} from "./accurate-data.ts";
import {
  type Contest,
  type Example,
  type FeatureRow,
  type FitSettings,
  fitCombiner,
} from "./fit-combiner.ts";
import { keptVectors } from "./kept-vectors.ts";
import { tripleWeights } from "./kind-weights.ts";

type Name = "en" | "multi" | "fast";

/** What a blend is fitted on. */
interface Route {
  readonly gold: readonly Language[];
  readonly triples: readonly Language[];
  /** Languages of the dev sets to choose by: those whose pairs it will see. */
  readonly dev: readonly Language[];
  /** Pairs of languages that texts across languages are made of. */
  readonly cross: readonly (readonly [Language, Language])[];
  /** Whether vectors of glosses stand beside those of texts across languages. */
  readonly glossedVectors: boolean;
  readonly sets: readonly string[];
  /**
   * Share of unrelated texts at whose cosines no word is looked at, and how much higher words count in full. The weaker
   * the vectors, the more words have to say of texts that seem to lie apart; each text looked at costs time in a matrix.
   */
  readonly gate: readonly [share: number, width: number];
  /** The most that the order of triples may weigh: above it scores lose more than the order gains. */
  readonly most: number;
  readonly terms: keyof typeof TERM_SETS;
}

const ROUTES: Readonly<Record<Name, Route>> = {
  en: {
    gold: ["en"],
    triples: ["en"],
    dev: ["en"],
    cross: [],
    glossedVectors: false,
    sets: ["stsb-train"],
    gate: [0.99, 0.15],
    most: 1,
    terms: "all",
  },
  multi: {
    gold: ["en", "es", "tr"],
    triples: ["es", "ar", "tr"],
    dev: ["es", "tr"],
    cross: [
      ["en", "es"],
      ["en", "tr"],
    ],
    glossedVectors: false,
    sets: ["stsb-train", "stsb-es-mt-train", "stsb-tr-mt-train"],
    gate: [0.9, 0.1],
    most: 2,
    terms: "all",
  },
  fast: {
    gold: ["en", "es", "tr"],
    triples: ["en", "es", "ar", "tr"],
    dev: ["en", "es", "tr"],
    cross: [
      ["en", "es"],
      ["en", "tr"],
    ],
    glossedVectors: true,
    sets: ["stsb-train", "stsb-es-mt-train", "stsb-tr-mt-train"],
    gate: [0.75, 0.1],
    most: 0,
    terms: "aligned",
  },
};

/** Weights of the order to choose from; `--orders` gives others, or the one to take. */
const ORDERS = [0, 0.5, 1, 2];
/** How much of dev's correlation the order of triples may cost, below the cosine's. */
const COST = 0.006;
const SETTINGS = { margin: 0.5, penalty: 0.01 };
const FOLDS = 5;
const SEED = 1;
/** The `Route.gate` of texts of two languages, whose cosines say less. */
const ACROSS_GATE = [0.5, 0.1] as const;
/** Across languages nothing is asked of the order: least squares, with this penalty, on a raw value of so much a point. */
const [ACROSS_PENALTY, POINT] = [20, 0.8];

const VECTORS: readonly BlendTerm[] = ["cosine", "compared", "cosine*cosine"];
/** What differs between near copies is all that differs. */
const PRODUCTS: readonly BlendTerm[] = [
  "cosine*overlap",
  "cosine*rest-both",
  "cosine*rest-spelling",
  "overlap*overlap",
  "overlap*numbers-clash",
  "overlap*names-clash",
  "overlap*negation-parity",
  "overlap*relations-clash",
  "overlap*disorder",
  "overlap*opposites",
  "overlap*short",
  "overlap*numbers-contradict",
  "copy*numbers-clash",
  "copy*names-clash",
  "copy*negation-parity",
  "copy*relations-clash",
  "copy*disorder",
  "copy*opposites",
  "copy*steps",
  "copy*rest-both",
  "copy*rest-spelling",
  "copy*small-overlap",
  "copy*short",
  "rest-both*rest-spelling",
  "rest-both*rest-both",
  "rest-both*short",
  "steps*steps",
  "substituted*overlap",
  "substituted*short",
  "substituted*cosine",
];
const ALL: readonly BlendTerm[] = [...VECTORS, ...WORD_FEATURES, ...PRODUCTS];
/** For encoders that have vectors of words. */
const ALIGNED: readonly BlendTerm[] = [
  ...ALIGNMENT_FEATURES,
  "alignment*alignment",
  "alignment*cosine",
  "unaligned*unaligned",
];
const TERM_SETS = {
  aligned: [...ALL, ...ALIGNED],
  all: ALL,
  "no products": [...VECTORS, ...WORD_FEATURES],
  "vectors alone": VECTORS,
} as const satisfies Record<string, readonly BlendTerm[]>;
const CROSS_TERMS: readonly BlendTerm[] = [...VECTORS, ...SHARED_FEATURES];
const GLOSSED_TERMS: readonly BlendTerm[] = [
  ...CROSS_TERMS,
  ...GLOSSED_FEATURES,
  "cosine*overlap",
  "overlap*overlap",
  "overlap*numbers-clash",
  "overlap*numbers-contradict",
  "overlap*negation-parity",
  "overlap*opposites",
  "overlap*short",
];

/** The cosine as it is: far above any floor. */
const cosineAlone: BlendWeights = { terms: ["cosine"], weights: [1], intercept: 0 };

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { cache: { type: "string" }, try: { type: "boolean" }, orders: { type: "string" } },
});
const [data, ...wanted] = positionals;
if (data === undefined || wanted.some((name) => !Object.hasOwn(ROUTES, name)))
  throw new Error("usage: npm run fit:blend -- DATA [en|multi|fast ...] [--cache FOLDER] [--try]");
const orders = flags.orders?.split(",").map(Number) ?? ORDERS;
const names = (wanted.length > 0 ? wanted : Object.keys(ROUTES)) as Name[];
for (const name of names) await fitBlend(data, name);
if (flags.try !== true) {
  const { status } = spawnSync(
    process.execPath,
    ["--import", "tsx", "training/calibrate.ts", data, ...names],
    {
      stdio: "inherit",
    },
  );
  process.exitCode = status ?? 1;
}

async function fitBlend(dataFolder: string, name: Name): Promise<void> {
  const route = ROUTES[name];
  const files = folderFiles(shippedFolder(name));
  const manifest = (await readManifest(files))!;
  const { heldOutFold } = manifest as { heldOutFold?: number };
  if (heldOutFold === undefined) throw new Error(`models/${name}/manifest.json: has no heldOutFold`);
  const comparison = await readComparison(files, manifest);
  const encoder = await openRoute(name, manifest.kind === "static");
  const wordsOf = "sum" in encoder ? wordVectors((word) => encoder.sum(word)) : undefined;

  const english = await goldRows(dataFolder, ["en", "en"], heldOutFold);
  const foldOf = foldsOf(english);
  const gold = (
    await Promise.all(route.gold.map((language) => goldRows(dataFolder, [language, language], heldOutFold)))
  ).flat();
  const mixed = (
    await Promise.all(route.cross.map((tags) => goldRows(dataFolder, tags, heldOutFold)))
  ).flat();
  const triples = route.triples.flatMap(triplesAside);
  const dev = route.dev.map((language) => devRows(dataFolder, language));
  const contestPairs = triples.flatMap(({ anchor, closer, farther, language }) =>
    [closer, farther].map((b) => ({ a: anchor, b, languages: [language, language] as Tags })),
  );
  const pairs = [...gold, ...mixed, ...contestPairs, ...dev.flat()];
  const texts = [...new Set(pairs.flatMap(({ a, b }) => [a, b]))];
  const vectors = await keptVectors(encoder, texts, flags.cache);
  const rowOf = new Map(texts.map((text, i) => [text, i]));
  const cosineOf = (a: string, b: string) => cosine(vectors, rowOf.get(a)!, vectors, rowOf.get(b)!);

  const { low, high } = gateOf(
    unrelatedInOne(gold).map(({ a, b }) => cosineOf(a, b)),
    route.gate,
  );
  const oppositeLines = oppositesFor(route.triples);
  const opposites = parseOpposites(oppositeLines);
  const evidence = new EvidenceStore();
  const out = new Float64Array(WORD_FEATURES.length);
  const aligned = new Float64Array(ALIGNMENT_FEATURES.length);
  const apart = wordsOf && meansApart(new Aligner(wordsOf), evidence, unrelatedInOne(gold), undefined);
  const aligner = wordsOf && new Aligner(wordsOf, apart);
  const reading = ({ a, b, languages }: Texts): FeatureRow => {
    const own = cosineOf(a, b);
    const other = comparison?.raw(vectors, rowOf.get(a)!, vectors, rowOf.get(b)!, own) ?? own;
    const [x, y] = [evidence.of(a, languages[0]), evidence.of(b, languages[1])];
    const alike = own > low && saysTheSame(x, y);
    const [value, compared] = alike ? [nearer(own), nearer(other)] : [own, other];
    readWords(x, y, false, opposites, undefined, out);
    if (aligner !== undefined) align(aligner, x, y, undefined, aligned);
    return rowOfTerms(
      Float64Array.of(value, compared, ...out, ...aligned),
      openness({ low, high }, value),
      countOfWords(x, y),
    );
  };
  const examples = gold.map((row) => ({ features: reading(row), gold: row.gold, weight: 1 }));
  const contestRows = contestPairs.map(reading);
  const weights = tripleWeights(triples);
  const material: Material = {
    examples,
    exampleFolds: Uint32Array.from(gold, ({ row }) => foldOf.get(row)!),
    contests: triples.map((_, i) => ({
      closer: contestRows[2 * i]!,
      farther: contestRows[2 * i + 1]!,
      weight: weights[i]!,
    })),
    contestFolds: groupedFolds(anchorGroups(triples), FOLDS, SEED),
    kinds: triples.map(({ kind, language }) => `${language} ${kind}`),
    dev: dev.map((rows, i) => ({
      language: route.dev[i]!,
      rows: rows.map(reading),
      gold: rows.map((row) => row.gold),
    })),
  };
  console.log(
    `${name}: ${examples.length} gold pairs, ${triples.length} triples, ${comparison ? "with" : "no"} comparison, words from cosine ${low} to ${high}`,
  );
  const floor = material.dev.map(({ rows, gold: scores }) =>
    pearson(
      rows.map((row) => row.cosine!),
      scores,
    ),
  );
  console.log(
    `  ${"cosine".padEnd(30)} dev ${floor.map((r, i) => `${material.dev[i]!.language} ${r.toFixed(4)}`).join(" ")}  order ${shareInOrder(material, () => cosineAlone).toFixed(3)}`,
  );
  // One weight alone is taken as it is, at a tenth of the time.
  const order = orders.length === 1 ? orders[0]! : choose(material, route, floor);
  const settings = { ...SETTINGS, order };
  const terms = TERM_SETS[route.terms].filter(
    (term) => comparison !== undefined || !term.includes("compared"),
  );
  const same = {
    ...fitWeights(terms, material.examples, material.contests, settings),
    ...(apart && { apart }),
  };
  if (orders.length > 1) printKinds(material, terms, settings);
  const across =
    mixed.length === 0
      ? undefined
      : await fitAcross({
          dataFolder,
          route,
          encoder,
          wordsOf,
          comparison,
          opposites,
          evidence,
          mixed,
          plainGate: { low, high },
        });
  await encoder.close();
  if (flags.try === true) return;
  const folder = shippedFolder(name);
  const file: BlendFile = {
    format: 1,
    kind: "blend",
    weights: encoder.sha256,
    ...(comparison && { comparison: manifest.files[COMPARISON_FILE]!.sha256 }),
    opposites: await sha256(new TextEncoder().encode(oppositeLines)),
    low,
    high,
    sets: route.sets,
    same,
    ...across,
  };
  writeFileSync(join(folder, OPPOSITES_FILE), oppositeLines);
  writeFileSync(join(folder, BLEND_FILE), `${JSON.stringify(file)}\n`);
}

async function openRoute(name: Name, isStatic: boolean): Promise<Encoder | StaticEncoder> {
  return isStatic ? openStaticEncoder(folderFiles(shippedFolder(name))) : openShippedModel(name);
}

interface Texts {
  readonly a: string;
  readonly b: string;
  readonly languages: Tags;
}

/** The cosines between which words come to count: above those of nearly all unrelated texts. */
function gateOf(unrelated: readonly number[], [share, width]: Route["gate"]): WordsFrom {
  const low = Number(quantile(unrelated, share).toFixed(3));
  return { low, high: Number((low + width).toFixed(3)) };
}

interface AcrossTask {
  readonly dataFolder: string;
  readonly route: Route;
  readonly encoder: Encoder;
  readonly wordsOf: WordVectors | undefined;
  readonly comparison: Comparison | undefined;
  readonly opposites: Opposites;
  readonly evidence: EvidenceStore;
  readonly mixed: readonly GoldRow[];
  /** Where words come to count without the lexicon. */
  readonly plainGate: WordsFrom;
}

/** Weights for texts of two languages, without the bilingual lexicon and with it. */
async function fitAcross(task: AcrossTask): Promise<{ cross: BlendWeights; glossed: GlossedWeights }> {
  const { dataFolder, route, encoder, wordsOf, comparison, opposites, evidence, mixed, plainGate } = task;
  const lexicon = await openBilingualLexicon(folderFiles(shippedFolder("lexicon")));
  await lexicon.load(LANGUAGES);
  const triples = triplesAcross(dataFolder).filter(
    ({ language, anchorLanguage }) =>
      route.triples.includes(language) || route.triples.includes(anchorLanguage),
  );
  const contestPairs = triples.flatMap(({ anchor, anchorLanguage, closer, farther, language }) =>
    [closer, farther].map((b): Texts => ({ a: anchor, b, languages: [anchorLanguage, language] })),
  );
  const dev = route.cross.map((tags) => devRowsAcross(dataFolder, tags));
  const pairs: Texts[] = [...mixed, ...contestPairs, ...dev.flat()];
  const glossOf = (text: string, tag: LanguageTag) => lexicon.glossed(evidence.of(text, tag)).text;
  const texts = new Set(pairs.flatMap(({ a, b }) => [a, b]));
  if (route.glossedVectors) {
    for (const { a, b, languages } of pairs)
      texts.add(glossOf(a, languages[0])).add(glossOf(b, languages[1]));
  }
  const vectors = await keptVectors(encoder, [...texts], flags.cache);
  const rowOf = new Map([...texts].map((text, i) => [text, i]));
  const cosineOf = (a: string, b: string) => cosine(vectors, rowOf.get(a)!, vectors, rowOf.get(b)!);
  const near = ({ a, b, languages: [x, y] }: Texts) =>
    route.glossedVectors ? (cosineOf(a, b) + cosineOf(glossOf(a, x), glossOf(b, y))) / 2 : cosineOf(a, b);
  const gate = gateOf(
    unrelatedPairs(mixed).map(([left, right]) => near(ofBoth([left, right]))),
    ACROSS_GATE,
  );
  const out = new Float64Array(WORD_FEATURES.length);
  const aligned = new Float64Array(ALIGNMENT_FEATURES.length);
  const reading =
    (joined: BilingualLexicon | undefined, aligner: Aligner | undefined) =>
    (pair: Texts): FeatureRow => {
      const { a, b, languages } = pair;
      const value = joined ? near(pair) : cosineOf(a, b);
      const compared = comparison?.raw(vectors, rowOf.get(a)!, vectors, rowOf.get(b)!, value) ?? value;
      const [x, y] = [evidence.of(a, languages[0]), evidence.of(b, languages[1])];
      readWords(x, y, true, opposites, joined, out);
      if (aligner !== undefined) align(aligner, x, y, joined, aligned);
      return rowOfTerms(
        Float64Array.of(value, compared, ...out, ...aligned),
        openness(joined ? gate : plainGate, value),
        countOfWords(x, y),
      );
    };
  const weightsOf = (joined: BilingualLexicon | undefined, all: readonly BlendTerm[]): BlendWeights => {
    const apart =
      wordsOf && meansApart(new Aligner(wordsOf), evidence, unrelatedPairs(mixed).map(ofBoth), joined);
    const terms = [...all, ...(wordsOf ? ALIGNED : [])].filter(
      (term) => comparison !== undefined || !term.includes("compared"),
    );
    const read = reading(joined, wordsOf && new Aligner(wordsOf, apart));
    const rows = mixed.map(read);
    const { weights, intercept } = fitRidge(
      rows.map((row) => terms.map((term) => row[nameOf(term)]!)),
      mixed.map(({ gold }) => POINT * (gold - 2.5)),
      { alpha: ACROSS_PENALTY },
    );
    const fitted = {
      terms,
      weights: weights.map(rounded),
      intercept: rounded(intercept),
      ...(apart && { apart }),
    };
    const values = contestPairs.map((pair) => blended(fitted, read(pair)));
    const right = triples.filter((_, i) => values[2 * i]! > values[2 * i + 1]!).length;
    const figures = dev.map((own, i) => figureOf(own, i, (row) => blended(fitted, read(row))));
    console.log(
      `  across languages, ${joined ? "with" : "without"} the lexicon: dev ${figures.join(" ")}, ${right} of ${triples.length} triples in order`,
    );
    return fitted;
  };
  const figureOf = (own: readonly GoldRow[], i: number, value: (row: GoldRow) => number): string => {
    const r = pearson(
      own.map(value),
      own.map((row) => row.gold),
    );
    return `${route.cross[i]!.join("-")} ${r.toFixed(4)}`;
  };
  const plain = dev.map((own, i) => figureOf(own, i, ({ a, b }) => cosineOf(a, b)));
  console.log(`  across languages, cosine: dev ${plain.join(" ")}; words from ${gate.low} to ${gate.high}`);
  const cross = weightsOf(undefined, CROSS_TERMS);
  const weights = weightsOf(lexicon, GLOSSED_TERMS);
  return { cross, glossed: { ...weights, lexicon: lexicon.digest, ...gate, vectors: route.glossedVectors } };
}

function rounded(value: number): number {
  return Number(value.toPrecision(7));
}

/** A row and its translations stand in one fold. */
function foldsOf(english: Awaited<ReturnType<typeof goldRows>>): ReadonlyMap<number, number> {
  const folds = groupedFolds(sentenceGroups(english), FOLDS, SEED);
  return new Map(english.map(({ row }, i) => [row, folds[i]!]));
}

/** Texts of one language that stand in rows far apart. */
function unrelatedInOne(rows: readonly GoldRow[]): Texts[] {
  const languages = [...new Set(rows.map((row) => row.languages[0]))];
  return languages.flatMap((language) =>
    unrelatedPairs(rows.filter((row) => row.languages[0] === language)).map(ofBoth),
  );
}

/** The first text of one row and the second of another. */
function ofBoth([left, right]: readonly [GoldRow, GoldRow]): Texts {
  return { a: left.a, b: right.b, languages: [left.languages[0], right.languages[1]] };
}

/** Means of ALIGNMENT_FEATURES. */
function meansApart(
  aligner: Aligner,
  evidence: EvidenceStore,
  pairs: readonly Texts[],
  lexicon: BilingualLexicon | undefined,
): number[] {
  const out = new Float64Array(ALIGNMENT_FEATURES.length);
  const sums = new Float64Array(out.length);
  for (const { a, b, languages } of pairs) {
    align(aligner, evidence.of(a, languages[0]), evidence.of(b, languages[1]), lexicon, out);
    for (const [k, value] of out.entries()) sums[k]! += value;
  }
  return Array.from(sums, (sum) => Number((sum / pairs.length).toFixed(4)));
}

/** Rows that stand far apart, so that the first text of one and the second of the other have nothing in common. */
function unrelatedPairs(rows: readonly GoldRow[]): (readonly [GoldRow, GoldRow])[] {
  const random = seededRandom(SEED);
  return Array.from({ length: 10_000 }, () => {
    const i = random.below(rows.length);
    const j = (i + (rows.length >> 2) + random.below(rows.length >> 1)) % rows.length;
    return [rows[i]!, rows[j]!] as const;
  });
}

function quantile(values: readonly number[], share: number): number {
  return [...values].sort((x, y) => x - y)[Math.floor(share * values.length)]!;
}

/**
 * Opposites as stems, one line a pair, sorted: those of data/antonyms, and words that stand in each other's place in
 * triples made with opposites (of those that were not kept aside).
 */
function oppositesFor(languages: readonly Language[]): string {
  const lines = new Set<string>();
  for (const language of LANGUAGES) {
    if (!languages.includes(language) && language !== "en") continue;
    const add = (...keys: string[]) => {
      if (keys[0] !== keys[1]) lines.add([language, ...keys.sort()].join("\t"));
    };
    for (const line of readFileSync(`data/antonyms/${language}.tsv`, "utf8").trimEnd().split("\n"))
      add(...line.split("\t").map((word) => keyOf(matchForm(word, language), language)));
    for (const { kind, anchor, farther } of contrastTriples(language, false)) {
      if (kind !== "antonym") continue;
      const [x, y] = [evidenceOf(anchor, language), evidenceOf(farther, language)];
      const [left, right] = restsOf(x.words, y.words, matchWords(x.words, y.words, sameWord));
      if (left.length !== 1 || right.length !== 1 || left[0]!.numeric || right[0]!.numeric) continue;
      add(left[0]!.key, right[0]!.key);
    }
  }
  return `${[...lines].sort().join("\n")}\n`;
}

/** The fitting splits names at "*": a product that is one number to it has another sign. */
function nameOf(term: string): string {
  return term.replace("*", " x ");
}

/** Terms as the fit names them, and the floor. */
function rowOfTerms(values: Float64Array, open: number, count: number): FeatureRow {
  const { share, from, depth } = floorOf(values, open * count);
  const at = (name: BlendFeature) => values[BLEND_FEATURES.indexOf(name)]!;
  const shares = { vectors: 1, words: open * count, alignment: open };
  const terms = TERM_SETS.aligned.map(
    (term) =>
      [
        nameOf(term),
        blendFactors(term).reduce((product, name) => product * at(name), shares[kindOf(term)]),
      ] as const,
  );
  return { ...Object.fromEntries(terms), share, from, depth };
}

function fitWeights(
  terms: readonly BlendTerm[],
  examples: readonly Example<FeatureRow>[],
  contests: readonly Contest<FeatureRow>[],
  settings: FitSettings,
): BlendWeights {
  const fitted = fitCombiner(terms.map(nameOf), examples, contests, settings);
  const weights = fitted.weights.map((weight, k) => weight / fitted.deviations[k]!);
  const shift = weights.reduce((sum, weight, k) => sum + weight * fitted.means[k]!, 0);
  return { terms, weights: weights.map(rounded), intercept: rounded(fitted.intercept - shift) };
}

function blended({ terms, weights, intercept }: BlendWeights, row: FeatureRow): number {
  const raw = terms.reduce((sum, term, k) => sum + weights[k]! * row[nameOf(term)]!, intercept);
  return raised(raw, { share: row.share!, from: row.from!, depth: row.depth! });
}

/** All that a fit and its figures need. */
interface Material {
  readonly examples: readonly Example<FeatureRow>[];
  readonly exampleFolds: Uint32Array;
  readonly contests: readonly Contest<FeatureRow>[];
  readonly contestFolds: Uint32Array;
  readonly kinds: readonly string[];
  readonly dev: readonly {
    readonly language: string;
    readonly rows: readonly FeatureRow[];
    readonly gold: readonly number[];
  }[];
}

/** Prints what each weight of the triples gives, and returns the one to take. */
function choose(material: Material, { terms: chosen, most }: Route, floor: readonly number[]): number {
  let best = { order: 0, share: -1 };
  for (const [name, terms] of Object.entries(TERM_SETS)) {
    if (name !== chosen && name !== "vectors alone" && flags.try !== true) continue;
    for (const order of name === "vectors alone" ? [0] : orders.filter((weight) => weight <= most)) {
      const settings = { ...SETTINGS, order };
      const { line, share, dev } = figures(material, terms, settings);
      const holds = dev.every((r, i) => r >= floor[i]! - COST);
      console.log(
        `  ${`${name}, order ${order}`.padEnd(30)} ${line}${holds ? "" : "  too far below the cosine"}`,
      );
      if (name === chosen && holds && share > best.share) best = { order, share };
    }
  }
  console.log(`  chosen: order ${best.order}`);
  return best.order;
}

/** For each fold the weights fitted on the others. */
function crossFitted(material: Material, terms: readonly BlendTerm[], settings: FitSettings): BlendWeights[] {
  const { examples, exampleFolds, contests, contestFolds } = material;
  return Array.from({ length: FOLDS }, (_, fold) =>
    fitWeights(
      terms,
      examples.filter((_row, i) => exampleFolds[i] !== fold),
      contests.filter((_row, i) => contestFolds[i] !== fold),
      settings,
    ),
  );
}

function sharesByKind(
  { contests, contestFolds, kinds }: Material,
  weightsOf: (fold: number) => BlendWeights,
): Map<string, number> {
  const right = new Map<string, { right: number; all: number }>();
  for (const [i, { closer, farther }] of contests.entries()) {
    const weights = weightsOf(contestFolds[i]!);
    const found = right.get(kinds[i]!) ?? { right: 0, all: 0 };
    found.right += blended(weights, closer) > blended(weights, farther) ? 1 : 0;
    found.all++;
    right.set(kinds[i]!, found);
  }
  return new Map([...right].map(([kind, found]) => [kind, found.right / found.all]));
}

function shareInOrder(material: Material, weightsOf: (fold: number) => BlendWeights): number {
  return meanOf([...sharesByKind(material, weightsOf).values()]);
}

/** Cross-validated figures, and those of a fit on all rows on dev. */
function figures(material: Material, terms: readonly BlendTerm[], settings: FitSettings) {
  const { examples, exampleFolds, contests, dev } = material;
  const folds = crossFitted(material, terms, settings);
  const gold = examples.map((example) => example.gold);
  const held = examples.map(({ features }, i) => blended(folds[exampleFolds[i]!]!, features));
  const share = shareInOrder(material, (fold) => folds[fold]!);
  const whole = fitWeights(terms, examples, contests, settings);
  const devs = dev.map(({ rows, gold: scores }) => {
    const values = rows.map((row) => blended(whole, row));
    return {
      r: pearson(values, scores),
      mae: meanOf(values.map((value, i) => Math.abs(5 / (1 + Math.exp(-value)) - scores[i]!))),
    };
  });
  const shown = devs.map(({ r, mae }, i) => `${dev[i]!.language} ${r.toFixed(4)} (${mae.toFixed(3)})`);
  return {
    share,
    dev: devs.map(({ r }) => r),
    line: `r ${pearson(held, gold).toFixed(4)}  order ${share.toFixed(3)}  dev ${shown.join(" ")}`,
  };
}

function printKinds(material: Material, terms: readonly BlendTerm[], settings: FitSettings): void {
  const folds = crossFitted(material, terms, settings);
  const before = sharesByKind(material, () => cosineAlone);
  const shown = [...sharesByKind(material, (fold) => folds[fold]!)].map(
    ([kind, share]) => `${kind} ${before.get(kind)!.toFixed(2)}>${share.toFixed(2)}`,
  );
  console.log(`  triples by kind: ${shown.join(", ")}`);
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
