// npm run fit:names -- DATA
// Writes src/lexicon/names/ar-seen.ts: Arabic words that are names, for texts without an analyser (Arabic has no capitals).
// A word of an Arabic sentence is taken for a name where its English translation has a word in capitals, not first in its
// sentence, whose consonants are the same when written over ("برلين", Berlin), and where English has no such word in
// small letters. From DATA/parallel (Tatoeba, PUD, TICO-19, XQuAD), FLORES and NTREX left out.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { scriptArguments } from "../scripts/script-arguments.mjs";
import { matchForm } from "../src/text/index.ts";

const [data = ""] = scriptArguments({ positionals: ["DATA"] }).positionals;
const FILES = [
  "laser-tatoeba",
  "manythings",
  "tatoeba-challenge",
  "ud-pud",
  "tico19-test",
  "xquad-questions",
];
const read = (file: string, language: string) =>
  readFileSync(join(data, "parallel", `${file}.en-${language}.tsv`), "utf8")
    .trimEnd()
    .split("\n");

const ARABIC: Readonly<Record<string, string>> = {
  ب: "b",
  ت: "t",
  ط: "t",
  ث: "t",
  ج: "g",
  ح: "",
  ه: "",
  خ: "k",
  د: "d",
  ض: "d",
  ذ: "s",
  ز: "s",
  ظ: "s",
  ر: "r",
  س: "s",
  ص: "s",
  ش: "s",
  غ: "g",
  ف: "f",
  ق: "k",
  ك: "k",
  ل: "l",
  م: "m",
  ن: "n",
};
const arabicBones = (word: string) => [...word].map((letter) => ARABIC[letter] ?? "").join("");
const englishBones = (word: string) =>
  word
    .toLowerCase()
    .normalize("NFD")
    .replace(/ph|v/g, "f")
    .replace(/sh|ch|th(?=$)|z/g, (pair) => (pair === "th" ? "t" : "s"))
    .replace(/th/g, "t")
    .replace(/kh|[cq]/g, "k")
    .replace(/gh|j/g, "g")
    .replace(/x/g, "ks")
    .replace(/p/g, "b")
    .replace(/[^bcdfgklmnrst]/g, "")
    .replace(/(.)\1/g, "$1");

const MIN_BONES = 3;
const small = new Map<string, number>();
const capital = new Map<string, number>();
const count = (table: Map<string, number>, key: string) => table.set(key, (table.get(key) ?? 0) + 1);
for (const language of ["es", "tr", "ar"]) {
  for (const file of FILES) {
    if (language === "tr" && file === "tico19-test") continue;
    for (const line of read(file, language))
      for (const [word] of line
        .split("\t")[0]!
        .slice(1)
        .matchAll(/(?<![.!?:"] )\b\p{L}[\p{L}']+/gu))
        count(word.charAt(0) === word.charAt(0).toUpperCase() ? capital : small, word.toLowerCase());
  }
}
const isName = (word: string) => (capital.get(word) ?? 0) > 9 * (small.get(word) ?? 0);
const names = new Set<string>();
for (const file of FILES) {
  for (const line of read(file, "ar")) {
    const [english = "", arabic = ""] = line.split("\t");
    const bones = new Set(
      [...english.matchAll(/\p{Lu}\p{L}+/gu)]
        .map(([word]) => word)
        .filter((word) => isName(word.toLowerCase()))
        .map(englishBones)
        .filter((word) => word.length >= MIN_BONES),
    );
    if (bones.size === 0) continue;
    for (const [word] of arabic.matchAll(/\p{L}[\p{L}\p{M}]*/gu)) {
      const form = matchForm(word, "ar").replace(/^و(?=ال|.{4})/, "");
      for (const bare of [form, form.replace(/^(?:[بلك]?ال|لل|[بلف])/, "")])
        if (bare.length > 3 && bones.has(arabicBones(bare).replace(/(.)\1/g, "$1"))) {
          names.add(bare);
          break;
        }
    }
  }
}
/** Names of months, adjectives of two languages' sound, and words that a name happens to sound like. */
const OTHERS = new Set(
  "ابريل مارس سبتمبر اكتوبر نوفمبر ديسمبر يناير فبراير يونيو يوليو اغسطس اخضر وسط بار مار رمضان مجيد كاثوليك".split(
    " ",
  ),
);
const list = [...names].filter((name) => !OTHERS.has(name)).sort();
const lines = list.join(" ").match(/.{1,100}(?: |$)/g) ?? [];
writeFileSync(
  "src/lexicon/names/ar-seen.ts",
  `/**
 * Arabic words that are names as a rule, in match form: from parallel text by training/arabic-names.ts (Tatoeba, CC BY 2.0 FR;
 * PUD, CC BY-SA 3.0; TICO-19, CC0; XQuAD, CC BY-SA 4.0).
 */
export const SEEN_ARABIC_NAMES =
${lines.map((line) => `  ${JSON.stringify(line)}`).join(" +\n")};
`,
);
console.log(`${list.length} names`);
