import { distance } from "fastest-levenshtein";
import { pairedNumbers } from "../measures/numbers.ts";
import type { AreOpposite } from "./antonyms.ts";
import { type Gloss, type Glossed, sameGloss } from "./bilingual-lexicon.ts";
import type { Evidence } from "./word-evidence.ts";
import { sameWord, type Word } from "./word-facts.ts";
import { disorder, type Matches, matchWords, restsOf, sharesOf, sharesWhen } from "./word-matches.ts";
import { roleChange } from "./word-roles.ts";

/** Features that words of two texts give, in the order in which `wordFeatures` writes them. */
export const WORD_FEATURES = [
  /** Dice share of content words in common. */
  "overlap",
  /** The same from half upwards, rising steeply: near copies. */
  "copy",
  /** Dice share of small words in common. */
  "small-overlap",
  /** Overlap where both texts have words left over; where one has. */
  "rest-both",
  "rest-one",
  /** How alike the words left over are in spelling: slips of the keyboard, inflection that no stem takes off. */
  "rest-spelling",
  /** Words that differ by a slip of the keyboard; they count as common. */
  "slips",
  /** A word left over means the opposite of one left over in the other text. */
  "opposites",
  "numbers-agree",
  "numbers-clash",
  "numbers-extra",
  /** Share of the numbers of the text with fewer that the other does not state. */
  "numbers-contradict",
  "names-agree",
  "names-clash",
  "names-extra",
  /** One text is denied an odd number of times, the other an even one. */
  "negation-parity",
  /** Relations ("before", "all") that stand against others; that one text has beyond the other. */
  "relations-clash",
  "relations-extra",
  /** Share of pairs of common words in the other order. */
  "disorder",
  /** Words in each other's place; the same where no word else differs. */
  "exchanged",
  "exchanged-pure",
  /** The same words stand after other small words ("to", "from"). */
  "remarked",
  "remarked-pure",
  /** Words that gave each other their endings. */
  "endings",
  "endings-pure",
  /** One text is passive; and words exchanged besides. */
  "voice",
  "voice-exchanged",
  "voice-same",
  /** One content word stands in the place of another. */
  "substituted",
  /** Another order of the very same words. */
  "reordered",
  /** Dice share of neighbouring words in common. */
  "steps",
  "length-ratio",
  /** 1 for no word, 0 from six a text. */
  "short",
] as const;

export type WordFeature = (typeof WORD_FEATURES)[number];

/** Those that hold between texts of different languages without a lexicon. */
export const SHARED_FEATURES = [
  "numbers-agree",
  "numbers-clash",
  "numbers-extra",
  "numbers-contradict",
  "negation-parity",
  "length-ratio",
  "short",
] as const satisfies readonly WordFeature[];

/** Those that a bilingual lexicon adds. */
export const GLOSSED_FEATURES = [
  "overlap",
  "copy",
  "rest-both",
  "rest-one",
  "opposites",
] as const satisfies readonly WordFeature[];

const AT = Object.fromEntries(WORD_FEATURES.map((name, at) => [name, at])) as Record<WordFeature, number>;

/** Words from which a text is no longer short. */
const SHORT = 6;
/** Beyond so many words left over their spelling tells nothing. */
const MOST_SPELLED = 4;

/**
 * Writes the features of two texts, each in 0..1, symmetric in the two, defined for empty ones. O(words of a x words
 * of b); about 3 microseconds for two sentences.
 * @param out as long as WORD_FEATURES
 */
