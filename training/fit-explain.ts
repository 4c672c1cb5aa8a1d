// npm run fit:explain [-- --out FOLDER]
//
// Makes models/explain/model.json: what cuts sentences into chunks, aligns chunks, and gives them types and scores. Taught by
// the headlines and images of data/ists2016, without the pairs that stand in STS-benchmark's dev or test part; answers-students,
// whose licence nobody states, teaches nothing that ships. Vectors of chunks come from models/en and, for the route of other
// languages, models/multi. Five minutes on one core. The same inputs give the same bytes.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { scriptArguments } from "../scripts/script-arguments.mjs";
import { openChunkSet } from "../src/data/index.ts";
import { BOUNDARY_FEATURES, ENGLISH_BOUNDARY_FEATURES } from "../src/explain/chunks/boundary-features.ts";
import { gapsOf, readGold } from "../src/explain/model/cross-validate.ts";
import { fitBoundaries, fitRoute } from "../src/explain/model/fit-chunk-model.ts";
import { openShippedReading } from "../src/explain/open-chunk-reading.ts";
import { sha256 } from "../src/vectors/index.ts";
import { shippedFolder } from "../src/vectors/node.ts";

const { values } = scriptArguments({ options: { out: { type: "string" } } });
const folder = values.out ?? shippedFolder("explain");

const sets = [];
for (const name of ["headlines", "images"]) sets.push(await openChunkSet(name, ["stsb-test", "stsb-dev"]));
const gold = sets.flatMap(({ pairs, chunks }) =>
  pairs.map((pair, i) => ({
    chunks: [chunks[i]![0].chunks, chunks[i]![1].chunks] as const,
    alignments: pair.alignments,
  })),
);
const reading = openShippedReading();
const english = await readGold(gold, reading, "en");
const multilingual = await readGold(gold, reading, "multi");
await reading.close();
const gaps = english.flatMap(gapsOf);
const model = {
  format: 2,
  kind: "chunk-aligner",
  boundaries: {
    en: fitBoundaries(gaps, ENGLISH_BOUNDARY_FEATURES),
    others: fitBoundaries(gaps, BOUNDARY_FEATURES),
  },
  routes: { en: fitRoute(english), multi: fitRoute(multilingual) },
};
const text = `${JSON.stringify(model)}\n`;
const bytes = new TextEncoder().encode(text);
const manifest = {
  format: 1,
  kind: "chunk-aligner",
  files: { "model.json": { sha256: await sha256(bytes), bytes: bytes.length } },
  trainedOn: ["ists2016-train.headlines", "ists2016-train.images"],
  recipe: "training/fit-explain.ts",
  licence: "CC BY-SA 4.0",
};
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "model.json"), text);
writeFileSync(join(folder, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
console.log(`${gold.length} pairs, ${bytes.length} bytes`);
