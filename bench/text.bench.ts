// npx vitest bench --run bench/text.bench.ts. 200 sentences in four languages per iteration.
import { bench, describe } from "vitest";
import {
  foldCase,
  LANGUAGES,
  type Language,
  loadLanguageIdentifier,
  matchForm,
  normalizeArabic,
  normalizeText,
  splitSentences,
  stem,
  stopWords,
  tokenize,
  whitespaceTokens,
} from "../src/text/index.ts";

const SENTENCES: Readonly<Record<Language, string>> = {
  en: "The company said it didn't expect its well-known U.S. unit to lose $1,000.50 by 10:30.",
  es: "El Sr. Pérez dijo que la empresa no esperaba perder 1.000,50 € en su conocida filial.",
  ar: "قالت الشركة إنها لم تتوقع أن تخسر وحدتها المعروفة ١٬٠٠٠ دولار في عام ٢٠٢٤.",
  tr: "Şirket, Ankara'daki tanınmış biriminin 19. yüzyıldan beri 1.000,50 lira kaybetmediğini söyledi.",
};
const texts = Array.from({ length: 200 }, (_, k) => {
  const language = LANGUAGES[k % LANGUAGES.length]!;
  return { language, text: `${SENTENCES[language]} ${k}` };
});
const identify = await loadLanguageIdentifier();
for (const language of LANGUAGES) stopWords(language);

describe("200 sentences", () => {
  bench("whitespaceTokens", () => {
    for (const { text } of texts) whitespaceTokens(text);
  });
  bench("tokenize", () => {
    for (const { text, language } of texts) tokenize(text, { language });
  });
  bench("splitSentences", () => {
    for (const { text, language } of texts) splitSentences(text, { language });
  });
  bench("normalizeText", () => {
    for (const { text } of texts) normalizeText(text);
  });
  bench("normalizeArabic", () => {
    for (const { text } of texts) normalizeArabic(text);
  });
  bench("foldCase", () => {
    for (const { text, language } of texts) foldCase(text, language);
  });
  bench("matchForm", () => {
    for (const { text, language } of texts) matchForm(text, language);
  });
  bench("stem every token", () => {
    for (const { text, language } of texts) for (const token of whitespaceTokens(text)) stem(token, language);
  });
  bench("identify the language", () => {
    for (const { text } of texts) identify(text);
  });
});