export function wordFeatures(a: Evidence, b: Evidence, opposite: AreOpposite, out: Float64Array): void {
  // In one order whatever the caller's, and whatever the case, since the matching of words lets the first text choose.
  const turned = a.said === b.said ? b.text < a.text : b.said < a.said;
  const [x, y] = turned ? [b, a] : [a, b];
  const equal = matchWords(x.words, y.words, sameWord);
  const total = x.words.length + y.words.length;
  const matches = equal.length === 0 ? equal : withSlips(x, y, equal);
  const slips = matches.length - equal.length;
  const overlap = total === 0 ? 0 : (2 * matches.length) / total;
  const [restX, restY] = restsOf(x.words, y.words, matches);
  const [both, none] = [restX.length > 0 && restY.length > 0, restX.length + restY.length === 0];
  out[AT.overlap] = overlap;
  out[AT.copy] = Math.max(0, 2 * overlap - 1) ** 2;
  out[AT["small-overlap"]] = dice(x.small, y.small, sameForm);
  out[AT["rest-both"]] = both ? overlap : 0;
  out[AT["rest-one"]] = both || none ? 0 : overlap;
  out[AT["rest-spelling"]] = both ? spelling(restX, restY) : 0;
  out[AT.substituted] = restX.length === 1 && restY.length === 1 ? 1 : 0;
  out[AT.slips] = total === 0 ? 0 : (2 * slips) / total;
  out[AT.opposites] = both && anyOpposite(restX, restY, opposite) ? 1 : 0;
  write(out, AT["names-agree"], sharesOf(x.names, y.names, sameWord));
  out[AT["negation-parity"]] = Math.abs((x.negations % 2) - (y.negations % 2));
  const relations = sharesOf(x.relations, y.relations, Object.is);
  out[AT["relations-clash"]] = relations[1];
  out[AT["relations-extra"]] = relations[2];
  out[AT.disorder] = disorderOf(matches);
  const { exchanged, remarked, endings, voice } = roleChange(x, y, matches);
  const pure = none && x.roles.smallSum === y.roles.smallSum ? 1 : 0;
  out[AT.exchanged] = exchanged * (1 - voice);
  out[AT["exchanged-pure"]] = exchanged * pure;
  out[AT.remarked] = remarked;
  out[AT["remarked-pure"]] = remarked * pure;
  out[AT.endings] = x.language === "tr" ? endings : 0;
  out[AT["endings-pure"]] = x.language === "tr" && none ? endings : 0;
  out[AT.voice] = voice;
  out[AT["voice-exchanged"]] = voice * (exchanged > 0 ? 1 : 0);
  out[AT["voice-same"]] = voice * (matches.length > 1 && out[AT.disorder] === 0 ? overlap : 0);
  out[AT.reordered] = pure * out[AT.disorder]!;
  out[AT.steps] = dice(x.steps, y.steps, Object.is);
  sharedFeatures(x, y, out);
}

/** Writes those of SHARED_FEATURES and zeros for the others. */
export function crossWordFeatures(a: Evidence, b: Evidence, out: Float64Array): void {
  out.fill(0);
  sharedFeatures(a, b, out);
  out[AT["negation-parity"]] = Math.abs((a.negations % 2) - (b.negations % 2));
}

/** Above this two words are the same, below it they have no common meaning worth the name. */
const COMMON = 0.3;

/**
 * Writes SHARED_FEATURES and GLOSSED_FEATURES of two texts of different languages, from their words in English, and zeros
 * for the others. "overlap" is the mean, over the content words of both, of how far the nearest word of the other text
 * means the same. O(words of a x words of b x glosses).
 * @param opposite of English keys
 */
export function glossedFeatures(
  a: Evidence,
  b: Evidence,
  x: Glossed,
  y: Glossed,
  opposite: AreOpposite,
  out: Float64Array,
): void {
  crossWordFeatures(a, b, out);
  const [left, right] = [new Float64Array(x.words.length), new Float64Array(y.words.length)];
  for (const [i, p] of x.words.entries()) {
    for (const [j, q] of y.words.entries()) {
      const same = sameGloss(p, q);
      if (same > left[i]!) left[i] = same;
      if (same > right[j]!) right[j] = same;
    }
  }
  const overlap = (meanOf(left) + meanOf(right)) / 2;
  const [restX, restY] = [
    x.words.filter((_, i) => left[i]! < COMMON),
    y.words.filter((_, j) => right[j]! < COMMON),
  ];
  const [both, none] = [restX.length > 0 && restY.length > 0, restX.length + restY.length === 0];
  out[AT.overlap] = overlap;
  out[AT.copy] = Math.max(0, 2 * overlap - 1) ** 2;
  out[AT["rest-both"]] = both ? overlap : 0;
  out[AT["rest-one"]] = both || none ? 0 : overlap;
  out[AT.opposites] = both && restX.some((p) => restY.some((q) => areOpposite(p, q, opposite))) ? 1 : 0;
}

function areOpposite([p]: readonly Gloss[], [q]: readonly Gloss[], opposite: AreOpposite): boolean {
  return opposite(p!.key, q!.key);
}

function meanOf(values: Float64Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return values.length === 0 ? 0 : sum / values.length;
}

