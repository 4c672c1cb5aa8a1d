// npm run calibrate:tiers -- TRANSLATIONS [NAME ...]
//
// Fits the maps to 0-5 of what the encoders in models/ say of pairs, by their blends, comparisons or cosines, and writes
// models/NAME/calibration.json. Rerun it whenever weights, a comparison or a blend change (`npm run fit:blend` does).
// The halves of `accurate` are calibrated by `npm run fit:accurate`, which has what it takes:
// values of combiners that did not see a pair. Data: STS-benchmark train without the rows that stand in its test or dev part, the
// same rows in Spanish and Turkish (folder TRANSLATIONS, with stsb-es-mt/train.tsv and stsb-tr-mt/train.tsv, in
// the English file's order), across the languages too, and unrelated pairs (see calibration-pairs.ts).
// Weights that were trained on STS-benchmark train name in their manifest the fold they did not see
// ("heldOutFold", training/held-out/fold-N.txt): their cosines on the other rows are too good, so that fold alone counts.
import { readFileSync, writeFileSync } from "node:fs";
import { type GoldPair, loadHeldOutPairs, loadOverlap, pairKey } from "../src/data/index.ts";
import { type CalibrationModel, fitCalibration, type IsotonicLoss } from "../src/learn/index.ts";
import { openBilingualLexicon } from "../src/systems/bilingual-lexicon.ts";
import { BLEND_FILE, blendDigest, readBlend } from "../src/systems/blend.ts";
import { type CalibrationPairs, calibrationPairs, withUnrelated } from "../src/systems/calibration-pairs.ts";
import { COMPARISON_FILE, readComparison } from "../src/systems/comparison.ts";
import type { Tags } from "../src/systems/encoder-parts.ts";
import {
  areAcross,
  EvidenceStore,
  encodeSide,
  type PairReading,
  pairValue,
  type TextSide,
} from "../src/systems/pair-values.ts";
import type { LanguageTag } from "../src/systems/system.ts";
import type { TierCalibration } from "../src/systems/tier-package.ts";
import { type WordVectors, wordVectors } from "../src/systems/word-alignment.ts";
import {
  cachedEncoder,
  type Encoder,
  type Manifest,
  openStaticEncoder,
  readManifest,
  readText,
  type StaticEncoder,
} from "../src/vectors/index.ts";
import { folderFiles, openShippedModel, shippedFolder } from "../src/vectors/node.ts";
import { rounded } from "./rounded.ts";

/** Pairs that share languages. */
interface Part {
  readonly rows: CalibrationPairs;
  /** Languages of both texts of pair k, as the system is told them. */
  tags(k: number): Tags;
}

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
  const opened: Encoder | StaticEncoder =
    manifest.kind === "static"
      ? await openStaticEncoder(folderFiles(shippedFolder(name)))
      : await openShippedModel(name);
  const words =
    manifest.kind === "static" ? wordVectors((word) => (opened as StaticEncoder).sum(word)) : undefined;
  const { reading, digests } = await readingOf(name, manifest, words);
  // Each text stands in several parts.
  const encoder = cachedEncoder(opened, 40_000);
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
  const told = (tag: LanguageTag): Part["tags"] => {
    const tags: Tags = [tag, tag];
    return () => tags;
  };
  const inEnglish: Part = { rows: ours, tags: told("en") };
  const one = multilingual
    ? [inEnglish, { rows: own(first), tags: told("es") }, { rows: own(second), tags: told("tr") }]
    : [inEnglish];
  // Medians of weak values in three languages together lie too low for English: dev error of `fast` .684, with means .66.
  const loss = manifest.kind === "static" ? "squared" : "absolute";
  const same = await fitOn(encoder, reading, `${name} same`, one, loss);
  const cross = multilingual
    ? await fitOn(encoder, reading, `${name} cross`, [mixed(first, "es"), mixed(second, "tr")], loss)
    : undefined;
  const calibration: TierCalibration = {
    format: 1,
    weights: encoder.sha256,
    ...digests,
    sets: multilingual ? ["stsb-train", "stsb-es-mt-train", "stsb-tr-mt-train"] : ["stsb-train"],
    same,
    ...(cross && { cross }),
  };
  writeFileSync(`models/${name}/calibration.json`, `${JSON.stringify(calibration)}\n`);
  await encoder.close();
}

