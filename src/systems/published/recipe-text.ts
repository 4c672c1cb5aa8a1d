import { type AlignerText, type AlignerWord, alignerText } from "../../align/index.ts";
import type { Analyser, Analysis } from "../../analysis/index.ts";
import type { Language } from "../../text/index.ts";

/** A text as features read it: analysed once, whatever asks. */
export interface RecipeText {
  readonly text: string;
  readonly language: Language;
  readonly analysis: Analysis;
  /** Words, punctuation included, as the aligner takes them. */
  readonly aligner: AlignerText;
  /** Lower-case lemmas of words without punctuation, in order. */
  readonly lemmas: readonly string[];
  /** Lemmas of content words; all lemmas where a text has none. */
  readonly content: readonly string[];
}

/** What vectors and networks are learnt from: the part of a text that goes from one thread to another. */
export interface LearntText extends Pick<RecipeText, "lemmas"> {
  readonly aligner: Pick<AlignerText, "heads"> & {
    readonly words: readonly Pick<AlignerWord, "form" | "wordClass">[];
  };
}

/** That part of a text alone. */
export function learntText({ lemmas, aligner: { words, heads } }: RecipeText): LearntText {
  return {
    lemmas,
    aligner: { heads, words: words.map(({ form, wordClass }) => ({ form, wordClass })) },
  };
}

/** Of each lemma the place of its head's among the lemmas, -1 for none: heads count punctuation, lemmas leave it out. */
export function lemmaHeads({ aligner: { words, heads } }: LearntText): number[] {
  const order: number[] = [];
  for (const [i, { wordClass }] of words.entries()) if (wordClass !== "punctuation") order.push(i);
  const placeOf = new Map(order.map((word, i) => [word, i]));
  return order.map((word) => placeOf.get(heads[word]!) ?? -1);
}

/** Analyses a text. */
export function readRecipeText(text: string, language: Language, analyser: Analyser): RecipeText {
  const analysis = analyser.analyse(text);
  const aligner = alignerText(analysis);
  const words = aligner.words.filter(({ wordClass }) => wordClass !== "punctuation");
  const lemmas = words.map(({ lemma }) => lemma);
  const content = words.filter(({ wordClass }) => wordClass === "content").map(({ lemma }) => lemma);
  return { text, language, analysis, aligner, lemmas, content: content.length > 0 ? content : lemmas };
}
