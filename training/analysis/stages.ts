import type { Atoms } from "../../src/text/analysis/atoms.ts";
import type { ConlluSentence } from "../../src/text/analysis/conllu.ts";
import { hashString } from "../../src/text/analysis/hash.ts";
import { labelFeatures, MAX_LABEL_FEATURES, Tree } from "../../src/text/analysis/labeller.ts";
import {
  applyScript,
  candidateKey,
  candidateScripts,
  existsRow,
  keptLength,
  keptRow,
  type LemmaModel,
  lemmaBase,
  lemmaFeatures,
  lexiconKey,
  lexiconWord,
  MAX_LEMMA_FEATURES,
  makeScript,
  prefixCandidateKey,
  readScript,
  scriptRow,
  scriptScore,
} from "../../src/text/analysis/lemmatiser.ts";
import {
  type BundleSet,
  bestBundle,
  MAX_MORPH_FEATURES,
  morphFeatures,
} from "../../src/text/analysis/morphology.ts";
import { Beam } from "../../src/text/analysis/parser.ts";
import { MAX_PARSE_FEATURES, parseFeatures } from "../../src/text/analysis/parser-features.ts";
import { LEFT, SHIFT } from "../../src/text/analysis/parser-states.ts";
import { tagNumber } from "../../src/text/analysis/pipeline.ts";
import {
  addRows,
  argmax,
  MAX_TAG_FEATURES,
  TAG_COUNT,
  type Table,
  tagFeatures,
  tagWords,
} from "../../src/text/analysis/tagger.ts";
import { withoutSigns } from "../../src/text/analysis/vocaliser.ts";
import type { WordShape } from "../../src/text/analysis/word.ts";
import type { Language } from "../../src/text/language.ts";
import { AveragedMoves, AveragedTable, type Rows, random, shuffled } from "./averaged.ts";

/** A training sentence: gold answers, and what the earlier stages predict for it when they have not seen it. */
export interface Example {
  readonly source: ConlluSentence;
  readonly forms: readonly string[];
  readonly shapes: readonly WordShape[];
  /** How much its updates count. */
  readonly weight: number;
  /** Annotated by machine. */
  readonly silver: boolean;
  readonly tags: Uint8Array;
  bundles: Uint16Array;
  /** Projective gold heads, 0-based, the root as the number of words. */
  heads: Int32Array;
  labels: Uint8Array;
}

/** How one stage trains. */
export interface StageOptions {
  readonly bits: number;
  readonly epochs: number;
  readonly seed: number;
}

/** First pass when `guesses` is undefined; else the second pass, which sees them. */
export function trainTagger(
  examples: readonly Example[],
  guesses: readonly Uint8Array[] | undefined,
  { bits, epochs, seed }: StageOptions,
): Table {
  const table = new AveragedTable(bits, TAG_COUNT);
  const features = new Int32Array(MAX_TAG_FEATURES);
  const scores = new Float64Array(TAG_COUNT);
  const next = random(seed);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const e of shuffled(examples.length, next)) {
      const { shapes, tags, weight } = examples[e]!;
      const guess = guesses?.[e];
      const given = new Uint8Array(shapes.length);
      for (let i = 0; i < shapes.length; i++) {
        const count = tagFeatures(shapes, i, given, guess, features);
        addRows(table, features, count, TAG_COUNT, scores);
        const answer = argmax(scores, TAG_COUNT);
        given[i] = answer;
        const gold = tags[i]!;
        table.step++;
        if (answer === gold) continue;
        for (let f = 0; f < count; f++) {
          const row = features[f]! & table.mask;
          table.add(row + gold, weight);
          table.add(row + answer, -weight);
        }
      }
    }
  }
  return table.average();
}

/** Tags of sentences by models that have not seen them: each fold tagged by a model of the others, given too. */
export function jackknifeTags(
  examples: readonly Example[],
  folds: number,
  options: StageOptions,
): { tags: Uint8Array[]; models: Table[] } {
  const tags: Uint8Array[] = new Array(examples.length);
  const models: Table[] = [];
  for (let fold = 0; fold < folds; fold++) {
    const first = trainTagger(
      examples.filter((_, i) => i % folds !== fold),
      undefined,
      options,
    );
    models.push(first);
    examples.forEach((e, i) => {
      if (i % folds === fold) tags[i] = tagWords(e.shapes, first, undefined);
    });
  }
  return { tags, models };
}

