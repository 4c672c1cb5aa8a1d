import { nextTurn } from "../../../vectors/index.ts";
import type { LanguageReader } from "../../language-tagger.ts";
import type { LanguagePair, LanguageTag, SystemPair } from "../../system.ts";
import type { SingleWords } from "../../words/single-words.ts";
import { isCrossLingual } from "../tier/encoder-parts.ts";
import { groupBy } from "./group-by.ts";

/** Texts that are compared with others, each with the language it is read by. Encoded once, however often it is compared. */
export interface TextSide {
  readonly texts: readonly string[];
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
}

/** Pairs of a list compared before other work of the process gets its turn: some milliseconds. */
const LISTED_AT_ONCE = 1024;

/**
 * The blocks of a list of pairs; `place` is the index in the list.
 * @param words what finds out languages of single words that are not given; undefined where that is not wanted
 */
export async function planList(
  pairs: readonly SystemPair[],
  languages: LanguageReader,
  words: SingleWords | undefined,
  signal: AbortSignal | undefined,
): Promise<PairBlock[]> {
  const told = await languages.tagPairs(pairs, signal);
  const texts = pairs.flatMap(({ a, b }) => [a, b]);
  const read = await languages.read(texts, told.flat(), signal);
  const named: { readonly languages: LanguagePair; readonly read: LanguagePair }[] = [];
  for (const [i, { a, b, languages: given }] of pairs.entries()) {
    if (i % LISTED_AT_ONCE === LISTED_AT_ONCE - 1) await nextTurn(signal);
    const found = given === undefined ? words?.languages(a, b) : undefined;
    named.push({ languages: found ?? told[i]!, read: found ?? [read[2 * i]!, read[2 * i + 1]!] });
  }
  const groups = groupBy(named, (of) => `${of.languages} ${of.read}`);
  return [...groups.values()].map((members) =>
    listBlock(
      members.map((i) => pairs[i]!),
      Uint32Array.from(members),
      named[members[0]!]!,
    ),
  );
}

/**
 * The blocks of all texts of one list against all of another; `place` is row x columns + column. Blocks of single words
 * come last, and their results take the place of those before.
 */
export async function planMatrix(
  left: readonly string[],
  right: readonly string[],
  languages: LanguageReader,
  words: SingleWords | undefined,
  signal: AbortSignal | undefined,
): Promise<PairBlock[]> {
  const rows = await sidesOf(left, 0, languages, signal);
  const columns = await sidesOf(right, 1, languages, signal);
  const blocks = rows.flatMap((row) => columns.map((column) => matrixBlock(row, column, right.length)));
  return words === undefined ? blocks : [...blocks, ...translationBlocks(left, right, words)];
}

function listBlock(
  pairs: readonly SystemPair[],
  places: Uint32Array,
  { languages, read }: Pick<PairBlock, "languages" | "read">,
): PairBlock {
  const side: TextSide = {
    texts: pairs.flatMap(({ a, b }) => [a, b]),
    languages: pairs.flatMap(() => read),
  };
  return {
    languages,
    read,
    crossLingual: isCrossLingual(read),
    left: side,
    right: side,
    count: pairs.length,
    *cells() {
      for (let start = 0; start < places.length; start += LISTED_AT_ONCE) {
        const place = places.subarray(start, start + LISTED_AT_ONCE);
        const first = place.map((_, k) => 2 * (start + k));
        yield { count: place.length, left: first, right: first.map((row) => row + 1), place };
      }
    },
  };
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
const TILE = 64;

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
      const tile = [new Uint32Array(TILE * TILE), new Uint32Array(TILE * TILE), new Uint32Array(TILE * TILE)];
      const [rows, others, place] = tile as [Uint32Array, Uint32Array, Uint32Array];
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
          yield { count, left: rows, right: others, place };
        }
      }
    },
  };
}

/** Pairs of single words that translate each other, by the languages that tells. */
function translationBlocks(
  left: readonly string[],
  right: readonly string[],
  words: SingleWords,
): PairBlock[] {
  const found: { pair: SystemPair; place: number; languages: LanguagePair }[] = [];
  const [rows, columns] = [words.among(left), words.among(right)];
  for (const i of rows) {
    for (const j of columns) {
      const languages = words.languages(left[i]!, right[j]!);
      if (languages === undefined) continue;
      found.push({ pair: { a: left[i]!, b: right[j]! }, place: i * right.length + j, languages });
    }
  }
  return [...groupBy(found, ({ languages }) => languages.join()).values()].map((members) => {
    const own = members.map((k) => found[k]!);
    const { languages } = own[0]!;
    return listBlock(
      own.map(({ pair }) => pair),
      Uint32Array.from(own, ({ place }) => place),
      { languages, read: languages },
    );
  });
}
