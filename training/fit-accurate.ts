// npm run fit:accurate -- DATA [en|multi ...] [--models FOLDER] [--keep FOLDER] [--brief]
//
// Fits the combiners of `accurate` and their maps to 0-5, and writes models/accurate-ROUTE/combiner.json and
// calibration.json. The calibration is fitted on values of combiners that did not see the pair (five folds).
// Rerun it whenever something in models/ changes that it stands on: accurate-ROUTE, en or multi with their blends, fast,
// analysis-*. DATA holds the translations of STS-benchmark (stsb-es-mt, stsb-tr-mt). Fitted on rows that the
// cross-encoders did not see (accurate-data.ts), with values of blends that did not see them (crossed-blend.ts); dev
// figures are printed to choose by, and nothing is fitted on dev. The same inputs give the same bytes. --keep FOLDER
// leaves features and vectors there: a later run with the same weights takes a minute or two, whatever the blend (delete
// the folder when the features' code changed). --brief prints the figures of what was chosen alone. Figures: `r` is Pearson
// and `mse` squared error (0-5) on folds left out; `order` the share of contrast triples ordered rightly, mean over kinds,
// on folds left out; `dev` Pearson on STS-benchmark dev by language; `mae` mean absolute errors of calibrated scores there.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Calibration, type CalibrationModel, fitCalibration } from "../src/learn/index.ts";
import { meanAbsoluteError, pearson } from "../src/stats/index.ts";
import type { Combiner, CombinerFile } from "../src/systems/accurate-combiner.ts";
import {
  FEATURE_GROUPS,
  FEATURE_NAMES,
  type FeatureGroup,
  type Features,
  type FeatureTerm,
} from "../src/systems/accurate-features.ts";
import { COMBINER_FILE } from "../src/systems/accurate-package.ts";
import { type AccurateRoute, openPairReader } from "../src/systems/accurate-reader.ts";
import type { Tags } from "../src/systems/encoder-parts.ts";
import type { TierCalibration } from "../src/systems/tier-package.ts";
import type { Language } from "../src/text/index.ts";
import { readManifest, sha256 } from "../src/vectors/index.ts";
import { folderFiles, shippedFolder } from "../src/vectors/node.ts";
import { FOLDS, type Material, readFolds, readMaterial, SEED, type Sources } from "./accurate-material.ts";
import { openCrossedBlend } from "./crossed-blend.ts";
import { type FitSettings, fitCombiner, valuesOf } from "./fit-combiner.ts";
import { rounded } from "./rounded.ts";

/** What a route is fitted on. */
interface Route {
  readonly gold: readonly Language[];
  readonly triples: readonly Language[];
  /** Pairs of languages that texts across languages are made of. */
  readonly cross: readonly Tags[];
  readonly sets: readonly string[];
}

const ROUTES: Readonly<Record<AccurateRoute, Route>> = {
  en: {
    gold: ["en"],
    triples: ["en"],
    cross: [],
    sets: ["stsb-train"],
  },
  multi: {
    gold: ["es", "tr"],
    triples: ["es", "ar", "tr"],
    cross: [
      ["en", "es"],
      ["en", "tr"],
    ],
    sets: ["stsb-train", "stsb-es-mt-train", "stsb-tr-mt-train"],
  },
};

/** Chosen by the tables that this command prints. */
const SETTINGS: FitSettings = { order: 1, margin: 0.5, penalty: 0.03 };
/** Tried and printed. */
const ORDERS = [0, 0.5, 1, 2];

/** Groups that the combiner takes; words in common are there for near copies, and stand in the blend. */
const GROUPS: readonly FeatureGroup[] = ["cross", "vectors", "blend", "numbers", "names"];
/** Groups that hold across languages. */
const CROSS_GROUPS: readonly FeatureGroup[] = ["cross", "vectors", "blend", "alignment", "numbers"];
/** Tried and printed; "chosen" is. The blend holds what words say: little is left that betters dev beside it. */
const TERM_SETS: Readonly<Record<string, readonly FeatureTerm[]>> = {
  all: FEATURE_NAMES,
  chosen: termsOf(GROUPS),
  "models alone": termsOf(["cross", "vectors", "blend"]),
};

