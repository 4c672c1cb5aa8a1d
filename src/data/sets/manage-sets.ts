import { checkRecord, checkText, checkTexts } from "../../arguments.ts";
import type { AddedSet, AddFileOptions, AddReport } from "./add-sets.ts";
import type { SetRecord } from "./catalogue.ts";

// What touches the disk is loaded by the first call, so that the room can be imported where there is none.

/**
 * Adds the sets that are found in the organisers' archives, folders or files, by file name and number of
 * scored pairs. Name several at once where input and gold come apart (2017).
 * @throws StsError E_INPUT when nothing is recognised; E_FORMAT for damaged files; E_OUTPUT
 */
export async function addSets(paths: readonly string[]): Promise<AddReport> {
  checkTexts(paths, "addSets: paths");
  return (await import("./add-sets.ts")).addSets(paths);
}

/**
 * Adds a file of any format under a name of the user's own.
 * @throws StsError E_INPUT for a name that is taken or cannot be one, or a file without gold
 */
export async function addFile(path: string, options: AddFileOptions): Promise<AddedSet> {
  checkText(path, "addFile: path");
  checkRecord(options, "addFile: options", "an AddFileOptions", ["name"]);
  return (await import("./add-sets.ts")).addFile(path, options);
}

/** Removes a set that the user added. @throws StsError E_UNKNOWN_NAME when there is none of that name */
export async function removeSet(name: string): Promise<void> {
  await (await import("./add-sets.ts")).removeSet(name);
}

/** Whether a set's file is what the catalogue says. */
export interface SetCheck {
  readonly name: string;
  readonly ok: boolean;
  /** What is wrong, in a line. */
  readonly problem?: string;
}

/** Checks a set's bytes against its sha256, reads every row and counts the scored ones. */
export async function verifySet(record: SetRecord): Promise<SetCheck> {
  checkRecord(record, "verifySet: record", "a SetRecord", ["name", "pairs"]);
  const { catalogueSet } = await import("./catalogue-files.ts");
  try {
    const reader = catalogueSet(record).read();
    for await (const _batch of reader.batches()) {
      // Reading is the check.
    }
    const scored = reader.counts.pairs - reader.counts.unscored;
    if (scored === record.pairs) return { name: record.name, ok: true };
    return { name: record.name, ok: false, problem: `${scored} scored pairs, expected ${record.pairs}` };
  } catch (error) {
    return { name: record.name, ok: false, problem: error instanceof Error ? error.message : String(error) };
  }
}

/** The folders of shipped sets and of sets that the user added (SAMESAY_DATA, XDG_DATA_HOME, ...). */
export async function dataFolders(): Promise<{ shipped: string; user: string }> {
  const { shippedFolder, userFolder } = await import("../folders/data-folders.ts");
  return { shipped: shippedFolder(), user: userFolder() };
}
