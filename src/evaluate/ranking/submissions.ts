import { checkRecord, checkText, checkTexts } from "../../arguments.ts";
import { StsError } from "../../errors.ts";
import { runNames } from "../runs/run-names.ts";
import { readScoreFile, type ScoreFileOnDisk } from "../runs/score-files-on-disk.ts";

// Node only.

/** A run that somebody handed in: a score file for each set, or what is wrong with it. */
export interface Submission {
  /** "TEAM-RUN", the name of its folder or file. */
  readonly name: string;
  readonly team: string;
  readonly run: string;
  readonly path: string;
  /** By name of the set. */
  readonly files: ReadonlyMap<string, ScoreFileOnDisk>;
  /** Of the files' digests, for the signature. */
  readonly sha256: string;
  /** Faults that keep it out of the ranking: `file:line: problem`. */
  readonly problems: readonly string[];
}

/**
 * Reads a folder of submissions: FOLDER/TEAM-RUN/SET.txt, or, for one set, FOLDER/TEAM-RUN.txt. The part after the
 * last "-" names the run. SET is the set's name, in full ("sts2015.images") or its last part ("images"), and may stand
 * after "STS.output." as the organisers had it. Hidden files and those that end in .md are passed over.
 *
 * @param sets names of the sets
 * @throws StsError E_INPUT for a missing or empty folder, and for two runs of one name
 */
export async function readSubmissions(folder: string, sets: readonly string[]): Promise<Submission[]> {
  checkText(folder, "readSubmissions: folder");
  checkTexts(sets, "readSubmissions: sets");
  const entries = await entriesOf(folder);
  if (entries.length === 0)
    throw new StsError("E_INPUT", `${folder} holds no run; expected TEAM-RUN/SET.txt or TEAM-RUN.txt`);
  const seen = new Map<string, string>();
  const submissions: Submission[] = [];
  for (const { name: file, isFolder } of entries) {
    const name = isFolder ? file : file.replace(/(\.(txt|tsv|scores|out|gz))+$/i, "");
    const path = `${folder.replace(/[/\\]+$/, "")}/${file}`;
    const other = seen.get(name.toLowerCase());
    if (other !== undefined)
      throw new StsError("E_INPUT", `two runs named "${name}": ${other} and ${path}; rename one`);
    seen.set(name.toLowerCase(), path);
    submissions.push(await read(name, path, isFolder, sets));
  }
  return submissions;
}

/** One digest of several, in their order; one alone is its own. */
export async function digestOf(digests: readonly string[]): Promise<string> {
  checkTexts(digests, "digestOf: digests");
  if (digests.length === 1) return digests[0]!;
  const { createHash } = await import("node:crypto");
  return createHash("sha256").update(digests.join("\n")).digest("hex");
}

async function entriesOf(folder: string): Promise<{ name: string; isFolder: boolean }[]> {
  const { readdir, stat } = await import("node:fs/promises");
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    const why =
      error.code === "ENOTDIR"
        ? "is a file; name the folder that it is in, or use --scores"
        : "no such folder";
    throw new StsError("E_INPUT", `${folder}: ${why}`);
  });
  const wanted = entries.filter(({ name }) => !name.startsWith(".") && !/\.md$/i.test(name));
  const known = wanted.map(async (entry) => ({
    name: entry.name,
    // A link is what it leads to; a broken one is read, and refused, as a file.
    isFolder: entry.isSymbolicLink()
      ? await stat(`${folder}/${entry.name}`).then(
          (target) => target.isDirectory(),
          () => false,
        )
      : entry.isDirectory(),
  }));
  return (await Promise.all(known)).sort((x, y) => (x.name < y.name ? -1 : 1));
}

/**
 * One run: a folder with a file for each set, or, for one set, a file. Its problems are thrown.
 * @throws StsError E_INPUT for the first problem
 */
export async function readSubmission(path: string, sets: readonly string[]): Promise<Submission> {
  checkText(path, "readSubmission: path");
  checkTexts(sets, "readSubmission: sets");
  const { stat } = await import("node:fs/promises");
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
  const [name] = runNames([path]);
  return withoutProblems(await read(name!, path.replace(/[/\\]+$/, ""), isFolder, sets));
}

/** @throws StsError E_INPUT for the first problem */
export function withoutProblems(submission: Submission): Submission {
  checkRecord(submission, "withoutProblems: submission", "a Submission", ["problems"]);
  const [problem] = submission.problems;
  if (problem !== undefined) throw new StsError("E_INPUT", problem);
  return submission;
}

async function read(
  name: string,
  path: string,
  isFolder: boolean,
  sets: readonly string[],
): Promise<Submission> {
  const [, team = name, run = ""] = /^(.+)-([^-]+)$/.exec(name) ?? [];
  const shared = { name, team, run, path };
  const problems: string[] = [];
  const files = new Map<string, ScoreFileOnDisk>();
  const digest = () => digestOf([...files.values()].map((file) => file.sha256));
  const take = async (set: string, file: string) => {
    try {
      files.set(set, await readScoreFile(file));
    } catch (error) {
      if (!(error instanceof StsError)) throw error;
      problems.push(error.message);
    }
  };
  if (!isFolder) {
    if (sets.length > 1)
      problems.push(
        `${path}: one file for ${sets.length} sets; put one file for each into a folder ${name}/`,
      );
    else await take(sets[0]!, path);
    return { ...shared, files, problems, sha256: await digest() };
  }
  const misnamed: string[] = [];
  for (const entry of await entriesOf(path)) {
    const set = setOf(entry.name, sets);
    if (set === undefined) misnamed.push(entry.name);
    else if (files.has(set)) problems.push(`${path}/${entry.name}: a second file for ${set}`);
    else await take(set, `${path}/${entry.name}`);
  }
  if (misnamed.length > 0) problems.unshift(noSetOf(path, misnamed, sets));
  if (files.size === 0 && problems.length === 0) problems.push(`${path}: no score file; expected SET.txt`);
  return { ...shared, files, problems, sha256: await digest() };
}

/** Said once for all files of a run: a folder of another task holds nothing but such. */
function noSetOf(path: string, files: readonly string[], sets: readonly string[]): string {
  const more = files.length - 1;
  const others = more === 0 ? "belongs" : `and ${more} more file${more === 1 ? "" : "s"} of it belong`;
  return `${path}/${files[0]}: ${others} to no set; sets: ${sets.join(", ")}`;
}

/** Which set a file of a run is for; the full name wins over the last part. */
function setOf(file: string, sets: readonly string[]): string | undefined {
  const name = file
    .toLowerCase()
    .replace(/^sts\.output\./, "")
    .replace(/(\.(txt|tsv|scores|out|gz))+$/, "");
  const full = sets.find((set) => set.toLowerCase() === name);
  if (full !== undefined) return full;
  const ends = sets.filter((set) => set.toLowerCase().endsWith(`.${name}`) || lastOfPath(set) === name);
  return ends.length === 1 ? ends[0] : undefined;
}

/** "gold/news.tsv" is "news". */
function lastOfPath(set: string): string {
  return (set.split(/[/\\]/).at(-1) ?? set).toLowerCase().replace(/\.[a-z]+(\.gz)?$/, "");
}
