// npm run lexicon:manifest [-- FOLDER]: writes models/words/manifest.json, after any of its files was made anew.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { scriptArguments } from "../../scripts/script-arguments.mjs";

const [folder = "models/words"] = scriptArguments({ positionals: ["[FOLDER]"] }).positionals;
const names = readdirSync(folder).filter((name) => name.endsWith(".bin"));
const files = names.sort().map((name) => {
  const bytes = readFileSync(join(folder, name));
  return [name, { sha256: createHash("sha256").update(bytes).digest("hex"), bytes: bytes.length }] as const;
});
const manifest = {
  format: 1,
  kind: "words",
  files: Object.fromEntries(files),
  recipe: "training/lexicon",
  licence: "WordNet licence, CC BY-SA 4.0; by file in README.md",
};
writeFileSync(join(folder, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
