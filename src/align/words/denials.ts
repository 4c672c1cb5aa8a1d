import { isBeforeOrFrom, isNegator, type Language, opensSetPhrase } from "../../text/index.ts";
import { byLanguage, setOf } from "../../text/languages/by-language.ts";
import type { PlacedWord, TextWords } from "./text-words.ts";

/** One denial of a text: "no vino nadie", "ne çay ne kahve" are one. */
export interface Denial {
  /** Index of the word that denies. */
  readonly at: number;
  /** Index of the content word that is denied, as far as order tells; -1 where none is. */
  readonly target: number;
  /** Stands in a question: "isn't she here?", "ألم يأت". */
  readonly asked: boolean;
  /** Asks alone and states no denial: "isn't she here?" has the answer of "is she here?". */
  readonly asks: boolean;
  /** Words that it joins share it: "neither tea nor coffee", "ni Ana ni Luis", "ne çay ne kahve". */
  joined: boolean;
}

/** Words that join a denial already made, in match form: "no ... ni", "لا ... ولا", "not ... nor". */
const joiners = byLanguage(({ negation }) => setOf(`${negation.strengthens} ${negation.joins}`));

/** Before a number these are "number": No 7, no. 12. */
const NUMBER_SIGN = new Set(["no", "nº", "لا"]);
/** "No longer" denies, "no later than", "no fewer than" bound. */
const BOUNDS = new Set(["later", "fewer", "less", "more", "earlier", "least", "menos", "más", "اقل", "اكثر"]);
/** Of the joiners those between what is denied alike. */
const COORDINATES = new Set(["nor", "ni", "ولا", "ولم", "ولن", "ne"]);
/** "Has he not ...": asks for assent. */
const ARABIC_QUESTION = /^(?:الم|اليس|اليست|الست|الا|اولم|افلا)$/;

/** The denials of a text, in order. O(words). */
export function denialsOf({ words, text, language }: TextWords): Denial[] {
  const denials: Denial[] = [];
  let sentence = -1;
  for (const [k, placed] of words.entries()) {
    if (placed.opens) sentence = k;
    const asks = isAskedDenial(words, k, text, language);
    if (!asks && !isDenial(words, k, text, language)) continue;
    const last = denials.at(-1);
    const { form } = placed.word;
    if (last !== undefined && last.at >= sentence && joinsLast(form, last, words, language)) {
      if (COORDINATES.has(form)) last.joined = true;
      continue;
    }
    if (language === "tr" && isConcordAlone(words, k)) continue;
    const asked = asks || isQuestion(text, placed.end);
    denials.push({ at: k, target: targetOf(words, k, language), asked, asks, joined: false });
  }
  return denials;
}

function joinsLast(form: string, last: Denial, words: readonly PlacedWord[], language: Language): boolean {
  if (joiners(language).has(form)) return true;
  // "Ne çay ne kahve".
  if (language === "tr" && form === "ne") return words[last.at]!.word.form === "ne";
  return false;
}

function isDenial(words: readonly PlacedWord[], k: number, text: string, language: Language): boolean {
  const { word, start, opens } = words[k]!;
  if (!word.negates) return language === "tr" && isDeniedCommand(words, k, text);
  const after = (n: number) => words[k + n]?.word.form ?? "";
  const next = words[k + 1];
  if (language === "tr") return isTurkishDenial(words, k, after);
  if (NUMBER_SIGN.has(word.form) && next?.word.digits === true) return false;
  if (BOUNDS.has(after(1)) && word.form === "no") return false;
  if (opensSetPhrase(word.form, after(1), language)) return false;
  // "No, he isn't": an answer, what follows says it.
  if (
    (word.form === "no" || word.form === "لا" || word.form === "كلا") &&
    opens &&
    (next === undefined || next.parted)
  )
    return next === undefined || next.opens;
  if (language === "en") return !isEnglishQuestion(words, k, text);
  if (language === "ar" && ARABIC_QUESTION.test(word.form)) return false;
  // "No soy más que", "لم يلبث أن": no denial.
  if (language === "es" && word.form === "no" && (isOnly(words, k) || isSpanishQuestion(words, k, text)))
    return false;
  if (language === "ar" && /^(?:[يت]لبث|[يت]ك[ا]?د)/.test(after(1))) return false;
  if (language === "es" && word.form === "no" && isTag(text, words[k]!.end) && words[k]!.parted) return false;
  return start >= 0;
}

/** Verbal nouns that end a sentence more often than a command does. */
const TURKISH_NOUN =
  /^(?:dondurma|sinema|tarama|çalışma|açıklama|uygulama|kelime|görüşme|gelişme|inceleme|yağma|elma|yazışma|firma|drama|tema|şema|problema|dolma|sarma|kıyma)$/;

