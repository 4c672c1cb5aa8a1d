import type { AnalysedToken } from "../types.ts";
import { irregularLemma } from "./irregular-forms.ts";

/** Short Spanish imperatives that a pronoun is written on to, and their verbs. */
const IMPERATIVES: Readonly<Record<string, string>> = {
  da: "dar",
  de: "dar",
  di: "decir",
  haz: "hacer",
  pon: "poner",
  ten: "tener",
  ve: "ir",
  ven: "venir",
};

/**
 * With what each takes: "tense" is of tensar, "velo" a veil, "dala" and "delo" no forms that are met.
 * @see Nueva gramática de la lengua española, 4.13 (irregular imperatives) and 42.3 (pronouns behind them)
 */
const SHORT =
  /^(?:(di|haz|pon|ten)(me|te|nos|lo|la|le|los|las|les)|(da)(me|te|le|les|nos|lo)|(de)(me|le|les)|(ven?)(te))$/;
/** "Siéntate", "dígame", "cuéntale": the accent stands before the pronoun's own verb had its stress. */
const ACCENTED = /^(\p{L}*[áéíóú][^aeiouáéíóú]+[ae]n?)(me|te|se|le)$/u;

/** Lengths of an imperative and its one pronoun; undefined for all other words. @param lower in small letters */
export function imperativeLengths(lower: string): number[] | undefined {
  const short = SHORT.exec(lower);
  const parts = short === null ? ACCENTED.exec(lower)?.slice(1) : short.slice(1);
  return parts?.filter((part) => part !== undefined).map((part) => part.length);
}

/**
 * Words that a pronoun is written on to are verbs: "vete" is of ir, "dime" of decir, "cállate" of callar, which is no noun.
 * @param tokens of one sentence
 */
export function withImperatives(tokens: readonly AnalysedToken[]): AnalysedToken[] {
  return tokens.map((token, i) => {
    const next = tokens[i + 1];
    if (next === undefined || next.start !== token.end || next.upos !== "PRON") return token;
    const form = token.form.toLowerCase();
    const isVerb = token.upos === "VERB" || token.upos === "AUX";
    // "Siéntate": what is told to one "tú" ends in -a for verbs in -ar alone, so it is of sentar, not of sentir.
    const isFirst = next.form.toLowerCase() === "te" && form.endsWith("a") && !token.lemma.endsWith("ar");
    const verb =
      IMPERATIVES[form] ??
      (isFirst ? irregularLemma(form, "es", "ar") : undefined) ??
      (isVerb ? undefined : verbOf(form));
    return verb === undefined ? token : { ...token, lemma: verb, upos: "VERB" };
  });
}

/** "Calla" is of callar. */
function verbOf(form: string): string | undefined {
  return irregularLemma(form, "es") ?? (/\p{L}{2}a$/u.test(form) ? `${form}r` : undefined);
}
