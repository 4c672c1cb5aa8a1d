import {
  aroundWord,
  bareAlif,
  chooseVariant,
  FREQUENCY,
  guessSigns,
  isUnsigned,
  MAX_SIGN_FEATURES,
  MAX_STYLE_FEATURES,
  MAX_UNSIGNED_FEATURES,
  MAX_VARIANT_FEATURES,
  oneScore,
  signFeatures,
  splitSigns,
  styleFeatures,
  unsignedFeatures,
  type Vocaliser,
  variantFeatures,
  withoutSigns,
  withStyle,
} from "../../src/analysis/lemmas/vocaliser.ts";
import { hashString, mix3 } from "../../src/analysis/network/hash.ts";
import { addRows, argmax, type Table } from "../../src/analysis/network/table.ts";
import type { ConlluSentence } from "../../src/analysis/read-conllu.ts";
import { tagNumber, UPOS } from "../../src/analysis/upos.ts";
import { AveragedTable, quantise, random, shuffled } from "./averaged.ts";
import type { Example, StageOptions } from "./stages.ts";

/** A lemma's letters with the number of the signs behind each. */
interface Item {
  readonly tag: number;
  readonly plain: string;
  readonly letters: readonly string[];
  readonly gold: readonly number[];
}

/** What machine-vocalised text says of a lemma. */
interface Evidence {
  /** Per letter how often which signs stood behind it in forms of the lemma. */
  readonly forms: Map<string, number>[];
  /** The signs of the lemma itself, vocalised in phrases made for its part of speech. */
  cited?: readonly (readonly (string | undefined)[])[];
}

/** What helps but may be missing. */
export interface VocaliserHelp {
  /** Lemmas that were vocalised in phrases of their own. */
  readonly cited?: readonly (readonly [upos: string, ...vocalised: string[]])[];
  /** Lemmas of the word lists with their part of speech. */
  readonly listed?: readonly (readonly [partOfSpeech: string, lemma: string])[];
  /** Tags of the treebank's sentences as predicted by models that have not seen them. */
  readonly tags?: readonly Uint8Array[];
  /** Common forms with their frequency class (1 rare to 7), from a word list. */
  readonly frequent?: ReadonlyMap<string, number>;
}

const LETTERS = /^[\u0621-\u064a]+$/;
const SUN_SHADDA = "\u0651";

/**
 * Learns where vowel signs go from the lemmas of the treebank (`gold`), each lemma once per part of speech.
 *
 * Words of machine-annotated text (`silver`) may carry vowel signs of their own (diacritise.py). A corrector learns
 * on the treebank's lemmas how such signs go over into the treebank's lemmas; its answers for further lemmas are taken
 * as known, and the shipped model learns from them too. How often a form stands in that text tells the style model how
 * common it is.
 */
