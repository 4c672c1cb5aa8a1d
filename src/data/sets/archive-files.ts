import { readdir, readFile, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { gunzip as gunzipCallback } from "node:zlib";
import { StsError } from "../../errors.ts";
import { checkReadable } from "../read/node-files.ts";

/** One file of a folder or archive. */
export interface SourceFile {
  /** Path inside what was named, for messages: `archive.zip/folder/file.txt`. */
  readonly path: string;
  readonly name: string;
  bytes(): Promise<Uint8Array>;
}

const gunzip = promisify(gunzipCallback);

/** An archive that unpacks to more than this is not one of the tasks'. */
const LARGEST = 512 * 1024 * 1024;
const MOST_FILES = 5000;
const DEEPEST = 6;

/**
 * The files of a folder, a zip, a tar, a tar.gz, archives inside those, or one file with its neighbours that
 * could belong to it (the gold beside an official input file).
 * @throws StsError E_INPUT for missing paths, E_FORMAT for damaged archives
 */
export async function sourceFiles(path: string): Promise<SourceFile[]> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory()) return folderFiles(path, 0);
  await checkReadable(path);
  if (isArchive(path)) return unpack(path, await readFile(path), 0);
  const neighbours = (await readdir(dirname(path))).filter((name) => /^STS\d*\.gs\./i.test(name));
  return [path, ...neighbours.map((name) => join(dirname(path), name))].map(diskFile);
}

function diskFile(path: string): SourceFile {
  return { path, name: basename(path), bytes: () => readFile(path) };
}

async function folderFiles(folder: string, depth: number): Promise<SourceFile[]> {
  const files: SourceFile[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && depth < DEEPEST) files.push(...(await folderFiles(path, depth + 1)));
    else if (entry.isFile() && isArchive(path))
      files.push(...(await unpack(path, await readFile(path), depth + 1)));
    else if (entry.isFile()) files.push(diskFile(path));
    if (files.length > MOST_FILES)
      throw new StsError(
        "E_INPUT",
        `${folder}: more than ${MOST_FILES} files; name the folder of the data set`,
      );
  }
  return files;
}

function isArchive(path: string): boolean {
  return /\.(zip|tar|tgz|tar\.gz)$/i.test(path);
}

async function unpack(path: string, bytes: Uint8Array, depth: number): Promise<SourceFile[]> {
  const members = /\.zip$/i.test(path) ? await unzip(path, bytes) : await untar(path, bytes);
  const files: SourceFile[] = [];
  for (const [inner, content] of members) {
    const full = `${path}/${inner}`;
    if (isArchive(inner) && depth < 2) files.push(...(await unpack(full, content, depth + 1)));
    else files.push({ path: full, name: basename(inner), bytes: async () => content });
  }
  return files;
}

async function unzip(path: string, bytes: Uint8Array): Promise<[string, Uint8Array][]> {
  const { unzipSync } = await import("fflate");
  let total = 0;
  let members: Record<string, Uint8Array>;
  try {
    members = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        total += originalSize;
        if (total > LARGEST) throw tooLarge(path);
        return !name.endsWith("/") && !name.startsWith("__MACOSX/");
      },
    });
  } catch (error) {
    throw damagedArchive(path, "zip", error);
  }
  return Object.entries(members);
}

async function untar(path: string, bytes: Uint8Array): Promise<[string, Uint8Array][]> {
  const { parseTar } = await import("nanotar");
  try {
    const packed = bytes[0] === 0x1f && bytes[1] === 0x8b;
    const plain = packed ? await gunzip(bytes, { maxOutputLength: LARGEST }) : bytes;
    const members = parseTar(plain);
    if (members.length === 0) throw new Error("no members");
    return members
      .filter((item) => item.type === "file" && item.data !== undefined)
      .map((item) => [item.name, item.data!]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE") throw tooLarge(path);
    throw damagedArchive(path, "tar", error);
  }
}

function tooLarge(path: string): StsError {
  return new StsError(
    "E_INPUT",
    `${path}: unpacks to more than 512 MB; unpack it yourself and name the folder`,
  );
}

function damagedArchive(path: string, kind: string, error: unknown): StsError {
  if (error instanceof StsError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new StsError("E_FORMAT", `${path}: not readable as ${kind} (${reason}); download it again`, {
    cause: error,
  });
}
