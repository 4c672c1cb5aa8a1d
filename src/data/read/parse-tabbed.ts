import type { GoldPair } from "../types.ts";
import {
  asksForNames,
  type ColumnIndex,
  looksLikeHeader,
  numberedColumns,
  resolveColumns,
} from "./columns.ts";
import type { PairFormat } from "./format.ts";
import type { PairParser, ParserContext } from "./pair-parser.ts";
import { rowError, shown } from "./row-error.ts";
import { DEFAULT_SCALE, parseScore } from "./score-cell.ts";
import type { TextBlock } from "./text-blocks.ts";

/** How the columns of a tab-separated format are read. */
interface TabbedLayout {
  readonly format: PairFormat;
  readonly index: ColumnIndex;
  readonly fewest: number;
  /** More columns than this are an error (a tab inside a text); undefined: any number. */
  readonly most: number | undefined;
  /** Words for "expected ...". */
  readonly expected: string;
  /** Drop blanks around texts and ids, as the published files pad them. */
  readonly trim: boolean;
  /** The id as the set knows it; STS-benchmark's own ids repeat. */
  readonly makeId?: (id: string, source: string, year: string) => string;
}

const TSV: ColumnIndex = { id: 0, score: 1, a: 2, b: 3 };
const PAIRS: ColumnIndex = { a: 0, b: 1 };
const STSB: ColumnIndex = { genre: 0, source: 1, year: 2, id: 3, score: 4, a: 5, b: 6 };

/**
 * Parser of `tsv`, `pairs` and `stsb`: cells split by tabs, never quoted, blank lines skipped.
 *
 * The hot path of the library: one pass of indexOf over the block, and slices that share its memory.
 * Over a million rows a second on one core.
 */
export function tabbedParser(format: "tsv" | "pairs" | "stsb", context: ParserContext): PairParser {
  return new TabbedParser(format, context);
}

class TabbedParser implements PairParser {
  readonly format: PairFormat;
  extraNames?: readonly string[];
  readonly #context: ParserContext;
  #layout: TabbedLayout | undefined;
  /** Columns that hold a role; the rest are `extra`. */
  #used: boolean[] = [];
  #firstExtra = 0;
  #tabs = new Int32Array(16);
  #rows = 0;

  constructor(format: "tsv" | "pairs" | "stsb", context: ParserContext) {
    this.format = format;
    this.#context = context;
  }

  finish(): GoldPair[] {
    return [];
  }

