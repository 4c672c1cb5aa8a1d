import { checkText } from "../arguments.ts";
import { StsError } from "../errors.ts";
import { PACKAGE_ROOT } from "../packages/package-root.ts";
import { INTERPRETABLE_FIGURES, type InterpretableFigure } from "./interpretable/link-agreement.ts";

/** What a published system reached here, written by `npm run reproduce` and `npm run reproduce:chunks`. */
export interface OwnFigure {
  readonly system: string;
  /** Of the system when it was measured. */
  readonly version: number;
  /** A set of pairs with `figure` "r"; of systems that align chunks, a set of them and whose chunks: "headlines gold". */
  readonly set: string;
  /** Pearson's r, of several sets the mean weighted by their sizes; or one of the four F1s. */
  readonly figure: "r" | InterpretableFigure;
  readonly value: number;
}

const FILE = "own-figures.tsv";
const COLUMNS = ["system", "version", "set", "figure", "value"] as const;
const FIGURES: readonly string[] = ["r", ...INTERPRETABLE_FIGURES];

/** Figures of data/own-figures.tsv, which ships with the package. Node only. @throws StsError E_FORMAT */
export async function loadOwnFigures(): Promise<readonly OwnFigure[]> {
  const { readFile } = await import("node:fs/promises");
  return parseOwnFigures(await readFile(new URL(`data/${FILE}`, PACKAGE_ROOT), "utf8"));
}

/** @throws StsError E_FORMAT as `file:line: problem` */
export function parseOwnFigures(text: string): OwnFigure[] {
  checkText(text, "parseOwnFigures: text");
  const [head, ...rows] = text.trimEnd().split("\n");
  const fail = (line: number, problem: string) =>
    new StsError("E_FORMAT", `${FILE}:${line}: ${problem}; npm run reproduce writes it`);
  if (head !== COLUMNS.join("\t")) throw fail(1, `the columns are not ${COLUMNS.join(", ")}`);
  return rows.map((row, i) => {
    const [system = "", version = "", set = "", figure = "", value = ""] = row.split("\t");
    const own = { system, version: Number(version), set, figure, value: Number(value) };
    if (!(own.version >= 1 && FIGURES.includes(figure) && value !== "" && Math.abs(own.value) <= 1))
      throw fail(i + 2, `"${row}" has not a value in -1..1 for a version and one of ${FIGURES.join(", ")}`);
    return own as OwnFigure;
  });
}

/** Such a file: one figure a line, sorted; the same figures give the same bytes. */
export function ownFiguresText(figures: readonly OwnFigure[]): string {
  const rows = figures.map(({ system, version, set, figure, value }) =>
    [system, version, set, figure, value.toFixed(4)].join("\t"),
  );
  return `${[COLUMNS.join("\t"), ...rows.sort()].join("\n")}\n`;
}