/** How an encoder's vectors are compared, and the digests of what does it. */
async function readingOf(
  name: string,
  manifest: Manifest,
  words: WordVectors | undefined,
): Promise<{ reading: PairReading; digests: Pick<TierCalibration, "comparison" | "blend"> }> {
  const files = folderFiles(shippedFolder(name));
  const comparison = manifest.files[COMPARISON_FILE]?.sha256;
  const weights = manifest.files[manifest.weights]!.sha256;
  const text = await readText(files, BLEND_FILE);
  const digest = text === undefined ? undefined : await blendDigest(text);
  const lexicon = await openBilingualLexicon(folderFiles(shippedFolder("lexicon")));
  return {
    reading: {
      comparison: await readComparison(files, manifest),
      blend:
        digest === undefined
          ? undefined
          : await readBlend(files, { weights, comparison, digest }, { lexicon, words }),
    },
    digests: { ...(comparison && { comparison }), ...(digest && { blend: digest }) },
  };
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
function mixed(rows: readonly { own: GoldPair; english: GoldPair }[], language: LanguageTag): Part {
  const pairs = rows.map(({ own, english }, i) => ({
    ...own,
    a: i % 2 === 0 ? own.a : english.a,
    b: i % 2 === 0 ? english.b : own.b,
  }));
  const tagOf = new Map<string, LanguageTag>();
  for (const { own, english } of rows) {
    for (const text of [own.a, own.b]) tagOf.set(text, language);
    for (const text of [english.a, english.b]) tagOf.set(text, "en");
  }
  const all = withUnrelated(pairs);
  return { rows: all, tags: (k) => [tagOf.get(all.pairs[k]!.a)!, tagOf.get(all.pairs[k]!.b)!] };
}

async function fitOn(
  encoder: Encoder,
  reading: PairReading,
  label: string,
  parts: readonly Part[],
  loss: IsotonicLoss,
): Promise<CalibrationModel> {
  const raw: number[] = [];
  const gold: number[] = [];
  const groups: number[] = [];
  const lengths: number[] = [];
  const madeUp: number[] = [];
  let first = 0;
  const evidence = new EvidenceStore();
  for (const { rows: part, tags } of parts) {
    const texts = part.pairs.flatMap(({ a, b }) => [a, b]);
    const languages = part.pairs.flatMap((_, k): Tags => tags(k));
    const across = areAcross(...tags(0));
    const side: TextSide = {
      vectors: await encodeSide({ ...reading, encoder }, evidence, texts, languages, across),
      text: (row) => texts[row]!,
      language: (row) => languages[row]!,
    };
    for (const k of part.pairs.keys()) raw.push(pairValue(reading, evidence, side, 2 * k, side, 2 * k + 1));
    gold.push(...part.gold);
    lengths.push(...part.lengths);
    madeUp.push(...part.madeUp);
    // Parts are grouped apart: a row's translation may be in another fold, but a curve over one variable keeps no row.
    for (const group of part.groups) groups.push(first + group);
    first += 1 + Math.max(...part.groups);
  }
  const { model } = fitCalibration(raw, gold, { groups, lengths, madeUp, loss, seed: 1 });
  const { pearson, mae, withinOne, pairs } = model.fit;
  console.log(
    `${label.padEnd(12)} ${pairs} pairs  r ${pearson?.toFixed(4)}  MAE ${mae.toFixed(3)}  within 1 ${(100 * withinOne).toFixed(1)} %`,
  );
  return rounded(model);
}
