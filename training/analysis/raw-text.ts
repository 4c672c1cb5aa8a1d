import type { Language } from "../../src/text/language.ts";
import { tokenize } from "../../src/text/tokens/tokenize.ts";

/** Sentences of running text as lists of syntactic words; `split` takes a surface word apart. */
export function* rawSentences(
  lines: Iterable<string>,
  language: Language,
  split: (word: string) => readonly string[],
): Generator<string[]> {
  for (const line of lines) {
    const words: string[] = [];
    for (const token of tokenize(line, {
      language,
      clitics: language === "en" ? "split" : "whole",
      hyphens: "split",
    })) {
      if (token.kind === "word") words.push(...split(token.text));
      else words.push(token.text);
    }
    if (words.length > 1) yield words;
  }
}
