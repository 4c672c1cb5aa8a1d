import { distance } from "fastest-levenshtein";
import { type Quantity, sameDimension, sameQuantity } from "../../text/numbers/index.ts";
import { type Denial, denialsOf } from "../words/denials.ts";
import { type KnownName, knownNames } from "../words/known-names.ts";
import { nameLetters } from "../words/name-letters.ts";
import { quantitiesOf } from "../words/text-quantities.ts";
import type { PlacedWord, TextWords } from "../words/text-words.ts";
import { IMPLICIT } from "./implicit-denials.ts";
import type { Difference, DifferenceKind, Differences, TextSpan } from "./types.ts";

/**
 * What differs between texts of two languages as far as it can be told without translating: numbers, listed names and
 * codes, and whether one of them denies. No word is matched, so nothing is proven equal and `overlap` is 0.
 */
export function crosslingualDifferences(a: TextWords, b: TextWords): Differences {
  const differences = [...numbers(a, b), ...names(a, b), ...denials(a, b)];
  return { differences, equal: [], same: false, overlap: 0 };
}

/**
 * Whether `crosslingualDifferences` could find one; false is sure. What a text shows is looked for once, so that most pairs
 * of two lists cost nothing.
 */
export function mayDifferAcross(a: TextWords, b: TextWords): boolean {
  return mayDiffer(signsOf(a), signsOf(b));
}

/** The same of all texts of one list with all of another, shape [left, right]: 1 to `out` where they may. */
export function screenDifferencesAcross(
  left: readonly TextWords[],
  right: readonly TextWords[],
  out: Uint8Array,
): void {
  const [own, other] = [left.map(signsOf), right.map(signsOf)];
  let at = 0;
  for (const x of own) for (const y of other) out[at++] = mayDiffer(x, y) ? 1 : 0;
}

function mayDiffer(x: Signs, y: Signs): boolean {
  return (
    (x.hasQuantity && y.hasQuantity) || (x.hasName && y.hasName) || x.denials.length + y.denials.length === 1
  );
}

interface Place {
  readonly span: TextSpan;
  readonly label: string;
}

/** What one text shows, looked for once however many texts it is compared with. */
interface Signs {
  readonly listed: readonly KnownName[];
  /** Names that no list has. */
  readonly others: readonly Place[];
  readonly denials: readonly Denial[];
  readonly hasQuantity: boolean;
  readonly hasName: boolean;
  /** Whether a name of another text has its like among the words, once that was asked. */
  readonly likes: Map<string, boolean>;
}

const looked = new WeakMap<TextWords, Signs>();

function signsOf(text: TextWords): Signs {
  const found = looked.get(text);
  if (found !== undefined) return found;
  const listed = knownNames(text.words, text.language);
  // "Didn't he come?" asks what "did he come?" asks.
  const denials = denialsOf(text).filter(({ asks }) => !asks);
  const others = placesOfNames(text, listed);
  const hasQuantity = quantitiesOf(text).length > 0;
  const signs = {
    listed,
    others,
    denials,
    hasQuantity,
    hasName: listed.length + others.length > 0,
    likes: new Map<string, boolean>(),
  };
  looked.set(text, signs);
  return signs;
}

function difference(
  kind: DifferenceKind,
  a: TextWords,
  b: TextWords,
  left?: Place,
  right?: Place,
): Difference {
  const textOf = ({ text }: TextWords, place?: Place) =>
    place === undefined ? "" : text.slice(...place.span);
  return {
    kind,
    left: left?.span ?? null,
    right: right?.span ?? null,
    leftText: textOf(a, left),
    rightText: textOf(b, right),
    strength: STRENGTH,
    contradicts: true,
    evidence: `${kind}: ${left?.label ?? "nothing"} / ${right?.label ?? "nothing"}`,
  };
}

/** Less sure than within a language. */
const STRENGTH = 0.6;

function numbers(a: TextWords, b: TextWords): Difference[] {
  const [left, right] = [quantitiesOf(a), quantitiesOf(b)].map((all) => all.map(({ quantity }) => quantity));
  const rest = [...right!];
  const own = left!.filter((p) => {
    const at = rest.findIndex((q) => sameQuantity(p, q));
    if (at !== -1) rest.splice(at, 1);
    return at === -1;
  });
  const found: Difference[] = [];
  for (const p of own) {
    const at = rest.findIndex((q) => isTold(p) && isTold(q) && sameDimension(p, q));
    if (at === -1) continue;
    const [q] = rest.splice(at, 1);
    const kind = p.kind === "code" ? "name" : p.kind === "time" || p.kind === "date" ? "time" : "number";
    found.push(difference(kind, a, b, { span: p.span, label: p.text }, { span: q!.span, label: q!.text }));
  }
  return found;
}

