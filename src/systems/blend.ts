import { StsError } from "../errors.ts";
import { type ModelFiles, readText, sha256 } from "../vectors/index.ts";
import type { AreOpposite } from "./antonyms.ts";
import type { BilingualLexicon } from "./bilingual-lexicon.ts";
import { NO_OPPOSITES, type Opposites, readOpposites } from "./opposite-stems.ts";
import { ALIGNMENT_FEATURES, Aligner, type AlignmentFeature, type WordVectors } from "./word-alignment.ts";
import type { Evidence } from "./word-evidence.ts";
import {
  crossWordFeatures,
  glossedFeatures,
  WORD_FEATURES,
  type WordFeature,
  wordFeatures,
} from "./word-features.ts";

/** Name of the file beside an encoder's weights, written by `npm run fit:blend`. */
export const BLEND_FILE = "blend.json";

/** What a blend adds up: what vectors say (cosine, comparison), what words say, how words' vectors align. */
export const BLEND_FEATURES = ["cosine", "compared", ...WORD_FEATURES, ...ALIGNMENT_FEATURES] as const;
export type BlendFeature = "cosine" | "compared" | WordFeature | AlignmentFeature;
/** A feature, or the product of two. */
export type BlendTerm = BlendFeature | `${BlendFeature}*${BlendFeature}`;

/** Weights of terms. */
export interface BlendWeights {
  readonly terms: readonly BlendTerm[];
  readonly weights: readonly number[];
  readonly intercept: number;
  /** Where it aligns words: values of ALIGNMENT_FEATURES of texts that have nothing in common, which count as 0. */
  readonly apart?: readonly number[];
}

/** Weights for texts of two languages that a lexicon joins. */
export interface GlossedWeights extends BlendWeights {
  /** `BilingualLexicon.digest`. */
  readonly lexicon: string;
  /** As in `BlendFile`, for these texts. */
  readonly low: number;
  readonly high: number;
  /**
   * Whether the cosine is that of the texts' vectors and of those of their glosses together (`glossedVectors`): for
   * encoders whose vectors of two languages lie apart.
   */
  readonly vectors: boolean;
}

export interface BlendFile {
  readonly format: 1;
  readonly kind: "blend";
  /** sha256 of the encoder's weights. */
  readonly weights: string;
  /** sha256 of its comparison, where there is one. */
  readonly comparison?: string;
  /** sha256 of opposites.tsv, where it is used. */
  readonly opposites?: string;
  /** Words play no part up to this cosine, and all of it from `high` on. */
  readonly low: number;
  readonly high: number;
  /** Catalogue names of the gold sets it was fitted on. */
  readonly sets: readonly string[];
  /** For two texts of one language. */
  readonly same: BlendWeights;
  /** For texts of two languages; `same` where absent. */
  readonly cross?: BlendWeights;
  /** The same where the bilingual lexicon is at hand. */
  readonly glossed?: GlossedWeights;
}

/**
 * What an encoder's vectors say, and what plain words say beside them: numbers that differ, a denial, a name, other
 * order. raw = intercept + sum of weight x term, any number, and about linear in the score (its sigmoid, times 5, is what
 * was fitted; that bends high values and correlates less with people's scores, most of all on long texts). Terms of words
 * count `openness` x `countOfWords` times, alignment `openness` times. A `Floor` keeps near copies from sinking below what
 * people give them. Symmetric in the two texts.
 */
export interface Blend {
  /** What joins texts of two languages; its languages must be loaded before `near` sees such texts. */
  readonly lexicon: BilingualLexicon | undefined;
  /** Whether cosines of texts of two languages are those of `glossedVectors`. */
  readonly glossedVectors: boolean;
  /** Cosines above it need `near`. @param cross whether the texts are known to be of two languages */
  low(cross: boolean): number;
  /**
   * The raw value where the cosine is at most `low`. O(terms)
   * @param cross whether the texts are known to be of two languages
   */
  far(cosine: number, compared: number, cross: boolean): number;
  /** The raw value of any pair; a few microseconds. @param cross as above */
  near(cosine: number, compared: number, x: Evidence, y: Evidence, cross: boolean): number;
}

/** What a blend must have been fitted for. */
export interface BlendOf {
  readonly weights: string;
  readonly comparison: string | undefined;
  /** As `blendDigest` gives it. */
  readonly digest: string;
}