export function trainVocaliser(
  gold: readonly Example[],
  silver: readonly ConlluSentence[],
  { bits, epochs, seed }: StageOptions,
  { cited = [], listed = [], tags = gold.map((e) => e.tags), frequent = new Map() }: VocaliserHelp = {},
): Vocaliser {
  const known = lemmasOf(gold);
  const number = new Map<string, number>([["", 0]]);
  const signs: string[] = [""];
  for (const lemma of known.values()) {
    if (!LETTERS.test(withoutSigns(lemma))) continue;
    for (const s of splitSigns(lemma).signs) {
      if (!number.has(s)) {
        number.set(s, number.size);
        signs.push(s);
      }
    }
  }
  const itemsOf = (lemmas: ReadonlyMap<string, string>): Item[] =>
    [...lemmas].flatMap(([key, lemma]) => {
      const space = key.indexOf(" ");
      const plain = key.slice(space + 1);
      const letters = [...plain];
      const own = splitSigns(lemma).signs.map((s) => number.get(s) ?? 0);
      if (!LETTERS.test(plain) || letters.length !== own.length) return [];
      return [{ tag: Number(key.slice(0, space)), plain, letters, gold: own }];
    });
  const items = itemsOf(known);
  const options = { bits, epochs, seed };
  const common = commonForms(silver, frequent);
  const unsigned = quantise(trainUnsigned(known, common, options));
  const evidence = evidenceOf(silver);
  // The file has lemmas of the whole treebank: what a fold must not know of is left out here.
  const met = new Set([...known.keys(), ...evidence.keys()]);
  for (const [kind, lemma] of listed) met.add(`${tagNumber(LIST_TAGS[kind] ?? "X")} ${lemma}`);
  addCited(evidence, cited, met);
  const further = new Map<string, string>();
  if (evidence.size > 0) {
    const corrector = trainSigns(
      items.filter((x) => x.gold.some((sign) => sign !== 0)),
      signs,
      evidence,
      options,
    );
    for (const [key, own] of evidence) {
      if (known.has(key)) continue;
      const space = key.indexOf(" ");
      const plain = key.slice(space + 1);
      const tag = Number(key.slice(0, space));
      further.set(
        key,
        isUnsigned({ common, unsigned }, plain, tag) ? plain : spell(corrector, signs, plain, tag, own),
      );
    }
  }
  const spelled = [...items, ...itemsOf(further)].filter((x) => x.gold.some((sign) => sign !== 0));
  const table = quantise(trainSigns(spelled, signs, undefined, options));
  const style = quantise(trainStyle(gold, common, options));
  // What the model guesses rightly by itself takes no room.
  const guesser = { common, unsigned, signs, table };
  const needed = [...known, ...further].filter(([key, lemma]) => {
    const space = key.indexOf(" ");
    return guessSigns(guesser, key.slice(space + 1), Number(key.slice(0, space))) !== lemma;
  });
  const variants = variantsOf(gold);
  const context = quantise(trainContext(gold, tags, variants, options));
  return { known: new Map(needed), signs, table, common, style, unsigned, variants, context };
}

/** Each lemma's commonest signs by "tag plain", as `bareAlif` leaves them. */
function lemmasOf(examples: readonly Example[]): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const e of examples) {
    e.source.words.forEach((word, i) => {
      const key = `${e.tags[i]} ${withoutSigns(word.lemma)}`;
      const list = counts.get(key) ?? new Map<string, number>();
      counts.set(key, list);
      const bare = bareAlif(word.lemma);
      list.set(bare, (list.get(bare) ?? 0) + 1);
    });
  }
  const best = (list: Map<string, number>) =>
    [...list].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]![0];
  return new Map([...counts].map(([key, list]) => [key, best(list)]));
}

const OPEN_TAGS = new Set(["NOUN", "PROPN", "ADJ", "VERB", "ADV"].map((t) => UPOS.indexOf(t as "NOUN")));

/** Signs behind the letters of the lemmas of machine-annotated words, by "tag plain". */
function evidenceOf(sentences: readonly ConlluSentence[]): Map<string, Evidence> {
  const out = new Map<string, Evidence>();
  for (const { words } of sentences) {
    for (const word of words) {
      const tag = tagNumber(word.upos);
      const plain = withoutSigns(word.lemma);
      if (word.vocalised === undefined || !OPEN_TAGS.has(tag) || plain.length < 2 || !LETTERS.test(plain))
        continue;
      const found = signsOfLemma(plain, word.vocalised);
      if (found === undefined) continue;
      const key = `${tag} ${plain}`;
      const own = out.get(key) ?? { forms: Array.from(plain, () => new Map<string, number>()) };
      out.set(key, own);
      // An imperfect verb has other vowels than the lemma.
      const weight = word.feats.includes("Aspect=Imp") ? 0.1 : 1;
      found.forEach((s, at) => {
        if (s !== undefined) own.forms[at]!.set(s, (own.forms[at]!.get(s) ?? 0) + weight);
      });
    }
  }
  return out;
}

const LIST_TAGS: Readonly<Record<string, string>> = { n: "NOUN", v: "VERB", a: "ADJ", r: "ADV" };

