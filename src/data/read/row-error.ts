import { StsError } from "../../errors.ts";

/** E_FORMAT in the house's one form: `file:line: problem; what would do`. */
export function rowError(file: string, line: number, problem: string, remedy?: string): StsError {
  const advice = remedy === undefined ? "" : `; ${remedy}`;
  // What a message quotes of a file must not break its one line.
  return new StsError("E_FORMAT", `${file}:${line}: ${problem}${advice}`.replace(/[\r\n]+/g, " "));
}

/** A cell as an error message shows it: quoted, escaped, at most 40 characters. */
export function shown(cell: string): string {
  return JSON.stringify(cell.length > 40 ? `${cell.slice(0, 37)}...` : cell);
}
