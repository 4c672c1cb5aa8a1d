import { checkRecord } from "../../arguments.ts";
import type { AlignedPair, AlignmentFile, ChunkAlignment } from "./chunk-alignment.ts";
import { Faults } from "./faults.ts";
import { type FileLine, parsePair } from "./parse-aligned-pair.ts";

/** Between pairs in the organisers' files. */
const GAP = "\n\n";

/**
 * A .wa file's text. A pair that was read and still says what its text says is written as it was read, to the byte;
 * any other in the layout of the organisers' files.
 */
export function writeAlignments(file: Pick<AlignmentFile, "pairs" | "after">): string {
  checkRecord(file, "writeAlignments: file", "an AlignmentFile", ["pairs"]);
  const { pairs, after = "" } = file;
  const texts = pairs.map((pair, i) => (pair.before ?? (i === 0 ? "" : GAP)) + pairText(pair));
  return texts.join("") + after;
}

function pairText(pair: AlignedPair): string {
  return pair.source !== undefined && says(pair.source, pair) ? pair.source : laidOut(pair);
}

function says(source: string, pair: AlignedPair): boolean {
  if (!source.trimEnd().endsWith("</sentence>")) return false;
  const lines: FileLine[] = (source.match(/[^\n]*\n|[^\n]+$/g) ?? []).map((text, i) => ({
    text,
    line: i + 1,
  }));
  const faults = new Faults("", true);
  const read = parsePair(lines, faults);
  return faults.repairs.length === 0 && read !== undefined && content(read) === content(pair);
}

/** All that a pair says, its places in files left out. */
function content({ id, status, sentences, tokens, alignments }: AlignedPair): string {
  const lines = alignments.map(({ left, right, type, marks, score, comment }) => [
    left,
    right,
    type,
    marks,
    score,
    comment,
  ]);
  return JSON.stringify([id, status, sentences ?? null, tokens ?? null, lines]);
}

function laidOut(pair: AlignedPair): string {
  const { id, status, sentences, tokens } = pair;
  const list = (name: string, words: readonly string[]) => [
    `<${name}>`,
    ...words.map((word, i) => `${i + 1} ${word} : `),
    `</${name}>`,
  ];
  const lines = [
    `<sentence id="${id}" status="${status}">`,
    ...(sentences ?? []).map((sentence) => `// ${sentence}`),
    ...(tokens === undefined ? [] : [...list("source", tokens[0]), ...list("translation", tokens[1])]),
    "<alignment>",
    ...pair.alignments.map(alignmentLine),
    "</alignment>",
    "</sentence>",
  ];
  return `${lines.join("\n")}\n`;
}

function alignmentLine({ left, right, type, marks, score, comment }: ChunkAlignment): string {
  const ids = (numbers: readonly number[]) => (numbers.length === 0 ? "0" : numbers.join(" "));
  const label = [type, ...marks].join("_");
  return `${ids(left)} <==> ${ids(right)} // ${label} // ${score ?? "NIL"} // ${comment} `;
}
