// npm run calibrate:tiers -- TRANSLATIONS [NAME ...]
//
// Fits the maps from cosine to 0-5 of the encoders in models/ and writes models/NAME/calibration.json. Rerun it
// whenever weights change. The halves of `accurate` are calibrated by `npm run fit:accurate`, which has what it takes:
// values of combiners that did not see a pair. Data: STS-benchmark train without the rows that stand in its test or dev part, the
// same rows in Spanish and Turkish (folder TRANSLATIONS, with stsb-es-mt/train.tsv and stsb-tr-mt/train.tsv, in
// the English file's order), across the languages too, and unrelated pairs (see calibration-pairs.ts).
// Weights that were trained on STS-benchmark train name in their manifest the fold they did not see
// ("heldOutFold", training/held-out/fold-N.txt): their cosines on the other rows are too good, so that fold alone counts.
import { readFileSync, writeFileSync } from "node:fs";
import { type GoldPair, loadHeldOutPairs, loadOverlap, pairKey } from "../src/data/index.ts";
import { type CalibrationModel, fitCalibration } from "../src/learn/index.ts";
import { type CalibrationPairs, calibrationPairs, withUnrelated } from "../src/systems/calibration-pairs.ts";
import type { TierCalibration } from "../src/systems/tier-package.ts";
import {
  cachedEncoder,
  cosine,
  type Encoder,
  openStaticEncoder,
  readManifest,
} from "../src/vectors/index.ts";
import { folderFiles, openShippedModel, shippedFolder } from "../src/vectors/node.ts";
import { rounded } from "./rounded.ts";

const [translations, ...wanted] = process.argv.slice(2);
if (translations === undefined) throw new Error("usage: npm run calibrate:tiers -- TRANSLATIONS [NAME ...]");
const names = wanted.length > 0 ? wanted : ["en", "multi", "fast"];

const overlap = await loadOverlap();
const english = await calibrationPairs();
const heldOutPairs = await loadHeldOutPairs();
const trainRows = readRows("data/stsb/train.tsv");
const spanish = readTranslations("stsb-es-mt");
const turkish = readTranslations("stsb-tr-mt");

for (const name of names) await calibrate(name);

async function calibrate(name: string): Promise<void> {
  const manifest = await readManifest(folderFiles(shippedFolder(name)));
  if (manifest === undefined) throw new Error(`models/${name} has no manifest.json`);
  if (manifest.kind === "onnx-cross-encoder")
    throw new Error(`models/${name}: npm run fit:accurate calibrates it`);
  // Each text stands in several parts.
  const encoder = cachedEncoder(
    manifest.kind === "static"
      ? await openStaticEncoder(folderFiles(shippedFolder(name)))
      : await openShippedModel(name),
    40_000,
  );
  const multilingual = manifest.languages.length > 1;
  const unseen = unseenRows(name);
  const kept = (rows: typeof spanish) => (unseen ? rows.filter((row) => unseen(row.english)) : rows);
  const [ours, first, second] = [
    unseen
      ? withUnrelated(trainRows.filter((row) => !heldOutPairs.has(pairKey(row)) && unseen(row)))
      : english,
    kept(spanish),
    kept(turkish),
  ];
  const one = multilingual ? [ours, own(first), own(second)] : [ours];
  const same = await fitOn(encoder, `${name} same`, one);
  const cross = multilingual
    ? await fitOn(encoder, `${name} cross`, [mixed(first), mixed(second)])
    : undefined;
  const calibration: TierCalibration = {
    format: 1,
    weights: encoder.sha256,
    sets: multilingual ? ["stsb-train", "stsb-es-mt-train", "stsb-tr-mt-train"] : ["stsb-train"],
    same,
    ...(cross && { cross }),
  };
  writeFileSync(`models/${name}/calibration.json`, `${JSON.stringify(calibration)}\n`);
  await encoder.close();
}

/** Whether the weights NAME have not been trained on a row; all rows for weights that name no fold. */
function unseenRows(name: string): ((row: GoldPair) => boolean) | undefined {
  const { heldOutFold } = JSON.parse(readFileSync(`models/${name}/manifest.json`, "utf8")) as {
    heldOutFold?: number;
  };
  if (heldOutFold === undefined) return undefined;
  const numbers = new Set(readFileSync(`training/held-out/fold-${heldOutFold}.txt`, "utf8").split("\n"));
  return (row) => numbers.has(row.id.split("-").at(-1) ?? "");
}

/** Rows of a translated file that may be used: neither they nor their English originals stand in a held-out part. */
function readTranslations(set: string): { own: GoldPair; english: GoldPair }[] {
  const rows = readRows(`${translations}/${set}/train.tsv`);
  if (rows.length !== trainRows.length)
    throw new Error(`${set}: ${rows.length} rows, English ${trainRows.length}`);
  return rows
    .map((row, i) => ({ own: row, english: trainRows[i]! }))
    .filter(
      (row) => overlap.partOf(row.own.id) === undefined && overlap.partOf(row.english.id) === undefined,
    );
}

function readRows(file: string): GoldPair[] {
  return readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => {
      const [id = "", gold, a = "", b = ""] = line.split("\t");
      return { id, gold: Number(gold), a, b };
    });
}

/** Both texts translated. */
function own(rows: readonly { own: GoldPair }[]): CalibrationPairs {
  return withUnrelated(rows.map((row) => row.own));
}

/** One text translated, the other in English, by turns. */
function mixed(rows: readonly { own: GoldPair; english: GoldPair }[]): CalibrationPairs {
  return withUnrelated(
    rows.map(({ own, english }, i) => ({
      ...own,
      a: i % 2 === 0 ? own.a : english.a,
      b: i % 2 === 0 ? english.b : own.b,
    })),
  );
}

async function fitOn(
  encoder: Encoder,
  label: string,
  parts: readonly CalibrationPairs[],
): Promise<CalibrationModel> {
  const raw: number[] = [];
  const gold: number[] = [];
  const groups: number[] = [];
  const lengths: number[] = [];
  const madeUp: number[] = [];
  let first = 0;
  for (const part of parts) {
    const vectors = await encoder.encode(part.pairs.flatMap(({ a, b }) => [a, b]));
    for (const k of part.pairs.keys()) raw.push(cosine(vectors, 2 * k, vectors, 2 * k + 1));
    gold.push(...part.gold);
    lengths.push(...part.lengths);
    madeUp.push(...part.madeUp);
    // Parts are grouped apart: a row's translation may be in another fold, but a curve over one variable keeps no row.
    for (const group of part.groups) groups.push(first + group);
    first += 1 + Math.max(...part.groups);
  }
  const { model } = fitCalibration(raw, gold, { groups, lengths, madeUp, seed: 1 });
  const { pearson, mae, withinOne, pairs } = model.fit;
  console.log(
    `${label.padEnd(12)} ${pairs} pairs  r ${pearson?.toFixed(4)}  MAE ${mae.toFixed(3)}  within 1 ${(100 * withinOne).toFixed(1)} %`,
  );
  return rounded(model);
}
