import { hashString } from "../network/hash.ts";
import type { Upos } from "../upos.ts";
import { NOMINAL, type Roots, VERB } from "./roots.ts";

/** "Was", "is said to be", "if it is" behind a noun or an adjective, with persons. */
const COPULA =
  /(?:(?:lar|ler)?y?(?:[dt][ıiuü]|m[ıiuü]ş|s[ae])(?:m|n|k|n[ıiuü]z|[ıiuü]m|s[ıiuü]n|[ıiuü]z|s[ıiuü]n[ıiuü]z|lar|ler)?)$/;
/** People by what they do; the nouns of action that are written alike ("öğretmenin": of teaching) are rarer. */
const PEOPLE = ["öğretmen", "seçmen", "yönetmen", "danışman", "göçmen", "eğitmen"];

/**
 * The noun or adjective of a Turkish predicate that was taken for a verb: kapalı of "kapalıydı", doktor of "doktordu".
 * Undefined where what stands before the copula is no such root, or a verb as well ("yazdı").
 * @param form in small letters
 */
export function nominalPredicate(form: string, roots: Roots | undefined): string | undefined {
  const copula = roots && COPULA.exec(form);
  if (!copula) return undefined;
  // "Kapalı" + "ydı", "kapalıy" + "dı": the longest copula is the whole of it.
  const stem = form.slice(0, copula.index);
  const classes = roots.classes.get(hashString(stem)) ?? 0;
  return (classes & NOMINAL) !== 0 && (classes & VERB) === 0 ? stem : undefined;
}

/**
 * A Turkish noun's lemma, where the model has its verb: öğretmen of "öğretmenin", not öğret.
 * @param form in small letters
 * @param found the model's lemma
 */
export function personOf(form: string, upos: Upos, found: string): string {
  if (upos !== "NOUN" && upos !== "PROPN") return found;
  return PEOPLE.find((person) => form.startsWith(person) && person.startsWith(found)) ?? found;
}
