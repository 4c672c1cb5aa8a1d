import type { GoldPair } from "../types.ts";
import { type ColumnIndex, hasUsualNames, resolveColumns } from "./columns.ts";
import { pairFromCells } from "./pair-from-cells.ts";
import type { PairParser, ParserContext } from "./pair-parser.ts";
import { rowError, shown } from "./row-error.ts";
import type { TextBlock } from "./text-blocks.ts";

/**
 * Parser of `jsonl`: an object a line. Columns are the keys as they turn up: a key that the first objects
 * lack (a score, say) is taken in when it comes. Blank lines are skipped.
 */
export function jsonlParser(context: ParserContext): PairParser {
  return new JsonlParser(context);
}

class JsonlParser implements PairParser {
  readonly format = "jsonl";
  extraNames: string[] = [];
  readonly #context: ParserContext;
  readonly #header: string[] = [];
  readonly #known = new Set<string>();
  #index: ColumnIndex | undefined;
  #extraColumns: number[] = [];
  #rows = 0;

  constructor(context: ParserContext) {
    this.#context = context;
  }

  finish(): GoldPair[] {
    return [];
  }

  parse({ text, line: firstLine }: TextBlock): GoldPair[] {
    const out: GoldPair[] = [];
    let line = firstLine - 1;
    for (let start = 0; start < text.length; ) {
      line++;
      let end = text.indexOf("\n", start);
      if (end < 0) end = text.length;
      const row = text.slice(start, end);
      start = end + 1;
      if (row.trim() !== "") out.push(this.#row(row, line));
    }
    return out;
  }

  #row(row: string, line: number): GoldPair {
    const object = this.#object(row, line);
    const index = this.#indexFor(object);
    for (const column of [index.a, index.b]) {
      const name = this.#header[column]!;
      if (typeof object[name] !== "string") {
        throw rowError(this.#context.file, line, `"${name}" is ${nameOf(object[name])}, expected a text`);
      }
    }
    this.#rows++;
    const cells = this.#header.map((name) => {
      const cell = cellOf(object[name]);
      if (cell !== undefined) return cell;
      throw rowError(this.#context.file, line, `"${name}" is nested too deeply to be kept`, "leave it out");
    });
    return pairFromCells(cells, index, this.#extraColumns, this.#rows, line, this.#context);
  }

  /** Takes in keys that are new; a role once found keeps its column. */
  #indexFor(object: Record<string, unknown>): ColumnIndex {
    const fresh = Object.keys(object).filter((key) => !this.#known.has(key));
    if (this.#index !== undefined && fresh.length === 0) return this.#index;
    for (const key of fresh) this.#known.add(key);
    // Resolving anew for every key that plays no role would be quadratic in the keys of a file.
    if (this.#index !== undefined && !this.#mayHaveRole(fresh)) {
      for (const key of fresh) {
        this.#extraColumns.push(this.#header.push(key) - 1);
        this.extraNames.push(key);
      }
      return this.#index;
    }
    this.#header.push(...fresh);
    const { columns, file } = this.#context;
    const index = { ...resolveColumns(this.#header, columns, file), ...this.#index };
    const used = new Set(Object.values(index));
    this.#extraColumns = this.#header.map((_, i) => i).filter((i) => !used.has(i));
    this.extraNames = this.#extraColumns.map((i) => this.#header[i]!);
    this.#index = index;
    return index;
  }

  #mayHaveRole(keys: readonly string[]): boolean {
    return this.#context.columns !== undefined || hasUsualNames(keys);
  }

  #object(row: string, line: number): Record<string, unknown> {
    const { file } = this.#context;
    let value: unknown;
    try {
      value = JSON.parse(row);
    } catch {
      const remedy = /^[[{]$/.test(row.trim())
        ? "JSON over several lines? write one object a line: jq -c . file"
        : row.trim().startsWith("[")
          ? "a JSON array? write one object a line: jq -c '.[]' file"
          : "expected one JSON object a line";
      throw rowError(file, line, `no JSON (${shown(row.trim())})`, remedy);
    }
    if (typeof value === "object" && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
    throw rowError(
      file,
      line,
      `${Array.isArray(value) ? "a JSON array" : JSON.stringify(value)} where an object should stand`,
      Array.isArray(value)
        ? "write one object a line: jq -c '.[]' file"
        : 'write e.g. {"id": "1", "a": "...", "b": "...", "score": 3.5}',
    );
  }
}

/** JSON value as a cell: texts as they are, null and absent blank, the rest as JSON; undefined where it is too deep for that. */
export function cellOf(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  if (value === null || value === undefined) return "";
  if (typeof value === "bigint" || typeof value === "number") return String(value);
  try {
    return JSON.stringify(value);
  } catch (error) {
    // A value that refers to itself, which JSON does not hold, would be another error.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** A value that is no text, as a message shows it. */
function nameOf(value: unknown): string {
  if (value === undefined) return "absent";
  if (typeof value !== "object" || value === null) return String(value);
  return shown(cellOf(value) ?? "[[[...");
}
