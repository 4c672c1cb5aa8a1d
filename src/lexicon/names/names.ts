import { checkText } from "../../arguments.ts";
import { checkLanguage } from "../../text/check-language.ts";
import { type Language, matchForm } from "../../text/index.ts";
import { COMMON_ARABIC_NAMES } from "./ar.ts";
import { SEEN_ARABIC_NAMES } from "./ar-seen.ts";

let arabic: ReadonlySet<string> | undefined;

/** Particles that are written on to an Arabic word. */
const PARTICLES = /^(?:[وف]?[بلك]?(?:ال)?|[وف]?لل)/;

/**
 * Whether a word is known as a name where capitals do not tell: Arabic alone, false in other languages. Listed names only,
 * some 1,200.
 * @param form in match form, particles written on to it included
 */
export function isListedName(form: string, language: Language): boolean {
  checkText(form, "isListedName: form");
  checkLanguage(language, "isListedName: language");
  if (language !== "ar") return false;
  arabic ??= new Set(
    `${COMMON_ARABIC_NAMES} ${SEEN_ARABIC_NAMES}`
      .split(/\s+/)
      .filter((name) => name !== "")
      .map((name) => matchForm(name, "ar")),
  );
  if (arabic.has(form)) return true;
  // "لمحمد", "وأحمد"; an ending of case: "خالدا".
  for (const bare of [form.replace(/^[وفبلك]/, ""), form.replace(PARTICLES, ""), form.replace(/ا$/, "")])
    if (bare.length > 2 && (arabic.has(bare) || arabic.has(`ال${bare}`))) return true;
  return false;
}
