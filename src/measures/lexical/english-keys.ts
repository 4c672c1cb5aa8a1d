import { consonants, type Lexicon, stemKey } from "../../lexicon/index.ts";
import type { Language } from "../../text/index.ts";

/** What a word may be in English, with how far, 0..1: stems, and consonants of names behind a tilde. */
export type EnglishKeys = ReadonlyMap<string, number>;

/** Names of fewer consonants meet too many other words. */
const LEAST_CONSONANTS = 3;
/** What a word of the same consonants counts. */
const LIKE_A_NAME = 0.7;
/** Letters of Arabic that may be written on to the front of a word. */
const ARABIC_STARTS = [/^[وف]/, /^(?:وب|ول|وك|وس|[بلكس])/];
/** Fewest letters of a Turkish word that is looked up without its endings. */
const LEAST_TURKISH = 4;

/** A word's translations by the tables, sqrt of their shares; one that these lack stands for itself. @param form in match form */
export function englishKeys(form: string, language: Language, lexicon: Lexicon): EnglishKeys {
  const keys = new Map<string, number>();
  if (language === "en") {
    keys.set(stemKey(form, "en"), 1);
    addConsonants(keys, form, "en", LIKE_A_NAME);
    return keys;
  }
  const bare = language === "tr" ? form.split(/['’]/)[0]! : form;
  const found = translationsOf(bare, language, lexicon);
  for (const { word, share } of found) {
    const key = stemKey(word, "en");
    keys.set(key, Math.max(keys.get(key) ?? 0, Math.sqrt(share)));
  }
  if (found.length === 0 || /\d/.test(form))
    for (const own of [form, bare, stemKey(bare, language)]) keys.set(stemKey(own, "en"), 1);
  if (found.length === 0) addConsonants(keys, form, language, 1);
  return keys;
}

/** Of the word's stem; else of what is left without what may be written on to it. */
function translationsOf(form: string, language: Exclude<Language, "en">, lexicon: Lexicon) {
  const table = lexicon.translations(language);
  const shorter: string[] = [];
  if (language === "ar") shorter.push(...ARABIC_STARTS.map((start) => form.replace(start, "")));
  if (language === "tr")
    for (let length = form.length - 1; length >= LEAST_TURKISH; length--) shorter.push(form.slice(0, length));
  for (const own of [form, ...shorter]) {
    const found = table.of(stemKey(own, language));
    if (found.length > 0) return found;
  }
  return [];
}

/** Names in another script; Spanish and Turkish ones are written as English has them, or nearly. */
function addConsonants(keys: Map<string, number>, form: string, language: Language, share: number): void {
  if (language !== "ar" && language !== "en") return;
  const skeleton = consonants(form, language);
  if (skeleton.length >= LEAST_CONSONANTS) keys.set(`~${skeleton}`, share);
}
