// npm run bench:translations -- DATA [es|tr|ar ...]
//
// How often a sentence's translation is the nearest of 1,000 (P@1), without any network: by `translationOverlap` on the
// first 1,000 pairs of FLORES-200 devtest and of NTREX-128 (DATA/parallel), which the shipped tables were made without.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { knownArgument, refuse, scriptArguments } from "../scripts/script-arguments.mjs";
import { type TextInEnglish, textInEnglish, translationOverlap } from "../src/measures/index.ts";
import type { Language } from "../src/text/index.ts";

const SETS = ["flores200-devtest", "ntrex128"];
const SENTENCES = 1_000;

const FOREIGN: readonly Exclude<Language, "en">[] = ["es", "tr", "ar"];
const { positionals } = scriptArguments({ positionals: ["DATA", "[LANGUAGE...]"] });
const [data = "", ...wanted] = positionals;
if (!existsSync(join(data, "parallel")))
  refuse(`DATA is "${data}", expected a folder with parallel/ in it (training/DATA.md)`);
const languages =
  wanted.length > 0 ? wanted.map((tag) => knownArgument("a language", tag, FOREIGN)) : FOREIGN;

for (const set of SETS) {
  for (const language of languages) {
    const rows = readFileSync(join(data, "parallel", `${set}.en-${language}.tsv`), "utf8")
      .trimEnd()
      .split("\n")
      .slice(0, SENTENCES)
      .map((line) => line.split("\t"));
    const english = rows.map(([text = ""]) => textInEnglish(text, "en"));
    const foreign = rows.map(([, text = ""]) => textInEnglish(text, language));
    const [there, back] = [found(foreign, english), found(english, foreign)];
    console.log(`${set} ${language}: P@1 ${there.toFixed(3)} into English, ${back.toFixed(3)} out of it`);
  }
}

/** Share of texts whose nearest candidate stands at their own place. */
function found(texts: readonly TextInEnglish[], candidates: readonly TextInEnglish[]): number {
  const hits = texts.filter((text, own) => {
    const scores = candidates.map((candidate) => translationOverlap(text, candidate));
    return scores.indexOf(Math.max(...scores)) === own;
  });
  return hits.length / texts.length;
}
