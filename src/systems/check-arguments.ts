import { StsError } from "../errors.ts";
import { isLanguage, LANGUAGES } from "../text/language.ts";
import type { SystemPair } from "./system.ts";

/**
 * Checks of what callers hand over: JavaScript users have no compiler to tell them, and data from JSON or a
 * database holds nulls. All throw StsError E_INPUT that names the argument.
 */

/** @param name of the argument, for the message: `score: text a` */
export function checkText(text: unknown, name: string): asserts text is string {
  if (typeof text !== "string") throw refused(name, text, "a string");
}

export function checkTexts(texts: unknown, name: string): asserts texts is readonly string[] {
  if (!Array.isArray(texts)) throw refused(name, texts, "an array of strings");
  for (let i = 0; i < texts.length; i++) checkText(texts[i], `${name}[${i}]`);
}

/** A pair of a stream; `index` counts from 0. */
export function checkPair(pair: unknown, index: number, caller: string): asserts pair is SystemPair {
  const name = `${caller}: pair ${index}`;
  if (typeof pair !== "object" || pair === null) throw refused(name, pair, "{ a, b }");
  const { a, b, languages } = pair as Partial<SystemPair>;
  checkText(a, `${name}, text a`);
  checkText(b, `${name}, text b`);
  if (languages !== undefined) checkLanguages(languages, `${name}, languages`);
}

export function checkLanguages(languages: unknown, name: string): void {
  const known = (tag: unknown) => tag === "und" || (typeof tag === "string" && isLanguage(tag));
  if (Array.isArray(languages) && languages.length === 2 && languages.every(known)) return;
  throw refused(name, languages, `two of ${LANGUAGES.join(", ")} or "und"`);
}

function refused(name: string, value: unknown, expected: string): StsError {
  return new StsError("E_INPUT", `${name} is ${shown(value)}, expected ${expected}`);
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return `[${value.slice(0, 3).map(shown).join(", ")}]`;
  if (typeof value === "string") return JSON.stringify(value.slice(0, 40));
  if (typeof value === "object" && value !== null) return "an object";
  return typeof value === "function" ? "a function" : String(value);
}
