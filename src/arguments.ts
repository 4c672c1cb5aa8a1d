import { nearestNames, StsError } from "./errors.ts";

/**
 * Checks of what callers hand over: JavaScript users have no compiler to tell them, and data from JSON or a
 * database holds nulls. All throw StsError E_INPUT that names the argument, shows its value and says what would do.
 */

/** "score: text a is null, expected a string". @param remedy what would do, where the expectation does not say it */
export function refusedArgument(name: string, value: unknown, expected: string, remedy?: string): StsError {
  const hint = remedy === undefined ? "" : `; ${remedy}`;
  return new StsError("E_INPUT", `${name} is ${shownValue(value)}, expected ${expected}${hint}`);
}

/** @param name of the argument, for the message: `score: text a` */
export function checkText(text: unknown, name: string): asserts text is string {
  if (typeof text !== "string") throw refusedArgument(name, text, "a string");
}

export function checkTexts(texts: unknown, name: string): asserts texts is readonly string[] {
  if (!Array.isArray(texts)) throw refusedArgument(name, texts, "an array of strings");
  for (let i = 0; i < texts.length; i++) checkText(texts[i], `${name}[${i}]`);
}

/** A number that is one: NaN is none. */
export function checkNumber(value: unknown, name: string): asserts value is number {
  if (typeof value !== "number" || Number.isNaN(value)) throw refusedArgument(name, value, "a number");
}

/** A number that may be undefined: a statistic, the code behind a text's end. */
export function checkNumberOrNaN(value: unknown, name: string): asserts value is number {
  if (typeof value !== "number") throw refusedArgument(name, value, "a number");
}

/** One of a few names. */
export function checkChoice(value: unknown, name: string, choices: readonly string[]): void {
  if (typeof value === "string" && choices.includes(value)) return;
  throw refusedArgument(name, value, `one of ${choices.map((choice) => `"${choice}"`).join(", ")}`);
}

export function checkFunction(value: unknown, name: string): void {
  if (typeof value !== "function") throw refusedArgument(name, value, "a function");
}

export function checkBytes(value: unknown, name: string): asserts value is Uint8Array {
  if (!(value instanceof Uint8Array)) throw refusedArgument(name, value, "bytes, a Uint8Array");
}

/** What `for` or `for await` takes. @param expected what it should be a sequence of */
export function checkSequence(value: unknown, name: string, expected = "an array or another sequence"): void {
  if (!isSequence(value)) throw refusedArgument(name, value, expected);
}

/** An array, whatever is in it: O(1), for what is read in inner loops. @param expected such as "an array of words" */
export function checkList(value: unknown, name: string, expected: string): void {
  if (!Array.isArray(value)) throw refusedArgument(name, value, expected);
}

/** As `checkList`, each item by a check of its own, in one pass. */
export function checkEach(
  value: unknown,
  name: string,
  expected: string,
  check: (item: unknown, name: string) => void,
): void {
  checkList(value, name, expected);
  for (const [i, item] of (value as readonly unknown[]).entries()) check(item, `${name}[${i}]`);
}

/** Low and high, two numbers. */
export function checkInterval(value: unknown, name: string): asserts value is readonly [number, number] {
  if (Array.isArray(value) && typeof value[0] === "number" && typeof value[1] === "number") return;
  throw refusedArgument(name, value, "an interval, [low, high]");
}

/**
 * An object that has the fields which are read: one of another function or file is seen by what it lacks.
 * @param kind with its article, as the types name it: "a ScoredRun"
 */
export function checkRecord(value: unknown, name: string, kind: string, fields: readonly string[]): void {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    const having = fields.length === 0 ? "" : ` with ${fields.join(", ")}`;
    throw refusedArgument(name, value, `${kind}, an object${having}`);
  }
  for (const field of fields) {
    if ((value as Readonly<Record<string, unknown>>)[field] !== undefined) continue;
    throw new StsError(
      "E_INPUT",
      `${name} has no ${field}, expected ${kind}, an object with ${fields.join(", ")}`,
    );
  }
}

/** Such objects in an array. */
export function checkRecords(value: unknown, name: string, kind: string, fields: readonly string[]): void {
  if (!Array.isArray(value)) throw refusedArgument(name, value, `an array, of each ${kind}`);
  for (const [i, item] of value.entries()) checkRecord(item, `${name}[${i}]`, kind, fields);
}

/** An array of numbers, or like one; a string is one only by its looks. */
export function checkNumbers(numbers: unknown, name: string): asserts numbers is ArrayLike<number> {
  if (typeof (numbers as ArrayLike<number> | null | undefined)?.length === "number") {
    if (typeof numbers !== "string" && typeof numbers !== "function") return;
  }
  throw refusedArgument(name, numbers, "an array of numbers");
}

/** Pairs of texts, each an object with a and b. */
export function checkPairs(pairs: unknown, name: string): void {
  if (!Array.isArray(pairs)) throw refusedArgument(name, pairs, "an array of pairs", "such as [{ a, b }]");
  for (const [i, pair] of pairs.entries()) {
    if (!isRecord(pair)) throw refusedArgument(`${name}[${i}]`, pair, "a pair, { a, b }");
    checkText(pair.a, `${name}[${i}].a`);
    checkText(pair.b, `${name}[${i}].b`);
  }
}

/** An object with a method. */
export function checkObject(value: unknown, name: string, method: string, expected: string): void {
  if (isRecord(value) && typeof value[method] === "function") return;
  throw refusedArgument(name, value, expected);
}

/** Anything with fields: no null, list or function. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether `for await` takes it; a string is a sequence of characters, and never meant. */
export function isSequence(value: unknown): value is Iterable<unknown> | AsyncIterable<unknown> {
  if (typeof value !== "object" || value === null) return false;
  return Symbol.iterator in value || Symbol.asyncIterator in value;
}

/**
 * Options as a function takes them: an object or nothing, and no key that would do nothing.
 * @param known all keys; absent where others may stand too
 * @param example of options, for who gave something else
 */
export function checkOptions(
  options: unknown,
  caller: string,
  known?: readonly string[],
  example?: string,
): void {
  if (options === undefined) return;
  if (!isRecord(options)) {
    const like = example === undefined ? undefined : `such as ${example}`;
    throw refusedArgument(`${caller}: options`, options, "an object", like);
  }
  if (known === undefined) return;
  for (const key of Object.keys(options)) {
    if (known.includes(key)) continue;
    const near = nearestNames(key, known, 1)[0];
    const hint = near === undefined ? `known: ${known.join(", ")}` : `did you mean "${near}"?`;
    throw new StsError("E_INPUT", `${caller}: there is no option "${key}"; ${hint}`);
  }
}

/** Names of all options of a type, for `checkOptions`; the compiler refuses one too few and one too many. */
export function optionNames<T>(names: Record<keyof T, true>): readonly string[] {
  return Object.keys(names);
}

/** A value in an error message: short, and of one line. */
function shownValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.slice(0, 3).map(shownValue).join(", ")}]`;
  if (typeof value === "string") return JSON.stringify(value.slice(0, 40));
  if (typeof value === "object" && value !== null) return "an object";
  return typeof value === "function" ? "a function" : String(value);
}