function termsOf(groups: readonly FeatureGroup[]): readonly FeatureTerm[] {
  return groups.flatMap((group): readonly FeatureTerm[] => FEATURE_GROUPS[group]);
}

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { models: { type: "string" }, keep: { type: "string" }, brief: { type: "boolean" } },
});
const [data, ...wanted] = positionals;
if (data === undefined || wanted.some((route) => !Object.hasOwn(ROUTES, route))) {
  throw new Error(
    "usage: npm run fit:accurate -- DATA [en|multi ...] [--models FOLDER] [--keep FOLDER] [--brief]",
  );
}
for (const route of (wanted.length > 0 ? wanted : Object.keys(ROUTES)) as AccurateRoute[])
  await fitRoute(data, route);

async function fitRoute(data: string, route: AccurateRoute): Promise<void> {
  const name = `accurate-${route}`;
  const folder = flags.models === undefined ? shippedFolder(name) : join(flags.models, name);
  const heldOutFold = await foldLeftOut(folder);
  const { gold, triples, cross, sets } = ROUTES[route];
  const terms = termsOf(GROUPS);
  const reader = await openPairReader(route, { folder });
  const folds = await readFolds(heldOutFold, triples);
  const blend = await openCrossedBlend(route, data, heldOutFold, folds, flags.keep);
  const sources: Sources = { reader, blend, data, heldOutFold, folds, keep: flags.keep };
  const same = await readMaterial(
    sources,
    gold.map((language) => [language, language]),
    triples,
  );
  console.log(`${name}: ${same.examples.length} gold pairs, ${same.contests.length} triples`);
  if (flags.brief === true) console.log(`  ${figures(same, terms, SETTINGS)}`);
  else printChoices(same);
  const combiner = fitCombiner(terms, same.examples, same.contests, SETTINGS);
  const sameMap = calibrate(same, terms, SETTINGS, `${name} same`);
  let across: { readonly combiner: Combiner; readonly map: CalibrationModel } | undefined;
  if (cross.length > 0) {
    const mixed = await readMaterial(sources, cross, []);
    // No triple crosses languages.
    const alone = { ...SETTINGS, order: 0 };
    console.log(`${name} across languages: ${mixed.examples.length} gold pairs`);
    console.log(`  ${figures(mixed, termsOf(CROSS_GROUPS), alone)}`);
    across = {
      combiner: fitCombiner(termsOf(CROSS_GROUPS), mixed.examples, [], alone),
      map: calibrate(mixed, termsOf(CROSS_GROUPS), alone, `${name} cross`),
    };
  }
  const file: CombinerFile = {
    format: 1,
    kind: "accurate-combiner",
    weights: reader.weights,
    sets,
    same: combiner,
    ...(across && { cross: across.combiner }),
  };
  const text = `${JSON.stringify(file)}\n`;
  const calibration: TierCalibration = {
    format: 1,
    weights: reader.weights.cross,
    combiner: (await sha256(new TextEncoder().encode(text))).slice(0, 16),
    sets,
    same: sameMap,
    ...(across && { cross: across.map }),
  };
  writeFileSync(join(folder, COMBINER_FILE), text);
  writeFileSync(join(folder, "calibration.json"), `${JSON.stringify(calibration)}\n`);
  await Promise.all([reader.close(), blend.close()]);
}

/** The map to 0-5 of values that each pair got from the combiner of the folds it is not in. */
function calibrate(
  material: Material,
  terms: readonly FeatureTerm[],
  settings: FitSettings,
  label: string,
): CalibrationModel {
  const { model } = calibration(material, crossFitted(material, terms, settings));
  const { pearson: r, mae, withinOne, pairs } = model.fit;
  console.log(
    `${label}: ${pairs} pairs  r ${r?.toFixed(4)}  MAE ${mae.toFixed(3)}  within 1 ${(100 * withinOne).toFixed(1)} %`,
  );
  return rounded(model);
}