export function trainMorph(
  examples: readonly Example[],
  tags: readonly Uint8Array[],
  set: BundleSet,
  { bits, epochs, seed }: StageOptions,
): Table {
  const table = new AveragedTable(bits, set.parts);
  const features = new Int32Array(MAX_MORPH_FEATURES);
  const scores = new Float64Array(set.parts);
  const next = random(seed);
  const allowed = set.byTag.map((list) => new Set(list));
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const e of shuffled(examples.length, next)) {
      const { shapes, bundles, weight } = examples[e]!;
      const tag = tags[e]!;
      const given = new Uint16Array(shapes.length);
      for (let i = 0; i < shapes.length; i++) {
        const gold = bundles[i]!;
        const candidates = set.byTag[tag[i]!]!;
        if (candidates.length < 2) {
          given[i] = candidates[0] ?? 0;
          continue;
        }
        const count = morphFeatures(shapes, i, tag, given, features);
        addRows(table, features, count, set.parts, scores);
        const answer = bestBundle(set, tag[i]!, scores);
        given[i] = answer;
        table.step++;
        if (answer === gold || !allowed[tag[i]!]!.has(gold)) continue;
        const right = set.partsOf[gold]!;
        const wrong = set.partsOf[answer]!;
        for (let p = 0; p < right.length; p++) {
          if (right[p] === wrong[p]) continue;
          for (let f = 0; f < count; f++) {
            const row = features[f]! & table.mask;
            table.add(row + right[p]!, weight);
            table.add(row + wrong[p]!, -weight);
          }
        }
      }
    }
  }
  return table.average();
}

/** Endings with fewer word types than this have no list of their own. */
const LEAST_TYPES = 5;

/**
 * Everything but the weights of a lemma model, counted from the examples.
 * @param teachesForms whose forms become known ones
 */
export function countLemmas(
  examples: readonly Example[],
  language: Language,
  set: BundleSet,
  wordList: Iterable<string>,
  teachesForms: (e: Example) => boolean = () => true,
) {
  const prefixes = language === "ar";
  const scriptNumber = new Map<string, number>();
  const bySuffix = new Map<number, { types: number; scripts: Map<number, number> }>();
  const types = new Set<string>();
  const formsOf = new Map<string, Set<string>>();
  const words = new Map<string, { tag: number; w: number; morphs: Map<number, Map<number, number>> }>();
  const bump = (map: Map<number, number>, k: number, by: number) => map.set(k, (map.get(k) ?? 0) + by);
  const golds: Int32Array[] = [];
  for (const e of examples) {
    const gold = new Int32Array(e.forms.length);
    for (let i = 0; i < e.forms.length; i++) {
      const form = e.forms[i]!;
      const base = lemmaBase(form, language);
      const lemma = goldLemma(e, i, language);
      if (lemma === undefined) {
        gold[i] = -1;
        continue;
      }
      const text = makeScript(form, base, lemma);
      let script = scriptNumber.get(text);
      if (script === undefined) {
        script = scriptNumber.size;
        scriptNumber.set(text, script);
      }
      gold[i] = script;
      const forms = formsOf.get(lemma) ?? new Set();
      formsOf.set(lemma, forms);
      forms.add(base);
      const tag = e.tags[i]!;
      const s = e.shapes[i]!;
      const id = `${tag} ${prefixes ? base : s.lower}`;
      if (teachesForms(e)) {
        let word = words.get(id);
        if (word === undefined) {
          word = { tag, w: lexiconWord({ prefixes }, base, s), morphs: new Map() };
          words.set(id, word);
        }
        const morph = set.hash[e.bundles[i]!]!;
        let counts = word.morphs.get(morph);
        if (counts === undefined) {
          counts = new Map();
          word.morphs.set(morph, counts);
        }
        // What the treebank says of a form stands, unless twenty machine-annotated words are against it.
        bump(counts, script, e.silver ? 0.05 : e.weight);
      }
      const type = `${id} ${script}`;
      if (types.has(type)) continue;
      types.add(type);
      const keys = [0, ...s.suffix.slice(0, 4)].map((suffix) => candidateKey(tag, suffix));
      if (prefixes) keys.push(prefixCandidateKey(tag, s.prefix[1]!));
      for (const key of keys) {
        let list = bySuffix.get(key);
        if (list === undefined) {
          list = { types: 0, scripts: new Map() };
          bySuffix.set(key, list);
        }
        list.types++;
        bump(list.scripts, script, 1);
      }
    }
    golds.push(gold);
  }
  const lexicon = new Map<number, number>();
  const best = (counts: Map<number, number>) => [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]!;
  for (const word of words.values()) {
    const total = new Map<number, number>();
    for (const counts of word.morphs.values()) for (const [k, v] of counts) bump(total, k, v);
    const main = best(total)[0];
    lexicon.set(lexiconKey(word.tag, word.w, 0), main);
    for (const [morph, counts] of word.morphs) {
      const [script] = best(counts);
      if (script !== main) lexicon.set(lexiconKey(word.tag, word.w, morph), script);
    }
  }
  const candidates = new Map<number, number[]>();
  // The same lists without the words that would not be there if one of their own were unknown.
  const heldOut = new Map<number, number[]>();
  for (const [key, { types: n, scripts }] of bySuffix) {
    if (n < LEAST_TYPES) continue;
    const sorted = [...scripts]
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .slice(0, 20)
      .map((x) => x[0]);
    candidates.set(key, sorted);
    if (n > LEAST_TYPES) heldOut.set(key, sorted);
  }
  const listed = new Set(wordList);
  const lemmas = new Set<number>([...listed].map(hashString));
  for (const lemma of formsOf.keys()) lemmas.add(hashString(lemma));
  // While training, a lemma exists only if another form of it or the list says so, as for a new word.
  const existsElsewhere = (lemma: string, base: string) => {
    if (listed.has(lemma)) return true;
    const forms = formsOf.get(lemma);
    return forms !== undefined && (forms.size > 1 || !forms.has(base));
  };
  const scriptTexts = [...scriptNumber.keys()];
  return {
    scriptTexts,
    scripts: scriptTexts.map(readScript),
    candidates,
    heldOut,
    lexicon,
    lemmas,
    existsElsewhere,
    golds,
  };
}

