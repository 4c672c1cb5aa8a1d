/** One cell of a table to be written; undefined is blank (null in JSONL and Parquet). */
export type Cell = string | number | undefined;

export interface TableColumn {
  readonly name: string;
  readonly type: "text" | "number";
}

/** Formats of tables with text encoders; Parquet has its own. */
export type TextTableFormat = "tsv" | "csv" | "jsonl";

/** Rows as text, each with its line end. */
export interface RowEncoder {
  /** The header with its line end, or "". */
  readonly head: string;
  encode(rows: readonly (readonly Cell[])[]): string;
}

/**
 * Encoder of a table.
 *
 * Tab-separated text has no quoting: a tab, CR or LF inside a text is written as a blank (the only change that
 * any format makes). CSV quotes by RFC 4180. JSONL leaves undefined cells out. Halves of surrogate pairs become
 * U+FFFD, as UTF-8 cannot hold them.
 * @param header write the columns' names first (tsv; csv always does, jsonl never)
 */
export function rowEncoder(
  format: TextTableFormat,
  columns: readonly TableColumn[],
  header = format === "csv",
): RowEncoder {
  const names = columns.map((column) => column.name);
  if (format === "jsonl") return { head: "", encode: (rows) => joined(rows, (row) => jsonRow(names, row)) };
  const encodeRow = format === "csv" ? csvRow : tsvRow;
  return { head: header ? encodeRow(names) : "", encode: (rows) => joined(rows, encodeRow) };
}

function joined(rows: readonly (readonly Cell[])[], encodeRow: (row: readonly Cell[]) => string): string {
  let text = "";
  for (const row of rows) text += encodeRow(row);
  return text;
}

/** A row of tab-separated cells with its line end. */
export function tsvRow(row: readonly Cell[]): string {
  let text = "";
  for (let i = 0; i < row.length; i++) text += (i === 0 ? "" : "\t") + tsvCell(row[i]);
  return `${text}\n`;
}

const FRACTIONS: string[] = [];

/**
 * The same as String(number), three times as fast for numbers of up to four decimals, of which tables of scores
 * are made: two whole numbers and a table of the 10,000 fractions.
 */
export function numberText(number: number): string {
  const scaled = Math.round(number * 10_000);
  // -0 and numbers below 0.0001 are left to String, which writes "0" and exponents.
  if (scaled / 10_000 !== number || scaled < 0 || scaled > 1e12) return String(number);
  const fraction = scaled % 10_000;
  const whole = (scaled - fraction) / 10_000;
  if (fraction === 0) return String(whole);
  FRACTIONS[fraction] ??= `.${String(fraction).padStart(4, "0").replace(/0+$/, "")}`;
  return whole + FRACTIONS[fraction];
}

const LINE_BREAKERS = /[\t\n\r\0]/;

function tsvCell(cell: Cell): string {
  if (cell === undefined) return "";
  if (typeof cell === "number") return numberText(cell);
  return LINE_BREAKERS.test(cell) ? cell.replace(/[\t\n\r\0]/g, " ") : cell;
}

function csvRow(row: readonly Cell[]): string {
  return `${row.map(csvCell).join(",")}\n`;
}

function csvCell(cell: Cell): string {
  if (cell === undefined) return "";
  const text = String(cell).replaceAll("\0", " ");
  return /[",\n\r;\t]|^\s|\s$|^\uFEFF/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const LONE_SURROGATE = /\p{Surrogate}/u;

function jsonRow(names: readonly string[], row: readonly Cell[]): string {
  // Without a prototype, so that a column may be named "__proto__".
  const object: Record<string, string | number> = Object.create(null);
  for (let i = 0; i < names.length; i++) {
    const cell = row[i];
    if (cell !== undefined) object[names[i]!] = typeof cell === "string" ? wellFormed(cell) : cell;
  }
  return `${JSON.stringify(object)}\n`;
}

/** The text as readers accept it: halves of surrogate pairs become U+FFFD, NUL a blank. */
export function wellFormed(text: string): string {
  const whole = LONE_SURROGATE.test(text) ? text.replace(/\p{Surrogate}/gu, "\uFFFD") : text;
  return whole.includes("\0") ? whole.replaceAll("\0", " ") : whole;
}
