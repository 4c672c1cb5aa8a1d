import type { SystemSignature } from "../systems/index.ts";
import { VERSION } from "../version.ts";

/** A system, or a score file with its digest. */
export type ScoreSource = SystemSignature | { readonly scores: string; readonly sha256: string };

/** What besides the library could change an evaluation's numbers. */
export interface SignatureParts {
  /** One source of scores, or several that are compared. */
  readonly system: ScoreSource | readonly ScoreSource[];
  /** Name and sha256 of each set, in order. */
  readonly data: readonly { readonly name: string; readonly sha256?: string }[];
  readonly protocol?: string;
  readonly draws?: number;
  readonly seed?: number;
}

/**
 * One line that names everything that could change the numbers, to be printed with them (after sacreBLEU):
 * `samesay:0.1.0|system:token-cosine.v1|calibration:0a1b…|data:stsb-dev@4d41…|draws:1000|seed:1`.
 */
export function signatureLine(parts: SignatureParts): string {
  const { system, data, protocol, draws, seed } = parts;
  const sources = "length" in system ? system : [system];
  const fields: [string, string | number | undefined][] = [
    ["samesay", VERSION],
    ...sources.flatMap(sourceFields),
    ["protocol", protocol],
    [
      "data",
      data.length === 0
        ? undefined
        : data.map(({ name, sha256 }) => `${safe(name)}@${short(sha256) ?? "unknown"}`).join("+"),
    ],
    ["draws", data.length === 0 ? undefined : draws],
    ["seed", data.length === 0 || draws === 0 ? undefined : seed],
  ];
  return fields
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}:${value}`)
    .join("|");
}

function sourceFields(source: ScoreSource): [string, string | undefined][] {
  if ("scores" in source) return [["scores", `${safe(source.scores)}@${short(source.sha256)}`]];
  const { system, version, ...digests } = source;
  return [
    ["system", `${safe(system)}.v${version}`],
    ...Object.entries(digests).map(([part, digest]): [string, string | undefined] => [part, short(digest)]),
  ];
}

/** Eight digits of a digest tell files apart well enough for a line people read. */
function short(digests: string | undefined): string | undefined {
  // A system of several weights names a digest for each, joined by "+".
  return digests
    ?.split("+")
    .map((digest) => digest.slice(0, 8))
    .join("+");
}

/** Names may be paths: only their last part, and nothing that the line itself uses. */
function safe(name: string): string {
  return (name.split(/[/\\]/).at(-1) ?? name).replace(/[|@+\s]/g, "_");
}
