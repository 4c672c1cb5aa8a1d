// npx tsx bench/panel/write-reference.ts DATA [--cache FOLDER]
//
// Writes reference.json: the plain cosines of the weights of version 0.1.0 (`en` for English, `multi` for all else) of
// every row of the panel, to which later weights are compared. Made once, with those weights; refuses to run with others.
import { writeFileSync } from "node:fs";
import { scriptArguments } from "../../scripts/script-arguments.mjs";
import { StsError } from "../../src/errors.ts";
import { modelFolder } from "./model-folders.ts";
import { modelValues } from "./model-values.ts";
import { packValues, type Reference, referenceModel, rowsDigest } from "./reference.ts";
import { readPanel } from "./sets.ts";

/** Weights of version 0.1.0. */
const WEIGHTS: Readonly<Record<string, string>> = {
  en: "d3dfd286c2e6e6e0f6a42c2317f6bedfbb84990cf18c5f38d89f0330d3d5b7c9",
  multi: "79ac9246ab1e9d7561b9ff8d3f0a3f8840e3895c2dec877c44920871bf5e3eda",
};

const { values, positionals } = scriptArguments({
  options: { cache: { type: "string" } },
  positionals: ["DATA"],
});
const data = positionals[0]!;
for (const [name, sha256] of Object.entries(WEIGHTS)) {
  const { manifest } = modelFolder(name);
  if (manifest.files[manifest.weights]!.sha256 !== sha256) {
    throw new StsError(
      "E_INPUT",
      `models/${name} is not that of version 0.1.0; check out that version to make the reference`,
    );
  }
}
const reference: Record<string, Reference> = {};
for (const set of readPanel(data)) {
  const cosines = await modelValues(referenceModel(set.block), set.rows, {
    cache: values.cache ?? "bench/out/panel",
    threads: 1,
  });
  reference[set.id] = {
    rows: rowsDigest(set),
    model: referenceModel(set.block),
    cosines: packValues(cosines),
  };
}
writeFileSync(new URL("reference.json", import.meta.url), `${JSON.stringify(reference, undefined, 2)}\n`);
