import { checkText } from "../../arguments.ts";
import { StsError } from "../../errors.ts";
import { rowError, shown } from "./row-error.ts";

/** More than a spreadsheet holds: a number beyond it is a slip of the finger. */
const MOST_COLUMNS = 16_384;

/** What a column can hold for samesay. */
export const COLUMN_ROLES = ["id", "score", "a", "b", "genre", "source", "year"] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];

/** Where each role stands: a column's name, or its 1-based number. */
export type ColumnMap = { readonly [role in ColumnRole]?: string | number };

/** 0-based column of each role. */
export type ColumnIndex = { readonly [role in ColumnRole]?: number } & {
  readonly a: number;
  readonly b: number;
};

/** Names that public data sets give to these columns; compared without case, blanks, `_` and `-`. */
const USUAL_NAMES: { readonly [role in ColumnRole]: readonly string[] } = {
  id: ["id", "pairid", "idx", "index", "guid", "key"],
  score: [
    "score",
    "gold",
    "similarity",
    "similarityscore",
    "relatedness",
    "relatednessscore",
    "label",
    "labels",
    "rating",
    "sts",
  ],
  a: [
    "a",
    "sentence1",
    "sentencea",
    "text1",
    "texta",
    "s1",
    "sent1",
    "left",
    "source1",
    "question1",
    "premise",
    "string1",
    "#1string",
    "phrase1",
  ],
  b: [
    "b",
    "sentence2",
    "sentenceb",
    "text2",
    "textb",
    "s2",
    "sent2",
    "right",
    "source2",
    "question2",
    "hypothesis",
    "string2",
    "#2string",
    "phrase2",
  ],
  genre: ["genre"],
  source: ["source", "file", "filename", "dataset", "origin"],
  year: ["year"],
};

/**
 * Parses a column mapping as `--columns` takes it: `a=3,b=4,score=2` or `a=left text,b=right text`; `score=none`
 * says that there is no such column.
 * @throws StsError E_INPUT for unknown roles and empty columns
 */
export function parseColumns(text: string): ColumnMap {
  checkText(text, "parseColumns: text");
  const map: { [role in ColumnRole]?: string | number } = {};
  for (const part of text.split(",")) {
    const equals = part.indexOf("=");
    const role = (equals < 0 ? part : part.slice(0, equals)).trim();
    const column = equals < 0 ? "" : part.slice(equals + 1).trim();
    if (!isRole(role) || column === "") {
      throw new StsError(
        "E_INPUT",
        `--columns: "${part.trim()}" is no mapping; write e.g. a=3,b=4,score=2 or a=sentence1,b=sentence2 (roles: ${COLUMN_ROLES.join(", ")})`,
      );
    }
    const number = /^\d+$/.test(column);
    if (number && (Number(column) < 1 || Number(column) > MOST_COLUMNS)) {
      throw new StsError(
        "E_INPUT",
        `--columns: ${role}=${column}: columns are counted from 1 to ${MOST_COLUMNS}`,
      );
    }
    if (map[role] !== undefined)
      throw new StsError("E_INPUT", `--columns: ${role} stands there twice; name each role once`);
    map[role] = number ? Number(column) : column;
  }
  return map;
}

/** `score=none`: a column that has a score's name or place and is none. Texts cannot be left out. */
function isLeftOut(role: ColumnRole, wanted: string | number | undefined): boolean {
  return wanted === "none" && role !== "a" && role !== "b";
}

function isRole(name: string): name is ColumnRole {
  return (COLUMN_ROLES as readonly string[]).includes(name);
}

/** The roles that a header's names have by custom; both text columns must be among them to be of use. */
export function rolesByName(header: readonly string[]): { [role in ColumnRole]?: number } {
  const plain = header.map((name) => name.toLowerCase().replace(/[\s_-]/g, ""));
  const found: { [role in ColumnRole]?: number } = {};
  for (const role of COLUMN_ROLES) {
    for (const name of USUAL_NAMES[role]) {
      const at = plain.indexOf(name);
      if (at >= 0) {
        found[role] = at;
        break;
      }
    }
  }
  return found;
}

const NUMBER = /^\s*[+-]?[\d.]+\s*$/;

/**
 * True when the cells name both texts by custom and none of them is a number: a header, not a row. "a" and
 * "b" alone could be texts; with a name for ids or scores beside them they are not.
 */
export function looksLikeHeader(cells: readonly string[]): boolean {
  const { a, b, id, score } = rolesByName(cells);
  if (a === undefined || b === undefined || cells.some((cell) => NUMBER.test(cell))) return false;
  return cells[a]!.trim().length > 1 || id !== undefined || score !== undefined;
}

