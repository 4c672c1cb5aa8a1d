import { checkInterval, checkNumber, checkRecord, refusedArgument } from "../arguments.ts";

/** A table as every output shows it: text, Markdown, LaTeX, TSV, HTML. */
export interface Table {
  readonly title?: string;
  readonly columns: readonly Column[];
  readonly rows: readonly TableRow[];
  /** Sentences below the table. */
  readonly notes?: readonly string[];
}

export interface Column {
  readonly name: string;
  /** Numbers are right-aligned; names, unlike texts, are never broken over lines. Default: name. */
  readonly kind?: "name" | "text" | "number";
}

export interface TableRow {
  readonly cells: readonly string[];
  /** The reader's own row among others, or one not different from the best. */
  readonly mark?: "own" | "best";
}

/** What stands where a figure is undefined. */
export const UNDEFINED = "–";

/** A figure with `decimals` decimals, a leading zero kept; "–" for null. */
export function figure(value: number | null | undefined, decimals = 3): string {
  if (value !== null && value !== undefined && typeof value !== "number")
    throw refusedArgument("figure: value", value, "a number, or null");
  checkNumber(decimals, "figure: decimals");
  if (value === null || value === undefined || Number.isNaN(value)) return UNDEFINED;
  const text = value.toFixed(decimals);
  return /^-0\.?0*$/.test(text) ? text.slice(1) : text;
}

/** "[0.412, 0.493]", or "–". */
export function range(interval: readonly [number, number] | null | undefined, decimals = 3): string {
  if (interval !== null && interval !== undefined) checkInterval(interval, "range: interval");
  checkNumber(decimals, "range: decimals");
  return interval ? `[${figure(interval[0], decimals)}, ${figure(interval[1], decimals)}]` : UNDEFINED;
}

/**
 * Aligned columns for a terminal; a marked row starts with an arrow. Rows of several texts are written one below the
 * other, each text on its own line: beside each other they fit no terminal.
 */
export function textTable(table: Table): string {
  checkRecord(table, "textTable: table", "a Table", ["columns", "rows"]);
  if (table.columns.filter((column) => column.kind === "text").length > 1) return stackedTable(table);
  const lines = [table.columns.map((column) => column.name), ...table.rows.map((row) => row.cells)];
  const widths = table.columns.map((_, c) => Math.max(...lines.map((line) => width(line[c]!))));
  const marked = table.rows.some((row) => row.mark === "own");
  const line = (cells: readonly string[], mark: string) =>
    (
      mark +
      cells
        .map((cell, c) => {
          const gap = " ".repeat(widths[c]! - width(cell));
          return table.columns[c]!.kind === "number" ? gap + cell : cell + gap;
        })
        .join("  ")
    ).trimEnd();
  const [head, ...body] = lines;
  return [
    ...(table.title === undefined ? [] : [table.title]),
    line(head!, marked ? "  " : ""),
    ...body.map((cells, r) => line(cells, marked ? (table.rows[r]!.mark === "own" ? "> " : "  ") : "")),
    ...(table.notes ?? []),
  ].join("\n");
}

function stackedTable(table: Table): string {
  const part = (texts: boolean) => (row: TableRow) =>
    table.columns.flatMap((column, c) =>
      (column.kind === "text") === texts ? [[column.name, row.cells[c]!]] : [],
    );
  const lines = table.rows.flatMap((row) => [
    `- ${part(false)(row)
      .map(([name, cell]) => `${name} ${cell}`)
      .join(", ")}`,
    ...part(true)(row).map(([name, cell]) => `    ${name}: ${cell}`),
  ]);
  return [...(table.title === undefined ? [] : [table.title]), ...lines, ...(table.notes ?? [])].join("\n");
}

/** Columns that a terminal gives a text: marks on letters take none. */
function width(text: string): number {
  return [...text.replace(/\p{M}/gu, "")].length;
}

/** GitHub Markdown; a marked row is bold. */
export function markdownTable(table: Table): string {
  checkRecord(table, "markdownTable: table", "a Table", ["columns", "rows"]);
  const cell = (text: string, bold: boolean) => {
    const escaped = markdownText(text);
    return bold && escaped !== "" ? `**${escaped}**` : escaped;
  };
  const row = (cells: readonly string[], bold = false) =>
    `| ${cells.map((text) => cell(text, bold)).join(" | ")} |`;
  return [
    ...(table.title === undefined ? [] : [`### ${table.title}`, ""]),
    row(table.columns.map((column) => column.name)),
    `|${table.columns.map((column) => (column.kind === "number" ? "---:" : "---")).join("|")}|`,
    ...table.rows.map((r) => row(r.cells, r.mark !== undefined)),
    ...(table.notes && table.notes.length > 0
      ? ["", ...table.notes.map((note) => `- ${markdownText(note.replace(/^\* /, ""))}`)]
      : []),
  ].join("\n");
}

/** Without what Markdown would take for its own signs. */
export function markdownText(text: string): string {
  return text
    .trim()
    .replace(/([\\|`*_<>[\]])/g, "\\$1")
    .replace(/\n/g, " ");
}

/** Tab-separated with a header; tabs and line ends in cells become blanks, undefined figures are empty. */
export function tsvTable(table: Table): string {
  checkRecord(table, "tsvTable: table", "a Table", ["columns", "rows"]);
  const row = (cells: readonly string[]) =>
    cells.map((cell) => (cell.trim() === UNDEFINED ? "" : cell.trim().replace(/[\t\r\n]+/g, " "))).join("\t");
  return `${[row(table.columns.map((column) => column.name)), ...table.rows.map((r) => row(r.cells))].join("\n")}\n`;
}

export function htmlText(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`);
}

/** An HTML table; texts take their own direction, so that Arabic stands right. */
export function htmlTable(table: Table): string {
  checkRecord(table, "htmlTable: table", "a Table", ["columns", "rows"]);
  const row = (r: TableRow) =>
    `<tr${r.mark === undefined ? "" : ` class="${r.mark}"`}>${r.cells
      .map((cell, c) => `<td${cellClass(table.columns[c]!)} dir="auto">${htmlText(cell)}</td>`)
      .join("")}</tr>`;
  return [
    '<div class="scroll"><table>',
    ...(table.title === undefined ? [] : [`<caption>${htmlText(table.title)}</caption>`]),
    `<thead><tr>${table.columns.map((column) => `<th scope="col"${cellClass(column)}>${htmlText(column.name)}</th>`).join("")}</tr></thead>`,
    `<tbody>${table.rows.map(row).join("\n")}</tbody>`,
    "</table></div>",
    ...(table.notes ?? []).map((note) => `<p class="note">${htmlText(note)}</p>`),
  ].join("\n");
}

function cellClass(column: Column): string {
  return column.kind === "number" ? ' class="number"' : column.kind === "text" ? ' class="text"' : "";
}
