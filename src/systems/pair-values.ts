import { cosine, type Embeddings } from "../vectors/index.ts";
import type { Blend } from "./blend.ts";
import type { Comparison } from "./comparison.ts";
import type { LanguageTag } from "./system.ts";
import { type Evidence, evidenceOf } from "./word-evidence.ts";

/** What two vectors, and the words of their texts, are compared by; by their cosine where all are absent. */
export interface PairReading {
  readonly comparison?: Comparison | undefined;
  readonly blend?: Blend | undefined;
  /** What a trained head makes of the outcome. */
  readonly head?: Head | undefined;
}

/** A trained head: a raw value of two rows to one of its own. Symmetric in the two texts. */
export type Head = (
  raw: number,
  languages: readonly [LanguageTag, LanguageTag],
  left: Embeddings,
  i: number,
  right: Embeddings,
  j: number,
  cosine: number,
) => number;

/** Evidence of texts, made when first asked for and kept. */
export class EvidenceStore {
  readonly #known = new Map<LanguageTag, Map<string, Evidence>>();

  of(text: string, language: LanguageTag): Evidence {
    const texts = this.#known.get(language) ?? new Map<string, Evidence>();
    this.#known.set(language, texts);
    const known = texts.get(text) ?? evidenceOf(text, language);
    texts.set(text, known);
    return known;
  }
}

/** Texts with their vectors, row by row. */
export interface TextSide {
  readonly vectors: Embeddings;
  text(row: number): string;
  language(row: number): LanguageTag;
}

/**
 * The raw value of row i of one side and row j of the other. Beyond the cosine, O(hidden x dimension) where there is a
 * comparison and a few microseconds where there is a blend, both for texts that are not far apart only.
 * @param value their cosine, where it is known
 */
export function pairValue(
  reading: PairReading,
  evidence: EvidenceStore,
  left: TextSide,
  i: number,
  right: TextSide,
  j: number,
  value = cosine(left.vectors, i, right.vectors, j),
): number {
  const raw = tierValue(reading, evidence, left, i, right, j, value);
  if (reading.head === undefined) return raw;
  return reading.head(raw, [left.language(i), right.language(j)], left.vectors, i, right.vectors, j, value);
}

function tierValue(
  { comparison, blend }: PairReading,
  evidence: EvidenceStore,
  left: TextSide,
  i: number,
  right: TextSide,
  j: number,
  value: number,
): number {
  const compared = comparison?.raw(left.vectors, i, right.vectors, j, value) ?? value;
  if (blend === undefined) return compared;
  const [x, y] = [left.language(i), right.language(j)];
  if (value <= blend.low) return blend.far(value, compared, x !== y && x !== "und" && y !== "und");
  return blend.near(value, compared, evidence.of(left.text(i), x), evidence.of(right.text(j), y));
}