/** What a blend may read with. */
export interface BlendSources {
  /** Without it texts of two languages are compared by vectors and numbers alone. */
  readonly lexicon?: BilingualLexicon | undefined;
  /** What words are aligned by; a blend that aligns them needs it. */
  readonly words?: WordVectors | undefined;
}

/**
 * Reads a blend and the opposites that it uses.
 * @throws StsError E_MODEL when a file is missing, damaged, of another format or fitted for other weights, or when the
 * blend aligns words and there are no vectors of words
 */
export async function readBlend(
  files: ModelFiles,
  of: BlendOf,
  { lexicon, words }: BlendSources = {},
): Promise<Blend> {
  const label = `${files.label}/${BLEND_FILE}`;
  const text = await readText(files, BLEND_FILE);
  if (text === undefined) throw new StsError("E_MODEL", `${label}: no such file; npm run fit:blend makes it`);
  const file = parseBlend(text, label);
  if (file.weights !== of.weights)
    throw new StsError("E_MODEL", `${label}: was fitted for other weights; npm run fit:blend fits it anew`);
  if (file.comparison !== of.comparison)
    throw new StsError(
      "E_MODEL",
      `${label}: was fitted for another comparison; npm run fit:blend fits it anew`,
    );
  if ((await blendDigest(text)) !== of.digest) {
    const calibration = `${files.label}/calibration.json`;
    throw new StsError(
      "E_MODEL",
      `${calibration}: was fitted for another blend; npm run calibrate:tiers fits it anew`,
    );
  }
  if (lexicon !== undefined && file.glossed !== undefined && file.glossed.lexicon !== lexicon.digest)
    throw new StsError("E_MODEL", `${label}: was fitted for another lexicon; npm run fit:blend fits it anew`);
  if (words === undefined && [file.same, file.cross, file.glossed].some((own) => own && aligns(own)))
    throw new StsError("E_MODEL", `${label}: aligns words, which this encoder has no vectors of`);
  const opposites = file.opposites === undefined ? NO_OPPOSITES : await readOpposites(files, file.opposites);
  return blendOf(file, opposites, { lexicon, words });
}

/** First 16 hexadecimal digits of the file's sha256. */
export async function blendDigest(text: string): Promise<string> {
  return (await sha256(new TextEncoder().encode(text))).slice(0, 16);
}

export function blendOf(
  file: Pick<BlendFile, "low" | "high" | "same" | "cross" | "glossed">,
  opposites: Opposites,
  { lexicon, words: vectors }: BlendSources = {},
): Blend {
  const joined = lexicon === undefined ? undefined : file.glossed;
  const part = (weights: BlendWeights, gate: WordsFrom) => ({
    low: gate.low,
    high: gate.high,
    sum: summed(weights),
    aligner: vectors && aligns(weights) ? new Aligner(vectors, weights.apart) : undefined,
  });
  const same = part(file.same, file);
  const cross = joined ? part(joined, joined) : file.cross ? part(file.cross, file) : same;
  const values = new Float64Array(BLEND_FEATURES.length);
  const words = values.subarray(FIRST_WORD, FIRST_ALIGNED);
  const aligned = values.subarray(FIRST_ALIGNED);
  return {
    lexicon: joined && lexicon,
    glossedVectors: joined?.vectors === true,
    low: (mixed) => (mixed ? cross : same).low,
    far: (cosine, compared, mixed) => {
      values[0] = cosine;
      values[1] = compared;
      return (mixed ? cross : same).sum(values, 0, 0);
    },
    near: (cosine, compared, x, y, mixed) => {
      const alike = saysTheSame(x, y);
      values[0] = alike ? nearer(cosine) : cosine;
      values[1] = alike ? nearer(compared) : compared;
      const own = mixed ? cross : same;
      const open = openness(own, values[0]);
      const gate = open * countOfWords(x, y);
      readWords(x, y, mixed, opposites, joined && lexicon, words);
      if (own.aligner !== undefined) align(own.aligner, x, y, mixed ? joined && lexicon : undefined, aligned);
      return raised(own.sum(values, gate, open), floorOf(values, gate));
    },
  };
}

/** Writes what words of two texts say: those of one language, of two that a lexicon joins, or numbers alone. */
export function readWords(
  x: Evidence,
  y: Evidence,
  mixed: boolean,
  opposites: Opposites,
  lexicon: BilingualLexicon | undefined,
  out: Float64Array,
): void {
  if (!mixed) wordFeatures(x, y, oppositesOf(opposites, x, y), out);
  else if (lexicon === undefined) crossWordFeatures(x, y, out);
  else glossedFeatures(x, y, lexicon.glossed(x), lexicon.glossed(y), opposites("en"), out);
}

