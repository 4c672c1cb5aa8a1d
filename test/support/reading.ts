import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { IMPLICIT } from "../../src/align/differences/implicit-denials.ts";
import { nearCopy, readTextWords, wordDifferences } from "../../src/align/index.ts";
import { ARABIC as arExclusive } from "../../src/lexicon/exclusive/ar.ts";
import { ENGLISH as enExclusive } from "../../src/lexicon/exclusive/en.ts";
import { SPANISH as esExclusive } from "../../src/lexicon/exclusive/es.ts";
import { LISTED } from "../../src/lexicon/exclusive/listed.ts";
import { TURKISH as trExclusive } from "../../src/lexicon/exclusive/tr.ts";
import { ARABIC as arMarks } from "../../src/lexicon/marks/ar.ts";
import { ENGLISH as enMarks } from "../../src/lexicon/marks/en.ts";
import { SPANISH as esMarks } from "../../src/lexicon/marks/es.ts";
import { TURKISH as trMarks } from "../../src/lexicon/marks/tr.ts";
import { COMMON_ARABIC_NAMES } from "../../src/lexicon/names/ar.ts";
import { SEEN_ARABIC_NAMES } from "../../src/lexicon/names/ar-seen.ts";
import { Slips } from "../../src/systems/words/slips.ts";
import { TextWordsStore } from "../../src/systems/words/text-words.ts";
import { cleanText, type Language, matchForm, stem, tokenize } from "../../src/text/index.ts";
import { languageTable } from "../../src/text/languages/index.ts";
import { readNumbers } from "../../src/text/numbers/index.ts";
import { CURRENCY_SIGNS, UNITS } from "../../src/text/numbers/units.ts";
import { FUNCTION_WORDS, TELLING_WORDS } from "../../src/text/words/function-words.ts";
import type { GoldenPair } from "./golden.ts";

/** Lists by hand, of which the golden pairs hold few words: what excludes what, what marks and denies, units and names. */
const LISTS = [
  [enExclusive, esExclusive, arExclusive, trExclusive, LISTED],
  [enMarks, esMarks, arMarks, trMarks],
  [COMMON_ARABIC_NAMES, SEEN_ARABIC_NAMES],
  [[...IMPLICIT].sort(), UNITS, CURRENCY_SIGNS],
  Object.entries(TELLING_WORDS).map(([language, words]) => [language, [...words].sort()]),
];

const FILE = "src/systems/reading-digest.ts";

/** All that the reading of texts gives for the golden pairs, as lines of JSON. */
export function readingOf(pairs: readonly GoldenPair[]): string[] {
  const lines = (["en", "es", "ar", "tr", "und"] as const).map((tag) =>
    JSON.stringify(languageTable(tag), (_, value) => (value instanceof RegExp ? String(value) : value)),
  );
  for (const [language, words] of Object.entries(FUNCTION_WORDS))
    lines.push(JSON.stringify([language, [...words].sort()]));
  for (const lists of LISTS) for (const list of lists) lines.push(JSON.stringify(list));
  for (const { languages, a, b } of pairs) {
    const tags = languages.split("-") as Language[];
    const [x, y] = [a, b].map((text, side) => {
      const language = tags[side] ?? tags[0]!;
      const tokens = tokenize(text, { language }).map(({ text: token }) => token);
      const stems = tokens.map((token) => stem(matchForm(token, language), language));
      lines.push(
        JSON.stringify([
          cleanText(text, language),
          tokens,
          stems,
          readNumbers(text, languageTable(language)),
        ]),
      );
      const words = readTextWords(cleanText(text, language), language);
      // Numbers of words (`id`) go by what the process has read before.
      for (const { word } of words.words) {
        const { form, key, functionWord, empty, negates, capital, memberships } = word;
        lines.push(JSON.stringify([form, key, functionWord, empty, negates, capital, memberships]));
      }
      return words;
    }) as [ReturnType<typeof readTextWords>, ReturnType<typeof readTextWords>];
    const slips = new Slips(new TextWordsStore());
    const meant = slips.meant({ a, b, languages: [x.language, y.language] });
    lines.push(JSON.stringify([nearCopy(x, y), wordDifferences(x, y), meant ?? null]));
  }
  return lines;
}

/** First 16 hexadecimal digits of the sha256 of those lines. */
export function readingDigest(lines: readonly string[]): string {
  return createHash("sha256").update(lines.join("\n")).digest("hex").slice(0, 16);
}

export function writeReadingDigest(digest: string): void {
  const code = readFileSync(FILE, "utf8");
  writeFileSync(FILE, code.replace(/"[0-9a-f]{16}"/, `"${digest}"`));
}
