import { readFileSync } from "node:fs";
import { join } from "node:path";
import { StsError } from "../../src/errors.ts";

/** A line `id<TAB>score<TAB>text<TAB>text`; further columns are not read. */
export interface GoldRow {
  readonly id: string;
  readonly gold: number;
  readonly a: string;
  readonly b: string;
}

/** Cells of every line. @throws StsError E_INPUT for a file that is not there, E_FORMAT for too few columns */
export function readCells(folder: string, file: string, columns: number): string[][] {
  const path = join(folder, file);
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (cause) {
    throw new StsError(
      "E_INPUT",
      `${path}: cannot be read; the panel needs every file of bench/panel/set-list.ts`,
      {
        cause,
      },
    );
  }
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === "") lines.pop();
  return lines.map((line, i) => {
    const cells = line.split("\t");
    if (cells.length < columns) {
      throw new StsError(
        "E_FORMAT",
        `${path}:${i + 1}: ${cells.length} columns; expected at least ${columns}, split by tabs`,
      );
    }
    return cells;
  });
}

/** Gold pairs of a file. @throws StsError E_FORMAT for a score that is none, or outside `scale` */
export function readGoldRows(
  folder: string,
  file: string,
  [low, high]: readonly [number, number],
): GoldRow[] {
  return readCells(folder, file, 4).map(([id, score, a, b], i) => {
    const gold = score!.trim() === "" ? Number.NaN : Number(score);
    if (!(gold >= low && gold <= high)) {
      throw new StsError(
        "E_FORMAT",
        `${join(folder, file)}:${i + 1}: score is "${score}"; expected a number in ${low}..${high}`,
      );
    }
    return { id: id!, gold, a: a!, b: b! };
  });
}
