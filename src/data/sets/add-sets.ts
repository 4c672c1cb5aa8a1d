import { randomBytes } from "node:crypto";
import { rename, unlink } from "node:fs/promises";
import { isAbsolute, join, relative } from "node:path";
import { checkOptions, optionNames } from "../../arguments.ts";
import { StsError, unknownName } from "../../errors.ts";
import type { Language } from "../../text/language.ts";
import { userFolder } from "../folders/data-folders.ts";
import { languagesByText } from "../languages-by-text.ts";
import { type OpenOptions, openPairs } from "../read/open-pairs.ts";
import { officialPairs } from "../read/parse-official.ts";
import { parserContext, readPairs } from "../read/read-pairs.ts";
import { upright } from "../read/score-cell.ts";
import { goldNameOf } from "../read/sniff.ts";
import type { GoldPair, Scale } from "../types.ts";
import { withFolderLock } from "../write/folder-lock.ts";
import { makeFolder } from "../write/make-folder.ts";
import { writePairs } from "../write/write-pairs.ts";
import { writeWhole } from "../write/write-whole.ts";
import { type SourceFile, sourceFiles } from "./archive-files.ts";
import type { SetRecord } from "./catalogue.ts";
import { digestOfFile, readShippedCatalogue, readUserRecords } from "./catalogue-files.ts";

/** What became of one recognised file. */
export interface AddedSet {
  readonly name: string;
  readonly pairs: number;
  /** Pairs of the file without gold, left out. */
  readonly unscored: number;
  readonly path: string;
  readonly from: string;
  /** What is out of the ordinary about the file, in a line. */
  readonly note?: string;
}

export interface AddReport {
  readonly added: readonly AddedSet[];
  /** Recognised files that were not added, and why. */
  readonly skipped: readonly { readonly file: string; readonly reason: string }[];
}

/**
 * Adds the sets that are found in the organisers' archives, folders or files, by their file names and their
 * numbers of scored pairs. Nothing is added from a file whose number differs from the official one. Everything is read
 * and written before the catalogue learns of any of it: an error leaves all as it was.
 * @param paths what the organisers distribute; several at once where input and gold come apart (2017)
 * @param folder the user's data folder
 * @throws StsError E_INPUT when nothing is recognised; E_FORMAT for damaged files; E_OUTPUT
 */
export async function addSets(paths: readonly string[], folder = userFolder()): Promise<AddReport> {
  const files: SourceFile[] = [];
  for (const path of paths) files.push(...(await sourceFiles(path)));
  const { sets: records } = await readShippedCatalogue();
  const found: Stored[] = [];
  const skipped: { file: string; reason: string }[] = [];
  for (const file of files) {
    const candidates = records.filter(
      (record) => record.files !== undefined && new RegExp(record.files, "i").test(file.name),
    );
    if (candidates.length === 0) continue;
    for (const outcome of await readKnown(file, files, candidates)) {
      if ("reason" in outcome) skipped.push({ file: file.path, reason: outcome.reason });
      else found.push({ ...outcome, from: file.path });
    }
  }
  if (found.length + skipped.length === 0) throw nothingKnown(paths, records);
  return { added: found.length === 0 ? [] : await store(once(found), folder), skipped };
}

/** The last of each set, as a later file replaces an earlier one. */
function once(found: readonly Stored[]): Stored[] {
  return [...new Map(found.map((set) => [set.record.name, set])).values()];
}

type Outcome = Omit<Stored, "from"> | { reason: string };

/** The sets a file holds with their scored pairs, or the reason why it is passed over. */
async function readKnown(
  file: SourceFile,
  files: readonly SourceFile[],
  candidates: readonly SetRecord[],
): Promise<Outcome[]> {
  const official = /\.input\./i.test(file.name);
  const gold = official ? goldFor(file, files) : undefined;
  if (official && gold === undefined)
    return [{ reason: `no gold: ${goldNameOf(file.name)} is not beside it` }];
  const { pairs: all, beyondGold } = await readAll(file, gold, candidates);
  if (/^SICK\.txt$/i.test(file.name))
    return candidates.map((record) => chosen(partOfSick(all, record), [record], false));
  return [withNote(chosen(all, candidates, official), all.length, beyondGold)];
}