/** "Bana kızma!": a Turkish command that denies is the last word, and has the ending of a verbal noun. */
function isDeniedCommand(words: readonly PlacedWord[], k: number, text: string): boolean {
  const { word, end } = words[k]!;
  if (k === 0 || !/.{2}m[ae]$/.test(word.form) || TURKISH_NOUN.test(word.form)) return false;
  return /^["'\u2019\u201d]?[.!](?:\s|$)/.test(text.slice(end, end + 3)) && !word.capital;
}

/** Whether a denial only asks: "isn't she here?", "¿no viene?", "ألم يأت". Not a tag at the end ("..., isn't it?"). */
function isAskedDenial(words: readonly PlacedWord[], k: number, text: string, language: Language): boolean {
  const { word, end } = words[k]!;
  if (language === "ar") return isArabicQuestion(words, k, text);
  if (!word.negates) return false;
  if (language === "en") return isEnglishQuestion(words, k, text) && words[k - 1]?.parted !== true;
  return language === "es" && isSpanishQuestion(words, k, text) && !isTag(text, end);
}

/** "ألم يأت", one word for "has he not"; "ألم" is pain too, and "أليس كذلك" asks for assent. */
function isArabicQuestion(words: readonly PlacedWord[], k: number, text: string): boolean {
  const { word, end } = words[k]!;
  const next = words[k + 1]?.word.form ?? "";
  if (!ARABIC_QUESTION.test(word.form) || next === "كذلك") return false;
  return isQuestion(text, end) && (!/لم$/.test(word.form) || /^[اينت]/.test(next));
}

function isSpanishQuestion(words: readonly PlacedWord[], k: number, text: string): boolean {
  const { word, opens, end } = words[k]!;
  return word.form === "no" && opens && isQuestion(text, end);
}

/** "Isn't she here?", "Why don't we go?", "..., isn't it?". */
function isEnglishQuestion(words: readonly PlacedWord[], k: number, text: string): boolean {
  if (words[k]!.word.form !== "not" || !isQuestion(text, words[k]!.end)) return false;
  const auxiliary = words[k - 1];
  if (auxiliary === undefined || auxiliary.start !== words[k]!.start) return false;
  const before = words[k - 2];
  return auxiliary.opens || auxiliary.parted || before?.word.form === "why";
}

/** Words between "no" and "más que". */
const MAX_ONLY = 5;

/** "No llevo aquí más que un día": only. */
function isOnly(words: readonly PlacedWord[], k: number): boolean {
  const forms = words.slice(k + 1, k + 2 + MAX_ONLY).map(({ word }) => word.form);
  return forms.some((form, at) => form === "sino" || (/^m[áa]s$/.test(form) && forms[at + 1] === "que"));
}

function isQuestion(text: string, from: number): boolean {
  return /^[^.!?\u061f]*[?\u061f]/.test(text.slice(from));
}

function isTag(text: string, from: number): boolean {
  return /^\s*[?\u061f]/.test(text.slice(from));
}

function isTurkishDenial(words: readonly PlacedWord[], k: number, after: (n: number) => string): boolean {
  const { word } = words[k]!;
  if (word.form === "ne")
    return (
      words.some((other, at) => at !== k && Math.abs(at - k) <= 5 && other.word.form === "ne") &&
      !/^(?:var|yok)$/.test(after(1))
    );
  if (word.form === "hayır" || TURKISH_ADJECTIVE.test(word.form)) return false;
  // "Ne var ne yok?" asks for news.
  if (word.form === "yok" && words.some((other, at) => at < k && other.word.form === "ne")) return false;
  // "..., değil mi?" asks for assent.
  if (word.form === "değil" && /^m[ıiuü]/.test(after(1))) return false;
  return !isBeforeOrFrom(word.form, after);
}

/** "Unbelievable", "inevitable": adjectives of their own. */
const TURKISH_ADJECTIVE =
  /^(?:inanılmaz|kaçınılmaz|vazgeçilmez|olağanüstü|dayanılmaz|anlaşılmaz|korkunç|tükenmez|çıkmaz|çekilmez|görünmez)/;

/** Turkish "hiç" and the like stand beside a denied verb. */
function isConcordAlone(words: readonly PlacedWord[], k: number): boolean {
  const { word } = words[k]!;
  return joiners("tr").has(word.form) || (word.form === "ne" && isNegated(words, k));
}

/** Whether a denied verb follows: "ne" then only strengthens it. */
function isNegated(words: readonly PlacedWord[], k: number): boolean {
  return words.some(
    (other, at) => at > k && other.word.root !== undefined && isNegator(other.word.form, "tr"),
  );
}

const BACKWARDS = /^(?:değil|yok)/;

function targetOf(words: readonly PlacedWord[], k: number, language: Language): number {
  if (language === "tr") {
    const { word } = words[k]!;
    if (word.root !== undefined) return k;
    if (BACKWARDS.test(word.form)) return contentFrom(words, k - 1, -1);
  }
  return contentFrom(words, k + 1, 1);
}

function contentFrom(words: readonly PlacedWord[], from: number, step: 1 | -1): number {
  for (let k = from; k >= 0 && k < words.length; k += step) {
    if (step === 1 && k !== from && words[k]!.opens) return -1;
    if (!words[k]!.word.functionWord) return k;
  }
  return -1;
}
