import { normalizeArabic, withoutCapitals } from "../text/index.ts";
import { cosine, type Embeddings, type EncodeOptions, type Encoder, nextTurn } from "../vectors/index.ts";
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
    const texts = this.#texts(language);
    let known = texts.get(text);
    if (known === undefined) {
      known = evidenceOf(text, language);
      texts.set(text, known);
      // Plainly of a language is as good as told.
      if (language === "und" && known.sure) this.#texts(known.language).set(text, known);
    }
    return known;
  }

  /** A text's language as told, or as its words plainly look where nobody told. */
  language(text: string, tag: LanguageTag): LanguageTag {
    if (tag !== "und") return tag;
    const { language, sure } = this.of(text, tag);
    return sure ? language : "und";
  }

  #texts(language: LanguageTag): Map<string, Evidence> {
    const texts = this.#known.get(language) ?? new Map<string, Evidence>();
    this.#known.set(language, texts);
    return texts;
  }
}

/** Texts with their vectors, row by row. */
export interface TextSide {
  readonly vectors: Embeddings;
  text(row: number): string;
  language(row: number): LanguageTag;
}

/** Whether two texts are known to be of two languages. */
export function areAcross(x: LanguageTag, y: LanguageTag): boolean {
  return x !== y && x !== "und" && y !== "und";
}

/**
 * Vectors to compare texts by. Across languages, where the blend asks for it, a text's vector is that of its words and
 * that of its glosses end to end, so that a cosine is the mean of both; and the lexicon is made ready, which `pairValue`
 * relies on.
 * @param languages of the texts
 * @param across whether they are to be compared with texts of another language
 */
export async function encodeSide(
  { encoder, blend }: PairReading & { readonly encoder: Encoder },
  evidence: EvidenceStore,
  texts: readonly string[],
  languages: readonly LanguageTag[],
  across: boolean,
  options?: EncodeOptions,
): Promise<Embeddings> {
  const lexicon = across ? blend?.lexicon : undefined;
  await lexicon?.load(languages);
  const own = await encoder.encode(
    blend === undefined ? texts : texts.map((text, i) => asEncoded(text, languages[i]!)),
    options,
  );
  if (lexicon === undefined || blend?.glossedVectors !== true) return own;
  const signal = options?.signal;
  const glosses: string[] = [];
  for (const [i, text] of texts.entries()) {
    if (i % GLOSSED_AT_ONCE === GLOSSED_AT_ONCE - 1) await nextTurn(signal);
    glosses.push(lexicon.glossed(evidence.of(text, languages[i]!)).text);
  }
  return joined(own, await encoder.encode(glosses, signal && { signal }));
}

/** Texts put into English before other work of the process gets its turn. */
const GLOSSED_AT_ONCE = 1024;

/**
 * Arabic without vowel signs, and a text in capitals in small letters: an encoder that tells case apart, or signs, knows
 * few words that have them.
 */
export function asEncoded(text: string, language: LanguageTag): string {
  return language === "ar" ? normalizeArabic(text, SIGNS_ALONE) : withoutCapitals(text, language);
}

const SIGNS_ALONE = {
  alef: false,
  yeh: false,
  tehMarbuta: false,
  digits: false,
  keyboard: false,
  presentation: false,
} as const;

function joined(own: Embeddings, glosses: Embeddings): Embeddings {
  const { count, dimension, excessTokens } = own;
  const data = new Float32Array(2 * count * dimension);
  for (let row = 0; row < count; row++) {
    const [from, to] = [row * dimension, (row + 1) * dimension];
    data.set(own.data.subarray(from, to), 2 * from);
    data.set(glosses.data.subarray(from, to), 2 * from + dimension);
  }
  // Both halves have length 1.
  for (let k = 0; k < data.length; k++) data[k]! *= Math.SQRT1_2;
  return { data, count, dimension: 2 * dimension, excessTokens };
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
  const across = areAcross(x, y);
  if (value <= blend.low(across)) return blend.far(value, compared, across);
  return blend.near(value, compared, evidence.of(left.text(i), x), evidence.of(right.text(j), y), across);
}
