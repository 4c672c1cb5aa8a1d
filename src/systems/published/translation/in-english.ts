import type { Language } from "../../../text/index.ts";
import type { Translator } from "./translator.ts";

/** Two texts and their languages. */
export interface LanguagePairTexts {
  readonly a: string;
  readonly b: string;
  readonly languages: readonly [Language, Language];
}

/** The pairs with both texts in English; each different text is translated once. */
export async function inEnglish(
  pairs: readonly LanguagePairTexts[],
  translator: Translator,
  signal?: AbortSignal,
): Promise<LanguagePairTexts[]> {
  const foreign = new Map<Exclude<Language, "en">, Map<string, string>>();
  for (const { a, b, languages } of pairs)
    for (const [text, language] of [[a, languages[0]] as const, [b, languages[1]] as const])
      if (language !== "en") foreign.set(language, (foreign.get(language) ?? new Map()).set(text, text));
  for (const [language, texts] of foreign) {
    const given = [...texts.keys()];
    const english = await translator.translate(given, language, signal);
    for (const [i, text] of given.entries()) texts.set(text, english[i]!);
  }
  const read = (text: string, language: Language) =>
    language === "en" ? text : foreign.get(language)!.get(text)!;
  return pairs.map(({ a, b, languages }) => ({
    a: read(a, languages[0]),
    b: read(b, languages[1]),
    languages: ["en", "en"],
  }));
}
