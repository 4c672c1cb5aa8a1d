import type { AlignedSpan, TextAlignment } from "../../align/index.ts";

/** Widest column of words; a longer phrase pushes its line out. */
const MAX_WIDTH = 32;

/** An alignment for people: a link a line, "~" for words that agree and "/" for words that exclude each other; then what is left over. */
export function alignmentText(alignment: TextAlignment): string {
  const { links, leftOnly, rightOnly, aligned } = alignment;
  const rows = [
    ...links.map(({ left, right, weight, evidence }) => ({
      at: left.start,
      cells: [left.text, weight > 0 ? "~" : "/", right.text, evidence] as const,
    })),
    ...leftOnly.map(({ start, text }) => ({
      at: start,
      cells: [text, " ", "", "only in the first text"] as const,
    })),
  ].sort((p, q) => p.at - q.at);
  const cells = [
    ...rows.map((row) => row.cells),
    ...rightOnly.map(({ text }: AlignedSpan) => ["", " ", text, "only in the second text"] as const),
  ];
  const width = (column: 0 | 2) =>
    Math.min(MAX_WIDTH, Math.max(0, ...cells.map((row) => [...row[column]].length)));
  const [first, second] = [width(0), width(2)];
  const lines = cells.map(
    ([left, sign, right, evidence]) => `${pad(left, first)}  ${sign}  ${pad(right, second)}  ${evidence}`,
  );
  const share =
    aligned === null
      ? "no text has a content word"
      : `${Math.round(100 * aligned)} % of the content words aligned`;
  return `${[...lines, share].join("\n")}\n`;
}

/** Padded to a number of characters, of which some take two code units. */
function pad(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - [...text].length));
}