function addCited(
  evidence: Map<string, Evidence>,
  cited: readonly (readonly [upos: string, ...vocalised: string[]])[],
  met: ReadonlySet<string>,
): void {
  for (const [upos, ...vocalised] of cited) {
    const plain = withoutSigns(vocalised[0] ?? "");
    if (!LETTERS.test(plain)) continue;
    const key = `${tagNumber(upos)} ${plain}`;
    if (!met.has(key)) continue;
    const own = evidence.get(key) ?? { forms: Array.from(plain, () => new Map<string, number>()) };
    own.cited = vocalised.map((v) => signsOfLemma(plain, v) ?? []);
    evidence.set(key, own);
  }
}

/** The signs that a form with signs has at the lemma's letters: along the longest beginning of the lemma within the form. */
function signsOfLemma(plain: string, vocalised: string): (string | undefined)[] | undefined {
  const { letters, signs } = splitSigns(vocalised);
  const form = letters.join("").replaceAll("ٱ", "ا");
  let size = plain.length;
  let from = form.indexOf(plain);
  while (from < 0 && size > 2) {
    size--;
    from = form.indexOf(plain.slice(0, size));
  }
  if (from < 0) return undefined;
  return Array.from(plain, (_, i) => {
    if (i >= size) return undefined;
    let s = signs[from + i]!.replace("\u0652", "");
    if (i === 0 && from === 2 && form.startsWith("ال")) s = s.replace(SUN_SHADDA, "");
    if (i === plain.length - 1) s = s.includes(SUN_SHADDA) ? SUN_SHADDA : "";
    else if (plain[i + 1] === "ا") s = s.replace("\u064e", "");
    // The vowel stands in front of the doubling, as in the treebank.
    return s.includes(SUN_SHADDA) ? `${s.replace(SUN_SHADDA, "")}${SUN_SHADDA}` : s;
  });
}

/** Adds what the evidence says to the features of letter `i`. */
function evidenceFeatures(
  own: Evidence,
  letters: readonly string[],
  i: number,
  tag: number,
  count: number,
  out: Int32Array,
): number {
  const said = (at: number) => {
    const list = own.forms[at];
    if (list === undefined || list.size === 0) return -1;
    const [sign] = [...list].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]!;
    return hashString(sign);
  };
  const s = said(i);
  const list = own.forms[i];
  const total = list === undefined ? 0 : [...list.values()].reduce((a, b) => a + b, 0);
  const sure = list === undefined || list.size < 2 ? 1 : Math.max(...list.values()) / total > 0.75 ? 2 : 3;
  const c0 = letters[i]!.charCodeAt(0);
  const place = Math.min(i, 6) * 8 + Math.min(letters.length - 1 - i, 6);
  let k = count;
  out[k++] = mix3(751, s, tag, 0);
  out[k++] = mix3(752, s, sure, Math.min(4, Math.ceil(total)));
  out[k++] = mix3(753, s, c0, tag);
  out[k++] = mix3(754, s, said(i + 1), said(i - 1));
  out[k++] = mix3(755, s, place, tag);
  const after = i + 1 < letters.length ? letters[i + 1]!.charCodeAt(0) : 1;
  out[k++] = mix3(756, s, after, c0);
  const { cited } = own;
  if (cited === undefined) return k;
  const cite = (which: number, at: number) => {
    const sign = cited[which]?.[at];
    return sign === undefined ? -1 : hashString(sign);
  };
  for (let which = 0; which < cited.length; which++) {
    const c = cite(which, i);
    out[k++] = mix3(771 + which * 10, c, tag, 0);
    out[k++] = mix3(772 + which * 10, c, s, tag);
    out[k++] = mix3(773 + which * 10, c, c0, tag);
    out[k++] = mix3(774 + which * 10, c, cite(which, i + 1), cite(which, i - 1));
    out[k++] = mix3(775 + which * 10, c, place, tag);
    out[k++] = mix3(776 + which * 10, c, after, c0);
  }
  if (cited.length < 2) return k;
  out[k++] = mix3(791, cite(0, i), cite(1, i), tag);
  out[k++] = mix3(792, cite(0, i), cite(1, i), s);
  return k;
}

