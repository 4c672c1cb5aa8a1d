import type { Language } from "../../text/index.ts";
import type { PlacedWord } from "./text-words.ts";

export type Tense = "past" | "present" | "future";

/** Endings by which a verb's tense shows, the first that fits; a form that fits none has none. */
const ENDINGS: Readonly<Record<Exclude<Language, "ar">, readonly (readonly [RegExp, Tense | "none"])[]>> = {
  en: [
    [/.{2}ed$/, "past"],
    [/.{2}(?<!ing)(?<!s)s?$/, "present"],
  ],
  es: [
    [/r(?:é|ás|á|emos|éis|án)$/, "future"],
    [/(?:[aei]ra|[ei]ese|ase)[sn]?$|r$|ndo$/, "none"],
    [/(?:ó|aste|iste|aron|ieron|aba|abas|aban|ía|ías|ían)$/, "past"],
    [/(?<![aií]d|[st])(?:a|e|an|en|o|as|es)$|(?:t|s)(?:e|en|an)$/, "present"],
  ],
  tr: [
    [/[dt][ıiuü](?:[mnk]|lar|ler|n[ıiuü]z)?$|m[ıiuü]ş(?:t[ıiuü])?(?:lar|ler)?$/, "past"],
    [/[ae]c[ae][kğ](?:[ıi]m|[ıi]z|lar|ler|s[ıi]n(?:[ıi]z)?)?$/, "future"],
    [/[ıiuü]yor(?:um|uz|lar|sun|sunuz)?$|[ıiuüae]r(?:[ıiuü]m|[ıiuü]z|lar|ler)?$/, "present"],
  ],
};

/** English words before "-ed" that make it a participle, Arabic ones that ask for another form of the verb. */
const PARTICIPLE = /^(?:be|is|are|was|were|been|being|am|has|have|had|get|got|gets|having)$/;
const GOVERNING = /^(?:لم|الم|لن|لا|ان|قد|لقد|كان|كانت|كانوا|لكي|كي|حتي)$/;
/** Words looked back at. */
const MAX_BACK = 3;

/**
 * The tenses of one verb in two texts where its forms show two: "works", "worked". Undefined where they do not, or
 * something else explains the form ("has worked", "لم يعمل").
 */
export function tensesOf(
  left: readonly PlacedWord[],
  i: number,
  right: readonly PlacedWord[],
  j: number,
): readonly [Tense, Tense] | undefined {
  const [x, y] = [left[i]!.word, right[j]!.word];
  if (x.form === y.form || x.functionWord || y.functionWord || x.digits || x.negates || y.negates)
    return undefined;
  if (x.capital && y.capital && !left[i]!.opens) return undefined;
  const { language } = x;
  if ([x, y].some(({ memberships }) => memberships.some(({ kind }) => kind === "modality"))) return undefined;
  if (language === "ar")
    return governed(left, i) || governed(right, j) ? undefined : arabicTenses(x.form, y.form);
  if (language === "en" && (participle(left, i) || participle(right, j))) return undefined;
  const [p, q] = [tenseOf(x.form, language), tenseOf(y.form, language)];
  if (language === "tr" && p !== q) return turkishTenses(x.form, y.form, p, q);
  return p === undefined || q === undefined || p === q ? undefined : [p, q];
}

function tenseOf(form: string, language: Exclude<Language, "ar">): Tense | undefined {
  const found = ENDINGS[language].find(([ending]) => ending.test(form))?.[1];
  return found === "none" ? undefined : found;
}

/** "Başkanı", "başkanıydı": what has no tense beside its own past is said of now. */
function turkishTenses(
  x: string,
  y: string,
  p: Tense | undefined,
  q: Tense | undefined,
): readonly [Tense, Tense] | undefined {
  // Moods are compared as such.
  if (/[ae]b[ıi]l|m[ae]l[ıi]|[rz]s[ae]|s[ae]yd/.test(`${x} ${y}`)) return undefined;
  // "Kadın", "kadındır": a statement of what is.
  if (/^[dt][ıiuü]r/.test(x.startsWith(y) ? x.slice(y.length) : y.startsWith(x) ? y.slice(x.length) : ""))
    return undefined;
  if (p !== undefined && q !== undefined) return [p, q];
  const [bare, past] = p === undefined ? [x, y] : [y, x];
  if (!past.startsWith(bare) || !/^y?[dt][ıiuü](?:[mnk]|lar|ler)?$/.test(past.slice(bare.length)))
    return undefined;
  return p === undefined ? ["present", "past"] : ["past", "present"];
}

const before = (words: readonly PlacedWord[], k: number) =>
  words.slice(Math.max(0, k - MAX_BACK), k).map(({ word }) => word.form);

function participle(words: readonly PlacedWord[], k: number): boolean {
  return words[k]!.word.form.endsWith("ed") && before(words, k).some((form) => PARTICIPLE.test(form));
}

function governed(words: readonly PlacedWord[], k: number): boolean {
  return before(words, k).some((form) => GOVERNING.test(form));
}

const FUTURE = /^[وف]?س[يتنا]/;
const IMPERFECT = /^[وف]?[ين]/;

function arabicTenses(x: string, y: string): readonly [Tense, Tense] | undefined {
  if (/^ال/.test(x) || /^ال/.test(y)) return undefined;
  const [p, q] = [arabicTense(x, y), arabicTense(y, x)];
  return p === undefined || q === undefined || p === q ? undefined : [p, q];
}

/** By its prefix, as far as the other form lacks it. */
function arabicTense(form: string, other: string): Tense | undefined {
  if (FUTURE.test(form) && form.length > 4 && !other.startsWith(form.charAt(0))) return "future";
  if (IMPERFECT.test(form) && form.length > 2) return "present";
  // "تعمل", "عملت": she works, she worked.
  if (/^ت/.test(form) && form.length > 3)
    return other.endsWith("ت") || FUTURE.test(other) ? "present" : undefined;
  // "إصلاح", "ذاهب": a verbal noun, a participle.
  if (/^ا.*ا|^.ا..$/.test(form)) return undefined;
  return IMPERFECT.test(other) || FUTURE.test(other) || (/^ت/.test(other) && form.endsWith("ت"))
    ? "past"
    : undefined;
}
