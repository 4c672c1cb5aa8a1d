import { byLanguage } from "../../text/languages/by-language.ts";
import type { Word } from "../words/word.ts";

const NOTHING = /(?!)/;
/** What denies a word, written before it; at its end, with what stands in its place where it is not denied: below. */
const prefixes = byLanguage(({ comparison }) => comparison.deniedBy ?? NOTHING);
/** Words whose beginning is no denial. */
const OTHERS: ReadonlySet<string> = new Set(
  "invaluable inflammable inhabitable income input inside indoor indeed important impress impressed import inform informed into instance intent intend increase invent invest include incline inhabit inscribe impart implant display dispatch dispose disease unit union invertir informar importar imponer".split(
    " ",
  ),
);
const LESS = /less$/;
const FUL = /(?:ful|y)?$/;
const WITHOUT = /s[ıiuü]z(?:l[ae]r\p{L}*|d[ıiuü]r?|l[ıiuü][kğ]\p{L}*|d[ıi]|[ıiuü]n)?$/u;
const WITH = /^(?:l[ıiuü]|s?[ıiuü]?y?l[ae])/;

/** "Happy", "unhappy"; "useful", "useless"; "şekerli", "şekersiz". Symmetric. */
export function isPrefixOpposite(x: Word, y: Word): boolean {
  if (x.language !== y.language || x.digits || y.digits) return false;
  return denies(x, y) || denies(y, x);
}

/** Whether a word has the form of one that denies another; false is sure. */
export function mayDenyByForm({ form, language, digits }: Word): boolean {
  if (digits) return false;
  if (language === "tr") return WITHOUT.test(form);
  return prefixes(language).test(form) || (language === "en" && LESS.test(form));
}

function denies(denied: Word, plain: Word): boolean {
  const { form, language } = denied;
  if (language === "tr") return isWithout(form, plain.form);
  if (language === "en" && LESS.test(form) && form.length > 6)
    return plain.form.length > 3 && plain.form.replace(FUL, "") === form.replace(LESS, "");
  const bare = form.replace(prefixes(language), "");
  if (bare === form || OTHERS.has(form)) return false;
  if (bare === plain.form) return true;
  const start = form.length - bare.length;
  // "Inútil", "útiles": the stem tells; stems of words with and without a prefix end alike.
  return plain.key.length > 2 && denied.key === form.slice(0, start) + plain.key;
}

function isWithout(form: string, plain: string): boolean {
  const stem = form.replace(WITHOUT, "");
  return stem !== form && stem.length > 1 && plain.startsWith(stem) && WITH.test(plain.slice(stem.length));
}