function trainSigns(
  items: readonly Item[],
  signs: readonly string[],
  evidence: ReadonlyMap<string, Evidence> | undefined,
  { bits, epochs, seed }: StageOptions,
): Table {
  const table = new AveragedTable(bits, signs.length);
  const features = new Int32Array(MAX_SIGN_FEATURES);
  const scores = new Float64Array(signs.length);
  const next = random(seed);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const at of shuffled(items.length, next)) {
      const { tag, plain, letters, gold } = items[at]!;
      const own = evidence?.get(`${tag} ${plain}`);
      // The corrector learns where there is something to correct.
      if (evidence !== undefined && own === undefined) continue;
      const given = new Int32Array(letters.length);
      for (let i = 0; i < letters.length; i++) {
        let count = signFeatures(letters, i, tag, given, features);
        if (own !== undefined) count = evidenceFeatures(own, letters, i, tag, count, features);
        addRows(table, features, count, signs.length, scores);
        const answer = argmax(scores, signs.length);
        given[i] = gold[i]!;
        table.step++;
        if (answer === gold[i]) continue;
        for (let f = 0; f < count; f++) {
          const row = features[f]! & table.mask;
          table.add(row + gold[i]!, 1);
          table.add(row + answer, -1);
        }
      }
    }
  }
  return table.average();
}

function spell(table: Table, signs: readonly string[], plain: string, tag: number, own: Evidence): string {
  const features = new Int32Array(MAX_SIGN_FEATURES);
  const scores = new Float64Array(signs.length);
  const letters = [...plain];
  const given = new Int32Array(letters.length);
  let out = "";
  for (let i = 0; i < letters.length; i++) {
    const count = evidenceFeatures(
      own,
      letters,
      i,
      tag,
      signFeatures(letters, i, tag, given, features),
      features,
    );
    addRows(table, features, count, signs.length, scores);
    given[i] = argmax(scores, signs.length);
    out += letters[i]! + signs[given[i]!]!;
  }
  return out;
}

/** Forms by how often raw text has them: 1 (twice) to 4 (sixteen times or more). */
function commonForms(
  sentences: readonly ConlluSentence[],
  frequent: ReadonlyMap<string, number>,
): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { words } of sentences) {
    for (const { form } of words) {
      const hash = hashString(form);
      counts.set(hash, (counts.get(hash) ?? 0) + 1);
    }
  }
  const out = new Map<number, number>();
  for (const [hash, count] of counts) if (count > 1) out.set(hash, Math.min(4, Math.floor(Math.log2(count))));
  for (const [form, rank] of frequent) {
    const hash = hashString(form);
    out.set(hash, rank * FREQUENCY + (out.get(hash) ?? 0));
  }
  return out;
}

/** Learns which lemmas the treebank leaves without signs. */
function trainUnsigned(
  known: ReadonlyMap<string, string>,
  common: ReadonlyMap<number, number>,
  { seed }: StageOptions,
): Table {
  const items = [...known].flatMap(([key, lemma]) => {
    const space = key.indexOf(" ");
    const plain = key.slice(space + 1);
    return LETTERS.test(plain) ? [{ tag: Number(key.slice(0, space)), plain, gold: lemma === plain }] : [];
  });
  const table = new AveragedTable(15, 1);
  const features = new Int32Array(MAX_UNSIGNED_FEATURES);
  const next = random(seed);
  for (let epoch = 0; epoch < 8; epoch++) {
    for (const at of shuffled(items.length, next)) {
      const { tag, plain, gold } = items[at]!;
      const count = unsignedFeatures({ common }, plain, tag, features);
      table.step++;
      if (oneScore(table, features, count) > 0 === gold) continue;
      for (let f = 0; f < count; f++) table.add(features[f]! & table.mask, gold ? 1 : -1);
    }
  }
  return table.average();
}

