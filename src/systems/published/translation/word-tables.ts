import { shippedLexicon, stemKey } from "../../../lexicon/index.ts";
import { foldArabicDigits, matchForm, tokenize } from "../../../text/index.ts";
import type { Translator } from "./translator.ts";

/** Each word by the English word that it most often stands for, in the order of the text; others stay as they are. */
export function wordTables(): Translator {
  return {
    name: "words",
    translate: async (texts, language) => {
      const translations = shippedLexicon().translations(language);
      return texts.map((text) => {
        const words = tokenize(text, { language }).map(({ text: own, kind }) => {
          if (kind === "punctuation") return own;
          const form = foldArabicDigits(matchForm(own, language));
          return translations.of(stemKey(form, language))[0]?.word ?? own;
        });
        return words.join(" ").replace(/ (?=[.,;:!?)])/g, "");
      });
    },
  };
}
