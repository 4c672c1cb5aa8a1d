import { checkRecord, isRecord, refusedArgument } from "../arguments.ts";
import { StsError, throwIfAborted } from "../errors.ts";
import { checkScoreOptions, checkText, checkTexts } from "./check-arguments.ts";
import { isSystem, type ScoreMatrix, type ScoreOptions, type System } from "./system.ts";

/** Pairs made at once where a system has no shortcut. */
const BLOCK = 4096;

/** Eight bytes each, twice. */
const MOST_CELLS = 2 ** 28;

/**
 * Scores every text of `left` with every text of `right`. Encoder systems encode each text once and compare
 * vectors; other systems score the pairs in blocks. The same numbers as `score` gives pair by pair.
 * @throws StsError E_INPUT above 268 million pairs (score parts then) or for anything that is no text, E_ABORTED, E_MODEL
 */
export async function scoreMatrix(
  system: System,
  left: readonly string[],
  right: readonly string[],
  options: ScoreOptions = {},
): Promise<ScoreMatrix> {
  checkRecord(system, "scoreMatrix: system", "a System", ["name", "raw", "score"]);
  checkTexts(left, "scoreMatrix: left");
  checkTexts(right, "scoreMatrix: right");
  checkScoreOptions(options, "scoreMatrix");
  const cells = left.length * right.length;
  if (cells > MOST_CELLS) {
    throw new StsError(
      "E_INPUT",
      `scoreMatrix: ${left.length} x ${right.length} texts are ${cells} pairs, more than ${MOST_CELLS}; ` +
        "score parts",
    );
  }
  if (system.scoreMatrix !== undefined) return system.scoreMatrix(left, right, options);
  const scores = new Float64Array(cells);
  const values = new Float64Array(cells);
  const warnings = new Set<string>();
  const { onProgress, ...ofCall } = options;
  for (let start = 0; start < cells; start += BLOCK) {
    throwIfAborted(options.signal);
    const pairs = Array.from({ length: Math.min(BLOCK, cells - start) }, (_, k) => ({
      a: left[Math.floor((start + k) / right.length)]!,
      b: right[(start + k) % right.length]!,
    }));
    const results = await system.score(pairs, ofCall);
    for (const [k, result] of results.entries()) {
      scores[start + k] = result.score;
      values[start + k] = result.raw.value;
      for (const warning of result.warnings) warnings.add(warning);
    }
    onProgress?.(start + pairs.length);
  }
  const raw = { name: system.raw.name, values };
  return { rows: left.length, columns: right.length, scores, raw, warnings: [...warnings] };
}

/** A candidate with its score. */
export interface SimilarText {
  /** Index in the list of candidates. */
  readonly index: number;
  readonly text: string;
  /** 0..5. */
  readonly score: number;
  readonly raw: { readonly name: string; readonly value: number };
}

export interface SimilarOptions extends ScoreOptions {
  /** Candidates returned at most; default 10. */
  readonly limit?: number;
}

/** Candidates that queries are compared with again and again; what the system reads of them is kept with the list. */
export interface PreparedTexts {
  readonly texts: readonly string[];
}

/**
 * Reads a list of candidates once, for `mostSimilar` and `scoreMatrix` with many queries. Encoder systems keep its vectors
 * (8 bytes x texts x dimension at most) until the list is let go of; for other systems it is the list alone.
 * Scores are the same as without.
 */
export async function prepareTexts(
  system: System,
  texts: readonly string[],
  options: ScoreOptions = {},
): Promise<PreparedTexts> {
  if (!isSystem(system)) throw refusedArgument("prepareTexts: system", system, "a system");
  checkTexts(texts, "prepareTexts: texts");
  checkScoreOptions(options, "prepareTexts");
  const list = Object.freeze([...texts]);
  system.remember?.(list);
  if (system.remember !== undefined && list.length > 0) await scoreMatrix(system, [list[0]!], list, options);
  return { texts: list };
}

/**
 * The candidates closest to a query, closest first: by score, then by raw value, then by index.
 * @param candidates texts, or what `prepareTexts` made of them
 * @throws StsError E_INPUT when `limit` is not a whole number of 1 or more
 */
export async function mostSimilar(
  system: System,
  query: string,
  candidates: readonly string[] | PreparedTexts,
  similarOptions: SimilarOptions = {},
): Promise<SimilarText[]> {
  checkRecord(system, "mostSimilar: system", "a System", ["name", "raw", "score"]);
  checkText(query, "mostSimilar: query");
  checkScoreOptions(similarOptions, "mostSimilar", ["limit"]);
  const { limit = 10, ...options } = similarOptions;
  if (!Number.isInteger(limit) || limit < 1) {
    throw new StsError("E_INPUT", `mostSimilar: limit is ${limit}, expected a whole number of 1 or more`);
  }
  const texts = isRecord(candidates) ? (candidates as unknown as PreparedTexts).texts : candidates;
  checkTexts(texts, "mostSimilar: candidates");
  const { scores, raw } = await scoreMatrix(system, [query], texts, options);
  const direction = system.raw.direction ?? 1;
  return Array.from(scores, (_, index) => index)
    .sort((i, j) => scores[j]! - scores[i]! || direction * (raw.values[j]! - raw.values[i]!) || i - j)
    .slice(0, limit)
    .map((index) => ({
      index,
      text: texts[index]!,
      score: scores[index]!,
      raw: { name: raw.name, value: raw.values[index]! },
    }));
}