/** Learns from the words whose lemma can be written both ways. */
function trainStyle(
  examples: readonly Example[],
  common: ReadonlyMap<number, number>,
  { seed }: StageOptions,
): Table {
  const items = examples.flatMap((e) =>
    e.source.words.flatMap((word, i) => {
      const bare = bareAlif(word.lemma);
      const full = withStyle(bare, true);
      const scant = withStyle(bare, false);
      if (full === scant || (word.lemma !== full && word.lemma !== scant)) return [];
      const plain = withoutSigns(word.lemma);
      return [{ form: word.form, shape: e.shapes[i]!, tag: e.tags[i]!, plain, gold: word.lemma === full }];
    }),
  );
  const table = new AveragedTable(14, 1);
  const features = new Int32Array(MAX_STYLE_FEATURES);
  const next = random(seed);
  for (let epoch = 0; epoch < 8; epoch++) {
    for (const at of shuffled(items.length, next)) {
      const { form, shape, tag, plain, gold } = items[at]!;
      const count = styleFeatures({ common }, shape, form, tag, plain, features);
      table.step++;
      if (oneScore(table, features, count) > 0 === gold) continue;
      for (let f = 0; f < count; f++) table.add(features[f]! & table.mask, gold ? 1 : -1);
    }
  }
  return table.average();
}

/** A variant is one when the treebank has it at least this often. */
const LEAST_VARIANT = 2;
const LEAST_WORDS = 5;

/** Plain lemmas that the treebank has with different signs, and those signs, the commonest first. */
function variantsOf(examples: readonly Example[]): Map<string, string[]> {
  const counts = new Map<string, Map<string, number>>();
  for (const e of examples) {
    for (const { lemma } of e.source.words) {
      const bare = bareAlif(lemma);
      const plain = withoutSigns(bare);
      const own = counts.get(plain) ?? new Map<string, number>();
      counts.set(plain, own);
      own.set(bare, (own.get(bare) ?? 0) + 1);
    }
  }
  const out = new Map<string, string[]>();
  for (const [plain, own] of counts) {
    const all = [...own].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    const often = all.filter((x) => x[1] >= LEAST_VARIANT);
    const total = all.reduce((sum, x) => sum + x[1], 0);
    if (often.length > 1 && total >= LEAST_WORDS)
      out.set(
        plain,
        often.map((x) => x[0]),
      );
  }
  return out;
}

/** Learns which variant stands between which words, on predicted tags. */
function trainContext(
  examples: readonly Example[],
  tags: readonly Uint8Array[],
  variants: ReadonlyMap<string, readonly string[]>,
  { seed }: StageOptions,
): Table {
  const items = examples.flatMap((e, at) =>
    e.source.words.flatMap(({ lemma }, i) => {
      const gold = bareAlif(lemma);
      const own = variants.get(withoutSigns(gold));
      if (own === undefined || !own.includes(gold)) return [];
      // The treebank's tags too: predicted ones alone make the tag itself count for too little.
      return [tags[at]!, e.tags].map((given) => ({
        own,
        gold,
        tag: given[i]!,
        form: e.forms[i]!,
        around: aroundWord(e.shapes, given, i),
      }));
    }),
  );
  const table = new AveragedTable(14, 1);
  const features = new Int32Array(MAX_VARIANT_FEATURES);
  const next = random(seed);
  for (let epoch = 0; epoch < 8; epoch++) {
    for (const at of shuffled(items.length, next)) {
      const { own, gold, tag, form, around } = items[at]!;
      const answer = chooseVariant(table, own, tag, form, around);
      table.step++;
      if (answer === gold) continue;
      for (const [variant, by] of [[gold, 1] as const, [answer, -1] as const]) {
        const count = variantFeatures(variant, tag, form, around, features);
        for (let f = 0; f < count; f++) table.add(features[f]! & table.mask, by);
      }
    }
  }
  return table.average();
}
