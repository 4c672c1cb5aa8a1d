import { hashString, type Lookup, mix2, mix3 } from "../network/hash.ts";
import { addRows, argmax, scoreRoom, type Table } from "../network/table.ts";
import type { WordShape } from "../network/word-shape.ts";

/**
 * Vowel signs for Arabic dictionary forms. A known lemma gets its own signs; for another one the signs after each
 * letter are chosen from left to right by a linear model. Both leave out what the treebank writes in one lemma and
 * not in the next, by the word's form and not by its sound: the fatha before alif (كِتَاب, كِتاب) and the plain alif
 * for alif wasla (اِسم, ٱِسم). A second model says for each word which way it is.
 */
export interface Vocaliser {
  /** Key: "tag plain"; value: the lemma with its signs, as `bareAlif` leaves it. */
  readonly known: ReadonlyMap<string, string>;
  /** What can follow a letter: "" and strings of signs; a class's number is its place here. */
  readonly signs: readonly string[];
  readonly table: Table;
  /** How common a form is in raw text, by hash of the form as written: 1 (seen twice) to 4 (sixteen times or more). */
  readonly common: Lookup<number>;
  /** One weight a row, above 0 for a lemma with the fatha before alif and without alif wasla. */
  readonly style: Table;
  /** One weight a row, above 0 for an unknown lemma that gets no signs at all, as foreign names do. */
  readonly unsigned: Table;
  /** Lemmas of the same letters that the treebank has with different signs (أَن, أَنَّ), as `bareAlif` leaves them. */
  readonly variants: ReadonlyMap<string, readonly string[]>;
  /** One weight a row: which variant the words around ask for. */
  readonly context: Table;
}

/** What the choice between variants sees of the words around: tags, and how the next word begins. */
export interface Around {
  readonly before: number;
  readonly after: number;
  readonly afterStart: number;
}

/** Stands for the tag before the first word and after the last. */
const EDGE = 29;

export function aroundWord(shapes: readonly WordShape[], tags: Uint8Array, i: number): Around {
  const last = i + 1 >= shapes.length;
  return {
    before: i === 0 ? EDGE : tags[i - 1]!,
    after: last ? EDGE : tags[i + 1]!,
    afterStart: last ? 0 : shapes[i + 1]!.prefix[0]!,
  };
}

export const MAX_VARIANT_FEATURES = 16;

export function variantFeatures(
  variant: string,
  tag: number,
  form: string,
  { before, after, afterStart }: Around,
  out: Int32Array,
): number {
  const v = hashString(variant);
  let k = 0;
  out[k++] = mix2(781, v, 0);
  out[k++] = mix2(782, v, tag);
  out[k++] = mix2(783, v, after);
  out[k++] = mix2(784, v, before);
  out[k++] = mix3(785, v, tag, after);
  out[k++] = mix3(786, v, tag, before);
  out[k++] = mix2(787, v, afterStart);
  out[k++] = mix3(788, v, after, afterStart);
  out[k++] = mix2(789, v, hashString(form));
  out[k++] = mix3(790, v, hashString(form), tag);
  return k;
}

/** The variant that fits the words around best. */
export function chooseVariant(
  context: Table,
  variants: readonly string[],
  tag: number,
  form: string,
  around: Around,
): string {
  let best = variants[0]!;
  let top = Number.NEGATIVE_INFINITY;
  for (const variant of variants) {
    const score = oneScore(context, variantRoom, variantFeatures(variant, tag, form, around, variantRoom));
    if (score > top) {
      top = score;
      best = variant;
    }
  }
  return best;
}

const variantRoom = new Int32Array(MAX_VARIANT_FEATURES);

const FATHA = "\u064e";
const VOWEL = /[\u064b-\u0650\u0670]/;
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

/** Without the fatha before alif, alif wasla as plain alif. */
export function bareAlif(text: string): string {
  const { letters, signs } = splitSigns(text);
  let out = "";
  letters.forEach((c, i) => {
    out += c === "ٱ" ? "ا" : c;
    out += letters[i + 1] === "ا" ? signs[i]!.replace(FATHA, "") : signs[i]!;
  });
  return out;
}

/** A lemma as `bareAlif` leaves it, with the fatha before every alif, or with an alif wasla at the start. */
export function withStyle(bare: string, full: boolean): string {
  const { letters, signs } = splitSigns(bare);
  let out = "";
  letters.forEach((c, i) => {
    out += !full && i === 0 && c === "ا" && signs[0] !== "" ? "ٱ" : c;
    out += full && letters[i + 1] === "ا" && !VOWEL.test(signs[i]!) ? FATHA + signs[i]! : signs[i]!;
  });
  return out;
}

/** `Vocaliser.common` is this times the frequency class plus the class in raw text. */
export const FREQUENCY = 8;

export const MAX_STYLE_FEATURES = 28;

