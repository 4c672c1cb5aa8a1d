import { randomBytes } from "node:crypto";
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { checkOptions, checkRecord, checkText, isRecord, optionNames } from "../../arguments.ts";
import { StsError, throwIfAborted } from "../../errors.ts";
import { makeFolders } from "../../make-folders.ts";
import type { FileRecords } from "../../packages/file-records.ts";
import { sha256 } from "../../packages/model-files.ts";
import { ORIGIN_FILE, type Origin } from "../../packages/origin.ts";
import { checkRepository, findHubModel, HUB, type HubOptions } from "./hub.ts";

const ADD_OPTIONS = optionNames<AddModelOptions>({
  endpoint: true,
  revision: true,
  fetcher: true,
  signal: true,
  name: true,
  onProgress: true,
});

/** A model that the user added. */
export interface StoredModel extends Origin {
  readonly name: string;
  readonly folder: string;
}

export interface AddModelOptions extends HubOptions {
  /** Name to keep it under; default: the hub's, with "/" as "--". */
  readonly name?: string;
  /** Bytes done and, where the hub tells, bytes in all. */
  readonly onProgress?: (done: number, total: number | undefined) => void;
}

const NAME = /^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u;

/**
 * Fetches an encoder from a hub into `root/NAME`, with the commit and the checksum of every file recorded; the
 * folder appears only when all of it is there.
 * @throws StsError E_INPUT, E_MODEL as `findHubModel`; E_INPUT when the name is taken; E_OUTPUT; E_ABORTED
 */
export async function addHubModel(
  root: string,
  repository: string,
  options: AddModelOptions = {},
): Promise<StoredModel> {
  checkOptions(options, "addHubModel", ADD_OPTIONS);
  checkRepository(repository);
  const name = options.name ?? repository.replace("/", "--");
  if (!NAME.test(name))
    throw new StsError("E_INPUT", `"${name}" cannot name a model; use letters, digits, "-", "_" and "."`);
  const folder = join(root, name);
  if ((await readOrigin(folder)) !== undefined) {
    throw new StsError(
      "E_INPUT",
      `a model named "${name}" is there already; samesay models remove ${name} takes it away`,
    );
  }
  const { name: _, onProgress: __, ...hub } = options;
  const model = await findHubModel(repository, hub);
  const sizes = model.files.map((file) => file.size);
  const total = sizes.includes(undefined) ? undefined : sizes.reduce<number>((sum, size) => sum + size!, 0);
  const part = join(root, `.${name}.${randomBytes(4).toString("hex")}.part`);
  const files: Record<string, { sha256: string; bytes: number }> = {};
  let done = 0;
  try {
    for (const file of model.files) {
      throwIfAborted(options.signal);
      const bytes = await model.read(file);
      await put(join(part, file.name), bytes);
      files[file.name] = { sha256: await sha256(bytes), bytes: bytes.length };
      done += bytes.length;
      options.onProgress?.(done, total);
    }
    const origin: Origin = {
      format: 1,
      source: `${options.endpoint ?? HUB}/${repository}`,
      revision: model.revision,
      files,
    };
    await put(join(part, ORIGIN_FILE), new TextEncoder().encode(`${JSON.stringify(origin, null, 2)}\n`));
    await rename(part, folder).catch(unwritable(folder));
    return { ...origin, name, folder };
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}

async function put(path: string, bytes: Uint8Array): Promise<void> {
  await makeFolders(dirname(path)).catch(unwritable(path));
  await writeFile(path, bytes).catch(unwritable(path));
}

function unwritable(path: string) {
  return (cause: NodeJS.ErrnoException): never => {
    throw new StsError("E_OUTPUT", `${path}: cannot be written (${cause.code ?? cause.message})`, { cause });
  };
}

/** Models that the user added, in order of the alphabet. */
export async function listModels(root: string): Promise<StoredModel[]> {
  const entries = await readdir(root).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === "ENOENT") return [];
    throw new StsError("E_INPUT", `${root}: cannot be read (${cause.message})`, { cause });
  });
  const models: StoredModel[] = [];
  for (const name of entries.sort()) {
    if (name.startsWith(".")) continue;
    const folder = join(root, name);
    const origin = await readOrigin(folder);
    if (origin !== undefined) models.push({ ...origin, name, folder });
  }
  return models;
}

/** Deletes an added model. @returns false when there is none of that name */
export async function removeModel(root: string, name: string): Promise<boolean> {
  const found = (await listModels(root)).find((model) => model.name === name);
  if (found === undefined) return false;
  await rm(found.folder, { recursive: true });
  return true;
}

async function readOrigin(folder: string): Promise<Origin | undefined> {
  const text = await readFile(join(folder, ORIGIN_FILE), "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    const origin: unknown = JSON.parse(text);
    if (!isRecord(origin)) throw new TypeError("no JSON object");
    return origin as unknown as Origin;
  } catch (cause) {
    throw new StsError(
      "E_MODEL",
      `${join(folder, ORIGIN_FILE)}: not JSON; delete the folder and add the model again`,
      {
        cause,
      },
    );
  }
}

/** What does not fit the checksums recorded when the model was added or made; empty when all is well. */
export async function verifyFiles(folder: string, files: FileRecords): Promise<string[]> {
  checkText(folder, "verifyFiles: folder");
  checkRecord(files, "verifyFiles: files", "an object of file records", []);
  const problems: string[] = [];
  for (const [name, expected] of Object.entries(files)) {
    const bytes = await readFile(join(folder, name)).catch(() => undefined);
    if (bytes === undefined) problems.push(`${name}: missing`);
    else if (bytes.length !== expected.bytes)
      problems.push(`${name}: ${bytes.length} bytes, not ${expected.bytes}`);
    else if ((await sha256(bytes)) !== expected.sha256)
      problems.push(`${name}: another sha256 than recorded`);
  }
  return problems;
}
