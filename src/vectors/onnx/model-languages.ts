import type { Manifest } from "../../packages/manifest.ts";
import { type ModelFiles, readText } from "../../packages/model-files.ts";
import { LANGUAGES, type Language } from "../../text/language.ts";
import type { Tokenizer } from "../tokens/tokenizer.ts";

/**
 * Pieces that a tokenizer makes of a longer function word where its vocabulary was made of text in that language: those
 * of multilingual-e5-small, of 250,000 pieces for a hundred languages.
 */
const PIECES_OF_KNOWN: Readonly<Partial<Record<Language, number>>> = {
  en: 1.65,
  es: 1.36,
  ar: 1.99,
  tr: 1.53,
};
/** Of a language that nobody measured: the most of those. */
const MOST_PIECES = 1.99;
/** all-MiniLM-L6-v2 and all-mpnet-base-v2, English only: es 1.72, ar 2.36, tr 1.72 times English. */
const TIMES_PIECES_OF_UNKNOWN = 1.6;
const SHORTEST = 4;
/** A letter of Ugaritic, which no vocabulary holds. */
const UNHEARD_OF = "\u{10380}";

/**
 * The languages of samesay's four that an encoder knows: as its manifest or its card (the field `language` of README.md)
 * says, else those whose words its tokenizer does not cut into letters. Undefined where the card says "multilingual".
 */
export async function modelLanguages(
  files: ModelFiles,
  manifest: Manifest | undefined,
  tokenizer: Tokenizer,
): Promise<readonly string[] | undefined> {
  if (manifest !== undefined && manifest.languages.length > 0) return manifest.languages;
  const card = await readText(files, "README.md");
  const stated = card === undefined ? [] : cardLanguages(card);
  if (stated.length > 0) return stated.some((code) => /^(multilingual|mul)$/.test(code)) ? undefined : stated;
  return languagesOfTokenizer(tokenizer);
}

/** Codes in the front matter's `language`: one, a list in brackets, or a list of dashes; without their regions. */
export function cardLanguages(card: string): string[] {
  const front = /^---\r?\n([\s\S]*?)\r?\n---/.exec(card)?.[1] ?? "";
  const field = /^language:[ \t]*(.*(?:\r?\n[ \t]*-[ \t].*)*)/m.exec(front)?.[1] ?? "";
  return [...field.matchAll(/[a-z]+(?:-[a-z]+)?/gi)].map(([code]) => code.toLowerCase().split("-")[0]!);
}

async function languagesOfTokenizer(tokenizer: Tokenizer): Promise<Language[]> {
  const { stopWords } = await import("../../text/words/stop-words.ts");
  const unknown = tokenizer.encode(UNHEARD_OF);
  // A word that is one unknown piece counts as cut into its letters.
  const piecesOf = (word: string) => {
    const ids = tokenizer.encode(word);
    return unknown.length === 1 && ids.includes(unknown[0]!) ? word.length : ids.length;
  };
  const cut = LANGUAGES.map((language) => {
    const words = [...stopWords(language)].filter((word) => word.length >= SHORTEST);
    const pieces = words.reduce((sum, word) => sum + piecesOf(word), 0);
    return pieces / words.length / (PIECES_OF_KNOWN[language] ?? MOST_PIECES);
  });
  const least = Math.min(...cut);
  return LANGUAGES.filter((_, i) => cut[i]! < TIMES_PIECES_OF_UNKNOWN * least);
}
