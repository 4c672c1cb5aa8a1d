import type { Language } from "../../text/language.ts";
import { hashRange, hashString } from "./hash.ts";

/**
 * What the models see of a word form: hashes of the lower-case form, its ends and
 * beginnings, and its shape. Frozen with the models: a change here needs new training.
 */
export interface WordShape {
  readonly lower: string;
  readonly w: number;
  /** suffix[k - 1]: hash of the last k letters, k = 1..6; the whole word when it is shorter. */
  readonly suffix: Int32Array;
  /** prefix[k - 1]: hash of the first k letters, k = 1..4. */
  readonly prefix: Int32Array;
  /** Capitals, digits and signs, run lengths dropped. */
  readonly shape: number;
  /** Word classes from raw text, 0 when the word is in none: coarse, fine. */
  readonly coarse: number;
  readonly fine: number;
}

const ARABIC_MARKS = /[\u064b-\u065f\u0670\u0640]/g;
const DIGIT = /[0-9\u0660-\u0669\u06f0-\u06f9]/g;

/** The form that the models are trained on: lower case by the language's rules, digits as 0, no Arabic vowel signs. */
export function modelForm(form: string, language: Language): string {
  let lower = form;
  if (language === "tr") lower = lower.replaceAll("I", "ı").replaceAll("İ", "i").replaceAll("i\u0307", "i");
  lower = lower.toLowerCase();
  if (language === "ar") {
    lower = lower
      .replace(ARABIC_MARKS, "")
      .replace(/[أإآٱ]/g, "ا")
      .replace(/ى/g, "ي");
  }
  lower = lower.replace(/[’‘`´]/g, "'").replace(/[“”]/g, '"');
  return lower.replace(DIGIT, "0");
}

/** Word classes learnt from raw text: hash of the form -> class number, by binary search. */
export interface WordClasses {
  /** Sorted, unsigned. */
  readonly keys: Uint32Array;
  readonly classes: Uint16Array;
}

function classOf(table: WordClasses | undefined, hash: number): number {
  if (table === undefined) return 0;
  const wanted = hash >>> 0;
  let low = 0;
  let high = table.keys.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const key = table.keys[middle]!;
    if (key === wanted) return table.classes[middle]! + 1;
    if (key < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return 0;
}

/** Fine classes come in groups of this many; the group is the coarse class. */
const FINE_PER_COARSE = 16;

/** Keeps the shapes of the words met so far, at most `LIMIT` of them; results never depend on what is kept. */
export class WordShapes {
  private readonly known = new Map<string, WordShape>();
  private readonly language: Language;
  private readonly classes: WordClasses | undefined;

  constructor(language: Language, classes?: WordClasses) {
    this.language = language;
    this.classes = classes;
  }

  get(form: string): WordShape {
    const found = this.known.get(form);
    if (found !== undefined) return found;
    if (this.known.size >= LIMIT) this.known.clear();
    const made = this.make(form);
    this.known.set(form, made);
    return made;
  }

  private make(form: string): WordShape {
    const lower = modelForm(form, this.language);
    const n = lower.length;
    const suffix = new Int32Array(6);
    for (let k = 1; k <= 6; k++) suffix[k - 1] = hashRange(lower, Math.max(0, n - k), n);
    const prefix = new Int32Array(4);
    for (let k = 1; k <= 4; k++) prefix[k - 1] = hashRange(lower, 0, Math.min(n, k));
    const w = hashString(lower);
    const cls = classOf(this.classes, w);
    return {
      lower,
      w,
      suffix,
      prefix,
      shape: hashString(shapeOf(form)),
      fine: cls,
      coarse: cls === 0 ? 0 : 1 + Math.floor((cls - 1) / FINE_PER_COARSE),
    };
  }
}

const LIMIT = 20_000;

/**
 * Forms as the models see them: behind the Arabic preposition ل the article loses its alif (للسلطة is cut into ل and
 * لسلطة), and gets it back here, unless the word is known with its own ل (لغة) and not with the article.
 */
export function seenForms(
  forms: readonly string[],
  shapes: WordShapes,
  language: Language,
): readonly string[] {
  if (language !== "ar" || !forms.includes("ل")) return forms;
  return forms.map((form, i) => {
    if (i === 0 || forms[i - 1] !== "ل" || form.length < 3 || !form.startsWith("ل")) return form;
    const whole = `ا${form}`;
    return shapes.get(form).fine !== 0 && shapes.get(whole).fine === 0 ? form : whole;
  });
}

function shapeOf(form: string): string {
  let shape = "";
  let last = "";
  const end = Math.min(form.length, 24);
  for (let i = 0; i < end; i++) {
    const c = form[i]!;
    let kind = c;
    if (/\p{Lu}/u.test(c)) kind = "X";
    else if (/\p{L}/u.test(c)) kind = "x";
    else if (/\p{N}/u.test(c)) kind = "0";
    if (kind === last && shape.length > 2) continue;
    shape += kind;
    last = kind;
  }
  return shape;
}
