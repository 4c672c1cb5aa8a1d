import type { Language } from "../../text/language.ts";
import type { Grammar } from "../network/bundles.ts";
import { hashString, type Lookup, mix2, mix3 } from "../network/hash.ts";
import type { Table } from "../network/table.ts";
import type { WordShape } from "../network/word-shape.ts";
import type { LemmaChooser } from "./listed-lemmas.ts";
import type { Roots } from "./roots.ts";
import { PATTERN_LETTERS, withoutSigns } from "./vocaliser.ts";

/**
 * An edit script turns a form into its lemma: cut `cutStart` letters in front and put `addStart`, cut `cutEnd`
 * letters behind and put `addEnd`. Written "cutStart,addStart,cutEnd,addEnd,casing"; casing "l" works on the
 * lower-case form, "k" keeps the form's capitals.
 */
export interface EditScript {
  readonly cutStart: number;
  readonly addStart: string;
  readonly cutEnd: number;
  readonly addEnd: string;
  readonly keepCase: boolean;
}

export function readScript(text: string): EditScript {
  const [cutStart = "0", addStart = "", cutEnd = "0", addEnd = "", casing = "l"] = text.split(",");
  return { cutStart: Number(cutStart), addStart, cutEnd: Number(cutEnd), addEnd, keepCase: casing === "k" };
}

/** Lower case by the language's rules (Turkish I and İ). */
export function lowerCase(text: string, language: Language): string {
  if (language === "tr") {
    return text.replaceAll("I", "ı").replaceAll("İ", "i").replaceAll("i\u0307", "i").toLowerCase();
  }
  return text.toLowerCase();
}

/** What scripts work on: the lower-case form, Arabic vowel signs taken off. */
export function lemmaBase(form: string, language: Language): string {
  return language === "ar" ? withoutSigns(form) : lowerCase(form, language);
}

/** The script's result, or undefined when the form is too short for it. */
export function applyScript(script: EditScript, form: string, lower: string): string | undefined {
  const base = script.keepCase ? form : lower;
  if (script.cutStart + script.cutEnd > base.length) return undefined;
  const kept = base.slice(script.cutStart, base.length - script.cutEnd);
  const lemma = script.addStart + kept + script.addEnd;
  return lemma === "" ? undefined : lemma;
}

/** The script with the longest kept middle that turns `form` into `lemma`. */
export function makeScript(form: string, lower: string, lemma: string): string {
  const capital = lower !== form && /\p{Lu}/u.test(lemma);
  const base = capital ? form : lower;
  let bestLength = 0;
  let bestBase = 0;
  let bestLemma = 0;
  const row = new Uint16Array(lemma.length + 1);
  for (let i = 1; i <= base.length; i++) {
    let diagonal = 0;
    for (let j = 1; j <= lemma.length; j++) {
      const above = row[j]!;
      row[j] = base[i - 1] === lemma[j - 1] ? diagonal + 1 : 0;
      if (row[j]! > bestLength) {
        bestLength = row[j]!;
        bestBase = i - bestLength;
        bestLemma = j - bestLength;
      }
      diagonal = above;
    }
  }
  const casing = capital ? "k" : "l";
  if (bestLength === 0) return [base.length, "", 0, lemma, casing].join(",");
  const cutEnd = base.length - bestBase - bestLength;
  return [bestBase, lemma.slice(0, bestLemma), cutEnd, lemma.slice(bestLemma + bestLength), casing].join(",");
}

export const MAX_LEMMA_FEATURES = 40;

