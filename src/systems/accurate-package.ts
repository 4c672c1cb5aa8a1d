import { StsError } from "../errors.ts";
import { type Manifest, type ModelFiles, readManifest, readText, sha256 } from "../vectors/index.ts";
import { folderFiles, shippedFolder } from "../vectors/node.ts";
import { type CombinerFile, combinerSources, parseCombiner } from "./accurate-combiner.ts";
import { factorsOf } from "./accurate-features.ts";
import type { AccurateRoute } from "./accurate-reader.ts";
import { COMPARISON_FILE } from "./comparison.ts";
import { readTierPackage, type TierPackage } from "./tier-package.ts";

export const COMBINER_FILE = "combiner.json";

/** One half of `accurate` as described by its files, not loaded yet. */
export interface AccuratePackage {
  readonly tier: TierPackage;
  readonly combiner: CombinerFile;
  /** First 16 hexadecimal digits of the combiner file's sha256; its calibration names it. */
  readonly combinerDigest: string;
}

/**
 * Reads what `accurate` needs to know before it opens weights: manifests, combiner, calibration.
 * @throws StsError E_MODEL when a part is missing, or the parts do not belong together; tells what would do
 */
export async function readAccuratePackage(route: AccurateRoute): Promise<AccuratePackage> {
  const files = folderFiles(shippedFolder(`accurate-${route}`));
  const { combiner, combinerDigest } = await readCombiner(files, route);
  const tier = await readTierPackage(files);
  if (tier.combiner !== combinerDigest) {
    throw new StsError(
      "E_MODEL",
      `${files.label}/calibration.json: was fitted for another combiner; npm run fit:accurate fits it anew`,
    );
  }
  return {
    tier: { ...tier, trainedOn: [...tier.trainedOn, ...combinerSources(combiner)] },
    combiner,
    combinerDigest,
  };
}

/** The combiner alone, checked against the weights at hand. */
export async function readCombiner(
  files: ModelFiles,
  route: AccurateRoute,
): Promise<Pick<AccuratePackage, "combiner" | "combinerDigest">> {
  const label = `${files.label}/${COMBINER_FILE}`;
  const [manifest, text] = await Promise.all([readManifest(files), readText(files, COMBINER_FILE)]);
  if (manifest === undefined) {
    throw new StsError(
      "E_MODEL",
      `${files.label}: the weights of "accurate" are not there; install samesay anew, or make them (training/README.md)`,
    );
  }
  if (text === undefined) {
    throw new StsError("E_MODEL", `${files.label}: has no ${COMBINER_FILE}; npm run fit:accurate makes it`);
  }
  const combiner = parseCombiner(text, label);
  const [base, fast] = await Promise.all([shippedManifest(route), shippedManifest("fast")]);
  const there = {
    cross: manifest.files[manifest.weights]?.sha256,
    base: base?.files[base.weights]?.sha256,
    comparison: base?.files[COMPARISON_FILE]?.sha256,
    fast: fast?.files[fast.weights]?.sha256,
  };
  for (const model of ["cross", "base", "comparison", "fast"] as const) {
    // A combiner that takes no comparison does not name one.
    if (combiner.weights[model] === there[model] || (model === "comparison" && !takesComparison(combiner)))
      continue;
    const folder = {
      cross: `accurate-${route}`,
      base: route,
      comparison: `${route}/${COMPARISON_FILE}`,
      fast: "fast",
    }[model];
    throw new StsError(
      "E_MODEL",
      `${label}: was fitted for other weights of models/${folder}; npm run fit:accurate fits it anew`,
    );
  }
  return { combiner, combinerDigest: (await sha256(new TextEncoder().encode(text))).slice(0, 16) };
}

function takesComparison({ same, cross }: CombinerFile): boolean {
  return [same, cross].some((combiner) =>
    combiner?.features.some((term) => factorsOf(term).includes("compared")),
  );
}

function shippedManifest(name: string): Promise<Manifest | undefined> {
  return readManifest(folderFiles(shippedFolder(name)));
}
