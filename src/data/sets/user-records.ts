import { isRecord } from "../../arguments.ts";
import { StsError } from "../../errors.ts";
import { isLanguage } from "../../text/language.ts";
import type { SetRecord } from "./catalogue.ts";

/**
 * The records of a user's catalogue.json.
 * @throws StsError E_FORMAT, with what is wrong and what would do
 */
export function parseUserRecords(text: string, path: string): SetRecord[] {
  const fail = (problem: string, cause?: unknown) =>
    new StsError("E_FORMAT", `${path}:1: ${problem}; remove the file and add the sets again`, { cause });
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch (cause) {
    throw fail("no JSON", cause);
  }
  if (!isRecord(document) || !Array.isArray(document.sets)) throw fail('not { "sets": [...] }');
  const records = document.sets as readonly unknown[];
  return records.map((record, i) => {
    const problem = faultOf(record);
    if (problem !== undefined) throw fail(`sets[${i}]: ${problem}`);
    return record as SetRecord;
  });
}

/** What a record lacks, of all that is read without a further look. */
function faultOf(record: unknown): string | undefined {
  if (!isRecord(record)) return "no record of a set";
  const { scale, languages, licenceFiles } = record;
  for (const key of ["name", "source", "licence", "origin", "file", "sha256"]) {
    if (typeof record[key] !== "string") return `"${key}" is no text`;
  }
  if (typeof record.pairs !== "number") return '"pairs" is no number';
  if (!isPairOf(scale, (value) => typeof value === "number")) return '"scale" is not two numbers';
  if (!isPairOf(languages, (value) => typeof value === "string" && isLanguage(value)))
    return '"languages" are not two of samesay\'s';
  if (!Array.isArray(licenceFiles)) return '"licenceFiles" is no list';
  return undefined;
}

function isPairOf(value: unknown, fits: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length === 2 && value.every(fits);
}
