import { knownNames } from "../words/known-names.ts";
import type { PlacedWord, TextWords } from "../words/text-words.ts";
import type { Comparison } from "./comparison.ts";

/** A name of a text. */
interface Name {
  readonly words: readonly number[];
  /** Of a listed one: the same for all its names. */
  readonly id: string | undefined;
}

/** Names and codes of a hunk that stand against each other; names that are known to be one are proven equal. */
export function compareNames(comparison: Comparison): void {
  const [left, right] = [namesOf(comparison.left), namesOf(comparison.right)];
  equalNames(comparison, left, right);
  for (const hunk of comparison.match.hunks) {
    const leftHere = left.filter((name) => isFree(comparison, name, "left") && touches(name, hunk.left));
    const rightHere = right.filter((name) => isFree(comparison, name, "right") && touches(name, hunk.right));
    if (isFuller(comparison, leftHere, right, "left") || isFuller(comparison, rightHere, left, "right"))
      continue;
    const [own, other] = [merged(leftHere), merged(rightHere)];
    if (own.length === 0 || other.length === 0) continue;
    const [x, y] = [textOf(comparison.left, own), textOf(comparison.right, other)];
    if (isInitials(x, y) || isInitials(y, x)) comparison.addEqual(own, other, `initials: ${x} = ${y}`);
    else if (!/\d/.test(x + y) && areVariants(x, y)) continue;
    else
      comparison.add("name", own, other, {
        strength: 0.9,
        contradicts: true,
        evidence: `name: ${x} / ${y}`,
      });
  }
}

function isFree(comparison: Comparison, { words }: Name, side: "left" | "right"): boolean {
  return words.some((k) => (side === "left" ? comparison.leftFree(k) : comparison.rightFree(k)));
}

/** "Narendra Modi" where the other text has "Modi" alone: one name, said in full. */
function isFuller(
  comparison: Comparison,
  names: readonly Name[],
  others: readonly Name[],
  side: "left" | "right",
): boolean {
  const { toRight, toLeft } = comparison.match;
  const opens = (k: number) => (side === "left" ? comparison.left : comparison.right).words[k]!.opens;
  const partner = (k: number) => (side === "left" ? toRight[k]! : toLeft[k]!);
  return names.some(({ words }) => {
    const anchors = words.map(partner).filter((k) => k !== -1);
    if (anchors.length === 0) return false;
    // "Brig. Gen. Edward Aritonang": most of it is shared.
    if (anchors.length > 1 && 2 * anchors.length > words.length && !opens(words[0]!)) return true;
    const other = others.find((name) => anchors.some((k) => name.words.includes(k)));
    return other === undefined || !isFree(comparison, other, side === "left" ? "right" : "left");
  });
}

function touches({ words }: Name, hunk: readonly number[]): boolean {
  return words.some((k) => hunk.includes(k));
}

function merged(names: readonly Name[]): number[] {
  return names.flatMap(({ words }) => words).sort((p, q) => p - q);
}

/** "UK", "Britain"; "UN", "United Nations"; "Spain", "Spanish". */
function equalNames(comparison: Comparison, left: readonly Name[], right: readonly Name[]): void {
  for (const p of left) {
    if (!isFree(comparison, p, "left")) continue;
    const [x, initials] = [
      textOf(comparison.left, p.words),
      (y: string) => isInitials(y, x) || isInitials(x, y),
    ];
    const q = right.find(
      (other) =>
        isFree(comparison, other, "right") &&
        (p.id === undefined ? initials(textOf(comparison.right, other.words)) : p.id === other.id),
    );
    if (q === undefined) continue;
    const y = textOf(comparison.right, q.words);
    comparison.addEqual(p.words, q.words, `name: ${x} = ${y}`);
  }
}

/** Names of a text: listed ones, runs of capitals, acronyms, codes. In a heading capitals tell nothing. */
function namesOf(text: TextWords): Name[] {
  const { words, language } = text;
  const listed: Name[] = knownNames(words, language).map(({ id, from, to }) => ({
    id,
    words: range(from, to),
  }));
  const taken = new Set(listed.flatMap((name) => name.words));
  const loose = isHeading(text);
  const names = [...listed];
  for (let k = 0; k < words.length; k++) {
    if (taken.has(k) || !isName(words, k, loose)) continue;
    let to = k + 1;
    while (
      to < words.length &&
      !taken.has(to) &&
      !words[to]!.opens &&
      isName(words, to, loose) &&
      !isCode(words[to]!)
    )
      to++;
    // "General Electric": a sentence's first word belongs to the name behind it.
    const from = k > 0 && words[k - 1]!.opens && words[k - 1]!.word.capital && !taken.has(k - 1) ? k - 1 : k;
    names.push({ id: undefined, words: range(from, to) });
    k = to - 1;
  }
  return names;
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, k) => from + k);

function isHeading({ words, text }: TextWords): boolean {
  const capitals = words.filter(({ word }) => word.capital).length;
  const content = words.filter(({ word }) => !word.functionWord).length;
  return (content > 2 && 5 * capitals > 4 * content) || text === text.toUpperCase();
}

function isName(words: readonly PlacedWord[], k: number, heading: boolean): boolean {
  const placed = words[k]!;
  if (isCode(placed)) return true;
  const { word, opens } = placed;
  if (word.listedName) return true;
  // Months and weekdays are compared as times.
  if (heading || !word.capital || word.memberships.some(({ kind }) => kind === "time")) return false;
  return !opens || word.acronym;
}

/** Letters and digits in one word: UA123, v1.2.3. */
function isCode({ word }: PlacedWord): boolean {
  return word.digits && /^\p{L}.*\d/u.test(word.form);
}

function textOf({ text, words }: TextWords, indexes: readonly number[]): string {
  return text.slice(words[indexes[0]!]!.start, words[indexes.at(-1)!]!.end);
}

/** "UN" of "United Nations". */
function isInitials(short: string, long: string): boolean {
  const letters = short.replace(/\./g, "");
  if (!/^\p{Lu}{2,}$/u.test(letters)) return false;
  const words = long.split(/[\s-]+/u).filter((word) => word !== "");
  if (words.length < 2) return false;
  const initials = (kept: readonly string[]) => kept.map((word) => word.charAt(0).toUpperCase()).join("");
  return initials(words) === letters || initials(words.filter((word) => /^\p{Lu}/u.test(word))) === letters;
}

/** Letters by which a word is known when it is cut short. */
const MIN_ALIKE = 3;

/** One name within the other ("Obama", "Barack Obama"), or letters that a language changes ("María", "Mary"). */
function areVariants(x: string, y: string): boolean {
  const [p, q] = [plain(x), plain(y)];
  if (p.includes(q) || q.includes(p)) return true;
  const [short, long] = [p, q].map((name) => name.split(/[\s.]+/u)).sort((x, y) => x.length - y.length);
  const begins = (word: string) =>
    long!.some((other) => other.slice(0, MIN_ALIKE) === word.slice(0, MIN_ALIKE));
  if (short!.length > 1 && short!.every(begins)) return true;
  const shared = [...p].findIndex((letter, k) => letter !== q[k]);
  const least = Math.min(p.length, q.length);
  return shared >= 3 && shared >= least - 2 && Math.abs(p.length - q.length) <= 2;
}

function plain(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/['\u2019].*$/u, "")
    .toLowerCase();
}