/** Says of an input file that goes on behind its gold that it does. */
function withNote(outcome: Outcome, pairs: number, beyondGold: number): Outcome {
  if (beyondGold === 0 || "reason" in outcome) return outcome;
  const total = pairs + beyondGold;
  return {
    ...outcome,
    note: `the input file has ${total} lines, the gold ${pairs}: the first ${pairs} are the set`,
  };
}

/** The candidate that has as many scored pairs as the file. */
function chosen(all: readonly GoldPair[], candidates: readonly SetRecord[], official: boolean): Outcome {
  const pairs = all.filter((pair) => pair.gold !== undefined);
  const record = candidates.find((candidate) => candidate.pairs === pairs.length);
  if (record === undefined) {
    const expected = candidates.map((candidate) => `${candidate.pairs} (${candidate.name})`).join(" or ");
    return { reason: `${pairs.length} scored pairs, expected ${expected}` };
  }
  if (record.file !== undefined) return { reason: `${record.name} ships with samesay` };
  const [low, high] = record.scale;
  const outside = pairs.find(({ gold }) => gold! < low || gold! > high);
  if (outside !== undefined)
    return { reason: `gold ${outside.gold} of pair ${outside.id} is outside ${low}..${high}` };
  return {
    record: official ? { ...record, lines: all.length } : record,
    pairs: pairs.map((pair, i) => withSetId(pair, record, official, i)),
    unscored: all.length - pairs.length,
  };
}

/** SICK.txt holds all three parts, told by its last column. */
function partOfSick(all: readonly GoldPair[], record: SetRecord): GoldPair[] {
  const part = record.split?.toUpperCase();
  return all.filter((pair) => pair.extra?.at(-1)?.trim() === part);
}

/** A file's pairs, and how many of its lines lie beyond the gold where the set is known for that (2017, track 6). */
async function readAll(
  file: SourceFile,
  gold: SourceFile | undefined,
  candidates: readonly SetRecord[],
): Promise<{ pairs: GoldPair[]; beyondGold: number }> {
  // Which scale holds is known once the set is.
  const options = { scale: "any" } as const;
  const content = await file.bytes();
  if (gold === undefined) {
    const format = /^sts-(train|dev|test)\.csv$/i.test(file.name) ? { format: "stsb" as const } : {};
    const pairs = await readPairs(stream(content), file.path, { ...options, ...format }).toArray();
    return { pairs, beyondGold: 0 };
  }
  const lines = lineCount(content);
  const longer = candidates.find((record) => record.inputLines === lines);
  const kept = longer === undefined ? content : firstLines(content, longer.pairs);
  const pairs: GoldPair[] = [];
  const context = parserContext(file.path, options);
  for await (const batch of officialPairs(stream(kept), stream(await gold.bytes()), gold.path, context))
    pairs.push(...batch);
  return { pairs, beyondGold: longer === undefined ? 0 : lines - longer.pairs };
}

/** Lines with something in them; an input file has none that are blank but at its end. */
function lineCount(bytes: Uint8Array): number {
  return new TextDecoder().decode(bytes).trimEnd().split("\n").length;
}

function firstLines(bytes: Uint8Array, count: number): Uint8Array {
  let end = 0;
  for (let line = 0; line < count; line++) end = bytes.indexOf(10, end) + 1;
  return bytes.subarray(0, end);
}

/** The gold file of an input file: of the same folder where there is one, else of the right name anywhere. */
function goldFor(file: SourceFile, files: readonly SourceFile[]): SourceFile | undefined {
  const wanted = goldNameOf(file.name).toLowerCase();
  const beside = goldNameOf(file.path).toLowerCase();
  return (
    files.find((other) => other.path.toLowerCase() === beside) ??
    files.find((other) => other.name.toLowerCase() === wanted)
  );
}

