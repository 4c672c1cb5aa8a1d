import { hashString, mix2, mix3 } from "./hash.ts";
import { addRows, argmax, scoreRoom, type Table } from "./tagger.ts";

/**
 * Vowel signs for Arabic dictionary forms. A lemma known from training gets its own signs; for another one the
 * signs after each letter are chosen from left to right by a linear model.
 */
export interface Vocaliser {
  /** Key: "tag plain"; value: the lemma with its signs. */
  readonly known: ReadonlyMap<string, string>;
  /** What can follow a letter: "" and strings of signs; a class's number is its place here. */
  readonly signs: readonly string[];
  readonly table: Table;
}

const MARK = /[\u064b-\u065f\u0670\u0640]/;
const ALL_MARKS = /[\u064b-\u065f\u0670\u0640]/g;

/** Without vowel signs and stretching; alif wasla becomes plain alif. */
export function withoutSigns(text: string): string {
  return text.replace(ALL_MARKS, "").replaceAll("ٱ", "ا");
}

/** The letters of a lemma, and the signs behind each. */
export function splitSigns(text: string): { letters: string[]; signs: string[] } {
  const letters: string[] = [];
  const signs: string[] = [];
  for (const c of text) {
    if (MARK.test(c) && letters.length > 0) signs[signs.length - 1] += c;
    else {
      letters.push(c);
      signs.push("");
    }
  }
  return { letters, signs };
}

export const MAX_SIGN_FEATURES = 24;

/** Letters that patterns are made of; every other one is a root letter. */
const PATTERN_LETTERS = new Set("اويةمتنسءىأإآئؤل");

export function signFeatures(
  letters: readonly string[],
  i: number,
  tag: number,
  given: Int32Array,
  out: Int32Array,
): number {
  const n = letters.length;
  const code = (at: number) => (at < 0 || at >= n ? (at < 0 ? 1 : 2) : letters[at]!.charCodeAt(0));
  const pattern = (at: number) => {
    if (at < 0 || at >= n) return 1;
    return PATTERN_LETTERS.has(letters[at]!) ? letters[at]!.charCodeAt(0) : 67;
  };
  const c0 = code(i);
  const c1 = code(i + 1);
  const b1 = code(i - 1);
  const p = i > 0 ? given[i - 1]! : 91;
  const pp = i > 1 ? given[i - 2]! : 91;
  const left = pattern(i - 2) * 4099 + pattern(i - 1);
  const right = pattern(i + 1) * 4099 + pattern(i + 2);
  const whole = letters.reduce((h, _, at) => (Math.imul(h, 31) + pattern(at)) | 0, 7);
  const place = Math.min(i, 6) * 8 + Math.min(n - 1 - i, 6);
  let k = 0;
  out[k++] = mix3(701, c0, c1, tag);
  out[k++] = mix3(702, c0, b1, p);
  out[k++] = mix3(703, c0, c1, b1);
  out[k++] = mix3(704, pattern(i), left, right);
  out[k++] = mix3(705, whole, i, tag);
  out[k++] = mix3(706, whole, i, p);
  out[k++] = mix3(707, place, tag, p);
  out[k++] = mix3(708, place, pattern(i), tag);
  out[k++] = mix3(709, p, pp, tag);
  out[k++] = mix3(710, c0, code(i + 1), code(i + 2));
  out[k++] = mix3(711, c0, b1, code(i - 2));
  out[k++] = mix3(712, right, p, tag);
  out[k++] = mix3(713, left, pattern(i), p);
  out[k++] = mix3(714, place, right, tag);
  out[k++] = mix3(715, whole, i, 0);
  out[k++] = mix2(716, c0, tag);
  out[k++] = mix3(717, pattern(i) * 31 + place, right, p);
  out[k++] = mix3(718, hashString(letters.slice(0, i + 2).join("")), i, tag);
  out[k++] = mix3(719, hashString(letters.slice(Math.max(0, i - 1)).join("")), n, tag);
  return k;
}

const features = new Int32Array(MAX_SIGN_FEATURES);
const scores = scoreRoom(64);

/** The lemma with vowel signs; signs of at most 64 kinds. Time O(letters squared), words being short. */
export function vocalise(model: Vocaliser, plain: string, tag: number): string {
  const known = model.known.get(`${tag} ${plain}`);
  if (known !== undefined || plain.length > 24 || !/^[\u0621-\u064a]+$/.test(plain)) return known ?? plain;
  const letters = [...plain];
  const given = new Int32Array(letters.length);
  let out = "";
  for (let i = 0; i < letters.length; i++) {
    const count = signFeatures(letters, i, tag, given, features);
    addRows(model.table, features, count, model.signs.length, scores);
    given[i] = argmax(scores, model.signs.length);
    out += letters[i]! + model.signs[given[i]!]!;
  }
  return out;
}
