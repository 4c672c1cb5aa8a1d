import { stripName } from "../text/analysis/entities.ts";
import type { AnalysedToken, Analysis, Quantity } from "../text/analysis/index.ts";
import { lowerCase } from "../text/analysis/lemmatiser.ts";
import type { Language } from "../text/language.ts";
import { stem } from "../text/stem.ts";
import { withFullHours } from "./clock-times.ts";
import type { LanguageTag } from "./system.ts";

/** A content word, with what makes it the same as another: its lemma or its stem. */
export interface SketchWord {
  readonly form: string;
  readonly keys: readonly string[];
}

/** What the guards read of a text; made once for each text. */
export interface Sketch {
  /** Content words in order; names and numbers among them. */
  readonly words: readonly SketchWord[];
  readonly quantities: readonly Quantity[];
  /** Each name by its identity in lists ("country:US") and its words. */
  readonly names: readonly (readonly string[])[];
}

const CONTENT: readonly string[] = ["NOUN", "VERB", "ADJ", "ADV", "PROPN", "NUM", "X", "INTJ", "SYM"];
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** A text as guards and cross-encoders read it: "5 pm" is "17:00" (`withFullHours`), so that equal hours look equal. */
export function inFullHours(text: string, language: LanguageTag): string {
  return language === "und" ? text : withFullHours(text, language);
}

/** A text's sketch. Time O(length). */
export function sketchOf(analysis: Analysis): Sketch {
  const { language, tokens } = analysis;
  const word = (token: AnalysedToken) => sketchWord(token, language);
  return {
    words: tokens.filter(isContent).map(word),
    quantities: analysis.quantities,
    names: namesOf(analysis),
  };
}

function isContent({ upos, form }: AnalysedToken): boolean {
  return CONTENT.includes(upos) && LETTER_OR_DIGIT.test(form);
}

function sketchWord(token: AnalysedToken, language: Language | "unknown"): SketchWord {
  const folding = language === "unknown" ? "en" : language;
  const lower = lowerCase(token.form, folding);
  const lemma = lowerCase(token.lemma, folding);
  const root = language === "unknown" ? lower : stem(lower, language);
  return { form: lower, keys: [...new Set([lemma, lower, root])] };
}

/** Names from lists whole, with their identity; of other names each word, for the limits of a run of them are unsure. */
function namesOf({ entities, tokens, language }: Analysis): string[][] {
  const folding = language === "unknown" ? "en" : language;
  return entities.flatMap(({ id, tokens: ids }) => {
    const words = ids
      .map((i) => tokens[i]!)
      .filter(({ upos, form }) => upos !== "ADP" && upos !== "DET" && LETTER_OR_DIGIT.test(form))
      .map(({ form, lemma }) => [
        ...new Set([form, lemma].map((text) => stripName(lowerCase(text, folding), folding))),
      ]);
    return id === undefined ? words : [[id, ...words.flat()]];
  });
}
