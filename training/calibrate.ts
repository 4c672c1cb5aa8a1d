// npm run calibrate:tiers -- TRANSLATIONS [NAME ...]
//
// Fits the maps from cosine to 0-5 of the weights in models/ (of accurate-en and accurate-multi: from what their
// combiner gives) and writes models/NAME/calibration.json. Rerun it whenever weights or combiners change. Data: STS-benchmark train without the rows that stand in its test or dev part, the
// same rows in Spanish and Turkish (folder TRANSLATIONS, with stsb-es-mt/train.tsv and stsb-tr-mt/train.tsv, in
// the English file's order), across the languages too, and unrelated pairs (see calibration-pairs.ts).
// Weights that were trained on STS-benchmark train name in their manifest the fold they did not see
// ("heldOutFold", training/held-out/fold-N.txt): their cosines on the other rows are too good, so that fold alone counts.
import { readFileSync, writeFileSync } from "node:fs";
import { type GoldPair, loadHeldOutPairs, loadOverlap, pairKey } from "../src/data/index.ts";
import { type CalibrationModel, fitCalibration } from "../src/learn/index.ts";
import { combinerFor } from "../src/systems/accurate.ts";
import { combine } from "../src/systems/accurate-combiner.ts";
import { readCombiner } from "../src/systems/accurate-package.ts";
import { type AccurateRoute, openPairReader } from "../src/systems/accurate-reader.ts";
import { type CalibrationPairs, calibrationPairs, withUnrelated } from "../src/systems/calibration-pairs.ts";
import type { Tags } from "../src/systems/encoder-parts.ts";
import type { LanguageTag } from "../src/systems/system.ts";
import type { TierCalibration } from "../src/systems/tier-package.ts";
import {
  cachedEncoder,
  cosine,
  type Encoder,
  openStaticEncoder,
  readManifest,
} from "../src/vectors/index.ts";
import { folderFiles, openShippedModel, shippedFolder } from "../src/vectors/node.ts";

const [translations, ...wanted] = process.argv.slice(2);
if (translations === undefined) throw new Error("usage: npm run calibrate:tiers -- TRANSLATIONS [NAME ...]");
const names = wanted.length > 0 ? wanted : ["en", "multi", "fast", "accurate-en", "accurate-multi"];

const overlap = await loadOverlap();
const english = await calibrationPairs();
const heldOutPairs = await loadHeldOutPairs();
const trainRows = readRows("data/stsb/train.tsv");
const spanish = readTranslations("stsb-es-mt");
const turkish = readTranslations("stsb-tr-mt");

for (const name of names) await calibrate(name);

/** Raw values of pairs, of which the calibration is fitted. */
interface Values {
  /** sha256 of the weights. */
  readonly weights: string;
  readonly combiner?: string;
  of(pairs: CalibrationPairs["pairs"], languages: readonly Tags[]): Promise<readonly number[]>;
  close(): Promise<void>;
}

async function calibrate(name: string): Promise<void> {
  const manifest = await readManifest(folderFiles(shippedFolder(name)));
  if (manifest === undefined) throw new Error(`models/${name} has no manifest.json`);
  const values =
    manifest.kind === "onnx-cross-encoder" ? await blends(name) : await cosines(name, manifest.kind);
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
  const part = (pairs: CalibrationPairs, language: LanguageTag): Part => ({
    pairs,
    languageOf: () => language,
  });
  const englishTexts = new Set([...first, ...second].flatMap((row) => [row.english.a, row.english.b]));
  const mixedPart = (rows: typeof spanish, other: LanguageTag): Part => ({
    pairs: mixed(rows),
    languageOf: (text) => (englishTexts.has(text) ? "en" : other),
  });
  const one = [part(ours, "en"), ...(multilingual ? [part(own(first), "es"), part(own(second), "tr")] : [])];
  const same = await fitOn(values, `${name} same`, one);
  const cross = multilingual
    ? await fitOn(values, `${name} cross`, [mixedPart(first, "es"), mixedPart(second, "tr")])
    : undefined;
  const calibration: TierCalibration = {
    format: 1,
    weights: values.weights,
    ...(values.combiner !== undefined && { combiner: values.combiner }),
    sets: multilingual ? ["stsb-train", "stsb-es-mt-train", "stsb-tr-mt-train"] : ["stsb-train"],
    same,
    ...(cross && { cross }),
  };
  writeFileSync(`models/${name}/calibration.json`, `${JSON.stringify(calibration)}\n`);
  await values.close();
}

/** Cosines of an encoder's vectors. */
async function cosines(name: string, kind: string): Promise<Values> {
  // Each text stands in several parts.
  const encoder: Encoder = cachedEncoder(
    kind === "static"
      ? await openStaticEncoder(folderFiles(shippedFolder(name)))
      : await openShippedModel(name),
    40_000,
  );
  return {
    weights: encoder.sha256,
    async of(pairs) {
      const vectors = await encoder.encode(pairs.flatMap(({ a, b }) => [a, b]));
      return pairs.map((_, k) => cosine(vectors, 2 * k, vectors, 2 * k + 1));
    },
    close: () => encoder.close(),
  };
}

/** What the combiner of one half of `accurate` gives. */
async function blends(name: string): Promise<Values> {
  const route = name.replace("accurate-", "") as AccurateRoute;
  const { combiner, combinerDigest } = await readCombiner(folderFiles(shippedFolder(name)), route);
  const reader = await openPairReader(route);
  return {
    weights: reader.weights.cross,
    combiner: combinerDigest,
    async of(pairs, languages) {
      const tagged = pairs.map(({ a, b }, k) => ({ a, b, languages: languages[k]! }));
      const readings = await reader.read(tagged);
      return readings.map(({ features }, k) => combine(combinerFor(combiner, languages[k]!), features));
    },
    close: () => reader.close(),
  };
}

/** Pairs, and the language of each of their texts. */
interface Part {
  readonly pairs: CalibrationPairs;
  readonly languageOf: (text: string) => LanguageTag;
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

async function fitOn(values: Values, label: string, parts: readonly Part[]): Promise<CalibrationModel> {
  const raw: number[] = [];
  const gold: number[] = [];
  const groups: number[] = [];
  const lengths: number[] = [];
  const madeUp: number[] = [];
  let first = 0;
  for (const { pairs: part, languageOf } of parts) {
    const languages = part.pairs.map(({ a, b }): Tags => [languageOf(a), languageOf(b)]);
    raw.push(...(await values.of(part.pairs, languages)));
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

/** Six significant digits are enough for scores to four decimals. */
function rounded(model: CalibrationModel): CalibrationModel {
  return JSON.parse(JSON.stringify(model), (_key, value) =>
    typeof value === "number" && !Number.isInteger(value) ? Number(value.toPrecision(6)) : value,
  );
}
