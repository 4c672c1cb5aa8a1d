import { checkRecord } from "../../arguments.ts";
import type { Quantity } from "../../text/numbers/index.ts";
import type { Analysis, Frame } from "../types.ts";

const MARKS = /\p{M}/u;
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;

/** Columns a text takes on a terminal. */
function width(text: string): number {
  let columns = 0;
  for (const c of text) columns += MARKS.test(c) ? 0 : WIDE.test(c) ? 2 : 1;
  return columns;
}

/** The analysis for people: a table of words, then what was found in them. */
export function toTable(analysis: Analysis): string {
  checkRecord(analysis, "toTable: analysis", "an Analysis", [
    "text",
    "sentences",
    "tokens",
    "chunks",
    "entities",
    "frames",
  ]);
  const parts: string[] = [];
  for (const sentence of analysis.sentences) {
    const rows = [["#", "word", "lemma", "tag", "head", "relation", "features"]];
    for (const token of analysis.tokens.slice(sentence.from, sentence.to)) {
      rows.push([
        String(token.id - sentence.from + 1),
        token.form,
        token.lemma,
        token.upos,
        token.head < 0 ? "-" : String(token.head - sentence.from + 1),
        token.relation,
        Object.entries(token.features)
          .map(([k, v]) => `${k}=${v}`)
          .join(" "),
      ]);
    }
    parts.push(align(rows));
  }
  const lists: [string, string[]][] = [
    ["chunks", [analysis.chunks.map((c) => `[${c.kind} ${c.text}]`).join(" ")].filter((x) => x !== "")],
    ["who does what", analysis.frames.map(frameLine)],
    ["quantities", analysis.quantities.map((q) => `${q.text}: ${q.kind} ${valueLine(q)}`)],
    ["names", analysis.entities.map((e) => `${e.text}: ${e.kind}${e.id === undefined ? "" : ` (${e.id})`}`)],
    [
      "negation",
      analysis.negations.map(
        (n) => `${n.cue.text}: denies "${n.scope.text}"${n.concord ? " (with another cue)" : ""}`,
      ),
    ],
    ["warnings", analysis.warnings.map((w) => w.message)],
  ];
  for (const [title, lines] of lists)
    if (lines.length > 0) parts.push([title, ...lines.map((line) => `  ${line}`)].join("\n"));
  return parts.join("\n\n");
}

/** "2.5 h", "5 to 10 kg", "17:00". */
export function valueLine({ value, high, unit }: Quantity): string {
  return `${value}${high === undefined ? "" : ` to ${high}`}${unit === undefined ? "" : ` ${unit}`}`;
}

/** "bite (passive): agent two dogs; patient the man; place Madrid" */
export function frameLine(frame: Frame): string {
  const notes = [...(frame.passive ? ["passive"] : []), ...(frame.negated ? ["denied"] : [])];
  const head = `${frame.action.lemma}${notes.length === 0 ? "" : ` (${notes.join(", ")})`}`;
  return `${head}: ${frame.roles.map((r) => `${r.role} "${r.text}"`).join("; ") || "no roles found"}`;
}

function align(rows: readonly string[][]): string {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, i) => {
      widths[i] = Math.min(30, Math.max(widths[i] ?? 0, width(cell)));
    });
  }
  return rows
    .map((row) =>
      row
        .map((cell, i) =>
          i === row.length - 1 ? cell : cell + " ".repeat(Math.max(0, widths[i]! - width(cell))),
        )
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