  parse({ text, line: firstLine }: TextBlock): GoldPair[] {
    const out: GoldPair[] = [];
    const length = text.length;
    let line = firstLine - 1;
    for (let start = 0; start < length; ) {
      line++;
      let end = text.indexOf("\n", start);
      if (end < 0) end = length;
      const next = end + 1;
      if (end > start && text.charCodeAt(end - 1) === 13) end--;
      if (end > start) {
        if (this.#layout === undefined && this.#begin(text.slice(start, end), line)) {
          start = next;
          continue;
        }
        out.push(this.#row(text, start, end, line));
      }
      start = next;
    }
    return out;
  }

  #row(text: string, start: number, end: number, line: number): GoldPair {
    const { index, fewest, most, trim, expected } = this.#layout!;
    const { file, scale } = this.#context;
    const columns = this.#cut(text, start, end);
    const tabs = this.#tabs;
    if (columns < fewest || (most !== undefined && columns > most)) {
      throw this.#wrongCount(columns, expected, line);
    }
    const cell = (column: number | undefined): string =>
      column === undefined || column >= columns ? "" : text.slice(tabs[column]! + 1, tabs[column + 1]);
    this.#rows++;
    let a = cell(index.a);
    let b = cell(index.b);
    if (trim) {
      a = a.trim();
      b = b.trim();
    }
    const pair: Writable<GoldPair> = { id: "", a, b };
    if (index.score !== undefined) {
      const gold = parseScore(cell(index.score), scale, file, line);
      if (gold !== undefined) pair.gold = gold;
    }
    if (index.genre !== undefined) pair.genre = cell(index.genre);
    if (index.source !== undefined) pair.source = cell(index.source);
    if (index.year !== undefined) pair.year = cell(index.year);
    pair.id = this.#idOf(cell(index.id), pair, line);
    let extra: string[] | undefined;
    for (let column = this.#firstExtra; column < columns; column++) {
      if (this.#used[column]) continue;
      extra ??= [];
      extra.push(cell(column));
    }
    if (extra !== undefined) pair.extra = extra;
    return pair;
  }

  /** Notes where the cells of a row end in `#tabs`. @returns how many there are */
  #cut(text: string, start: number, end: number): number {
    let tabs = this.#tabs;
    let columns = 1;
    tabs[0] = start - 1;
    for (let tab = text.indexOf("\t", start); tab >= 0 && tab < end; tab = text.indexOf("\t", tab + 1)) {
      if (columns + 1 >= tabs.length) {
        tabs = new Int32Array(tabs.length * 2);
        tabs.set(this.#tabs);
        this.#tabs = tabs;
      }
      tabs[columns++] = tab;
    }
    tabs[columns] = end;
    return columns;
  }

  /** The row's own id, made one of its kind where the layout makes ids; its number where it has none. */
  #idOf(cell: string, { source = "", year = "" }: Partial<GoldPair>, line: number): string {
    const { index, trim, makeId } = this.#layout!;
    const { checkId, isNewId } = this.#context;
    let id = trim ? cell.trim() : cell;
    if (id !== "" && makeId !== undefined) id = makeId(id, source, year);
    if (id === "") id = String(this.#rows);
    if (makeId !== undefined) return isNewId(id) ? id : `${id}#${this.#rows}`;
    if (index.id !== undefined) checkId(id, line);
    return id;
  }

  /** Fixes the layout by the first line; true when that line is a header. */
  #begin(firstLine: string, line: number): boolean {
    const { columns, header, file, scale, note } = this.#context;
    const cells = firstLine.split("\t");
    if (this.format === "stsb") {
      this.#use(STSB);
      this.#layout = {
        format: "stsb",
        index: STSB,
        fewest: 7,
        most: undefined,
        expected: "7 (genre, file, year, id, score, a, b) and perhaps licence columns",
        trim: true,
        makeId: (id, source, year) => `${source}-${year}-${id}`,
      };
      return false;
    }
    const hasHeader = header ?? (this.format === "tsv" && hasNames(cells, columns));
    if (hasHeader) {
      const index = resolveColumns(cells, columns, file);
      // SentEval's SICK files: nothing else in them says that 1 is the least.
      if (
        index.score !== undefined &&
        /^relatedness_score$/i.test(cells[index.score]!) &&
        scale === DEFAULT_SCALE
      )
        note(`${file}: relatedness_score is SICK's, on 1..5; for right errors: --scale 1..5`);
      this.#use(index);
      this.extraNames = cells.filter((_, i) => !this.#used[i]);
      this.#layout = fixed("tsv", index, cells.length, cells.length, `${cells.length}, as the header has`);
      return true;
    }
    if (columns !== undefined) {
      const index = numberedColumns(columns, file);
      this.#use(index);
      const fewest = this.#used.length;
      this.#layout = fixed("tsv", index, fewest, undefined, `${fewest} or more, as the mapping says`);
      return false;
    }
    if (this.format === "pairs") {
      this.#use(PAIRS);
      this.#layout = fixed("pairs", PAIRS, 2, 2, "2 (a, b)");
      return false;
    }
    if (cells.length < 4) throw this.#wrongCount(cells.length, "4 or more (id, score, a, b)", line);
    if (cells.every((cell) => /\p{L}/u.test(cell) && !/^\s*[\d.]/.test(cell))) {
      throw rowError(
        file,
        line,
        `score ${shown(cells[1]!)} is not a number`,
        "if this line names the columns, say which hold what: --columns a=NAME,b=NAME,score=NAME",
      );
    }
    this.#use(TSV);
    this.#layout = fixed(
      "tsv",
      TSV,
      4,
      cells.length,
      `${cells.length}${cells.length === 4 ? " (id, score, a, b)" : ", as the first line has"}`,
    );
    return false;
  }

  #use(index: ColumnIndex): void {
    for (const column of Object.values(index)) this.#used[column] = true;
    const free = this.#used.findIndex((used) => !used);
    this.#firstExtra = free < 0 ? this.#used.length : free;
  }

  #wrongCount(found: number, expected: string, line: number) {
    const remedy =
      found === 1
        ? "are the columns split by tabs?"
        : "look for a missing or stray tab, or name the columns: --columns a=N,b=N,score=N";
    return rowError(
      this.#context.file,
      line,
      `found ${found} tab-separated column${found === 1 ? "" : "s"}, expected ${expected}`,
      remedy,
    );
  }
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

function fixed(
  format: PairFormat,
  index: ColumnIndex,
  fewest: number,
  most: number | undefined,
  expected: string,
): TabbedLayout {
  return { format, index, fewest, most, expected, trim: false };
}

/** A first line is a header when it names the texts, or when the caller asked for columns by name. */
function hasNames(cells: readonly string[], columns: ParserContext["columns"]): boolean {
  return (columns !== undefined && asksForNames(columns)) || looksLikeHeader(cells);
}
