import type { ExplainedChunk, Explanation } from "../explanation.ts";

/** ANSI colours by type; a terminal without them shows the same words. */
const COLOURS: Readonly<Record<ExplainedChunk["type"], number>> = {
  EQUI: 32,
  SPE1: 36,
  SPE2: 36,
  SIMI: 33,
  REL: 33,
  OPPO: 31,
  NOALI: 90,
};

/**
 * An explanation as lines for people: the score, the sentence, and one line a chunk.
 * @param colour whether the terminal shows colours; the words alone say all
 */
export function explanationText(explained: Explanation, { colour = false } = {}): string {
  const { score, label, sentence, chunks } = explained;
  const paint = (type: ExplainedChunk["type"], text: string) =>
    colour ? `\u001b[${COLOURS[type]}m${text}\u001b[0m` : text;
  const rows = chunks.map(({ type, flags, score: strength, leftText, rightText }) => ({
    type,
    name: [type, ...flags].join("_"),
    strength: strength === null ? "" : strength.toFixed(1),
    left: leftText || "–",
    right: rightText || "–",
  }));
  const widest = (pick: (row: (typeof rows)[number]) => string) =>
    rows.reduce((width, row) => Math.max(width, [...pick(row)].length), 0);
  const [names, lefts] = [widest(({ name }) => name), widest(({ left }) => left)];
  const pad = (text: string, width: number) => text + " ".repeat(Math.max(0, width - [...text].length));
  const lines = rows.map((row) => {
    const head = paint(row.type, pad(row.name, names));
    return `  ${head}  ${pad(row.strength, 3)}  ${pad(row.left, lefts)}  |  ${row.right}`;
  });
  const warnings = explained.warnings.map((warning) => `      note: ${warning}`);
  return `${[`${score.toFixed(2)}  ${label}`, sentence, "", ...lines, ...warnings].join("\n")}\n`;
}
