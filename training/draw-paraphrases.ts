// npm run draw:paraphrases -- DATA [SEED] [PER_LANGUAGE] > paraphrases.tsv
// Draws pairs that people wrote as meaning the same: sentences of one language that share a translation (DATA/parallel:
// Tatoeba; English ones not through Turkish, which has one word for he and she), and English pairs of STS-benchmark
// train with a gold of 4.8 and more. Columns: language, source, sentence, sentence.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { scriptArguments, wholeArgument } from "../scripts/script-arguments.mjs";
import { seededRandom } from "../src/stats/random.ts";
import { type Language, matchForm } from "../src/text/index.ts";

const { positionals } = scriptArguments({ positionals: ["DATA", "[SEED]", "[PER_LANGUAGE]"] });
const [data = "", seed = "1", perLanguage = "75"] = positionals;
const random = seededRandom(wholeArgument("SEED", seed, 0, 2 ** 32 - 1));
const count = wholeArgument("PER_LANGUAGE", perLanguage, 1);
const FILES = ["laser-tatoeba", "manythings", "tatoeba-challenge"];

type Pair = readonly [Language, string, string, string];

/** Letters and digits alone, so that pairs that differ in signs and case are no pairs. */
const bare = (text: string, language: Language) =>
  matchForm(text, language)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

function sharing(language: Language, other: Language): Pair[] {
  const byTranslation = new Map<string, Map<string, string>>();
  const foreign = language === "en" ? other : language;
  for (const file of FILES) {
    for (const line of readFileSync(join(data, "parallel", `${file}.en-${foreign}.tsv`), "utf8")
      .trimEnd()
      .split("\n")) {
      const [english = "", translation = ""] = line.split("\t");
      const [own, key] = language === "en" ? [english, translation] : [translation, english];
      const group = byTranslation.get(bare(key, other)) ?? new Map<string, string>();
      byTranslation.set(bare(key, other), group.set(bare(own, language), own));
    }
  }
  const pairs: Pair[] = [];
  for (const group of byTranslation.values()) {
    const sentences = [...group.values()].filter((sentence) => sentence.split(" ").length > 3);
    if (sentences.length < 2) continue;
    random.shuffle(sentences);
    pairs.push([language, "Tatoeba", sentences[0]!, sentences[1]!]);
  }
  return pairs;
}

function gold(): Pair[] {
  return readFileSync("data/stsb/train.tsv", "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"))
    .filter(([, score]) => Number(score) >= 4.8)
    .map(([, , a = "", b = ""]): Pair => ["en", "STS-benchmark train", a, b])
    .filter(([, , a, b]) => bare(a, "en") !== bare(b, "en"));
}

for (const pairs of [
  [...sharing("en", "es"), ...sharing("en", "ar")],
  gold(),
  sharing("es", "en"),
  sharing("tr", "en"),
  sharing("ar", "en"),
])
  for (const pair of random.shuffle(pairs).slice(0, count)) console.log(pair.join("\t"));
