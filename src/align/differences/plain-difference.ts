import { denialsOf } from "../words/denials.ts";
import { sameWord } from "../words/same-word.ts";
import { quantitiesOf } from "../words/text-quantities.ts";
import type { PlacedWord, TextWords } from "../words/text-words.ts";
import type { Word } from "../words/word.ts";
import type { Comparison } from "./comparison.ts";
import { phrasesAt } from "./exclusions.ts";
import { marksIn } from "./mark-changes.ts";
import { mayDiffer } from "./numbers.ts";
import { mayDenyByForm } from "./prefix-opposites.ts";

/**
 * Whether two texts differ in words of which no list, name, number or denial says more than that they differ: then no
 * difference contradicts, and the texts are not proven to say the same. Most near copies that people wrote are such. False
 * in doubt, and always in Arabic, whose names no capital tells. O(words), before anything is compared.
 */
export function differsPlainly(comparison: Comparison): boolean {
  const { left, right, match } = comparison;
  if (match.hunks.length === 0 || left.language === "ar") return false;
  // Who does what may explain words that differ: "by" and its like in a passive.
  if (match.moved.includes(1)) return false;
  if (left.words.some(negates) || right.words.some(negates)) return false;
  const [own, other] = [newTraits(), newTraits()];
  for (const hunk of match.hunks) {
    addTraits(own, left, hunk.left);
    addTraits(other, right, hunk.right);
  }
  if (own.anchor + other.anchor === 0 || own.denying || other.denying) return false;
  // Names, and words that exclude each other, take one of each text.
  if ((own.named && other.named) || (own.listed && other.listed)) return false;
  return !mayDiffer(comparison) && !denies(left) && !denies(right);
}

/**
 * The same of two texts of one word each, told without a comparison: lists of words are compared all with all. False in
 * doubt, so in Arabic and Turkish.
 */
export function areLonePlainWords(a: TextWords, b: TextWords): boolean {
  if (a.words.length !== 1 || b.words.length !== 1 || a.unmarked !== b.unmarked) return false;
  if (a.language === "ar" || a.language === "tr") return false;
  const [x, y] = [a.words[0]!.word, b.words[0]!.word];
  if (isTelling(x) || isTelling(y) || sameWord(x, y)) return false;
  if (x.memberships.length > 0 && y.memberships.length > 0) return false;
  if (isNamed(x) && isNamed(y)) return false;
  return [a, b].every((text) => quantitiesOf(text).length === 0 && marksIn(text).length === 0);
}

/** Of which a list, a number or a denial says more, whatever stands in its place. */
function isTelling(word: Word): boolean {
  return word.negates || word.digits || word.functionWord || word.empty || isDenying(word);
}

function isNamed({ capital, acronym, listedName }: Word): boolean {
  return capital || acronym || listedName;
}

/** What is known of the words of a text that differ. */
interface Traits {
  /** How many tell a difference and are no part of a phrase that may be told as a whole. */
  anchor: number;
  named: boolean;
  listed: boolean;
  denying: boolean;
}

const newTraits = (): Traits => ({ anchor: 0, named: false, listed: false, denying: false });

function addTraits(traits: Traits, text: TextWords, places: readonly number[]): void {
  for (const k of places) {
    const { word } = text.words[k]!;
    if (isNamed(word)) traits.named = true;
    if (word.memberships.length > 0 || phrasesAt(text, k).length > 0) traits.listed = true;
    if (isDenying(word)) traits.denying = true;
    if (!word.empty && !marksIn(text).some(({ from, to }) => k >= from && k < to)) traits.anchor++;
  }
}

const known = new WeakMap<Word, boolean>();

function isDenying(word: Word): boolean {
  const found = known.get(word);
  if (found !== undefined) return found;
  const denying = mayDenyByForm(word);
  known.set(word, denying);
  return denying;
}

function negates({ word }: PlacedWord): boolean {
  return word.negates;
}

/** Turkish commands deny by an ending that other words have too. */
function denies(text: TextWords): boolean {
  return text.language === "tr" && denialsOf(text).length > 0;
}
