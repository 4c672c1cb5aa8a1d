import { nextTurn } from "../../../vectors/index.ts";
import { MOST_ROWS, type Tile } from "../../../vectors/products/row-products.ts";
import type { LanguageReader } from "../../language-tagger.ts";
import type { LanguagePair, LanguageTag, TextPair } from "../../system.ts";
import { acronymsAmong, spelledOut } from "../../words/initials.ts";
import type { SingleWords } from "../../words/single-words.ts";
import type { ReadPair, Slips } from "../../words/slips.ts";
import { isCrossLingual } from "../tier/encoder-parts.ts";
import { groupBy } from "./group-by.ts";

/** Texts that are compared with others, each with the language it is read by. Encoded once, however often it is compared. */
export interface TextSide {
  /** As they are read: with the words that were meant where a pair has slips of the keyboard or an acronym spelled out. */
  readonly texts: readonly string[];
  /** As they were given, where they are read otherwise. */
  readonly given?: readonly string[];
  readonly languages: readonly LanguageTag[];
}

/** Pairs that are read alike: one route, one pair of languages. */
export interface PairBlock {
  /** As results name them: given, or found out. */
  readonly languages: LanguagePair;
  /** What words are read by: where nobody gave or found them, as they plainly look. */
  readonly read: LanguagePair;
  readonly crossLingual: boolean;
  readonly left: TextSide;
  readonly right: TextSide;
  readonly count: number;
  /** The pairs, some thousand at a time; the arrays are used again for the next. */
  cells(): Iterable<Cells>;
}

/** Pairs of a block: text `left[k]` of its left side and `right[k]` of its right, whose result belongs at `place[k]`. */
export interface Cells {
  readonly count: number;
  readonly left: Uint32Array;
  readonly right: Uint32Array;
  readonly place: Uint32Array;
  /** Where they are all of some texts of the left with all of some of the right, one text of the left after the other. */
  readonly tile?: Tile;
}

/** Pairs of a list compared before other work of the process gets its turn: some milliseconds. */
const LISTED_AT_ONCE = 1024;