/** Ids as the shipped sets have them: the set's name and the line number of the official file. */
function withSetId(pair: GoldPair, record: SetRecord, official: boolean, index: number): GoldPair {
  const number = official ? Number(pair.id) : index + 1;
  const prefix = record.name.replace(/^sts(?=\d)/, "").replace(/^stsb-/, "stsb.");
  return { ...pair, id: `${prefix}-${String(number).padStart(4, "0")}` };
}

export interface AddFileOptions extends OpenOptions {
  readonly name: string;
  readonly scale?: Scale;
  readonly languages?: readonly [Language, Language];
  readonly licence?: string;
}

const ADD_FILE_OPTIONS = optionNames<AddFileOptions>({
  format: true,
  columns: true,
  header: true,
  scale: true,
  uniqueIds: true,
  signal: true,
  onNote: true,
  gold: true,
  name: true,
  languages: true,
  licence: true,
});

/**
 * Adds a file of any format, under a name of the user's own or as a known set that is not here; that one brings
 * its scale and languages and must have its number of scored pairs.
 * @throws StsError E_INPUT for a name that is taken or cannot be one, a file without gold, or another number of pairs
 */
export async function addFile(
  path: string,
  options: AddFileOptions,
  folder = userFolder(),
): Promise<AddedSet> {
  checkOptions(options, "addFile", ADD_FILE_OPTIONS);
  const { languages = ["en", "en"], licence = "as its source", ...reading } = options;
  const { name, scale = [0, 5] } = options;
  const known = await knownSet(name, options);
  // Kept as in the file: a scale from high to low is turned round whenever the set is read.
  const all = await openPairs(path, { ...reading, scale: upright(known?.scale ?? scale) }).toArray();
  const pairs = all.filter((pair) => pair.gold !== undefined);
  if (pairs.length === 0)
    throw new StsError("E_INPUT", `${path}: no pair has a gold score; a set needs them`);
  if (known !== undefined && known.pairs !== pairs.length) {
    throw new StsError(
      "E_INPUT",
      `${path}: ${pairs.length} scored pairs, but ${known.name} has ${known.pairs}; is it another set?`,
    );
  }
  const own = {
    name,
    languages,
    scale,
    source: name,
    pairs: pairs.length,
    licence,
    licenceFiles: [],
    origin: path,
  };
  const unscored = all.length - pairs.length;
  const [added] = await store([{ record: known ?? own, pairs, unscored, from: path }], folder);
  return added!;
}

/** The catalogue's set of that name, to be filled by the file; undefined for a name of the user's own. */
async function knownSet(name: string, options: AddFileOptions): Promise<SetRecord | undefined> {
  if (!/^[\p{L}\p{N}][\p{L}\p{N}._-]{0,63}$/u.test(name)) {
    throw new StsError("E_INPUT", `"${name}" cannot be a set's name; use letters, digits, dots and hyphens`);
  }
  const { sets, groups } = await readShippedCatalogue();
  const same = (entry: { name: string }) => entry.name.toLowerCase() === name.toLowerCase();
  const known = sets.find(same);
  if (groups.some(same))
    throw new StsError("E_INPUT", `"${name}" names a group of sets; choose another name`);
  if (known?.file !== undefined)
    throw new StsError("E_INPUT", `"${name}" ships with samesay; choose another name`);
  if (known !== undefined && (options.scale ?? options.languages ?? options.licence) !== undefined) {
    throw new StsError(
      "E_INPUT",
      `${known.name} brings its own scale, languages and licence; leave them out`,
    );
  }
  return known;
}

/** A set read and checked, before it is kept. */
interface Stored {
  readonly record: SetRecord;
  readonly pairs: readonly GoldPair[];
  readonly unscored: number;
  readonly from: string;
  readonly note?: string;
}

/**
 * Writes every set's pairs as id, score, a, b, genre, source and the rest, under names that nobody reads yet; then, with
 * no other process at work in the folder, gives them their names and records them all at once.
 */
