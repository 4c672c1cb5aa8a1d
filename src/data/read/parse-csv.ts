import type { parse as parseSync } from "csv-parse/sync";
import { StsError } from "../../errors.ts";
import type { GoldPair } from "../types.ts";
import {
  asksForNames,
  type ColumnIndex,
  hasUsualNames,
  looksLikeRow,
  numberedColumns,
  resolveColumns,
  takenForNames,
} from "./columns.ts";
import { pairFromCells } from "./pair-from-cells.ts";
import type { PairParser, ParserContext } from "./pair-parser.ts";
import { rowError } from "./row-error.ts";
import { SEPARATOR_LINE } from "./sniff.ts";
import type { TextBlock } from "./text-blocks.ts";

/** A quoted cell that runs on for longer than this has lost its closing quote. */
const LONGEST_RECORD = 64 * 1024 * 1024;

interface CsvRow {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

const REMEDY =
  "name them: --columns a=NAME,b=NAME,score=NAME; where line 1 is data: --no-header --columns a=1,b=2";

/**
 * Parser of `csv` (RFC 4180, comma or semicolon, quotes doubled inside quotes), by csv-parse. Blocks are cut
 * where the number of quotes so far is even, that is between records, so that each is parsed on its own and
 * memory stays flat.
 */
export async function csvParser(context: ParserContext): Promise<PairParser> {
  const { parse } = await import("csv-parse/sync");
  return new CsvParser(context, parse);
}

class CsvParser implements PairParser {
  readonly format = "csv";
  extraNames?: readonly string[];
  readonly #context: ParserContext;
  readonly #parse: typeof parseSync;
  #index: ColumnIndex | undefined;
  #width = 0;
  #extraColumns: readonly number[] = [];
  #delimiter: string | undefined;
  #held = "";
  #heldLine = 1;
  #rows = 0;

  constructor(context: ParserContext, parse: typeof parseSync) {
    this.#context = context;
    this.#parse = parse;
  }