/** What pairs are planned by. */
export interface PlanSources {
  readonly languages: LanguageReader;
  /** What finds out languages of single words that are not given; undefined where that is not wanted. */
  readonly singles?: SingleWords | undefined;
  readonly slips: Slips;
  /** Whether the languages of all pairs were said. */
  readonly said?: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** The blocks of a list of pairs; `place` is the index in the list. */
export async function planList(
  pairs: readonly TextPair[],
  { languages, singles, slips, said = false, signal }: PlanSources,
): Promise<PairBlock[]> {
  const told = await languages.tagPairs(pairs, signal);
  const texts = pairs.flatMap(({ a, b }) => [a, b]);
  const read = await languages.read(texts, told.flat(), signal);
  const named: ListedPair[] = [];
  for (const [i, { a, b, languages: given }] of pairs.entries()) {
    if (i % LISTED_AT_ONCE === LISTED_AT_ONCE - 1) await nextTurn(signal);
    const found = given === undefined ? singles?.languages(a, b) : undefined;
    const readBy = found ?? ([read[2 * i]!, read[2 * i + 1]!] as const);
    const asMeant = readAsMeant({ a, b, languages: readBy }, slips, given === undefined && !said);
    named.push({ a, b, place: i, languages: found ?? told[i]!, read: readBy, ...asMeant });
  }
  const groups = groupBy(named, (of) => `${of.languages} ${of.read}`);
  return [...groups.values()].map((members) => listBlock(members.map((i) => named[i]!)));
}

/**
 * How a pair is read where it is not as written: with an acronym spelled out, and with words for slips; by other languages
 * where a text is nothing but an acronym and nobody said what it is.
 */
function readAsMeant(
  pair: ReadPair,
  slips: Slips,
  mayBeOther: boolean,
): Partial<Pick<ListedPair, "meant" | "languages" | "read">> | undefined {
  const spelled = spelledOut(pair);
  const isOther = mayBeOther && spelled !== undefined && spelled.languages !== pair.languages;
  const read = isOther ? spelled.languages : pair.languages;
  const meant =
    slips.meant({ ...(spelled ?? pair), languages: read }) ?? (spelled && ([spelled.a, spelled.b] as const));
  return meant && { meant, ...(isOther && { languages: read, read }) };
}

/** A pair of a list with all that its block needs. */
interface ListedPair extends Pick<PairBlock, "languages" | "read"> {
  readonly a: string;
  readonly b: string;
  readonly place: number;
  /** The texts as they are read, where they hold slips, or an acronym that one of them spells out. */
  readonly meant?: readonly [string, string];
}

/**
 * The blocks of all texts of one list against all of another; `place` is row x columns + column. Blocks of pairs with slips,
 * with acronyms and of single words come last, and their results take the place of those before.
 */
export async function planMatrix(
  left: readonly string[],
  right: readonly string[],
  { languages, singles, slips, said = false, signal }: PlanSources,
): Promise<PairBlock[]> {
  const rows = await sidesOf(left, 0, languages, signal);
  const columns = await sidesOf(right, 1, languages, signal);
  const blocks = rows.flatMap((row) => columns.map((column) => matrixBlock(row, column, right.length)));
  const translated = singles === undefined ? [] : translatedPairs(left, right, singles);
  const told = new Set(translated.map(({ place }) => place));
  const slipped = slippedPairs(rows, columns, right.length, slips, !said).filter(
    ({ place }) => !told.has(place),
  );
  const apart = [...slipped, ...translated];
  const groups = groupBy(apart, (of) => `${of.languages} ${of.read}`);
  return [...blocks, ...[...groups.values()].map((members) => listBlock(members.map((k) => apart[k]!)))];
}

/** @param pairs one or more, all named and read as the first */
function listBlock(pairs: readonly ListedPair[]): PairBlock {
  const { languages, read } = pairs[0]!;
  const left = new DistinctTexts(read[0]);
  const right = read[0] === read[1] ? left : new DistinctTexts(read[1]);
  const [rows, columns, places] = [0, 1, 2].map(() => new Uint32Array(pairs.length)) as [
    Uint32Array,
    Uint32Array,
    Uint32Array,
  ];
  for (const [k, { a, b, place, meant }] of pairs.entries()) {
    rows[k] = left.row(a, meant?.[0]);
    columns[k] = right.row(b, meant?.[1]);
    places[k] = place;
  }
  const own = left.side();
  return {
    languages,
    read,
    crossLingual: isCrossLingual(read),
    left: own,
    right: right === left ? own : right.side(),
    count: pairs.length,
    *cells() {
      for (let start = 0; start < places.length; start += LISTED_AT_ONCE) {
        const end = start + LISTED_AT_ONCE;
        const place = places.subarray(start, end);
        yield {
          count: place.length,
          left: rows.subarray(start, end),
          right: columns.subarray(start, end),
          place,
        };
      }
    },
  };
}

/** Texts of pairs, each once however many pairs have it, read by one language. */
class DistinctTexts {
  readonly #texts: string[] = [];
  readonly #given: string[] = [];
  /** By the text as given, and as read. */
  readonly #rows = new Map<string, Map<string, number>>();
  readonly #language: LanguageTag;
  #anyMeant = false;

  constructor(language: LanguageTag) {
    this.#language = language;
  }

  /** The row of a text that is read as `meant`, or as given. */
  row(given: string, meant = given): number {
    if (meant !== given) this.#anyMeant = true;
    const rows = this.#rows.get(given) ?? new Map<string, number>();
    this.#rows.set(given, rows);
    let row = rows.get(meant);
    if (row === undefined) {
      row = this.#add(given, meant);
      rows.set(meant, row);
    }
    return row;
  }