function sharedFeatures(
  { words: left, numbers: x }: Evidence,
  { words: right, numbers: y }: Evidence,
  out: Float64Array,
) {
  const paired = x.length === 0 || y.length === 0 ? 0 : pairedNumbers(x, y);
  write(out, AT["numbers-agree"], sharesWhen(paired, x.length, y.length));
  const fewer = Math.min(x.length, y.length);
  out[AT["numbers-contradict"]] = fewer === 0 ? 0 : 1 - paired / fewer;
  const [total, most] = [left.length + right.length, Math.max(left.length, right.length)];
  out[AT["length-ratio"]] = most === 0 ? 1 : (total - most) / most;
  out[AT.short] = Math.max(0, 1 - total / 2 / SHORT);
}

function write(
  out: Float64Array,
  at: number,
  [agree, clash, extra]: readonly [number, number, number],
): void {
  out[at] = agree;
  out[at + 1] = clash;
  out[at + 2] = extra;
}

function sameForm(x: Word, y: Word): boolean {
  return x === y || x.form === y.form;
}

/** Dice share of two lists; 1 where both are empty. */
function dice<T>(left: readonly T[], right: readonly T[], same: (x: T, y: T) => boolean): number {
  const total = left.length + right.length;
  return total === 0 ? 1 : (2 * matchWords(left, right, same).length) / total;
}

function disorderOf(matches: Matches): number {
  return matches.length < 2 ? 0 : disorder(matches);
}

function anyOpposite(left: readonly Word[], right: readonly Word[], opposite: AreOpposite): boolean {
  for (const x of left) for (const y of right) if (opposite(x.key, y.key)) return true;
  return false;
}

/** Mean over the words left over, of the longer list, of the share of letters that the nearest word has too. */
function spelling(left: readonly Word[], right: readonly Word[]): number {
  if (left.length > MOST_SPELLED || right.length > MOST_SPELLED) return 0;
  const [longer, shorter] = left.length < right.length ? [right, left] : [left, right];
  let sum = 0;
  for (const x of longer) {
    let best = 0;
    for (const y of shorter) best = Math.max(best, likeness(x.form, y.form));
    sum += best;
  }
  return sum / longer.length;
}

/** Length from which a word with one wrong letter, and with two, is taken for the same. */
const [ONE_SLIP, TWO_SLIPS] = [5, 9];

/** Equal words, and those left over that a slip of the keyboard explains; in order of the left text. */
function withSlips(x: Evidence, y: Evidence, equal: Matches): Matches {
  const taken = [new Set(equal.map(([i]) => i)), new Set(equal.map(([, j]) => j))] as const;
  if (taken[0].size === x.words.length || taken[1].size === y.words.length) return equal;
  const found: (readonly [number, number])[] = [];
  for (let i = 0; i < x.words.length; i++) {
    if (taken[0].has(i)) continue;
    for (let j = 0; j < y.words.length; j++) {
      if (taken[1].has(j) || !isSlip(x.words[i]!, y.words[j]!)) continue;
      if (x.names.includes(x.words[i]!) && y.names.includes(y.words[j]!)) continue;
      taken[1].add(j);
      found.push([i, j]);
      break;
    }
  }
  return found.length === 0 ? equal : [...equal, ...found].sort(([p], [q]) => p - q);
}

function isSlip(x: Word, y: Word): boolean {
  const [p, q] = [x.form, y.form];
  const least = Math.min(p.length, q.length);
  if (least < ONE_SLIP || Math.abs(p.length - q.length) > 1 || x.numeric || y.numeric) return false;
  if (p.charCodeAt(0) !== q.charCodeAt(0) || x.negates !== y.negates) return false;
  const steps = distance(p, q);
  // Two letters that changed places are one slip.
  return steps <= (least >= TWO_SLIPS ? 2 : 1) || (steps === 2 && p.length === q.length && isTurned(p, q));
}

function isTurned(p: string, q: string): boolean {
  let at = 0;
  while (p[at] === q[at]) at++;
  return p[at] === q[at + 1] && p[at + 1] === q[at] && p.slice(at + 2) === q.slice(at + 2);
}

function likeness(x: string, y: string): number {
  const most = Math.max(x.length, y.length);
  // Nothing alike by length alone needs no counting.
  if (2 * Math.min(x.length, y.length) < most) return 0;
  return 1 - distance(x, y) / most;
}