/** Writes how words of two texts align: of one language, or by what a lexicon has for them. */
export function align(
  aligner: Aligner,
  x: Evidence,
  y: Evidence,
  lexicon: BilingualLexicon | undefined,
  out: Float64Array,
): void {
  if (lexicon === undefined) aligner.same(x, y, out);
  else aligner.across(x, y, lexicon.glossed(x), lexicon.glossed(y), out);
}

/** Between which cosines words come to count. */
export type WordsFrom = Pick<BlendFile, "low" | "high">;

/**
 * How much is looked at words, 0..1: not at all up to the cosine `low`, where texts have nothing in common; in full from
 * `high` on.
 */
export function openness({ low, high }: WordsFrom, cosine: number): number {
  return high > low ? Math.max(0, Math.min(1, (cosine - low) / (high - low))) : 1;
}

/** Content words up to which what words say counts in full: as many as sentences of STS-benchmark have at the most. */
const SHORT = 8;

/**
 * How much what words say counts, above 0 to 1: the less the longer the texts are, since one word that differs changes a
 * long text less.
 */
export function countOfWords(x: Evidence, y: Evidence): number {
  const words = Math.max(x.words.length, y.words.length);
  return words <= SHORT ? 1 : SHORT / words;
}

/** Whether two texts have the same words in the same order, so that only case, punctuation or the way numbers are written differ. */
export function saysTheSame(x: Evidence, y: Evidence): boolean {
  return x.said === y.said && x.language === y.language && x.said !== "";
}

/** A value of texts that say the same: three quarters of the way to that of equal texts. */
export function nearer(value: number): number {
  return 1 - (1 - value) / 4;
}

/**
 * Below what a pair in nearly the same words sinks no further, or little: contrasts add up, but people give two texts
 * about the same thing a point or two whatever one denies, and a little more where only a number is another.
 */
export interface Floor {
  /** How far it holds, 0..1. */
  readonly share: number;
  /** Raw value from which it slows the fall, and the most that is left to fall. */
  readonly from: number;
  readonly depth: number;
}

/** Overlap from which the floor begins to hold, and from which it holds in full. */
const [FLOOR_LOW, FLOOR_HIGH] = [0.4, 0.7];
/** Raw values of about 1.4 and 2 points. */
const DENIED = { from: -0.9, depth: 0.7 };
const OTHER_NUMBER = { from: -0.3, depth: 0.6 };

const FIRST_WORD = 2;
const FIRST_ALIGNED = FIRST_WORD + WORD_FEATURES.length;

/** Whether weights stand on how words align. */
export function aligns({ terms }: BlendWeights): boolean {
  return terms.some((term) => kindOf(term) === "alignment");
}

/** What a term stands on, and so how it counts: vectors alone always; words by both gates; alignment, a share, by one. */
export function kindOf(term: string): "vectors" | "words" | "alignment" {
  const factors = blendFactors(term).map((name) => BLEND_FEATURES.indexOf(name));
  if (factors.some((index) => index >= FIRST_ALIGNED)) return "alignment";
  return factors.some((index) => index >= FIRST_WORD) ? "words" : "vectors";
}

const at = (name: BlendFeature) => BLEND_FEATURES.indexOf(name);
const OVERLAP = at("overlap");
const CONTRADICT = at("numbers-contradict");
const PARITY = at("negation-parity");
const OPPOSITES = at("opposites");

/** @param values of BLEND_FEATURES */
export function floorOf(values: Float64Array, gate: number): Floor {
  const near = Math.max(0, Math.min(1, (values[OVERLAP]! - FLOOR_LOW) / (FLOOR_HIGH - FLOOR_LOW)));
  const swapped = values[PARITY] === 0 && (values[CONTRADICT]! > 0 || values[OPPOSITES]! > 0);
  return { share: near * Math.min(1, 3 * gate), ...(swapped ? OTHER_NUMBER : DENIED) };
}

/** A raw value, raised towards a floor: what falls below `from` ends in a slope that flattens out. Keeps the order. */
export function raised(raw: number, { share, from, depth }: Floor): number {
  if (raw >= from || share === 0) return raw;
  const held = from - depth * (1 - Math.exp((raw - from) / depth));
  return raw + share * (held - raw);
}

const KINDS = ["vectors", "words", "alignment"] as const;

const NEVER: AreOpposite = () => false;