/** "One", "an hour": languages say them in other ways. */
function isTold({ value, kind, article }: Quantity): boolean {
  return article !== true && !(value === 1 && (kind === "cardinal" || kind === "ordinal"));
}

function names(a: TextWords, b: TextWords): Difference[] {
  const [left, right] = [signsOf(a).listed, signsOf(b).listed];
  const [leftIds, rightIds] = [new Set(left.map(({ id }) => id)), new Set(right.map(({ id }) => id))];
  const own = left.find(({ id }) => !rightIds.has(id));
  const other = right.find(({ id }) => !leftIds.has(id));
  if (own === undefined || other === undefined) return ownNames(a, b);
  const place = ({ words }: TextWords, name: { from: number; to: number; id: string }): Place => ({
    span: [words[name.from]!.start, words[name.to - 1]!.end],
    label: name.id,
  });
  return [difference("name", a, b, place(a, own), place(b, other))];
}

/** Consonants that a name must have to be told from another, and share of them that must differ. */
const [MIN_LETTERS, MIN_DISTANCE] = [2, 2 / 3];

/** The one name of each text that has no like in the other: "Berlin", "Viena"; not "London", "Londres". */
function ownNames(a: TextWords, b: TextWords): Difference[] {
  const [left, right] = [signsOf(a).others, signsOf(b).others];
  if (left.length !== right.length) return [];
  const own = left.filter(({ label }) => !hasLike(b, label));
  const other = right.filter(({ label }) => !hasLike(a, label));
  if (own.length !== 1 || other.length !== 1) return [];
  const told = [own[0]!, other[0]!].every(({ label }) => nameLetters(label).length >= MIN_LETTERS);
  return told ? [difference("name", a, b, own[0], other[0])] : [];
}

function placesOfNames({ words, language }: TextWords, listedNames: readonly KnownName[]): Place[] {
  const listed = new Set(listedNames.flatMap(({ from, to }) => range(from, to)));
  const isName = ({ word }: PlacedWord) => word.capital || word.listedName;
  const names = words.filter(
    ({ word, opens }, k) =>
      !listed.has(k) &&
      // Names of several words are put into other words: the Far East, North Carolina.
      !(words[k - 1] !== undefined && isName(words[k - 1]!)) &&
      !(words[k + 1] !== undefined && isName(words[k + 1]!)) &&
      (language === "ar" ? word.listedName : word.capital && !opens && !word.acronym) &&
      !word.digits &&
      !word.memberships.some(({ kind }) => kind === "time"),
  );
  return names.map(({ word, start, end }) => ({ span: [start, end] as const, label: word.form }));
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, k) => from + k);

function hasLike(text: TextWords, name: string): boolean {
  const { likes } = signsOf(text);
  let found = likes.get(name);
  if (found === undefined) {
    found = text.words.some(({ word }) => !word.functionWord && areLike(word.form, name));
    likes.set(name, found);
  }
  return found;
}

function areLike(x: string, y: string): boolean {
  const [p, q] = [nameLetters(x), nameLetters(y)];
  if (p === q) return true;
  return (
    Math.min(p.length, q.length) >= MIN_LETTERS &&
    distance(p, q) < MIN_DISTANCE * Math.max(p.length, q.length)
  );
}

/** Longer texts deny somewhere as a rule. */
const MAX_WORDS = 25;

function denials(a: TextWords, b: TextWords): Difference[] {
  if (Math.max(a.words.length, b.words.length) > MAX_WORDS) return [];
  const [left, right] = [signsOf(a).denials, signsOf(b).denials];
  if ((left.length === 0) === (right.length === 0)) return [];
  const [denying, other] = left.length > 0 ? [a, b] : [b, a];
  if (left.length + right.length > 1 || other.words.some(({ word }) => IMPLICIT.has(word.form))) return [];
  const at = denying.words[(left[0] ?? right[0])!.at]!;
  const place = { span: [at.start, at.end] as const, label: at.word.form };
  return [
    left.length > 0 ? difference("negation", a, b, place) : difference("negation", a, b, undefined, place),
  ];
}
