import type { GoldPair } from "../types.ts";
import type { ColumnIndex } from "./columns.ts";
import type { ParserContext } from "./pair-parser.ts";
import { rowError } from "./row-error.ts";
import { parseScore } from "./score-cell.ts";

/** One row's cells as a pair; used by the formats that are not on the hot path. */
export function pairFromCells(
  cells: readonly string[],
  index: ColumnIndex,
  extraColumns: readonly number[],
  row: number,
  line: number,
  { file, scale, checkId }: ParserContext,
): GoldPair {
  const at = (column: number | undefined): string => (column === undefined ? "" : (cells[column] ?? ""));
  for (const text of [at(index.a), at(index.b)]) refuseBrokenText(text, file, line);
  const gold = index.score === undefined ? undefined : parseScore(at(index.score), scale, file, line);
  const id = at(index.id) || String(row);
  if (index.id !== undefined) checkId(id, line);
  return {
    id,
    a: at(index.a),
    b: at(index.b),
    ...(gold !== undefined && { gold }),
    ...(index.genre !== undefined && { genre: at(index.genre) }),
    ...(index.source !== undefined && { source: at(index.source) }),
    ...(index.year !== undefined && { year: at(index.year) }),
    ...(extraColumns.length > 0 && { extra: extraColumns.map(at) }),
  };
}

const LONE_SURROGATE = /\p{Surrogate}/u;

/** @throws StsError E_FORMAT for halves of surrogate pairs and NUL, which only escapes can smuggle in */
export function refuseBrokenText(text: string, file: string, line: number): void {
  const lone = LONE_SURROGATE.exec(text);
  if (lone !== null) {
    const code = lone[0].charCodeAt(0).toString(16);
    throw rowError(
      file,
      line,
      `half of a surrogate pair (\\u${code}) in a text`,
      "the text was cut inside an emoji; write the whole character",
    );
  }
  if (text.includes("\0")) throw rowError(file, line, "a NUL character in a text", "remove it");
}
