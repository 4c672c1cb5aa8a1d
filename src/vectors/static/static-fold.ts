/** Steps by which static vectors make different spellings of a word one; applied in the order of this list. */
export const FOLD_STEPS = ["nfkc", "lower", "dotless", "arabic", "accents"] as const;

export type FoldStep = (typeof FOLD_STEPS)[number];

export function isFoldStep(step: string): step is FoldStep {
  return (FOLD_STEPS as readonly string[]).includes(step);
}

/** ASCII needs lower-casing at most. */
const ASCII = /^[\0-\x7f]*$/;

/**
 * Folds a text.
 *
 * - nfkc: compatibility forms (full width, ligatures, Arabic presentation forms)
 * - lower: case, with İ as i rather than i and a dot above
 * - dotless: ı as i, so that "ISPARTA" meets "ısparta" without knowing the language
 * - arabic: vowel signs and tatweel out; forms of alef, yeh, teh marbuta and hamza seats as one
 * - accents: marks off Latin letters
 */
export function folder(steps: readonly FoldStep[]): (text: string) => string {
  const has = (step: FoldStep) => steps.includes(step);
  const [nfkc, lower, dotless, arabic, accents] = FOLD_STEPS.map(has);
  return (text) => {
    if (ASCII.test(text)) return lower ? text.toLowerCase() : text;
    let result = nfkc ? text.normalize("NFKC") : text;
    if (lower) result = result.replaceAll("İ", "i").replaceAll("Σ", "σ").toLowerCase();
    if (dotless) result = result.replaceAll("ı", "i");
    if (arabic && ARABIC.test(result)) result = foldArabic(result);
    if (accents) result = withoutAccents(result);
    return result;
  };
}

const ARABIC = /[\u0600-\u06ff]/;
const ARABIC_SIGNS = /[\u0640\u064b-\u065f\u0670]/g;
const ARABIC_FORMS = /[أإآٱىةؤئ]/g;
const ARABIC_BASES: Readonly<Record<string, string>> = {
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ٱ: "ا",
  ى: "ي",
  ة: "ه",
  ؤ: "و",
  ئ: "ي",
};

function foldArabic(text: string): string {
  return text.replace(ARABIC_SIGNS, "").replace(ARABIC_FORMS, (form) => ARABIC_BASES[form]!);
}

const LATIN_MARKS = /(\p{Script=Latin})[\u0300-\u036f]+/gu;

function withoutAccents(text: string): string {
  return text.normalize("NFD").replace(LATIN_MARKS, "$1").normalize("NFC");
}
