import { StsError } from "../../errors.ts";
import { differencesOf, rubricLabel, type ScoreResult, type TextPair } from "../../systems/index.ts";
import { arithmeticInUse } from "../../vectors/index.ts";
import type { DocumentNamed } from "../command.ts";

/** A result, with what differs where that is known already. */
type DocumentedResult = ScoreResult & { readonly differences?: ReturnType<typeof differencesOf> };

/** The document of `score --json`. */
export function scoreDocument(
  { a, b }: TextPair,
  result: DocumentedResult,
  limit: number | undefined,
): DocumentNamed<"score"> {
  const { score: value, differences, ...rest } = result;
  const decision = limit === undefined ? {} : { threshold: limit, same: value >= limit };
  const arithmetic = arithmeticInUse();
  return {
    score: value,
    label: rubricLabel(value),
    ...decision,
    ...rest,
    ...(arithmetic !== undefined && { arithmetic }),
    differences: differences ?? differencesOf(a, b, result.languages),
  };
}

const TABLE_ENDINGS = ["tsv", "csv", "parquet"];
/** Endings that promise a format which is not written: better said at once than found out by another program. */
const OTHER_FORMATS = /^(json|xlsx?|ods|xml|html?|feather|arrow|avro|zip|bz2|xz|zst|7z)$/;

/**
 * Refuses output names whose ending promises another format than what would be written.
 * @throws StsError E_INPUT
 */
export function checkOutput(path: string, json: boolean): void {
  const ending = /\.([^./\\]+?)(?:\.gz)?$/i.exec(path)?.[1]?.toLowerCase() ?? "";
  if (json && TABLE_ENDINGS.includes(ending)) {
    throw new StsError("E_INPUT", `${path}: --json writes JSONL; name the file .jsonl, or leave --json out`);
  }
  if (OTHER_FORMATS.test(ending)) {
    const instead =
      ending === "json" ? "name it .jsonl (a document a line)" : "name it .csv, .tsv, .jsonl or .parquet";
    throw new StsError("E_INPUT", `${path}: .${ending} is not written; ${instead}`);
  }
}
