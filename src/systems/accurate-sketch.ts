import { stripName } from "../text/analysis/entities.ts";
import type { AnalysedToken, Analysis, Quantity } from "../text/analysis/index.ts";
import { lowerCase } from "../text/analysis/lemmatiser.ts";
import type { Language } from "../text/language.ts";
import { stem } from "../text/stem.ts";

/** A content word, with what makes it the same as another: its lemma or its stem. */
export interface SketchWord {
  readonly form: string;
  readonly keys: readonly string[];
}

/** A predicate with the words that fill its chief roles. */
export interface SketchFrame {
  readonly action: SketchWord;
  readonly negated: boolean;
  readonly passive: boolean;
  /** Who acts. */
  readonly from: readonly SketchWord[];
  /** Who or what it is done to, or for. */
  readonly to: readonly SketchWord[];
}

/** What the guards read of a text; made once for each text. */
export interface Sketch {
  /** "unknown" where no analyser knows the language: words and numbers alone are to be trusted. */
  readonly language: Language | "unknown";
  /** Content words in order; names and numbers among them. */
  readonly words: readonly SketchWord[];
  /** The other words, lower case: articles, prepositions, conjunctions, pronouns, particles. */
  readonly small: readonly string[];
  readonly quantities: readonly Quantity[];
  /** Each name by its identity in lists ("country:US") and its words. */
  readonly names: readonly (readonly string[])[];
  /** Negations that are no mere concord. */
  readonly negations: number;
  readonly frames: readonly SketchFrame[];
}

const CONTENT: readonly string[] = ["NOUN", "VERB", "ADJ", "ADV", "PROPN", "NUM", "X", "INTJ", "SYM"];
const LETTER = /\p{L}/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const CHIEF_TO: readonly string[] = ["patient", "recipient"];

/** A text's sketch. Time O(length). */
export function sketchOf(analysis: Analysis): Sketch {
  const { language, tokens } = analysis;
  const word = (token: AnalysedToken) => sketchWord(token, language);
  return {
    language,
    words: tokens.filter(isContent).map(word),
    small: tokens
      .filter((token) => LETTER.test(token.form) && !isContent(token))
      .map((token) => word(token).form),
    quantities: analysis.quantities,
    names: namesOf(analysis),
    negations: analysis.negations.filter((negation) => !negation.concord).length,
    frames: analysis.frames.map((frame) => {
      const fillers = (roles: readonly string[]) =>
        frame.roles.filter(({ role }) => roles.includes(role)).map(({ head }) => word(tokens[head]!));
      return {
        action: word(tokens[frame.action.head]!),
        negated: frame.negated,
        passive: frame.passive,
        from: fillers(["agent"]),
        to: fillers(CHIEF_TO),
      };
    }),
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
