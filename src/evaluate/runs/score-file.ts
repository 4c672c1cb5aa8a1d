import { checkText } from "../../arguments.ts";
import { StsError } from "../../errors.ts";

/** A run as the tasks took it: one number a line, in the order of the pairs, any scale. */
export interface ScoreFile {
  /** As given, for messages and reports. */
  readonly name: string;
  readonly scores: readonly number[];
  /** Second column, where every line has one (2014: confidence 0-100 for weighted Pearson). */
  readonly confidences?: readonly number[];
}

/**
 * Reads a run file. Columns are split by tabs or blanks; a byte order mark, CRLF and blank lines at the end are
 * allowed. Numbers take a decimal point; `inf` and `nan` are refused, for they have no place in a correlation.
 *
 * @param text the whole file
 * @param file its name, for messages
 * @throws StsError E_FORMAT, as "file:line: problem; what would do"
 */
export function parseScoreFile(text: string, file: string): ScoreFile {
  checkText(text, "parseScoreFile: text");
  checkText(file, "parseScoreFile: file");
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  while (lines.at(-1)?.trim() === "") lines.pop();
  if (lines.length === 0)
    throw new StsError("E_FORMAT", `${file}:1: the file is empty; expected one score a line`);
  const scores: number[] = [];
  const confidences: number[] = [];
  for (const [i, line] of lines.entries()) {
    const cells = line.trim().split(/\s+/);
    const fail = (problem: string) => new StsError("E_FORMAT", `${file}:${i + 1}: ${problem}`);
    if (cells[0] === "") throw fail("blank line; expected a score (write one for every pair)");
    if (cells.length > 2)
      throw fail(`${cells.length} columns; expected a score and, if you like, a confidence`);
    scores.push(numberIn(cells[0]!, "score", fail));
    if (cells[1] === undefined) continue;
    if (confidences.length < i)
      throw fail("has a confidence, but lines before it have none; give all or none");
    const confidence = numberIn(cells[1], "confidence", fail);
    if (confidence < 0) throw fail(`confidence is ${confidence}, expected 0 or more`);
    confidences.push(confidence);
  }
  if (confidences.length > 0 && confidences.length < scores.length) {
    throw new StsError(
      "E_FORMAT",
      `${file}:${confidences.length + 1}: no confidence, but lines before it have one; give all or none`,
    );
  }
  return { name: file, scores, ...(confidences.length > 0 && { confidences }) };
}

function numberIn(cell: string, what: string, fail: (problem: string) => StsError): number {
  if (/^[+-]?\d+,\d+$/.test(cell))
    throw fail(`${what} "${cell}" has a decimal comma; write ${cell.replace(",", ".")}`);
  const value = Number(cell);
  if (!/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(cell)) {
    const infinite = /^[+-]?(inf|infinity|nan)$/i.test(cell);
    throw fail(
      infinite ? `${what} is ${cell}; expected a finite number` : `${what} "${cell}" is not a number`,
    );
  }
  if (!Number.isFinite(value)) throw fail(`${what} is ${cell}, too large for a number`);
  return value;
}

/** Where a set's pairs stand in the organisers' input file, which has further ones without gold. */
export interface OfficialLines {
  readonly total: number;
  readonly of: readonly number[];
}

/**
 * The scores of the pairs that have gold. The tasks took one line for every pair of the input, those without
 * gold included, also where the set at hand has only the scored ones; a run over those only is taken too.
 *
 * @param values of a ScoreFile
 * @param hasGold one entry for every pair of the set
 * @param file for messages
 * @param set name of the set, for messages
 * @param official lines of the organisers' input file, and the 1-based line of every pair of the set
 * @returns one value for every pair with gold
 * @throws StsError E_FORMAT when the number of lines fits neither: "run.txt:750: missing; …"
 */
export function alignScores(
  values: readonly number[],
  hasGold: readonly boolean[],
  file: string,
  set: string,
  official?: OfficialLines,
): number[] {
  const scored = hasGold.filter(Boolean).length;
  if (values.length === hasGold.length) return values.filter((_, i) => hasGold[i]);
  if (values.length === scored) return [...values];
  if (values.length === official?.total)
    return official.of.filter((_, i) => hasGold[i]).map((line) => values[line - 1]!);
  const all = Math.max(hasGold.length, official?.total ?? 0);
  const expected = scored === all ? `${scored} pairs` : `${all} pairs (${scored} with gold)`;
  if (values.length < scored) {
    throw new StsError(
      "E_FORMAT",
      `${file}:${values.length + 1}: missing; the file has ${count(values.length)}, ${set} has ${expected}: one line a pair`,
    );
  }
  const end = values.length < all ? scored : all;
  throw new StsError(
    "E_FORMAT",
    `${file}:${end + 1}: beyond the last pair; the file has ${count(values.length)}, ${set} has ${expected}`,
  );
}

function count(lines: number): string {
  return lines === 1 ? "1 score" : `${lines} scores`;
}
