import { StsError } from "../../../errors.ts";
import { type CalibrationModel, checkModel } from "../../../learn/index.ts";
import { PART_VALUES, type Part } from "./encoder-parts.ts";
import { STEP_KINDS, type Steps } from "./near-copy-correction.ts";

/** Name of the file beside a route's weights that says how its pairs are read, written by `npm run fit:tiers`. */
export const TIER_FILE = "tier.json";

/** What would do where it is missing or does not fit: for users, and for those who made weights. */
export const REMEDY = "install samesay again, or make it for new weights with npm run fit:tiers";

/** `tier.json`: constants, steps and calibration of one route, each with where it comes from. */
export interface TierFile {
  readonly format: 3;
  readonly kind: "tier";
  /** What wrote it, on which rows. */
  readonly source: string;
  /** sha256 of the weights of each model that a part names; the lexicon's digest. */
  readonly models: Readonly<Record<string, string>>;
  /** Catalogue names of the sets it was fitted on. */
  readonly sets: readonly string[];
  /** For two texts of one language. */
  readonly same: ReadingFile;
  /** For texts of two languages; `same` where absent. */
  readonly crossLingual?: ReadingFile;
}

export interface ReadingFile {
  readonly parts: readonly Part[];
  readonly steps?: Steps;
  readonly calibration: CalibrationModel;
}

/** @throws StsError E_MODEL naming the file and the part of it that is missing or wrong */
export function parseTierFile(text: string, label: string): TierFile {
  const fail = (problem: string, cause?: unknown) =>
    new StsError("E_MODEL", `${label}: ${problem}`, cause === undefined ? {} : { cause });
  let json: Partial<TierFile> | null;
  try {
    json = JSON.parse(text) as Partial<TierFile> | null;
  } catch (cause) {
    throw fail(`not JSON (${(cause as Error).message})`, cause);
  }
  if (json?.kind !== "tier") throw fail(`kind is ${JSON.stringify(json?.kind)}, expected tier`);
  if (json.format !== 3)
    throw fail(`format ${String(json.format)}; this version of samesay reads format 3; ${REMEDY}`);
  if (typeof json.models !== "object" || json.models === null) throw fail("models is no table of checksums");
  if (!Array.isArray(json.sets)) throw fail("sets is no list");
  for (const kind of ["same", "crossLingual"] as const) {
    const reading = json[kind];
    if (reading === undefined && kind === "crossLingual") continue;
    checkParts(reading?.parts, json.models, (problem) => fail(`${kind}.${problem}`));
    checkSteps(reading?.steps, (problem) => fail(`${kind}.${problem}`));
    checkModel(reading?.calibration, `${label}: ${kind}.calibration`);
  }
  return json as TierFile;
}

function checkParts(
  parts: readonly Partial<Part>[] | undefined,
  models: TierFile["models"],
  fail: (problem: string) => StsError,
): void {
  if (!Array.isArray(parts) || parts.length === 0) throw fail("parts is no list of one or more");
  for (const [k, part] of (parts as readonly Partial<Part>[]).entries()) {
    if (!PART_VALUES.some((value) => value === part?.value))
      throw fail(`parts[${k}].value is ${JSON.stringify(part?.value)}, which this version does not know`);
    if (typeof part.model !== "string" || !Object.hasOwn(models, part.model))
      throw fail(`parts[${k}].model is ${JSON.stringify(part.model)}, which models does not list`);
    if (!Number.isFinite(part.mean)) throw fail(`parts[${k}].mean is no number`);
    for (const name of ["deviation", "weight"] as const)
      if (!(part[name]! > 0 && Number.isFinite(part[name]))) throw fail(`parts[${k}].${name} is not above 0`);
  }
}

function checkSteps(steps: Partial<Steps> | undefined, fail: (problem: string) => StsError): void {
  if (steps === undefined) return;
  const { kinds, raise = Number.NaN, top } = steps;
  if (typeof kinds !== "object" || kinds === null) throw fail("steps.kinds is no table");
  for (const [kind, amount] of Object.entries<number>(kinds)) {
    if (!(STEP_KINDS as readonly string[]).includes(kind))
      throw fail(`steps.kinds holds ${JSON.stringify(kind)}, which this version does not know`);
    if (!(amount >= 0 && amount < 1)) throw fail(`steps.kinds.${kind} is not in 0..1`);
  }
  if (!(raise >= 0 && raise < 1)) throw fail("steps.raise is not in 0..1");
  if (!Number.isFinite(top)) throw fail("steps.top is no number");
}
