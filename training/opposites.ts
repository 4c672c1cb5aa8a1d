// npm run fit:opposites -- DATA
// Writes src/lexicon/exclusive/listed.ts: of the opposites in data/antonyms those whose words are both in use (seen five
// times and more in DATA/parallel, FLORES and NTREX left out).
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { scriptArguments } from "../scripts/script-arguments.mjs";
import { LANGUAGES, type Language, matchForm } from "../src/text/index.ts";

const [data = ""] = scriptArguments({ positionals: ["DATA"] }).positionals;
const FILES = [
  "laser-tatoeba",
  "manythings",
  "tatoeba-challenge",
  "ud-pud",
  "tico19-test",
  "xquad-questions",
];
const MIN_SEEN = 5;

function frequencies(language: Language): Map<string, number> {
  const seen = new Map<string, number>();
  for (const other of language === "en" ? (["es", "tr", "ar"] as const) : [language]) {
    for (const file of FILES) {
      if (other === "tr" && file === "tico19-test") continue;
      const lines = readFileSync(join(data, "parallel", `${file}.en-${other}.tsv`), "utf8")
        .trimEnd()
        .split("\n");
      for (const line of lines) {
        const text = line.split("\t")[language === "en" ? 0 : 1] ?? "";
        for (const [word] of matchForm(text, language).matchAll(/\p{L}[\p{L}\p{M}]*/gu))
          seen.set(word, (seen.get(word) ?? 0) + 1);
      }
    }
  }
  return seen;
}

// The Arabic list holds too many pairs that are opposites in a rare sense.
const listed = LANGUAGES.filter((language) => language !== "ar").map((language) => {
  const seen = frequencies(language);
  const used = (word: string) => (seen.get(matchForm(word, language)) ?? 0) >= MIN_SEEN;
  const pairs = readFileSync(`data/antonyms/${language}.tsv`, "utf8")
    .trimEnd()
    .split("\n")
    .filter((line) => line.split("\t").every((word) => used(word) && word === word.toLowerCase()))
    .map((line) => line.replace("\t", "-"));
  console.log(`${language}: ${pairs.length} pairs`);
  return `  ${language}:\n${(pairs.join(" ").match(/.{1,100}(?: |$)/g) ?? []).map((row) => `    ${JSON.stringify(row)}`).join(" +\n")},`;
});
writeFileSync(
  "src/lexicon/exclusive/listed.ts",
  `/** Opposites of data/antonyms (sources and licences in its README) whose words are in use; by training/opposites.ts. */
export const LISTED = {
${listed.join("\n")}
};
`,
);