  parse({ text, line }: TextBlock): GoldPair[] {
    if (this.#held === "") this.#heldLine = line;
    const whole = this.#held + text;
    const cut = lastRecordEnd(whole);
    this.#held = whole.slice(cut);
    if (this.#held.length > LONGEST_RECORD) throw this.#unclosed();
    const ready = whole.slice(0, cut);
    const first = this.#heldLine;
    this.#heldLine += count(ready, "\n");
    return ready === "" ? [] : this.#records(ready, first);
  }

  finish(): GoldPair[] {
    if (this.#held === "") return [];
    if (count(this.#held, '"') % 2 === 1) throw this.#unclosed();
    return this.#records(this.#held, this.#heldLine);
  }

  #unclosed(): StsError {
    return rowError(
      this.#context.file,
      this.#heldLine,
      "a quote that is never closed",
      'double a quote inside quotes (""), or name the format if the file is not quoted: --format tsv',
    );
  }

  #records(text: string, firstLine: number): GoldPair[] {
    const body = this.#delimiter === undefined ? this.#settleDelimiter(text) : text;
    if (body === "") return [];
    const { records, lineOf } = this.#parsed(body, firstLine + (body === text ? 0 : 1));
    const out: GoldPair[] = [];
    for (const [i, record] of records.entries()) {
      if (this.#index === undefined && this.#begin(record)) continue;
      if (record.length !== this.#width) {
        const problem = `expected ${this.#width} columns, found ${record.length}`;
        throw rowError(this.#context.file, lineOf(i), problem, "put cells that hold the separator in quotes");
      }
      this.#rows++;
      if (this.#delimiter === ";") withDecimalPoint(record, this.#index!.score);
      out.push(pairFromCells(record, this.#index!, this.#extraColumns, this.#rows, lineOf(i), this.#context));
    }
    return out;
  }

  /** Finds the separator; a spreadsheet's own line that names it (`sep=;`) is taken off. */
  #settleDelimiter(text: string): string {
    const end = text.indexOf("\n");
    const first = text.slice(0, end < 0 ? text.length : end).replace(/\r$/, "");
    const named = SEPARATOR_LINE.exec(first)?.[1];
    this.#delimiter = named ?? delimiterOf(text);
    return named === undefined ? text : text.slice(end + 1);
  }

  /** The records of a block, and the line that each begins in. */
  #parsed(text: string, firstLine: number): { records: string[][]; lineOf: (record: number) => number } {
    const options = {
      delimiter: this.#delimiter!,
      record_delimiter: ["\r\n", "\n"],
      relax_column_count: true,
      skip_empty_lines: true,
    };
    try {
      const records = this.#parse(text, options) as string[][];
      // A line each, as nearly always: counting is enough. With line ends in cells, csv-parse has to tell.
      const lines = count(text, "\n") + (text.endsWith("\n") ? 0 : 1);
      if (lines === records.length) return { records, lineOf: (record) => firstLine + record };
      const rows = this.#parse(text, { ...options, info: true }) as unknown as CsvRow[];
      return { records, lineOf: (record) => firstLine + (record === 0 ? 0 : rows[record - 1]!.info.lines) };
    } catch (error) {
      const { lines, code } = error as { lines?: number; code?: string };
      if (code === undefined) throw error;
      throw rowError(
        this.#context.file,
        firstLine + (lines ?? 1) - 1,
        csvProblem(code),
        'put the cell in quotes and double the quotes inside ("")',
      );
    }
  }

  /** Reads the header; false when the file has none and `record` is data. */
  #begin(record: readonly string[]): boolean {
    const { header, columns, file } = this.#context;
    this.#width = record.length;
    const named = header ?? !looksLikeRow(record, columns);
    if (!named && columns === undefined) {
      throw new StsError("E_INPUT", `${file} has no header: say where the texts are (--columns a=1,b=2)`);
    }
    // Numbers say where the texts are, and nothing that line 1 is no pair.
    if (
      named &&
      header === undefined &&
      columns !== undefined &&
      !asksForNames(columns) &&
      !hasUsualNames(record)
    )
      this.#context.note(takenForNames(record, file));
    this.#index = named ? resolveColumns(record, columns, file, REMEDY) : numberedColumns(columns!, file);
    const used = new Set(Object.values(this.#index));
    this.#extraColumns = record.map((_, i) => i).filter((i) => !used.has(i));
    if (named) this.extraNames = this.#extraColumns.map((i) => record[i]!);
    return named;
  }
}

/** Where semicolons split the cells, the comma is the decimal sign: spreadsheets in Spanish and Turkish. */
function withDecimalPoint(record: string[], score: number | undefined): void {
  const cell = score === undefined ? undefined : record[score];
  if (cell !== undefined && /^\s*[+-]?\d+,\d+\s*$/.test(cell)) record[score!] = cell.replace(",", ".");
}

function csvProblem(code: string): string {
  if (code.includes("QUOTE_NOT_CLOSED")) return "a quote that is never closed";
  if (code.includes("QUOTE")) return "a stray quote";
  return `malformed CSV (${code})`;
}

/** End of the last line break that stands outside quotes; 0 when there is none. */
function lastRecordEnd(text: string): number {
  let end = 0;
  let at = 0;
  for (;;) {
    const open = text.indexOf('"', at);
    const stretch = open < 0 ? text.length : open;
    const newline = text.lastIndexOf("\n", stretch - 1);
    if (newline >= at && stretch > 0) end = newline + 1;
    if (open < 0) return end;
    const close = text.indexOf('"', open + 1);
    if (close < 0) return end;
    at = close + 1;
  }
}

/** Separator of the first record: whichever of comma, semicolon and tab it holds most of outside quotes. */
function delimiterOf(text: string): string {
  const first = text.replace(/"(?:[^"]|"")*"/g, "").split("\n", 1)[0]!;
  let best = ",";
  for (const candidate of [";", "\t"]) if (count(first, candidate) > count(first, best)) best = candidate;
  return best;
}

function count(text: string, mark: string): number {
  let found = 0;
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) found++;
  return found;
}
