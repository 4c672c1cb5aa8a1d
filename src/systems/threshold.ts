import { checkRecord, checkText, isRecord, refusedArgument } from "../arguments.ts";
import { StsError } from "../errors.ts";
import type { BestThreshold } from "../learn/index.ts";
import type { System, SystemSignature } from "./system.ts";

/** A decision fitted on labelled pairs: a score of `value` or more means yes. It holds for one system only. */
export interface Threshold extends BestThreshold {
  readonly format: 2;
  readonly name: string;
  /** The system it was fitted with; another system's scores have another meaning. */
  readonly signature: SystemSignature;
}

const NAME = /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,63}$/u;

/** @throws StsError E_INPUT where a threshold cannot be kept under the name */
export function checkThresholdName(name: string): void {
  checkText(name, "name of a threshold");
  // "1e3" and "Infinity" are numbers too: --threshold would never look for their files.
  if (NAME.test(name) && Number.isNaN(Number(name))) return;
  throw new StsError(
    "E_INPUT",
    `"${name}" cannot name a threshold; use letters, digits, "-", "_" and ".", not a number alone`,
  );
}

/** The user's folder of thresholds; Node's modules are loaded only here. */
async function store() {
  const { listFiles, ownFolder, readIfPresent, writeInFolder } = await import(
    "../data/folders/user-folders.ts"
  );
  const folder = `${ownFolder("config")}/thresholds`;
  return {
    path: (name: string) => `${folder}/${name}.json`,
    list: () => listFiles(folder),
    read: readIfPresent,
    write: writeInFolder,
    async remove(path: string) {
      const { unlink } = await import("node:fs/promises");
      const { outputError } = await import("../data/write/node-output.ts");
      await unlink(path).catch((error: unknown) => {
        throw outputError(path, error);
      });
    },
  };
}

/** Keeps a threshold in the user's folder, in place of one of the same name. @returns the file's path */
export async function saveThreshold(threshold: Threshold): Promise<string> {
  if (!isRecord(threshold))
    throw refusedArgument("saveThreshold: threshold", threshold, "what fitThreshold gives");
  checkThresholdName(threshold.name);
  const thresholds = await store();
  const path = thresholds.path(threshold.name);
  await thresholds.write(path, `${JSON.stringify(threshold, null, 2)}\n`);
  return path;
}

/** @throws StsError E_UNKNOWN_NAME when none is kept under the name, E_FORMAT when its file is damaged */
export async function loadThreshold(name: string): Promise<Threshold> {
  const { path, text } = await kept(name);
  return parseThreshold(text, path);
}

/** Deletes a threshold, a damaged one too. @returns the file's path. @throws StsError E_UNKNOWN_NAME */
export async function removeThreshold(name: string): Promise<string> {
  const { path } = await kept(name);
  await (await store()).remove(path);
  return path;
}

async function kept(name: string): Promise<{ readonly path: string; readonly text: string }> {
  checkThresholdName(name);
  const thresholds = await store();
  const path = thresholds.path(name);
  const text = await thresholds.read(path);
  if (text !== undefined) return { path, text };
  const known = await listThresholds();
  const hint = known.length > 0 ? `known: ${known.join(", ")}` : "samesay fit-threshold makes one";
  throw new StsError("E_UNKNOWN_NAME", `no threshold named "${name}"; ${hint}`);
}

/** Names of the thresholds kept, in order of the alphabet. */
export async function listThresholds(): Promise<string[]> {
  const files = await (await store()).list();
  return files
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.slice(0, -".json".length))
    .sort();
}

function parseThreshold(text: string, path: string): Threshold {
  const damaged = () =>
    new StsError("E_FORMAT", `${path}:1: not a threshold; fit it anew with samesay fit-threshold`);
  let json: Partial<Threshold> | undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value)) json = value;
  } catch {
    // Said below, as of what is JSON and no threshold.
  }
  if (json === undefined) throw damaged();
  if (json.format === (1 as number)) {
    const { system = "SYSTEM" } = json.signature ?? {};
    throw new StsError(
      "E_FORMAT",
      `${path}:1: made by an older version, whose scores were others; fit it anew: ` +
        `samesay fit-threshold --system ${system} --name ${json.name} --data FILE`,
    );
  }
  if (json.format !== 2 || typeof json.value !== "number" || json.signature === undefined) throw damaged();
  return json as Threshold;
}

/**
 * Refuses a threshold that was fitted with another system, or with anything else in it that can change a score: its
 * number would mean something else.
 * @throws StsError E_INPUT
 */
export function checkThreshold(threshold: Threshold, system: System): void {
  checkRecord(threshold, "checkThreshold: threshold", "a Threshold", ["name", "signature"]);
  checkRecord(system, "checkThreshold: system", "a System", ["name", "version", "signature"]);
  const fitted = threshold.signature;
  const now = system.signature;
  const parts = new Set([...Object.keys(now), ...Object.keys(fitted)]) as Set<keyof SystemSignature>;
  const differs = [...parts].find((part) => fitted[part] !== now[part]);
  if (differs === undefined) return;
  const which = (s: SystemSignature) => `${s.system} version ${s.version}`;
  const what =
    differs === "system" || differs === "version" ? which(fitted) : `other ${differs} of ${which(fitted)}`;
  throw new StsError(
    "E_INPUT",
    `threshold "${threshold.name}" was fitted with ${what}, not with this ${which(now)}; ` +
      `fit it anew: samesay fit-threshold --system ${now.system} --name ${threshold.name} --data FILE`,
  );
}

/**
 * The number that `--threshold` means: a score 0..5 as it stands, or a kept threshold of this system.
 * @throws StsError E_INPUT, E_UNKNOWN_NAME
 */
export async function resolveThreshold(nameOrScore: string, system: System): Promise<number> {
  checkText(nameOrScore, "resolveThreshold: nameOrScore");
  checkRecord(system, "resolveThreshold: system", "a System", ["name", "version", "description"]);
  const number = nameOrScore.trim() === "" ? Number.NaN : Number(nameOrScore);
  if (!Number.isNaN(number)) {
    if (number >= 0 && number <= 5) return number;
    throw new StsError("E_INPUT", `threshold ${nameOrScore} is outside 0..5`);
  }
  const threshold = await loadThreshold(nameOrScore);
  checkThreshold(threshold, system);
  return threshold.value;
}
