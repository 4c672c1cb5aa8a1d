/**
 * Stable codes of every error thrown on purpose.
 *
 * - E_INPUT: a value or argument that cannot be used (wrong lengths, out of range, missing file)
 * - E_FORMAT: a file or text whose content breaks its format; the message starts with `file:line: `
 * - E_UNKNOWN_NAME: a system, measure, set, protocol or model that does not exist
 * - E_MODEL: weights that are missing, damaged or of another format
 * - E_OUTPUT: a result that could not be written (no permission, no space)
 * - E_ABORTED: the caller's AbortSignal fired
 */
export type ErrorCode = "E_INPUT" | "E_FORMAT" | "E_UNKNOWN_NAME" | "E_MODEL" | "E_OUTPUT" | "E_ABORTED";

/** The one error thrown on purpose. `code` is stable; the message is for people. */
export class StsError extends Error {
  override readonly name = "StsError";
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Throws E_ABORTED when the signal has fired; call it between batches of long work. */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw abortError(signal);
}

/** What a call is told whose signal has fired. */
export function abortError(signal: AbortSignal): StsError {
  return new StsError("E_ABORTED", "stopped by the caller", { cause: signal.reason });
}

/** A name holds a shorter one by chance when that has fewer characters. */
const LEAST_PART = 3;
/** More names than this are not read in an error message. */
const MOST_LISTED = 12;

/** The `limit` known names nearest to a mistyped one, by edit distance; empty when none is near. */
export function nearestNames(name: string, known: readonly string[], limit = 3): string[] {
  const wanted = name.toLowerCase();
  const near: { candidate: string; distance: number }[] = [];
  for (const candidate of known) {
    const lower = candidate.toLowerCase();
    const shorter = lower.length < wanted.length ? lower : wanted;
    const contained = shorter.length >= LEAST_PART && (lower.includes(wanted) || wanted.includes(lower));
    const distance = contained ? 1 : editDistance(wanted, lower);
    if (distance <= Math.min(2, wanted.length - 1) || distance <= Math.floor(wanted.length / 3))
      near.push({ candidate, distance });
  }
  near.sort((x, y) => x.distance - y.distance || (x.candidate < y.candidate ? -1 : 1));
  return near.slice(0, limit).map((n) => n.candidate);
}

/**
 * E_UNKNOWN_NAME with the nearest known names, or, when none is near, all of them, or the first dozen of many.
 * @param list the command that names all of many
 */
export function unknownName(kind: string, name: string, known: readonly string[], list?: string): StsError {
  if (typeof name !== "string")
    return new StsError("E_INPUT", `the ${kind}'s name is ${name}, expected a string`);
  const near = nearestNames(name, known);
  const where = list === undefined ? "" : `: ${list}`;
  const more = known.length > MOST_LISTED ? ` and ${known.length - MOST_LISTED} more${where}` : "";
  const said = `no ${kind} named "${name}"`;
  if (known.length === 0) return new StsError("E_UNKNOWN_NAME", `${said}; there is none yet`);
  const hint =
    near.length > 0
      ? `did you mean ${near.map((n) => `"${n}"`).join(" or ")}?`
      : `known: ${known.slice(0, MOST_LISTED).join(", ")}${more}`;
  return new StsError("E_UNKNOWN_NAME", `${said}; ${hint}`);
}

/** Levenshtein distance over code units: names are short and ASCII; texts use measures/. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, substitution));
    }
    row = next;
  }
  return row[b.length]!;
}