function goldLemma(e: Example, i: number, language: Language): string | undefined {
  const written = e.source.words[i]!.lemma;
  if (written === "_" && e.forms[i] !== "_") return undefined;
  return language === "ar" ? withoutSigns(written) : written;
}

/** @param wordList lemmas known from elsewhere (word lists) */
export function trainLemmas(
  examples: readonly Example[],
  language: Language,
  set: BundleSet,
  { bits, epochs, seed }: StageOptions,
  wordList: Iterable<string> = [],
): { model: LemmaModel; scriptTexts: string[] } {
  const { scriptTexts, scripts, candidates, heldOut, lexicon, lemmas, existsElsewhere, golds } = countLemmas(
    examples,
    language,
    set,
    wordList,
  );
  const table = new AveragedTable(bits, 1);
  const features = new Int32Array(MAX_LEMMA_FEATURES);
  const prefixes = language === "ar";
  const next = random(seed);
  // Word types, not words: unknown words are rare words, so frequent ones must not rule the weights.
  const seen = new Set<string>();
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const e of shuffled(examples.length, next)) {
      const { forms, shapes, tags, bundles, weight } = examples[e]!;
      for (let i = 0; i < forms.length; i++) {
        const gold = golds[e]![i]!;
        if (gold < 0) continue;
        const id = `${tags[i]} ${bundles[i]} ${gold} ${shapes[i]!.lower}`;
        if (seen.has(id)) continue;
        seen.add(id);
        table.step++;
        const s = shapes[i]!;
        const tag = tags[i]!;
        const base = lemmaBase(forms[i]!, language);
        const hash = set.hash[bundles[i]!]!;
        const list = candidateScripts({ candidates: heldOut, prefixes }, s, tag);
        if (!list.includes(gold)) continue;
        const count = lemmaFeatures(s, tag, hash, set.keyHash[bundles[i]!]!, features, prefixes);
        let answer = -1;
        let top = Number.NEGATIVE_INFINITY;
        let answerExists = false;
        let goldExists = false;
        let answerKept = 0;
        for (const script of list) {
          const lemma = applyScript(scripts[script]!, forms[i]!, base);
          if (lemma === undefined) continue;
          const exists = existsElsewhere(lemma, base);
          if (script === gold) goldExists = exists;
          const score = scriptScore(
            table,
            features,
            count,
            script,
            tag,
            exists,
            keptLength(scripts[script]!, base),
          );
          if (score > top) {
            answerKept = keptLength(scripts[script]!, base);
            top = score;
            answer = script;
            answerExists = exists;
          }
        }
        if (answer === gold || answer < 0) continue;
        for (let f = 0; f < count; f++) {
          table.add(scriptRow(features[f]!, gold, table.mask), weight);
          table.add(scriptRow(features[f]!, answer, table.mask), -weight);
        }
        table.add(existsRow(tag, goldExists, table.mask), weight);
        table.add(existsRow(tag, answerExists, table.mask), -weight);
        table.add(keptRow(tag, keptLength(scripts[gold]!, base), table.mask), weight);
        table.add(keptRow(tag, answerKept, table.mask), -weight);
      }
    }
    seen.clear();
  }
  return { model: { scripts, candidates, lexicon, lemmas, table: table.average(), prefixes }, scriptTexts };
}