/** Features of a form for the choice of its edit script; each is mixed with the script's number later. */
export function lemmaFeatures(
  s: WordShape,
  tag: number,
  morph: number,
  key: number,
  out: Int32Array,
  withPrefixes = false,
): number {
  const suffix = s.suffix;
  let k = 0;
  out[k++] = mix2(201, tag, 0);
  out[k++] = mix2(202, tag, morph);
  for (let c = 0; c < 6; c++) out[k++] = mix2(203 + c, tag, suffix[c]!);
  out[k++] = mix3(210, tag, morph, suffix[0]!);
  out[k++] = mix3(211, tag, morph, suffix[1]!);
  out[k++] = mix3(212, tag, morph, suffix[2]!);
  out[k++] = mix3(213, tag, morph, suffix[3]!);
  out[k++] = mix3(214, tag, key, suffix[4]!);
  out[k++] = mix2(215, tag, s.w);
  out[k++] = mix3(216, tag, s.shape, 0);
  out[k++] = mix3(217, tag, s.prefix[1]!, suffix[1]!);
  out[k++] = mix3(218, tag, s.prefix[2]!, suffix[2]!);
  out[k++] = mix3(219, tag, Math.min(12, s.lower.length), suffix[1]!);
  out[k++] = mix2(220, tag, s.prefix[3]!);
  out[k++] = mix2(221, tag, s.fine);
  return withPrefixes ? prefixFeatures(s, tag, morph, k, out) : k;
}

/** Further features for a language that inflects in front and within (Arabic): beginnings and the word's pattern. */
function prefixFeatures(s: WordShape, tag: number, morph: number, count: number, out: Int32Array): number {
  const { prefix, suffix } = s;
  const n = Math.min(12, s.lower.length);
  const pattern = patternOf(s.lower);
  let k = count;
  for (let c = 0; c < 3; c++) out[k++] = mix2(222 + c, tag, prefix[c]!);
  out[k++] = mix3(225, tag, morph, prefix[1]!);
  out[k++] = mix3(226, tag, prefix[0]!, suffix[0]!);
  out[k++] = mix3(227, tag, prefix[1]!, n);
  out[k++] = mix3(228, tag, prefix[0]!, n);
  out[k++] = mix2(229, tag, pattern);
  out[k++] = mix3(235, tag, morph, pattern);
  out[k++] = mix3(236, tag, prefix[1]!, suffix[0]!);
  return k;
}

/** Hash of a word with its root letters alike: what is left is the pattern they stand in. */
function patternOf(word: string): number {
  let pattern = "";
  for (const c of word) pattern += PATTERN_LETTERS.has(c) ? c : "ف";
  return hashString(pattern);
}

/** What the lemmatiser needs of a model. */
export interface LemmaModel {
  readonly scripts: readonly EditScript[];
  /** Key: hash of suffix and tag (see `candidateKey`); value: numbers of the scripts seen there, best first. */
  readonly candidates: Lookup<readonly number[]>;
  /** Key: hash of form, tag (and bundle, where it decides); value: the lemma's script number. */
  readonly lexicon: Lookup<number>;
  /** Hashes of lemmas that exist: a script that leads to one of them is likelier. */
  readonly lemmas: { has(hash: number): boolean };
  readonly table: Table;
  /** Whether scripts are also sought and scored by how a form begins, and forms known as they are written (Arabic). */
  readonly prefixes: boolean;
  /** Roots that are sought in the forms (Turkish); the table then scores roots and scripts alike (root-lemmas.ts). */
  readonly roots?: Roots | undefined;
  /** Chooses between the scripts' answers and listed lemmas (Arabic). */
  readonly chooser?: LemmaChooser;
}

export function candidateKey(tag: number, suffix: number): number {
  return mix2(231, tag, suffix);
}

/** As `candidateKey`, for scripts seen with a beginning of two letters. */
export function prefixCandidateKey(tag: number, prefix: number): number {
  return mix2(237, tag, prefix);
}

export function lexiconKey(tag: number, word: number, morph: number): number {
  return mix3(232, tag, word, morph);
}

/** What the lexicon knows a form by; Arabic shapes make one of على and علي, whose lemmas differ. */
export function lexiconWord(model: Pick<LemmaModel, "prefixes">, base: string, s: WordShape): number {
  return model.prefixes ? hashString(base) : s.w;
}

const features = new Int32Array(MAX_LEMMA_FEATURES);
const noCandidates: readonly number[] = [];

