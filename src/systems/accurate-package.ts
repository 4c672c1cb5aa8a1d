import { StsError } from "../errors.ts";
import { type Manifest, type ModelFiles, readManifest, readText, sha256 } from "../vectors/index.ts";
import { folderFiles, shippedFolder } from "../vectors/node.ts";
import { type CombinerFile, combinerSources, parseCombiner } from "./accurate-combiner.ts";
import type { AccurateRoute } from "./accurate-reader.ts";
import { BLEND_FILE, blendDigest } from "./blend.ts";
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
  const [base, fast, blend] = await Promise.all([
    shippedManifest(route),
    shippedManifest("fast"),
    readText(folderFiles(shippedFolder(route)), BLEND_FILE),
  ]);
  const there = {
    cross: manifest.files[manifest.weights]?.sha256,
    base: base?.files[base.weights]?.sha256,
    blend: blend && (await blendDigest(blend)),
    fast: fast?.files[fast.weights]?.sha256,
  };
  for (const model of ["cross", "base", "blend", "fast"] as const) {
    if (combiner.weights[model] === there[model]) continue;
    const part = {
      cross: `weights of models/accurate-${route}`,
      base: `weights of models/${route}`,
      blend: `words and weights in models/${route}/${BLEND_FILE}`,
      fast: "weights of models/fast",
    }[model];
    throw new StsError(
      "E_MODEL",
      `${label}: was fitted for other ${part}; npm run fit:accurate fits it anew`,
    );
  }
  return { combiner, combinerDigest: (await sha256(new TextEncoder().encode(text))).slice(0, 16) };
}

function shippedManifest(name: string): Promise<Manifest | undefined> {
  return readManifest(folderFiles(shippedFolder(name)));
}
