import { StsError } from "../../../errors.ts";
import { calibrationOf } from "../../../learn/index.ts";
import { type Manifest, type ModelFiles, readManifest, readText, sha256 } from "../../../vectors/index.ts";
import { READING_DIGEST } from "../../reading-digest.ts";
import type { LanguagePair, SystemSignature, TrainingSource } from "../../system.ts";
import { isCrossLingual, type Reading } from "./encoder-parts.ts";
import { parseTierFile, REMEDY, TIER_FILE, type TierFile } from "./tier-file.ts";

/** A route of a tier as described by its files; no weights are loaded yet. */
export interface TierPackage {
  readonly file: TierFile;
  /** First 16 hexadecimal digits of the tier file's sha256. */
  readonly digest: string;
  /** Manifests of the models that it reads with, by name; the lexicon has none. */
  readonly manifests: ReadonlyMap<string, Manifest>;
  readonly trainedOn: readonly TrainingSource[];
  reading(languages: LanguagePair): Reading;
}

/**
 * Reads what a route needs to know before it opens weights: a few kilobytes.
 * @param files of the folder that holds its tier file
 * @param modelFiles of each model that the tier file may name
 * @throws StsError E_MODEL when a file is missing, or the tier file was made for other weights
 */
export async function readTierPackage(
  files: ModelFiles,
  modelFiles: (name: string) => ModelFiles | undefined,
): Promise<TierPackage> {
  const label = `${files.label}/${TIER_FILE}`;
  const text = await readText(files, TIER_FILE);
  if (text === undefined) throw new StsError("E_MODEL", `${label}: no such file; ${REMEDY}`);
  const file = parseTierFile(text, label);
  const manifests = new Map<string, Manifest>();
  for (const [name, digest] of Object.entries(file.models)) {
    const own = modelFiles(name);
    if (own === undefined) continue;
    const manifest = await readManifest(own);
    if (manifest === undefined)
      throw new StsError("E_MODEL", `${own.label}: has no manifest.json; install samesay again`);
    if (manifest.files[manifest.weights]?.sha256 !== digest)
      throw new StsError("E_MODEL", `${label}: was made for other weights of "${name}"; ${REMEDY}`);
    manifests.set(name, manifest);
  }
  const same = readingOf(file.same);
  const crossLingual = file.crossLingual === undefined ? same : readingOf(file.crossLingual);
  return {
    file,
    digest: (await sha256(new TextEncoder().encode(text))).slice(0, 16),
    manifests,
    trainedOn: [
      ...[...manifests.values()].flatMap(({ trainedOn }) =>
        trainedOn.map((set): TrainingSource => ({ set, use: "weights" })),
      ),
      // Steps and constants change raw values, calibrations scores alone.
      ...file.sets.flatMap((set): TrainingSource[] => [
        { set, use: "selection" },
        { set, use: "calibration" },
      ]),
    ],
    reading: (languages) => (isCrossLingual(languages) ? crossLingual : same),
  };
}

function readingOf({ parts, steps, calibration }: TierFile["same"]): Reading {
  return { parts, ...(steps && { steps }), calibration: calibrationOf(calibration) };
}

/**
 * What a system made of routes says of itself: digests of all that could change a number, and training sources.
 * @throws StsError E_MODEL when a route was fitted with another lexicon
 */
export function describeRoutes(
  routes: readonly TierPackage[],
  lexiconDigest: string | undefined,
): { readonly signature: Omit<SystemSignature, "system" | "version">; readonly trainedOn: TrainingSource[] } {
  for (const { file } of routes) {
    const fitted = file.models.lexicon;
    if (fitted !== undefined && lexiconDigest !== undefined && fitted !== lexiconDigest)
      throw new StsError(
        "E_MODEL",
        `${TIER_FILE} was made with another lexicon (${fitted}) than there is (${lexiconDigest}); ${REMEDY}`,
      );
  }
  const manifests = new Map(routes.flatMap((route) => [...route.manifests]));
  const joined = (digestOf: (manifest: Manifest) => string | undefined) =>
    [...manifests.values()].flatMap((manifest) => digestOf(manifest) ?? []).join("+");
  const tokenizer = joined(({ files }) => files["tokenizer.json"]?.sha256);
  return {
    signature: {
      weights: joined(({ files, weights }) => files[weights]?.sha256),
      calibration: routes.map(({ digest }) => digest).join("+"),
      ...(tokenizer !== "" && { tokenizer }),
      ...(lexiconDigest !== undefined && { lexicon: lexiconDigest }),
      reading: READING_DIGEST,
    },
    trainedOn: uniqueSources(routes.flatMap(({ trainedOn }) => trainedOn)),
  };
}

function uniqueSources(sources: readonly TrainingSource[]): TrainingSource[] {
  return [...new Map(sources.map((source) => [`${source.set} ${source.use}`, source])).values()];
}