/** Scripts worth scoring for a form: those seen with its longest ending that is common enough to have a list. */
export function candidateScripts(
  model: Pick<LemmaModel, "candidates" | "prefixes">,
  s: WordShape,
  tag: number,
): readonly number[] {
  let found = noCandidates;
  for (let k = 4; k >= 0; k--) {
    const suffix = k === 0 ? 0 : s.suffix[k - 1]!;
    const list = model.candidates.get(candidateKey(tag, suffix));
    if (list !== undefined) {
      found = list;
      break;
    }
  }
  if (!model.prefixes) return found;
  const further = model.candidates.get(prefixCandidateKey(tag, s.prefix[1]!));
  return further === undefined ? found : [...new Set([...found, ...further])];
}

/** What edit scripts ask of a word's grammar. */
export type ScriptGrammar = Pick<Grammar, "tag" | "morph" | "key">;

/** The lemma of a form by the best-scoring edit script. */
export function lemmaByScripts(
  model: LemmaModel,
  form: string,
  base: string,
  s: WordShape,
  grammar: ScriptGrammar,
): string {
  let best = base;
  let bestScore = Number.NEGATIVE_INFINITY;
  eachScript(model, form, base, s, grammar, (lemma, score) => {
    if (score > bestScore) {
      bestScore = score;
      best = lemma;
    }
  });
  return best;
}

/** The lemma of a form that the treebank or machine-annotated text knew under this part of speech; undefined for others. */
export function knownLemma(
  model: LemmaModel,
  form: string,
  base: string,
  s: WordShape,
  tag: number,
  morph: number,
): string | undefined {
  const word = lexiconWord(model, base, s);
  const known =
    model.lexicon.get(lexiconKey(tag, word, morph)) ?? model.lexicon.get(lexiconKey(tag, word, 0));
  return known === undefined ? undefined : applyScript(model.scripts[known]!, form, base);
}

/** What the edit scripts give for a form with their scores, best first, each lemma once. */
export function scriptedLemmas(
  model: LemmaModel,
  form: string,
  base: string,
  s: WordShape,
  grammar: ScriptGrammar,
): [lemma: string, score: number][] {
  const best = new Map<string, number>();
  eachScript(model, form, base, s, grammar, (lemma, score) => {
    const before = best.get(lemma);
    if (before === undefined || score > before) best.set(lemma, score);
  });
  return [...best].sort((a, b) => b[1] - a[1]);
}

function eachScript(
  model: LemmaModel,
  form: string,
  base: string,
  s: WordShape,
  { tag, morph, key }: ScriptGrammar,
  give: (lemma: string, score: number) => void,
): void {
  const count = lemmaFeatures(s, tag, morph, key, features, model.prefixes);
  for (const script of candidateScripts(model, s, tag)) {
    const lemma = applyScript(model.scripts[script]!, form, base);
    if (lemma === undefined) continue;
    const exists = model.lemmas.has(hashString(lemma));
    const kept = keptLength(model.scripts[script]!, base);
    give(lemma, scriptScore(model.table, features, count, script, tag, exists, kept));
  }
}

export function scriptScore(
  table: Table,
  list: Int32Array,
  count: number,
  script: number,
  tag: number,
  exists: boolean,
  kept: number,
): number {
  const { weights, mask } = table;
  let score = weights[existsRow(tag, exists, mask)]! + weights[keptRow(tag, kept, mask)]!;
  for (let f = 0; f < count; f++) score += weights[scriptRow(list[f]!, script, mask)]!;
  return score;
}

export function scriptRow(feature: number, script: number, mask: number): number {
  return (feature ^ Math.imul(script + 1, 0x9e3779b1)) & mask;
}

/** How much of the form a script keeps, as one number of letters kept and cut. */
export function keptLength(script: EditScript, base: string): number {
  const cut = script.cutStart + script.cutEnd;
  return Math.min(base.length - cut, 6) * 8 + Math.min(cut, 7);
}

export function keptRow(tag: number, kept: number, mask: number): number {
  return mix2(234, tag, kept) & mask;
}

/** Weight of "the lemma exists" for a part of speech. */
export function existsRow(tag: number, exists: boolean, mask: number): number {
  return mix2(233, tag, exists ? 1 : 0) & mask;
}
