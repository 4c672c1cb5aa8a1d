// A model file with another network: all but the network comes from a model of the same language, of any format.
//
//   npx tsx training/analysis/join-network.ts --model models/analysis-en/analyser.bin --network network.bin --out FOLDER
//     [--classes FILE]   the word classes that the network was trained with, where the model has others; the lemmatiser
//                        was trained with the model's, so better train the network with those
//     [--treebanks DIR]  new figures in the manifest, on the recipe's test files
//
// Writes analyser.bin, and manifest.json after the one beside the model. What knows tags and features by name, as the
// lemmatiser does, goes on with the network's.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { scriptArguments } from "../../scripts/script-arguments.mjs";
import { type ModelHeader, readModel } from "../../src/analysis/model-file.ts";
import { readConllu } from "../../src/analysis/read-conllu.ts";
import { evaluate, show } from "./model.ts";
import { readNetworkFile } from "./network-file.ts";
import { RECIPES } from "./recipes.ts";
import { readClasses } from "./word-classes.ts";
import {
  assemble,
  classSections,
  networkHeader,
  networkSections,
  readSections,
  sha256,
} from "./write-model.ts";

/** The linear models that formats 1 and 2 had in the network's place, and their fields of the header. */
const LINEAR = new Set(["tag-first", "tag-second", "morphology", "parser", "labeller"]);
const LINEAR_FIELDS = new Set(["beam", "parserRowBits", "parserSteps"]);

const { values } = scriptArguments({
  options: {
    model: { type: "string", needed: true },
    network: { type: "string", needed: true },
    classes: { type: "string" },
    out: { type: "string", needed: true },
    treebanks: { type: "string" },
  },
});
const { model: modelPath, network: networkPath, out, treebanks } = values;

const { header, parts } = readSections(new Uint8Array(readFileSync(modelPath)), modelPath);
const network = readNetworkFile(new Uint8Array(readFileSync(networkPath)), networkPath);
if (header.language !== network.language) throw new Error("model and network are of two languages");
if (values.classes !== undefined) {
  for (const [section, data] of classSections(readClasses(values.classes))) parts.set(section, data);
}
const kept = Object.entries(header).filter(([field]) => !LINEAR_FIELDS.has(field));
const bytes = assemble(
  { ...(Object.fromEntries(kept) as unknown as ModelHeader), ...networkHeader(network) },
  new Map([
    ...networkSections(network),
    ...[...parts].filter(([name]) => !LINEAR.has(name) && !name.startsWith("network-")),
  ]),
);
const model = readModel(bytes, out);

const figures = Object.fromEntries(
  (treebanks === undefined ? [] : RECIPES[model.language].test).map((file) => {
    const own = evaluate(model, readConllu(readFileSync(join(treebanks!, `${file}.conllu`), "utf8"), file));
    console.log(`${file}: ${show(own)}`);
    return [file, own];
  }),
);
mkdirSync(out, { recursive: true });
const path = join(out, "analyser.bin");
writeFileSync(`${path}.part`, bytes);
renameSync(`${path}.part`, path);
const before = join(dirname(modelPath), "manifest.json");
if (existsSync(before)) {
  const manifest = JSON.parse(readFileSync(before, "utf8"));
  manifest.files["analyser.bin"] = { sha256: sha256(bytes), bytes: bytes.length };
  if (treebanks !== undefined) manifest.figures = { ...manifest.figures, ...figures };
  writeFileSync(join(out, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}
console.error(`wrote ${path}, ${bytes.length} bytes`);