/** Lifts arcs until none cross (pseudo-projective without marks), so that a projective parser can learn the tree. */
export function projectivise(heads: Int32Array): Int32Array {
  const n = heads.length;
  const out = heads.slice();
  const dominated = (top: number, node: number) => {
    let x = node;
    for (let steps = 0; x !== n && steps <= n; steps++) {
      if (x === top) return true;
      x = out[x]!;
    }
    return top === n;
  };
  for (let round = 0; round < n * 4; round++) {
    let worst = -1;
    let shortest = Number.POSITIVE_INFINITY;
    for (let d = 0; d < n; d++) {
      const h = out[d]!;
      if (h === n) continue;
      const low = Math.min(h, d);
      const high = Math.max(h, d);
      for (let k = low + 1; k < high; k++) {
        if (!dominated(h, k)) {
          if (high - low < shortest) {
            shortest = high - low;
            worst = d;
          }
          break;
        }
      }
    }
    if (worst < 0) return out;
    out[worst] = out[out[worst]!]!;
  }
  return out;
}

/**
 * Follows the moves that lose no gold arc (the dynamic oracle of Goldberg and Nivre 2013,
 * https://aclanthology.org/Q13-1033): of several such moves the one the model likes best.
 */
class GoldTrack {
  private readonly gold: Int32Array;
  private readonly stack: number[] = [];
  private readonly inStack: Uint8Array;
  private readonly lefts: number[][];
  private readonly lastChild: Int32Array;
  next = 0;
  state = 0;

  constructor(gold: Int32Array) {
    const n = gold.length;
    this.gold = gold;
    this.inStack = new Uint8Array(n + 1);
    this.lefts = Array.from({ length: n + 1 }, () => []);
    this.lastChild = new Int32Array(n + 1).fill(-1);
    for (let d = 0; d < n; d++) {
      const h = gold[d]!;
      if (d < h) this.lefts[h]!.push(d);
      this.lastChild[h] = d;
    }
  }

  /** Whether the move loses no arc that can still be had. */
  free(move: number): boolean {
    const { gold, stack, next } = this;
    const s0 = stack[stack.length - 1];
    if (move === SHIFT) {
      // The next word must not have its head below the top, nor dependents in the stack.
      const h = gold[next]!;
      if (h < next && h !== s0 && this.inStack[h] === 1) return false;
      for (const d of this.lefts[next]!) if (this.inStack[d] === 1) return false;
      return true;
    }
    if (s0 === undefined) return false;
    if (this.lastChild[s0]! >= next) return false;
    const head = gold[s0]!;
    if (move === LEFT) return head === next;
    return head === stack[stack.length - 2];
  }

  take(move: number): void {
    if (move === SHIFT) {
      this.stack.push(this.next);
      this.inStack[this.next] = 1;
      this.next++;
      return;
    }
    this.inStack[this.stack.pop()!] = 0;
  }
}

export interface ParserOptions extends StageOptions {
  readonly beam: number;
  /** Called after each epoch with the averaged weights so far. */
  readonly onEpoch?: (epoch: number, average: () => Rows) => void;
}

