import type { Calibration } from "../../../learn/index.ts";
import type { CrossEncoder, Embeddings, Encoder } from "../../../vectors/index.ts";
import type { LanguagePair, SystemSignature, TrainingSource } from "../../system.ts";
import type { BilingualLexicon } from "../../words/bilingual-lexicon.ts";
import type { Aligner } from "../../words/word-alignment.ts";
import type { Steps } from "./near-copy-correction.ts";

/** Names of raw values with their ranges: a plain cosine, parts put together (`partsMean`), a trained head. */
export const RAW_RANGES = {
  cosine: [-1, 1],
  closeness: [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
  head: [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
} as const;
export type RawName = keyof typeof RAW_RANGES;

/** What may be asked of a pair; each is symmetric in the two texts. */
export const PART_VALUES = [
  /** Cosine of the vectors that the encoder `model` gives the texts, -1..1. */
  "cosine",
  /** Mean of that cosine and the cosine of the vectors of the texts put into English word by word, -1..1. */
  "glossed-cosine",
  /** Score of the cross-encoder `model`, mean of both orders, 0..1. */
  "cross-score",
  /** How far the content words of each text have a translation in the other (`glossOverlap`), 0..1. */
  "glosses",
  /** How well the words' vectors stand for each other (`Aligner`), 0..1. */
  "alignment",
] as const;
export type PartValue = (typeof PART_VALUES)[number];

/** One part of a raw value, with what puts it on a common footing with the others. */
export interface Part {
  readonly value: PartValue;
  /** Name of the encoder, cross-encoder or lexicon it comes from. */
  readonly model: string;
  /** Mean and standard deviation on sentence pairs of all grades; the deviation is above 0. */
  readonly mean: number;
  readonly deviation: number;
  /** How much it counts among the parts; above 0. */
  readonly weight: number;
}

/** How pairs of one kind (one language, or two) become raw values, and what these mean. */
export interface Reading {
  /** One or more; the first gives the raw value its unit. */
  readonly parts: readonly Part[];
  /** What near copies lose by what differs in them; none is taken off where absent. */
  readonly steps?: Steps;
  /** What the steps are shares of, where `calibration` is not the one that they were fitted with (a trained head's). */
  readonly stepScale?: Calibration;
  readonly calibration: Calibration;
}

/** The models of a route, ready to run, and how pairs are read by them. */
export interface OpenedRoute {
  /** The first gives the vectors that a trained head sees. */
  readonly encoders: readonly Encoder[];
  readonly crossEncoder?: CrossEncoder;
  readonly lexicon?: BilingualLexicon;
  readonly aligner?: Aligner;
  reading(languages: LanguagePair): Reading;
  readonly head?: Head;
}

/** A trained head: a raw value, and the vectors of the first encoder, to a value of its own. Symmetric in the two texts. */
export type Head = (
  raw: number,
  languages: LanguagePair,
  left: Embeddings,
  i: number,
  right: Embeddings,
  j: number,
) => number;

/** What a system that compares vectors is made of. */
export interface EncoderSystemParts {
  readonly name: string;
  readonly version: number;
  readonly description: string;
  readonly trainedOn: readonly TrainingSource[];
  readonly signature: Omit<SystemSignature, "system" | "version">;
  readonly batchSize?: number;
  /** Name of its raw values. */
  readonly raw: RawName;
  /**
   * Whether languages that are not given are found out and named in results; otherwise they stay "und" there, and pairs
   * are read by what their words plainly look like.
   */
  readonly detectsLanguages: boolean;
  /** Finds out languages of single words; without it they are what they look like. */
  readonly lexicon?: BilingualLexicon;
  /** Name of the route that takes a pair of these languages. */
  route(languages: LanguagePair): string;
  /** Opens that route; called once for each. */
  open(route: string): Promise<OpenedRoute>;
}

/** Whether two texts are known to be of two languages. */
export function isCrossLingual([x, y]: LanguagePair): boolean {
  return x !== y && x !== "und" && y !== "und";
}

/** Whether a text's vector is zero: the encoder knows nothing in it. Cheap: most end at the first value. */
export function isZeroRow({ data, dimension }: Embeddings, row: number): boolean {
  for (let k = row * dimension; k < (row + 1) * dimension; k++) if (data[k] !== 0) return false;
  return true;
}
