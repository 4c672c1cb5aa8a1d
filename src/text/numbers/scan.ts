import type { NumberWord } from "../languages/index.ts";
import type { Piece } from "./pieces.ts";
import type { UnitName, Vocabulary } from "./vocabulary.ts";

type List = keyof Vocabulary["lists"];

/** Part of speech of the word that begins at an offset, where an analyser told it. */
export type TagAt = (start: number) => string | undefined;

/** A text in pieces, with what its language's vocabulary says of them. Positions are those of pieces. */
export class Scan {
  readonly text: string;
  readonly pieces: readonly Piece[];
  readonly vocabulary: Vocabulary;
  readonly tagAt: TagAt | undefined;
  /** Pieces before this one belong to quantities found already. */
  consumed = 0;

  constructor(text: string, pieces: readonly Piece[], vocabulary: Vocabulary, tagAt?: TagAt) {
    this.text = text;
    this.pieces = pieces;
    this.vocabulary = vocabulary;
    this.tagAt = tagAt;
  }

  get numbers() {
    return this.vocabulary.table.numbers;
  }

  form(at: number): string {
    return this.pieces[at]?.form ?? "";
  }

  glued(at: number): boolean {
    return this.pieces[at]?.glued === true;
  }

  is(list: List, at: number): boolean {
    return this.vocabulary.lists[list].get(this.form(at)) !== undefined;
  }

  /** Where a phrase of the list that begins at `at` ends; `at` when none does. */
  skip(list: List, at: number): number {
    return this.vocabulary.lists[list].at(this.pieces, at)?.next ?? at;
  }

  /** Whether a phrase of the list ends before `at`. */
  follows(list: List, at: number): boolean {
    const from = this.vocabulary.lists[list].before(this.pieces, at);
    return from < at && from >= this.consumed;
  }

  tag(at: number): string | undefined {
    const piece = this.pieces[at];
    return piece === undefined ? undefined : this.tagAt?.(piece.start);
  }

  /** Over an apostrophe and the ending behind it ("5'te"): the ending's place when there is one, else `at`. */
  ending(at: number): { readonly next: number; readonly ending: string } {
    const apostrophe = this.form(at) === "'" && this.glued(at) && this.glued(at + 1);
    if (
      apostrophe &&
      this.pieces[at + 1]?.kind === "word" &&
      this.vocabulary.table.nameEndings !== undefined
    ) {
      return { next: at + 2, ending: this.form(at + 1) };
    }
    return { next: at, ending: "" };
  }

  /** What the word at `at` says as a number, clitics on its front taken off. */
  word(at: number): NumberWord | undefined {
    const piece = this.pieces[at];
    return piece === undefined || piece.kind !== "word" ? undefined : wordOf(piece.form, this.vocabulary);
  }

  /** The joiner between parts of a number: a word, or a hyphen with no blank. `next` is `at` when none stands there. */
  joiner(at: number): { readonly next: number; readonly joined: boolean } {
    if (this.is("joiner", at)) return { next: at + 1, joined: true };
    const hyphen = this.form(at) === "-" && this.glued(at) && this.glued(at + 1);
    return { next: hyphen ? at + 1 : at, joined: false };
  }

  /** The unit whose name stands at `at`. */
  unit(at: number): { readonly unit: UnitName; readonly next: number } | undefined {
    const { units, unitSigns, currencySigns } = this.vocabulary;
    const named = units.at(this.pieces, at);
    if (named !== undefined) return { unit: this.unitNear(at) ?? named.meaning, next: named.next };
    const sign = unitSigns.at(this.pieces, at) ?? currencySigns.at(this.pieces, at);
    if (sign !== undefined) return { unit: sign.meaning, next: sign.next };
    return this.inflectedUnit(at) ?? this.prefixedUnit(at);
  }

  /** The other unit of a name that has two, where a word near it asks for that: "weighs five pounds". */
  private unitNear(at: number): UnitName | undefined {
    for (const { names, unit, near } of this.vocabulary.unitsNear) {
      if (names.get(this.form(at)) === undefined) continue;
      const around = this.pieces.slice(Math.max(0, at - 8), at + 4);
      if (around.some((piece) => near.get(piece.form) !== undefined)) return { unit, kind: "measure" };
    }
    return undefined;
  }

  /** "kilometrelik", "dolara": the name with an ending. */
  private inflectedUnit(at: number): { unit: UnitName; next: number } | undefined {
    const endings = this.vocabulary.table.nameEndings;
    const piece = this.pieces[at];
    if (endings === undefined || piece?.kind !== "word" || this.is("notUnits", at)) return undefined;
    for (const stem of stems(piece.form, endings)) {
      const unit = this.vocabulary.units.get(stem);
      if (unit !== undefined) return { unit, next: at + 1 };
    }
    return undefined;
  }

  /** "بالدولار", "والساعتين": the name behind clitics. */
  private prefixedUnit(at: number): { unit: UnitName; next: number } | undefined {
    const { proclitics } = this.numbers;
    if (proclitics === undefined) return undefined;
    const rest = proclitics.exec(this.form(at))?.groups?.rest;
    const unit = rest === undefined ? undefined : this.vocabulary.units.get(rest);
    return unit === undefined ? undefined : { unit, next: at + 1 };
  }
}

/** The forms a word may have without its ending, the longest first; a softened consonant is hardened again. */
export function* stems(form: string, endings: RegExp): Generator<string> {
  for (let cut = form.length - 1; cut >= Math.max(2, form.length - LONGEST_ENDING); cut--) {
    const stem = form.slice(0, cut);
    if (endings.exec(`${"x".repeat(3)}${form.slice(cut)}`)?.groups?.name !== "xxx") continue;
    yield stem;
    if (/[ğbdc]$/.test(stem)) yield stem.slice(0, -1) + HARD[stem.at(-1)!]!;
  }
}

/** Letters of the longest ending that is taken off. */
const LONGEST_ENDING = 9;

const HARD: Readonly<Record<string, string>> = { ğ: "k", b: "p", d: "t", c: "ç" };

/** What a word in match form says as a number. */
export function wordOf(form: string, { words, unaccented, table }: Vocabulary): NumberWord | undefined {
  const known = words.get(form);
  if (known !== undefined) return known;
  if (unaccented.size > 0 && /^[a-z]+$/.test(form)) return unaccented.get(form);
  const { proclitics, notNumbers } = table.numbers;
  if (proclitics === undefined || notNumbers?.test(form) === true) return undefined;
  const groups = proclitics.exec(form)?.groups;
  const rest = groups?.rest;
  const bare = rest === undefined ? undefined : words.get(rest);
  if (bare === undefined || (rest!.length < 3 && groups?.and === undefined)) return undefined;
  const definite = groups?.the !== undefined || groups?.for !== undefined;
  return { ...bare, ...(groups?.and !== undefined && { joined: true }), ...(definite && { definite }) };
}
