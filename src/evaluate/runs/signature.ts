import { checkRecord } from "../../arguments.ts";
import type { SystemSignature } from "../../systems/index.ts";
import { VERSION } from "../../version.ts";

/** A system, or a score file with its digest. */
export type ScoreSource = SystemSignature | { readonly scores: string; readonly sha256: string };

/** What besides the library could change an evaluation's numbers. */
export interface SignatureParts {
  /** One source of scores, or several that are compared. */
  readonly system: ScoreSource | readonly ScoreSource[];
  /** Each set, in order. */
  readonly data: readonly SignedSet[];
  readonly protocol?: string;
  readonly draws?: number;
  readonly seed?: number;
  /** Share that intervals cover. */
  readonly level?: number;
  /** How intervals are made, where there is a choice. */
  readonly interval?: string;
  /** What decides a comparison of several sets. */
  readonly on?: string;
  /** Choices that change numbers, by option: `{ threshold: 3, columns: "a=1,b=2,score=3" }`. */
  readonly choices?: SignedChoices;
}

/** A set as signatures name it: what its file is, and how it was read. */
export interface SignedSet {
  readonly name: string;
  readonly sha256?: string;
  readonly scale?: readonly [number, number];
  readonly languages?: readonly [string, string];
}

export type SignedChoices = Readonly<Record<string, string | number | undefined>>;

/**
 * One line that names everything that could change the numbers, to be printed with them (after sacreBLEU):
 * `samesay:0.1.0|system:token-cosine.v1|calibration:0a1b…|data:stsb-dev@4d41…|draws:1000|seed:1|level:0.95|interval:bca`.
 */
export function signatureLine(parts: SignatureParts): string {
  checkRecord(parts, "signatureLine: parts", "a SignatureParts", ["system", "data"]);
  const { system, data, protocol, draws, seed, level, interval, on, choices = {} } = parts;
  const sources = "length" in system ? system : [system];
  const scored = data.length > 0;
  const drawn = scored && draws !== 0;
  const fields: [string, string | number | undefined][] = [
    ["samesay", VERSION],
    ...sources.flatMap(sourceFields),
    ["protocol", protocol],
    ["data", scored ? data.map(setField).join("+") : undefined],
    ["on", on],
    ["draws", scored ? draws : undefined],
    ["seed", drawn ? seed : undefined],
    ["level", drawn ? level : undefined],
    ["interval", drawn ? interval : undefined],
    ...Object.entries(choices).map(([name, value]): [string, string | number | undefined] => [
      name,
      typeof value === "string" ? value.replace(/[|\s]+/g, "_") : value,
    ]),
  ];
  return fields
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}:${value}`)
    .join("|");
}

/** What of an evaluation's options changes numbers. */
export function signedFigures(options: {
  readonly draws?: number;
  readonly seed?: number;
  readonly level?: number;
  readonly method?: string;
  readonly allMeasures?: boolean;
  readonly threshold?: number;
  readonly choices?: SignedChoices | undefined;
}): Pick<SignatureParts, "draws" | "seed" | "level" | "interval" | "choices"> {
  const { draws = 1000, seed = 1, level = 0.95, method = "bca", allMeasures, threshold = 4 } = options;
  const choices = { ...options.choices, ...(allMeasures && { threshold }) };
  return { draws, seed, level, interval: method, choices };
}

/** "sts2014-es.news@0a1b2c3d,0..4,es-es": scale and languages where they are not 0-5 and English. */
function setField({ name, sha256, scale = [0, 5], languages = ["en", "en"] }: SignedSet): string {
  return [
    `${safe(name)}@${short(sha256) ?? "unknown"}`,
    ...(scale[0] === 0 && scale[1] === 5 ? [] : [`${scale[0]}..${scale[1]}`]),
    ...(languages.every((language) => language === "en") ? [] : [languages.join("-")]),
  ].join(",");
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
