import { isAcronym, isAcronymOf } from "../../lexicon/index.ts";
import type { AlignerText } from "./aligner-text.ts";
import type { WordPairs } from "./word-pairs.ts";

/** A name of a text, or what may be one: indexes of its words. */
interface Mention {
  readonly words: readonly number[];
  readonly id: string | undefined;
}

/**
 * Links names: listed ones that are one ("UK", "Britain"; "Spain", "Spanish"), initials with what they stand for ("UN",
 * "United Nations"), a name in full with its last or first word ("Barack Obama", "Obama"). Names of the same words are left
 * to the words. O(names of a x names of b)
 * @see Sultan et al. 2014, section 3.3.2
 */
export function linkNames(pairs: WordPairs): void {
  const [left, right] = [mentionsOf(pairs.left), mentionsOf(pairs.right)];
  for (const relates of [areListed, areInitials, isPart]) {
    for (const p of left) {
      for (const q of right) {
        if (!relates(pairs, p, q) || !pairs.replaceable(p.words, q.words)) continue;
        const evidence = `name: ${textOf(pairs.left, p)} = ${textOf(pairs.right, q)}`;
        pairs.linkAs(p.words, q.words, { weight: 1, step: "name", evidence });
      }
    }
  }
}

/** Names of the text, and every word in capitals that is in none. */
function mentionsOf({ entities, words }: AlignerText): Mention[] {
  const named = new Set<number>();
  const mentions: Mention[] = [];
  for (const { tokens, id } of entities) {
    for (const token of tokens) named.add(token);
    mentions.push({ words: tokens, id });
  }
  for (const [i, { text }] of words.entries())
    if (!named.has(i) && isAcronym(text)) mentions.push({ words: [i], id: undefined });
  return mentions.sort((p, q) => p.words[0]! - q.words[0]!);
}

function areListed({ left, right }: WordPairs, p: Mention, q: Mention): boolean {
  if (p.id === undefined || p.id !== q.id) return false;
  return formsOf(left, p).join(" ") !== formsOf(right, q).join(" ");
}

function areInitials({ left, right }: WordPairs, p: Mention, q: Mention): boolean {
  return isInitials(left, p, right, q) || isInitials(right, q, left, p);
}

function isInitials(shortText: AlignerText, short: Mention, longText: AlignerText, long: Mention): boolean {
  if (short.words.length !== 1) return false;
  const written = shortText.words[short.words[0]!]!.text;
  return isAcronymOf(
    written,
    long.words.map((k) => longText.words[k]!.text),
  );
}

/** All words of the shorter name, in capitals, are the first or the last ones of the longer. */
function isPart({ left, right }: WordPairs, p: Mention, q: Mention): boolean {
  const [own, other] = [formsOf(left, p), formsOf(right, q)];
  const [short, long] = own.length < other.length ? [own, other] : [other, own];
  if (short.length === long.length) return false;
  const begins = short.every((form, k) => form === long[k]);
  return begins || short.every((form, k) => form === long[long.length - short.length + k]);
}

function formsOf({ words }: AlignerText, { words: indexes }: Mention): string[] {
  return indexes.map((k) => words[k]!.form);
}

function textOf({ text, words, spans }: AlignerText, { words: indexes }: Mention): string {
  const [from, to] = [spans[indexes[0]!]!, spans[indexes.at(-1)!]!];
  return words.length === 0 ? "" : text.slice(from.start, to.end);
}