/** Beam perceptron with max-violation updates (Huang, Fayong and Guo 2012, https://aclanthology.org/N12-1015). */
export function trainParser(
  atoms: readonly Atoms[],
  examples: readonly Example[],
  { bits, epochs, seed, beam: width, onEpoch }: ParserOptions,
): Rows {
  const table = new AveragedMoves(bits);
  const beam = new Beam(width);
  const next = random(seed);
  const moveScores = new Float64Array(3);
  const features = new Int32Array(MAX_PARSE_FEATURES);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const e of shuffled(atoms.length, next)) {
      const a = atoms[e]!;
      const example = examples[e]!;
      const gold = example.heads;
      if (a.size === 0) continue;
      table.step++;
      beam.start(a.size, 1);
      const { states } = beam;
      const track = new GoldTrack(gold);
      let worst = 0;
      let worstGold = -1;
      let worstBeam = -1;
      for (let step = 0; step < 2 * a.size; step++) {
        beam.scorer.score(a, states, track.state, table, moveScores);
        let best = -1;
        for (let m = 0; m < 3; m++) {
          if (!states.allows(track.state, m) || !track.free(m)) continue;
          if (best < 0 || moveScores[m]! > moveScores[best]!) best = m;
        }
        if (best < 0) throw new Error(`no free move in ${example.source.id}`);
        track.take(best);
        track.state = states.apply(track.state, best, states.score[track.state]! + moveScores[best]!);
        beam.step(a, table);
        const top = beam.members[0]!;
        const violation = states.score[top]! - states.score[track.state]!;
        if (violation >= worst) {
          worst = violation;
          worstGold = track.state;
          worstBeam = top;
        }
      }
      const found = new Int32Array(a.size);
      states.heads(beam.members[0]!, found);
      let same = true;
      for (let i = 0; i < a.size; i++) if (found[i] !== gold[i]) same = false;
      if (epoch === epochs - 1) {
        const path = pathTo(states, beam.members[0]!);
        for (let step = 0; step + 1 < path.length; step++) {
          const count = parseFeatures(a, states, path[step]!, features);
          for (let f = 0; f < count; f++) table.uses[features[f]! & table.mask]!++;
        }
      }
      if (same || worstGold < 0) continue;
      const right = pathTo(states, worstGold);
      const wrong = pathTo(states, worstBeam);
      let shared = 0;
      while (shared + 1 < right.length && states.move[right[shared + 1]!] === states.move[wrong[shared + 1]!])
        shared++;
      for (const [path, sign] of [
        [right, 1],
        [wrong, -1],
      ] as const) {
        for (let step = shared; step + 1 < path.length; step++) {
          const count = parseFeatures(a, states, path[step]!, features);
          const move = states.move[path[step + 1]!]!;
          for (let f = 0; f < count; f++) table.add(features[f]!, move, sign * example.weight);
        }
      }
    }
    onEpoch?.(epoch, () => table.average());
  }
  return table.average();
}

/** States from the start to `s`. */
function pathTo(states: Beam["states"], s: number): number[] {
  const path: number[] = [];
  for (let at = s; at >= 0; at = states.from[at]!) path.push(at);
  return path.reverse();
}

/** Relations, learnt on the trees the parser will give: the gold tree of the training sentences. */
export function trainLabels(
  atoms: readonly Atoms[],
  examples: readonly Example[],
  labelCount: number,
  rootLabel: number,
  { bits, epochs, seed }: StageOptions,
): Table {
  const table = new AveragedTable(bits, labelCount);
  const features = new Int32Array(MAX_LABEL_FEATURES);
  const scores = new Float64Array(labelCount);
  const next = random(seed);
  const trees = examples.map((e) => new Tree(e.heads));
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const e of shuffled(atoms.length, next)) {
      const a = atoms[e]!;
      const tree = trees[e]!;
      const { labels: gold, weight } = examples[e]!;
      const given = new Uint8Array(a.size);
      for (const d of tree.order) {
        if (tree.heads[d] === a.size) {
          given[d] = rootLabel;
          continue;
        }
        const count = labelFeatures(a, tree, d, given, features);
        addRows(table, features, count, labelCount, scores);
        scores[rootLabel] = Number.NEGATIVE_INFINITY;
        const answer = argmax(scores, labelCount);
        given[d] = answer;
        table.step++;
        if (answer === gold[d]) continue;
        for (let f = 0; f < count; f++) {
          const row = features[f]! & table.mask;
          table.add(row + gold[d]!, weight);
          table.add(row + answer, -weight);
        }
      }
    }
  }
  return table.average();
}

export function goldTags(sentence: ConlluSentence): Uint8Array {
  return Uint8Array.from(sentence.words, (w) => tagNumber(w.upos));
}
