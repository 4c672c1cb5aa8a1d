import { join } from "node:path";
import { readIfPresent } from "../../data/folders/user-folders.ts";
import { StsError } from "../../errors.ts";
import { type Calibration, calibrationOf, predictNetwork, predictRidge } from "../../learn/index.ts";
import { sha256 } from "../../vectors/index.ts";
import { encoderSystem } from "../encoder/encoder-system.ts";
import type { EncoderSystemParts, Head, OpenedRoute } from "../encoder/tier/encoder-parts.ts";
import type { LanguagePair, System, SystemOptions } from "../system.ts";
import { headFeatureCount, headFeatures } from "./head-features.ts";
import { type Correction, HEAD_FILE, type HeadFile, otherGround, parseHead } from "./head-file.ts";
import { groundOf, headParts } from "./head-parts.ts";

const VERSION = 3;

/**
 * A system that `samesay train --head` saved: what a shipped tier says of a pair, corrected and calibrated anew on the
 * user's own labelled pairs.
 *
 * @param folder with head.json in it
 * @throws StsError E_MODEL when it is damaged, or was trained on another tier's state than the one that ships
 */
export async function createHeadSystem(folder: string, options: SystemOptions = {}): Promise<System> {
  const path = join(folder, HEAD_FILE);
  const text = await readIfPresent(path);
  if (text === undefined)
    throw new StsError("E_MODEL", `${path}: no such file; samesay train --head makes it`);
  const file = parseHead(text, path);
  const parts = await headParts(file.tier, options);
  checkGround(file, parts, path);
  const { name, trainedOn } = file;
  return encoderSystem(
    {
      ...parts,
      name,
      version: VERSION,
      description: `"${file.tier}" (${file.kept}), trained on ${trainedOn.pairs} pairs of ${trainedOn.set}`,
      trainedOn: [...parts.trainedOn, { set: trainedOn.set, use: "weights" }],
      signature: {
        ...parts.signature,
        calibration: (await sha256(new TextEncoder().encode(text))).slice(0, 16),
      },
      raw: file.correction === undefined ? parts.raw : "head",
      open: async (route) => withHead(file, route, await parts.open(route), path),
    },
    options,
  );
}

/** A head of other vectors, or of another calibration, would give numbers without meaning. */
function checkGround(file: HeadFile, parts: EncoderSystemParts, path: string): void {
  const ground = groundOf(parts);
  const part = otherGround(file.standsOn, ground);
  if (part === undefined) return;
  const short = (digest: string | undefined) => digest?.replaceAll(/([0-9a-f]{8})[0-9a-f]+/g, "$1") ?? "none";
  throw new StsError(
    "E_MODEL",
    `${path}: was trained on other ${part} of "${file.tier}" (${short(file.standsOn[part])}) than this version has ` +
      `(${short(ground[part])}); train it again with samesay train --head`,
  );
}

/** A route of the tier with what was trained: a newly calibrated score, or a corrected one. */
function withHead(file: HeadFile, route: string, opened: OpenedRoute, path: string): OpenedRoute {
  const last = calibrationOf(file.calibration);
  if (file.correction === undefined) {
    return {
      ...opened,
      reading: (languages) => {
        const reading = opened.reading(languages);
        return { ...reading, stepScale: reading.calibration, calibration: after(reading.calibration, last) };
      },
    };
  }
  const { first, routes } = file.correction;
  const own = Object.hasOwn(routes, route) ? routes[route] : undefined;
  const width = own === undefined ? undefined : widthOf(own);
  const { dimension } = opened.encoders[0]!;
  if (width !== undefined && width !== headFeatureCount(dimension))
    throw new StsError("E_MODEL", `${path}: correction.routes.${route} has ${width} weights; train it again`);
  const anew = calibrationOf(first);
  const head: Head = (raw, languages, left, i, right, j) => {
    const points = opened.reading(languages).calibration.map(raw);
    const score = anew.map(points);
    return own === undefined ? score : score + correctionOf(own, headFeatures(points, left, i, right, j));
  };
  const reading = (languages: LanguagePair) => {
    const own = opened.reading(languages);
    return { ...own, stepScale: own.calibration, calibration: last };
  };
  return { ...opened, head, reading };
}

function after(tier: Calibration, last: Calibration): Calibration {
  return { ...last, map: (raw) => last.map(tier.map(raw)) };
}

function widthOf(correction: Correction): number {
  return correction.kind === "ridge" ? correction.weights.length : correction.hidden[0]!.length;
}

function correctionOf(correction: Correction, features: Float64Array): number {
  return correction.kind === "ridge"
    ? predictRidge(correction, features)
    : predictNetwork(correction, features);
}