async function store(found: readonly Stored[], folder: string): Promise<AddedSet[]> {
  const sets = join(folder, "sets");
  await makeFolder(sets).catch((error: StsError) => {
    throw new StsError("E_OUTPUT", `${error.message}; or set SAMESAY_DATA to a folder you can write`, {
      cause: error,
    });
  });
  const staged: { readonly place: string; readonly path: string; readonly record: SetRecord }[] = [];
  try {
    for (const { record, pairs } of found) {
      const path = join(sets, `${record.name}.tsv`);
      const place = join(sets, `.${record.name}.${randomBytes(4).toString("hex")}.tmp`);
      const sourced = pairs.some((pair) => pair.source !== undefined);
      await writePairs(place, sourced ? pairs.map(withSourceColumns) : pairs, { format: "tsv" });
      const languages = languagesByText(pairs, record.languages);
      const own = { ...record, languages };
      staged.push({ place, path, record: await recordOf(own, pairs.length, place, path, sourced) });
    }
    await withFolderLock(folder, async () => {
      const names = new Set(staged.map(({ record }) => record.name));
      const others = (await readUserRecords(folder)).filter(({ name }) => !names.has(name));
      for (const { place, path } of staged) await rename(place, path);
      await saveRecords([...others, ...staged.map(({ record }) => record)], folder);
    });
  } finally {
    for (const { place } of staged) await unlink(place).catch(() => {});
  }
  return found.map(({ record, pairs, unscored, from, note }, i) => ({
    name: record.name,
    pairs: pairs.length,
    unscored,
    path: staged[i]!.path,
    from,
    ...(note !== undefined && { note }),
  }));
}

async function recordOf(
  record: SetRecord,
  pairs: number,
  place: string,
  path: string,
  sourced: boolean,
): Promise<SetRecord> {
  const { obtain: _obtain, files: _files, columns: _columns, inputLines, ...rest } = record;
  const columns = { id: 1, score: 2, a: 3, b: 4, ...(sourced && { genre: 5, source: 6 }) };
  // A team's run has a score for every line of the input.
  const lines = inputLines === undefined ? {} : { lines: inputLines };
  return { ...rest, ...lines, pairs, file: path, sha256: await digestOfFile(place), columns };
}

/** Genre and source-year as the shipped STS-benchmark files have them, then the licence columns. */
function withSourceColumns(pair: GoldPair): GoldPair {
  const source = [pair.source, pair.year].filter(Boolean).join("-");
  return { ...pair, extra: [pair.genre ?? "", source, ...(pair.extra ?? [])] };
}

/** Removes a set that the user added. @throws StsError E_UNKNOWN_NAME when there is none of that name */
export async function removeSet(name: string, folder = userFolder()): Promise<void> {
  const isIt = (record: SetRecord) => record.name.toLowerCase() === name.toLowerCase();
  const known = await readUserRecords(folder);
  if (!known.some(isIt)) {
    throw unknownName(
      "added set",
      name,
      known.map((record) => record.name),
    );
  }
  await withFolderLock(folder, async () => {
    const records = await readUserRecords(folder);
    await saveRecords(
      records.filter((record) => !isIt(record)),
      folder,
    );
    for (const { file } of records.filter(isIt)) if (file !== undefined) await unlink(file).catch(() => {});
  });
}

async function saveRecords(records: readonly SetRecord[], folder: string): Promise<void> {
  const sets = records.map((record) => {
    const { file } = record;
    return file !== undefined && isAbsolute(file) ? { ...record, file: relative(folder, file) } : record;
  });
  await writeWhole(join(folder, "catalogue.json"), `${JSON.stringify({ schema: 1, sets }, null, 2)}\n`);
}

function nothingKnown(paths: readonly string[], records: readonly SetRecord[]): StsError {
  const examples = records
    .filter((record) => record.file === undefined && record.obtain !== undefined)
    .slice(0, 3);
  return new StsError(
    "E_INPUT",
    `${paths.join(", ")}: no file of a known set (such as those of ${examples.map((record) => record.name).join(", ")}); to add a file of your own: samesay data add FILE --name NAME`,
  );
}

async function* stream(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
