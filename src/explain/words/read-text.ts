import { readTextWords } from "../../align/index.ts";
import type { PlacedWord } from "../../align/words/text-words.ts";
import type { Analysis } from "../../analysis/index.ts";
import type { Gloss } from "../../systems/words/bilingual-lexicon.ts";
import type { Language } from "../../text/index.ts";
import type { SurfaceToken } from "../chunks/surface-tokens.ts";

/** What is looked up of a token. */
export interface ReadToken extends SurfaceToken {
  /** As the room align reads it; undefined for punctuation. */
  readonly word: PlacedWord["word"] | undefined;
  /** Punctuation, or a mark. */
  readonly mark: boolean;
  /** Has content of its own: no article, preposition, auxiliary, mark. */
  readonly content: boolean;
  /** "5", "five" and "beş" alike: what number it states or is part of; undefined for none. */
  readonly number: string | undefined;
  /** Denies something. */
  readonly negative: boolean;
  /** In English, likeliest first; empty where no lexicon was asked. */
  readonly glosses: readonly Gloss[];
  /** Of length 1 in the space of all languages; zeros for an unknown word. */
  readonly vector: Float32Array;
}

/** A text whose tokens are looked up. */
export interface ReadText {
  readonly text: string;
  readonly language: Language;
  readonly analysis: Analysis;
  readonly tokens: readonly ReadToken[];
}

/** What words are looked up in. */
export interface WordSources {
  /** A word's vector, of length 1 or zero. */
  vector(word: string): Float32Array;
  /** A word's glosses; undefined where texts of two languages are not compared by a lexicon. */
  glosses?(form: string, language: Language): readonly Gloss[];
}

/** @param tokens those of `analysis.text`, see `tokensOf` */
export function readTokens(
  analysis: Analysis,
  language: Language,
  tokens: readonly SurfaceToken[],
  sources: WordSources,
): ReadText {
  const { words } = readTextWords(analysis.text, language);
  const numbers = numbersAt(analysis);
  const cues = new Set(analysis.negations.flatMap(({ cue }) => [...cue.tokens]));
  let next = 0;
  const read = tokens.map((token): ReadToken => {
    while (next < words.length && words[next]!.end <= token.start) next++;
    let best: PlacedWord["word"] | undefined;
    for (let k = next; k < words.length && words[k]!.start < token.end; k++) {
      if (best === undefined || (best.functionWord && !words[k]!.word.functionWord)) best = words[k]!.word;
    }
    const { upos } = token.main;
    const mark = upos === "PUNCT" || (best === undefined && !/[\p{L}\p{N}]/u.test(token.text));
    const number = numbers.find(({ start, end }) => start < token.end && end > token.start)?.value;
    return {
      ...token,
      word: best,
      mark,
      content: !mark && !FUNCTION.has(upos) && best?.functionWord !== true,
      number,
      negative: token.parts.some(({ id }) => cues.has(id)) || best?.negates === true,
      glosses: mark || best === undefined ? [] : (sources.glosses?.(best.form, language) ?? []),
      vector: sources.vector(mark ? "" : token.text.toLowerCase()),
    };
  });
  return { text: analysis.text, language, analysis, tokens: read };
}

const FUNCTION: ReadonlySet<string> = new Set(["ADP", "DET", "AUX", "CCONJ", "SCONJ", "PART", "PUNCT"]);

interface NumberPlace {
  readonly start: number;
  readonly end: number;
  readonly value: string;
}

/** What articles and labels state is no number here. */
function numbersAt({ quantities }: Analysis): NumberPlace[] {
  return quantities
    .filter(({ article }) => article !== true)
    .map(({ span: [start, end], value, unit }) => ({
      start,
      end,
      value: unit === undefined ? String(value) : `${value} ${unit}`,
    }));
}