/** What decides a word's style: the treebank's lemmas of rare and of marked forms are written without the fatha. */
export function styleFeatures(
  model: Pick<Vocaliser, "common">,
  s: WordShape,
  form: string,
  tag: number,
  plain: string,
  out: Int32Array,
): number {
  const common = model.common.get(hashString(form)) ?? 0;
  const marked = withoutSigns(form) === form ? 0 : 1;
  const known = s.fine === 0 ? 0 : 1;
  const kind = common * 4 + marked * 2 + known;
  const lemma = hashString(plain);
  const lemmaCommon = model.common.get(lemma) ?? 0;
  const wasla = plain.startsWith("ا") ? 1 : 0;
  let k = 0;
  out[k++] = mix2(731, tag, 0);
  out[k++] = mix2(732, tag, kind);
  out[k++] = mix2(733, kind, wasla);
  out[k++] = mix3(734, tag, kind, lemmaCommon);
  out[k++] = mix2(735, lemma, tag);
  out[k++] = mix2(736, lemma, kind);
  out[k++] = mix2(737, s.w, tag);
  out[k++] = mix2(738, s.coarse, marked);
  out[k++] = mix2(739, s.fine, tag);
  out[k++] = mix3(740, tag, kind, s.suffix[0]!);
  out[k++] = mix3(741, tag, kind, s.suffix[1]!);
  out[k++] = mix3(742, tag, kind, s.prefix[1]!);
  out[k++] = mix3(743, kind, plain.length, plain.indexOf("ا", 1));
  out[k++] = mix3(744, kind, Math.min(s.lower.length, 10), tag);
  out[k++] = mix2(745, common, lemmaCommon);
  const rank = Math.floor(common / FREQUENCY);
  const lemmaRank = Math.floor(lemmaCommon / FREQUENCY);
  const whole = Math.floor((model.common.get(hashString(`ال${plain}`)) ?? 0) / FREQUENCY);
  out[k++] = mix3(746, rank, marked, tag);
  out[k++] = mix3(747, rank, marked, lemmaRank);
  out[k++] = mix3(748, rank, marked, whole);
  out[k++] = mix3(749, lemmaRank, whole, marked);
  out[k++] = mix3(750, tag, lemmaRank, whole);
  out[k++] = mix3(757, common % FREQUENCY, rank, kind);
  return k;
}

export const MAX_UNSIGNED_FEATURES = 80;

/** What tells a lemma without any signs: the letters of a foreign name, a form that is in no list. */
export function unsignedFeatures(
  model: Pick<Vocaliser, "common">,
  plain: string,
  tag: number,
  out: Int32Array,
): number {
  const common =
    (model.common.get(hashString(plain)) ?? 0) * 64 + (model.common.get(hashString(`ال${plain}`)) ?? 0);
  const n = plain.length;
  const at = (i: number) => (i < 0 ? 1 : i >= n ? 2 : plain.charCodeAt(i));
  let k = 0;
  out[k++] = mix2(761, tag, 0);
  out[k++] = mix2(762, tag, common);
  out[k++] = mix2(763, tag, Math.min(n, 12));
  out[k++] = mix2(764, Math.min(n, 12), common);
  out[k++] = mix3(765, at(n - 1), at(n - 2), at(n - 3));
  out[k++] = mix3(766, at(0), at(1), at(2));
  out[k++] = mix3(767, tag, at(n - 1), at(n - 2));
  out[k++] = mix3(768, tag, at(0), at(1));
  for (let i = 0; i < n && k + 3 < MAX_UNSIGNED_FEATURES; i++) {
    out[k++] = mix2(769, at(i), tag);
    out[k++] = mix2(770, at(i), at(i + 1));
    out[k++] = mix3(771, at(i), at(i + 1), at(i + 2));
  }
  return k;
}

/** Sum of a table's weights for the features, one weight a row. */
export function oneScore({ weights, mask }: Table, list: Int32Array, count: number): number {
  let score = 0;
  for (let f = 0; f < count; f++) score += weights[list[f]! & mask]!;
  return score;
}

export const MAX_SIGN_FEATURES = 48;

/** Letters that patterns are made of; every other one is a root letter. */
export const PATTERN_LETTERS = new Set("اويةمتنسءىأإآئؤل");

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
const unsignedRoom = new Int32Array(MAX_UNSIGNED_FEATURES);
const scores = scoreRoom(64);

/** The lemma with vowel signs; signs of at most 64 kinds. Time O(letters squared), words being short. */
export function vocalise(
  model: Vocaliser,
  plain: string,
  tag: number,
  form: string,
  s: WordShape,
  around: Around,
): string {
  const variants = model.variants.get(plain);
  const bare =
    variants === undefined
      ? (model.known.get(`${tag} ${plain}`) ?? guessSigns(model, plain, tag))
      : chooseVariant(model.context, variants, tag, form, around);
  const count = styleFeatures(model, s, form, tag, plain, features);
  return withStyle(bare, oneScore(model.style, features, count) > 0);
}

/** Whether an unknown lemma gets no signs. */
export function isUnsigned(
  model: Pick<Vocaliser, "common" | "unsigned">,
  plain: string,
  tag: number,
): boolean {
  return oneScore(model.unsigned, unsignedRoom, unsignedFeatures(model, plain, tag, unsignedRoom)) > 0;
}

/** The signs of an unknown lemma, as `bareAlif` leaves them. */
export function guessSigns(
  model: Pick<Vocaliser, "common" | "unsigned" | "signs" | "table">,
  plain: string,
  tag: number,
): string {
  if (plain.length > 24 || !/^[\u0621-\u064a]+$/.test(plain) || isUnsigned(model, plain, tag)) return plain;
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
