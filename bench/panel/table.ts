/** A Markdown table: the first column left, the others right, cells padded so that it also reads as plain text. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((cell, c) => Math.max(3, cell.length, ...rows.map((row) => (row[c] ?? "").length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, c) => (c === 0 ? cell.padEnd(widths[c]!) : cell.padStart(widths[c]!))).join(" | ")} |`;
  const rule = `|${widths.map((width, c) => (c === 0 ? "-".repeat(width + 2) : `${"-".repeat(width + 1)}:`)).join("|")}|`;
  return [line(head), rule, ...rows.map((row) => line(head.map((_, c) => row[c] ?? "")))].join("\n");
}

/** Points of a correlation times 100, one decimal; "-" where there is none. */
export function points(value: number | undefined): string {
  return value === undefined || Number.isNaN(value) ? "-" : (100 * value).toFixed(1);
}
