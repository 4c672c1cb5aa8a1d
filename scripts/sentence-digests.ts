// npx tsx scripts/sentence-digests.ts FOLDER NAME
// Writes data/sources/NAME.digests: four bytes of each different sentence's digest, sorted, so that evaluate can tell whether a
// scored text stands in training texts that do not ship. FOLDER holds tab-separated files: id, label, text, text.
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sentenceDigester } from "../src/data/sets/sentence-digests.ts";
import { scriptArguments } from "./script-arguments.mjs";

const [folder = "", name = ""] = scriptArguments({ positionals: ["FOLDER", "NAME"] }).positionals;
const sentenceDigest = await sentenceDigester();
const digests = new Set<number>();
for (const file of (await readdir(folder)).filter((each) => each.endsWith(".tsv"))) {
  for (const row of (await readFile(join(folder, file), "utf8")).split("\n")) {
    for (const text of row.split("\t").slice(2, 4)) if (text.trim() !== "") digests.add(sentenceDigest(text));
  }
}
const bytes = Buffer.alloc(4 * digests.size);
for (const [i, digest] of [...digests].sort((x, y) => x - y).entries()) bytes.writeUInt32LE(digest, 4 * i);
await mkdir("data/sources", { recursive: true });
await writeFile(`data/sources/${name}.digests`, bytes);
console.log(`${digests.size} sentences, ${bytes.length} bytes`);
