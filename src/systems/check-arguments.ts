import { checkOptions, checkText, checkTexts, isRecord, optionNames, refusedArgument } from "../arguments.ts";
import { isLanguage, LANGUAGES } from "../text/language.ts";
import type { ScoreOptions, SystemOptions, TextPair } from "./system.ts";

export { checkText, checkTexts };

/** Keys of options, listed so that a mistyped one is told; the compiler keeps the lists whole. */
export const SYSTEM_OPTIONS = optionNames<SystemOptions>({
  languages: true,
  model: true,
  threads: true,
  signal: true,
  onNote: true,
});
const SCORE_OPTIONS = optionNames<ScoreOptions>({ languages: true, signal: true, onProgress: true });

/** Options of a call that scores. @param further names of options beside those */
export function checkScoreOptions(options: unknown, caller: string, further: readonly string[] = []): void {
  checkOptions(options, caller, [...further, ...SCORE_OPTIONS]);
  const languages = (options as ScoreOptions | undefined)?.languages;
  if (languages !== undefined) checkLanguages(languages, `${caller}: languages`);
}

/** A pair of a stream; `index` counts from 0. */
export function checkPair(pair: unknown, index: number, caller: string): asserts pair is TextPair {
  const name = `${caller}: pair ${index}`;
  if (!isRecord(pair)) throw refusedArgument(name, pair, "{ a, b }");
  const { a, b, languages } = pair;
  checkText(a, `${name}, text a`);
  checkText(b, `${name}, text b`);
  if (languages !== undefined) checkLanguages(languages, `${name}, languages`);
}

/** @throws StsError E_INPUT for anything but a whole number of 1 to 1,024 */
export function checkThreads(threads: unknown): void {
  if (Number.isInteger(threads) && Number(threads) >= 1 && Number(threads) <= 1024) return;
  throw refusedArgument("threads", threads, "a whole number of 1 to 1024");
}

export function checkLanguages(languages: unknown, name: string): void {
  const known = (tag: unknown) => tag === "und" || (typeof tag === "string" && isLanguage(tag));
  if (Array.isArray(languages) && languages.length === 2 && languages.every(known)) return;
  throw refusedArgument(name, languages, `two of ${LANGUAGES.join(", ")} or "und"`);
}