export function oppositesOf(opposites: Opposites, x: Evidence, y: Evidence): AreOpposite {
  return x.language === y.language ? opposites(x.language) : NEVER;
}

/** Values and gates to the sum of all terms. */
function summed({
  terms,
  weights,
  intercept,
}: BlendWeights): (values: Float64Array, gate: number, open: number) => number {
  const factors = terms.map((term) => blendFactors(term).map((name) => BLEND_FEATURES.indexOf(name)));
  const first = Int32Array.from(factors, ([at]) => at!);
  const second = Int32Array.from(factors, ([, at]) => at ?? -1);
  const kinds = Uint8Array.from(terms, (term) => KINDS.indexOf(kindOf(term)));
  const own = Float64Array.from(weights);
  const shares = new Float64Array(KINDS.length);
  return (values, gate, open) => {
    let sum = intercept;
    shares[0] = 1;
    shares[1] = gate;
    shares[2] = open;
    for (let k = 0; k < own.length; k++) {
      const share = shares[kinds[k]!]!;
      if (share === 0) continue;
      const product = second[k]! < 0 ? values[first[k]!]! : values[first[k]!]! * values[second[k]!]!;
      sum += own[k]! * share * product;
    }
    return sum;
  };
}

/** The features that a term is made of. */
export function blendFactors(term: string): BlendFeature[] {
  return term.split("*") as BlendFeature[];
}

/** @throws StsError E_MODEL naming the file and the part of it that is missing or wrong */
export function parseBlend(text: string, label: string): BlendFile {
  const fail = (problem: string, cause?: unknown) =>
    new StsError("E_MODEL", `${label}: ${problem}`, cause === undefined ? {} : { cause });
  let json: Partial<BlendFile>;
  try {
    json = JSON.parse(text) as Partial<BlendFile>;
  } catch (cause) {
    throw fail(`not JSON (${(cause as Error).message})`, cause);
  }
  if (json?.kind !== "blend") throw fail(`kind is ${JSON.stringify(json?.kind)}, expected blend`);
  if (json.format !== 1) throw fail(`format ${String(json.format)}; this version of samesay reads format 1`);
  if (typeof json.weights !== "string") throw fail("weights is no checksum");
  for (const name of ["comparison", "opposites"] as const) {
    if (json[name] !== undefined && typeof json[name] !== "string") throw fail(`${name} is no checksum`);
  }
  for (const name of ["low", "high"] as const)
    if (!Number.isFinite(json[name])) throw fail(`${name} is no number`);
  if (!Array.isArray(json.sets)) throw fail("sets is no list");
  checkWeights(json.same, (problem) => fail(`same.${problem}`));
  if (json.cross !== undefined) checkWeights(json.cross, (problem) => fail(`cross.${problem}`));
  if (json.glossed !== undefined) checkGlossed(json.glossed, (problem) => fail(`glossed.${problem}`));
  return json as BlendFile;
}

function checkGlossed(part: Partial<GlossedWeights>, fail: (problem: string) => StsError): void {
  checkWeights(part, fail);
  if (typeof part.lexicon !== "string") throw fail("lexicon is no checksum");
  if (typeof part.vectors !== "boolean") throw fail("vectors is neither true nor false");
  for (const name of ["low", "high"] as const)
    if (!Number.isFinite(part[name])) throw fail(`${name} is no number`);
}

function checkWeights(part: Partial<BlendWeights> | undefined, fail: (problem: string) => StsError): void {
  const { terms, weights, intercept } = part ?? {};
  if (!Array.isArray(terms) || terms.length === 0) throw fail("terms is no list of names");
  const known = (term: unknown) =>
    typeof term === "string" &&
    blendFactors(term).length <= 2 &&
    blendFactors(term).every((name) => BLEND_FEATURES.includes(name));
  const unknown = terms.find((term) => !known(term));
  if (unknown !== undefined)
    throw fail(`terms holds ${JSON.stringify(unknown)}, which this version does not know`);
  const right = Array.isArray(weights) && weights.length === terms.length && weights.every(Number.isFinite);
  if (!right) throw fail(`weights is no list of ${terms.length} numbers`);
  if (!Number.isFinite(intercept)) throw fail("intercept is no number");
  const { apart } = part as BlendWeights;
  const fits =
    Array.isArray(apart) && apart.length === ALIGNMENT_FEATURES.length && apart.every(Number.isFinite);
  if (aligns(part as BlendWeights) && !fits)
    throw fail(`apart is no list of ${ALIGNMENT_FEATURES.length} numbers`);
}