/** True when one of the cells is a name that data sets give to such columns. */
export function hasUsualNames(cells: readonly string[]): boolean {
  return Object.keys(rolesByName(cells)).length > 0;
}

/** True when a mapping names a column, which only a header can have; `score=none` names none. */
export function asksForNames(map: ColumnMap): boolean {
  return COLUMN_ROLES.some((role) => typeof map[role] === "string" && !isLeftOut(role, map[role]));
}

/** The line that says which row was taken for names though it may be a pair. */
export function takenForNames(cells: readonly string[], file: string): string {
  const few = cells.slice(0, 4).map(shown).join(", ");
  return `${file}:1: taken for the names of the columns (${few}${cells.length > 4 ? ", ..." : ""}); if it is a pair: --no-header`;
}

/** Ends as a sentence does, or has six words or more. */
const SENTENCE = /[.!?؟…]["'”»)]*\s*$|\S(\s+\S+){5}/u;

/**
 * True when the first line of a file is a row though nobody said so: a mapping by number alone finds sentences where
 * the texts are, or a number somewhere, and no name that data sets use. Short texts could be names: those are taken
 * for names.
 */
export function looksLikeRow(cells: readonly string[], map: ColumnMap | undefined): boolean {
  if (map === undefined || asksForNames(map)) return false;
  if (hasUsualNames(cells)) return false;
  const cell = (wanted: string | number | undefined) =>
    typeof wanted === "number" ? (cells[wanted - 1] ?? "") : "";
  if (cell(map.score).trim() !== "" && !NUMBER.test(cell(map.score))) return false;
  return (
    cells.some((each) => NUMBER.test(each)) || [map.a, map.b].some((wanted) => SENTENCE.test(cell(wanted)))
  );
}

/**
 * Resolves a mapping against a header; roles that the mapping does not name are found by custom.
 * @param remedy what would do where the texts' columns cannot be told
 * @throws StsError E_FORMAT when a named column is absent or the texts' columns cannot be told
 */
export function resolveColumns(
  header: readonly string[],
  map: ColumnMap | undefined,
  file: string,
  remedy = "name them: --columns a=NAME,b=NAME,score=NAME",
): ColumnIndex {
  const found = rolesByName(header);
  for (const role of COLUMN_ROLES) {
    const wanted = map?.[role];
    if (isLeftOut(role, wanted) && !header.includes("none")) delete found[role];
    else if (wanted !== undefined) found[role] = columnAt(header, wanted, role, file);
  }
  const { a, b } = found;
  if (a === undefined || b === undefined) {
    throw rowError(
      file,
      1,
      `no column for text ${a === undefined ? "a" : "b"} among ${listed(header)}`,
      remedy,
    );
  }
  return { ...found, a, b };
}

/** Resolves a mapping by number alone, for files without a header. */
export function numberedColumns(map: ColumnMap, file: string): ColumnIndex {
  const found: { [role in ColumnRole]?: number } = {};
  for (const role of COLUMN_ROLES) {
    const wanted = map[role];
    if (wanted === undefined || isLeftOut(role, wanted)) continue;
    if (typeof wanted === "string") {
      throw rowError(
        file,
        1,
        `no header to find column "${wanted}" in`,
        `give its number: --columns ${role}=N`,
      );
    }
    found[role] = positive(wanted, role) - 1;
  }
  const { a, b } = found;
  if (a === undefined || b === undefined) {
    throw new StsError("E_INPUT", `--columns must say where both texts are, e.g. a=1,b=2`);
  }
  return { ...found, a, b };
}

/** The first names of a header, and how many more there are. */
function listed(header: readonly string[]): string {
  const first = header.slice(0, 20).map(shown).join(", ");
  return header.length > 20 ? `${first} and ${header.length - 20} more` : first;
}

function columnAt(
  header: readonly string[],
  wanted: string | number,
  role: ColumnRole,
  file: string,
): number {
  if (typeof wanted === "number") {
    if (positive(wanted, role) <= header.length) return wanted - 1;
    throw rowError(file, 1, `no column ${wanted} for ${role}: the header has ${header.length}`);
  }
  const exact = header.indexOf(wanted);
  if (exact >= 0) return exact;
  const at = header.findIndex((name) => name.toLowerCase() === wanted.toLowerCase());
  if (at >= 0) return at;
  throw rowError(file, 1, `no column named "${wanted}"`, `the header has ${listed(header)}`);
}

function positive(number: number, role: ColumnRole): number {
  if (Number.isInteger(number) && number >= 1) return number;
  throw new StsError("E_INPUT", `--columns ${role}=${number}: columns are numbered from 1`);
}
