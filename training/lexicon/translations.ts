// npm run lexicon:translations -- TABLES [OUT]
//
// Writes models/words/translations-{es,ar,tr}.bin from the tables that `npm run fit:lexicon -- DATA --without
// flores200-devtest,ntrex128 --out TABLES` makes (IBM model 1 in both directions, from sentences and word lists):
// FLORES and NTREX are left out, so that finding their translations can be measured. Keys that are no words and the
// rarer translations are dropped.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { scriptArguments } from "../../scripts/script-arguments.mjs";
import { writeSections } from "./write-sections.ts";

/** Translations of a word that are kept. */
const MOST = 3;

const { positionals } = scriptArguments({ positionals: ["TABLES", "[OUT]"] });
const [folder = "", out = "models/words"] = positionals;

for (const language of ["es", "ar", "tr"]) {
  const lines = gunzipSync(readFileSync(join(folder, `${language}-en.tsv.gz`)))
    .toString("utf8")
    .trimEnd()
    .split("\n");
  const kept = lines
    .filter((line) => /^\p{L}/u.test(line))
    .map((line) => {
      const [key, ...cells] = line.split("\t");
      const shares = cells
        .slice(0, 2 * MOST)
        .map((cell, k) => (k % 2 === 0 ? cell : Math.round(100 * Number(cell))));
      return [key, ...shares].join("\t");
    });
  const bytes = writeSections(join(out, `translations-${language}.bin`), "translations", {
    lines: kept.join("\n"),
  });
  console.log(`${language}: ${kept.length} stems, ${bytes} bytes`);
}
