// npm run fit:paraphrases -- FILE
// Writes models/paraphrases-en/ from FILE, rows "word<TAB>word" of PPDB 1.0 lexical XXXL: pairs of plain words, but for
// those that have one stem (the aligner knows them) and those that exclude each other ("north", "south").
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "fflate";
import { scriptArguments } from "../../scripts/script-arguments.mjs";
import { exclusionOf, membershipsOf } from "../../src/lexicon/index.ts";
import { stem } from "../../src/text/index.ts";

const [file = ""] = scriptArguments({ positionals: ["FILE"] }).positionals;
const PLAIN = /^[a-z]{2,}$/;
const stemOf = (word: string) => stem(word, "en");
const groupsOf = (word: string) => membershipsOf(word, stemOf(word), "en");

const partners = new Map<string, string[]>();
let count = 0;
for (const line of readFileSync(file, "utf8").trimEnd().split("\n")) {
  const [first = "", second = ""] = line.split("\t").sort();
  if (!PLAIN.test(first) || !PLAIN.test(second) || stemOf(first) === stemOf(second)) continue;
  if (exclusionOf(groupsOf(first), groupsOf(second)) !== undefined) continue;
  const known = partners.get(first) ?? [];
  partners.set(first, known);
  if (known.includes(second)) continue;
  known.push(second);
  count++;
}
const lines = [...partners.keys()].sort().map((word) => `${word} ${partners.get(word)!.sort().join(" ")}`);
const bytes = gzipSync(new TextEncoder().encode(`${lines.join("\n")}\n`), { level: 9, mtime: 0 });
const name = "paraphrases.txt.gz";
writeFileSync(`models/paraphrases-en/${name}`, bytes);
const manifest = {
  format: 1,
  kind: "paraphrases",
  languages: ["en"],
  files: { [name]: { sha256: createHash("sha256").update(bytes).digest("hex"), bytes: bytes.length } },
  pairs: count,
  recipe: "training/lexicon/paraphrases.ts",
  licence: "CC BY 3.0",
};
writeFileSync("models/paraphrases-en/manifest.json", `${JSON.stringify(manifest, null, 2)}\n`);
console.log(`${count} pairs, ${bytes.length} bytes`);