  side(): TextSide {
    return {
      texts: this.#texts,
      ...(this.#anyMeant && { given: this.#given }),
      languages: this.#texts.map(() => this.#language),
    };
  }

  #add(given: string, text: string): number {
    this.#given.push(given);
    return this.#texts.push(text) - 1;
  }
}

/** Texts of one list that are named and read as of one language. */
interface ListSide extends TextSide {
  readonly told: LanguageTag;
  readonly read: LanguageTag;
  readonly members: readonly number[];
}

async function sidesOf(
  texts: readonly string[],
  at: 0 | 1,
  languages: LanguageReader,
  signal: AbortSignal | undefined,
): Promise<ListSide[]> {
  const told = (
    await languages.tagPairs(
      texts.map((text) => ({ a: text, b: text })),
      signal,
    )
  ).map((pair) => pair[at]);
  const read = await languages.read(texts, told, signal);
  return [...groupBy(told, (tag, i) => `${tag} ${read[i]}`).values()].map((members) => ({
    told: told[members[0]!]!,
    read: read[members[0]!]!,
    members,
    texts: members.map((i) => texts[i]!),
    languages: members.map(() => read[members[0]!]!),
  }));
}

/** Rows and columns of a tile: vectors of both fit into a processor's cache. */
const TILE = MOST_ROWS;

function matrixBlock(left: ListSide, right: ListSide, columns: number): PairBlock {
  const read: LanguagePair = [left.read, right.read];
  return {
    languages: [left.told, right.told],
    read,
    crossLingual: isCrossLingual(read),
    left,
    right,
    count: left.texts.length * right.texts.length,
    *cells() {
      const room = [new Uint32Array(TILE * TILE), new Uint32Array(TILE * TILE), new Uint32Array(TILE * TILE)];
      const [rows, others, place] = room as [Uint32Array, Uint32Array, Uint32Array];
      for (let i0 = 0; i0 < left.texts.length; i0 += TILE) {
        const i1 = Math.min(left.texts.length, i0 + TILE);
        for (let j0 = 0; j0 < right.texts.length; j0 += TILE) {
          const j1 = Math.min(right.texts.length, j0 + TILE);
          let count = 0;
          for (let i = i0; i < i1; i++) {
            const from = left.members[i]! * columns;
            for (let j = j0; j < j1; j++, count++) {
              rows[count] = i;
              others[count] = j;
              place[count] = from + right.members[j]!;
            }
          }
          const tile = { fromLeft: i0, toLeft: i1, fromRight: j0, toRight: j1 };
          yield { count, left: rows, right: others, place, tile };
        }
      }
    },
  };
}

/** Pairs of single words that translate each other, by the languages that tells. */
function translatedPairs(
  left: readonly string[],
  right: readonly string[],
  words: SingleWords,
): ListedPair[] {
  const found: ListedPair[] = [];
  const [rows, columns] = [words.among(left), words.among(right)];
  for (const i of rows) {
    for (const j of columns) {
      const [a, b] = [left[i]!, right[j]!];
      const languages = words.languages(a, b);
      if (languages !== undefined)
        found.push({ a, b, place: i * right.length + j, languages, read: languages });
    }
  }
  return found;
}

function slippedPairs(
  rows: readonly ListSide[],
  columns: readonly ListSide[],
  width: number,
  slips: Slips,
  mayBeOther: boolean,
): ListedPair[] {
  const found: ListedPair[] = [];
  for (const row of rows) {
    for (const column of columns) {
      const read = [row.read, column.read] as const;
      const places = new Set<number>();
      for (const [i, j] of [...slips.among(row, column), ...acronymsAmong(row, column)]) {
        const [a, b] = [row.texts[i]!, column.texts[j]!];
        const place = row.members[i]! * width + column.members[j]!;
        if (places.has(place)) continue;
        places.add(place);
        const asMeant = readAsMeant({ a, b, languages: read }, slips, mayBeOther);
        if (asMeant !== undefined)
          found.push({ a, b, place, languages: [row.told, column.told], read, ...asMeant });
      }
    }
  }
  return found;
}