/** @param combiners for each fold the one fitted on the others */
function calibration(
  { examples, unrelated, exampleFolds, lengths }: Material,
  combiners: readonly Combiner[],
): Calibration {
  const blend = (features: Features, fold: number) => valuesOf(combiners[fold]!, [features])[0]!;
  const raw = [
    ...examples.map(({ features }, i) => blend(features, exampleFolds[i]!)),
    ...unrelated.map(({ features, fold }) => blend(features, fold)),
  ];
  return fitCalibration(raw, [...examples.map(({ gold }) => gold), ...unrelated.map(() => 0)], {
    groups: Uint32Array.from([...exampleFolds, ...unrelated.map(({ fold }) => fold)]),
    lengths: Float64Array.from([...lengths, ...unrelated.map(({ length }) => length)]),
    madeUp: Uint8Array.from(raw, (_, i) => (i < examples.length ? 0 : 1)),
    seed: SEED,
  });
}

async function foldLeftOut(folder: string): Promise<number> {
  const manifest = (await readManifest(folderFiles(folder))) as { heldOutFold?: number } | undefined;
  if (manifest === undefined)
    throw new Error(`${folder}: has no manifest.json; training/README.md tells how to make the weights`);
  if (manifest.heldOutFold === undefined) {
    throw new Error(
      `${folder}/manifest.json: has no heldOutFold; weights that saw all of STS-benchmark train leave nothing to fit on`,
    );
  }
  return manifest.heldOutFold;
}

function printChoices(material: Material): void {
  const print = (label: string, terms: readonly FeatureTerm[], order: number) =>
    console.log(`  ${label.padEnd(34)} ${figures(material, terms, { ...SETTINGS, order })}`);
  for (const [name, terms] of Object.entries(TERM_SETS)) {
    for (const order of ORDERS) print(`${name}, order ${order}`, terms, order);
  }
  for (const group of GROUPS) {
    const left = GROUPS.filter((other) => other !== group);
    print(`without ${group}`, termsOf(left), SETTINGS.order);
  }
}

/** For each fold the combiner fitted on the others. */
function crossFitted(material: Material, terms: readonly FeatureTerm[], settings: FitSettings): Combiner[] {
  const { examples, exampleFolds, contests, contestFolds } = material;
  return Array.from({ length: FOLDS }, (_, fold) =>
    fitCombiner(
      terms,
      examples.filter((_, i) => exampleFolds[i] !== fold),
      contests.filter((_, i) => contestFolds[i] !== fold),
      settings,
    ),
  );
}

/** Cross-validated figures, and those of a fit on all rows on dev. */
function figures(material: Material, terms: readonly FeatureTerm[], settings: FitSettings): string {
  const { examples, exampleFolds, contests, contestFolds, kinds, dev } = material;
  const combiners = crossFitted(material, terms, settings);
  const gold = examples.map((example) => example.gold);
  const held = examples.map(({ features }, i) => valuesOf(combiners[exampleFolds[i]!]!, [features])[0]!);
  const right = new Map<string, boolean[]>();
  for (const [i, { closer, farther }] of contests.entries()) {
    const [near, far] = valuesOf(combiners[contestFolds[i]!]!, [closer, farther]);
    right.set(kinds[i]!, [...(right.get(kinds[i]!) ?? []), near! > far!]);
  }
  const mse = gold.reduce((sum, score, i) => sum + (5 * held[i]! - score) ** 2, 0) / gold.length;
  const { map, model } = calibration(material, combiners);
  const shares = [...right.values()].map((found) => found.filter(Boolean).length / found.length);
  const order = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
  const whole = fitCombiner(terms, examples, contests, settings);
  const devs = dev.map(({ language, rows, gold: scores }) => {
    const values = valuesOf(whole, rows);
    return `${language} ${pearson(values, scores).toFixed(4)} mae ${meanAbsoluteError(values.map(map), scores).toFixed(4)}`;
  });
  const ordered = shares.length === 0 ? "" : `  order ${order.toFixed(3)}`;
  return `r ${pearson(held, gold).toFixed(4)}  mse ${mse.toFixed(4)}  mae ${model.fit.mae.toFixed(4)}${ordered}${devs.length > 0 ? `  dev ${devs.join(" ")}` : ""}`;
}
