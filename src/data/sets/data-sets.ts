import { checkOptions, checkText } from "../../arguments.ts";
import { StsError, unknownName } from "../../errors.ts";
import type { HeldPipe } from "../pipes/pipe-bytes.ts";
import { OPEN_OPTIONS, type OpenOptions, openPairs } from "../read/open-pairs.ts";
import { DEFAULT_SCALE, upright } from "../read/score-cell.ts";
import { type Catalogue, findSets, knownNames, mergeCatalogues, type SetRecord } from "./catalogue.ts";
import type { DataSet } from "./data-set.ts";

/** What a name or path after `--data` stands for. */
export interface ResolvedData {
  readonly name: string;
  readonly sets: readonly DataSet[];
  /** Members of a group that the user would have to add first. */
  readonly missing: readonly SetRecord[];
}

/**
 * The shipped catalogue and the user's own sets. Where the user's catalogue is damaged, the shipped sets are there all
 * the same, and `problem` says what it is.
 */
export async function loadCatalogue(): Promise<Catalogue & { readonly problem?: StsError }> {
  const { readShippedCatalogue, readUserRecords } = await import("./catalogue-files.ts");
  const shipped = await readShippedCatalogue();
  try {
    return mergeCatalogues(shipped, await readUserRecords());
  } catch (problem) {
    if (problem instanceof StsError) return { ...shipped, problem };
    throw problem;
  }
}

/**
 * Finds what `--data` names: a catalogue set or group, else a file. `./sts2015` means a file even where a
 * set has that name.
 * @param options how to read a file; a catalogue set knows it itself
 * @throws StsError E_UNKNOWN_NAME with the nearest names; E_INPUT for a set that must be added first
 */
export async function resolveData(nameOrPath: string, options: OpenOptions = {}): Promise<ResolvedData> {
  checkText(nameOrPath, "resolveData: name or path");
  checkOptions(options, "resolveData", OPEN_OPTIONS);
  if (nameOrPath === "-")
    throw new StsError("E_INPUT", 'no set is named "-"; standard input is read as /dev/stdin');
  const catalogue = await loadCatalogue();
  const found = findSets(catalogue, nameOrPath);
  if (found === undefined) {
    const isPath = await looksLikePath(nameOrPath);
    // It may be one of the user's own, whose list cannot be read.
    if (!isPath && catalogue.problem !== undefined) throw catalogue.problem;
    if (!isPath) throw unknownName("set or file", nameOrPath, knownNames(catalogue), "samesay data list");
    const { heldPipe } = await import("../pipes/pipe-bytes.ts");
    const pipe = await heldPipe(nameOrPath);
    return { name: nameOrPath, sets: [fileSet(nameOrPath, options, pipe)], missing: [] };
  }
  const { catalogueSet } = await import("./catalogue-files.ts");
  const sets = found.records.filter((record) => record.file !== undefined).map(catalogueSet);
  const missing = found.records.filter((record) => record.file === undefined);
  if (sets.length === 0) throw catalogue.problem ?? notHere(found.name, missing);
  return { name: found.name, sets, missing };
}

/**
 * One set by its exact name.
 * @throws StsError as resolveData, and E_INPUT for a group
 */
export async function openSet(name: string): Promise<DataSet> {
  const { sets, missing } = await resolveData(name);
  const only = sets[0];
  if (only === undefined || sets.length + missing.length > 1) {
    throw new StsError(
      "E_INPUT",
      `${name} is a group of sets; name one: ${[...sets, ...missing].map((set) => set.name).join(", ")}`,
    );
  }
  return only;
}

/** @param pipe what the path is, where it is no file that can be opened anew at every call */
function fileSet(path: string, options: OpenOptions, pipe: HeldPipe | undefined): DataSet {
  const { scale } = options;
  return {
    name: path,
    path,
    scale: scale === undefined || scale === "any" ? DEFAULT_SCALE : upright(scale),
    ...(scale === undefined && { scaleAssumed: true }),
    read: (more) => openPairs(pipe?.bytes() ?? path, { name: path, ...options, ...more }),
    sha256: async () =>
      pipe?.sha256() ?? (await import("./catalogue-files.ts")).digestOfSet(path, options.gold),
  };
}

async function looksLikePath(text: string): Promise<boolean> {
  if (/[/\\]/.test(text) || /\.(tsv|csv|txt|jsonl|ndjson|json|parquet|gz|ascii)$/i.test(text)) return true;
  return (await import("../read/node-files.ts")).exists(text);
}

function notHere(name: string, missing: readonly SetRecord[]): StsError {
  const { obtain } = missing[0]!;
  return new StsError("E_INPUT", `${name} does not come with samesay; ${obtain}`);
}
