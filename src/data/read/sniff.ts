import { checkText } from "../../arguments.ts";
import { StsError } from "../../errors.ts";
import { looksLikeHeader } from "./columns.ts";
import type { PairFormat } from "./format.ts";
import { rowError } from "./row-error.ts";

/** Formats that text can have. */
export type TextPairFormat = Exclude<PairFormat, "parquet">;

/** Names that the organisers give to files of pairs, such as STS.input.MSRpar.txt or STS2016.input.headlines.txt. */
const INPUT_NAME = /^STS\d*\.input\./i;
const GOLD_NAME = /^STS\d*\.gs\./i;

/** True for the organisers' input files. */
export function isOfficialInput(fileName: string): boolean {
  checkText(fileName, "isOfficialInput: fileName");
  return INPUT_NAME.test(baseName(fileName));
}

/** The gold file that belongs to an official input file: `input` becomes `gs`, `.ascii` becomes `.txt`. */
export function goldNameOf(inputName: string): string {
  checkText(inputName, "goldNameOf: inputName");
  const base = baseName(inputName);
  const gold = base.replace(/^(STS\d*)\.input\./i, "$1.gs.").replace(/\.ascii$/i, ".txt");
  return inputName.slice(0, inputName.length - base.length) + gold;
}

/**
 * Tells a text file's format by its name and its first lines. Content outranks the name's ending: the
 * STS-benchmark is named .csv and is tab-separated.
 * @param start the file's first lines, whole: a line may be long
 * @param mapped whether the caller says where the columns are
 * @throws StsError E_FORMAT when the first line fits no format or several
 */
export function sniffFormat(fileName: string, start: string, mapped = false): TextPairFormat {
  checkText(fileName, "sniffFormat: fileName");
  checkText(start, "sniffFormat: start");
  const base = baseName(fileName).replace(/\.gz$/i, "");
  if (GOLD_NAME.test(base)) {
    throw new StsError(
      "E_INPUT",
      `${fileName} holds scores only; name the input file beside it (${base.replace(/\.gs\./i, ".input.")})`,
    );
  }
  if (INPUT_NAME.test(base) && !mapped) return "sts";
  const { first, at } = firstLine(start);
  // A spreadsheet's hint which sign splits the cells.
  if (SEPARATOR_LINE.test(first)) return "csv";
  if (first.startsWith("{") || /\.(jsonl|ndjson)$/i.test(base)) return "jsonl";
  if (/^\s*\[/.test(first) && /\.json$/i.test(base)) return "jsonl";
  if (!first.includes("\t"))
    return first.includes(",") || first.includes(";") || /\.csv$/i.test(base)
      ? "csv"
      : noTabs(fileName, first, at + 1);
  if (first.startsWith('"') && /\.csv$/i.test(base)) return "csv";
  if (mapped) return "tsv";
  return tabbedFormat(fileName, first.split("\t"), at + 1);
}

/** `sep=;`, as spreadsheets write it above the columns' names. */
export const SEPARATOR_LINE = /^"?sep=([,;\t|])"?$/i;

/** The first line with something in it, and its number from 0. */
function firstLine(text: string): { first: string; at: number } {
  for (let start = 0, at = 0; start < text.length; at++) {
    const newline = text.indexOf("\n", start);
    const end = newline < 0 ? text.length : newline;
    const line = text.slice(start, end).replace(/\r$/, "");
    if (line !== "") return { first: line, at };
    start = end + 1;
  }
  return { first: "", at: 0 };
}

function tabbedFormat(fileName: string, cells: readonly string[], line: number): TextPairFormat {
  if (looksLikeHeader(cells)) return "tsv";
  if (cells.length === 2) return "pairs";
  if (cells.length === 3) {
    throw rowError(
      fileName,
      line,
      "3 columns without a header could mean several things",
      "say which is which, e.g. --columns a=2,b=3 or --columns score=1,a=2,b=3",
    );
  }
  if (cells.length >= 7 && isScore(cells[4]!) && (cells[0]!.startsWith("main-") || !isScore(cells[1]!)))
    return "stsb";
  return "tsv";
}

function isScore(cell: string): boolean {
  return cell.trim() !== "" && Number.isFinite(Number(cell));
}

function noTabs(fileName: string, first: string, line: number): TextPairFormat {
  throw rowError(
    fileName,
    line,
    `expected columns split by tabs or commas, found one column (${JSON.stringify(first.slice(0, 40))})`,
    "see docs/formats.md, or name the format: --format NAME",
  );
}

/** Last part of a path, on any system. */
export function baseName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
}
