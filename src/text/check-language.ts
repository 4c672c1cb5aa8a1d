import { refusedArgument } from "../arguments.ts";
import { isLanguage, LANGUAGES, type Language } from "./language.ts";

/** @throws StsError E_INPUT unless `code` is one of the four; `name` is the argument's, for the message */
export function checkLanguage(code: unknown, name: string): asserts code is Language {
  if (typeof code === "string" && isLanguage(code)) return;
  throw refusedArgument(name, code, `one of ${LANGUAGES.join(", ")}`);
}

/** As `checkLanguage`, and "und", a language that is not known. */
export function checkLanguageTag(code: unknown, name: string): asserts code is Language | "und" {
  if (code === "und" || (typeof code === "string" && isLanguage(code))) return;
  throw refusedArgument(name, code, `one of ${LANGUAGES.join(", ")}, und`);
}
