import { access, constants, readdir, readFile, stat } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { outputError } from "../data/node-output.ts";
import { writeWhole } from "../data/write-whole.ts";
import { StsError } from "../errors.ts";
import { makeFolders } from "../make-folders.ts";

/** Where samesay keeps the user's thresholds (config) and what can be made again (cache). */
export type OwnFolder = "config" | "cache";

/**
 * SAMESAY_CONFIG or SAMESAY_CACHE, else the system's place: $XDG_CONFIG_HOME/samesay, ~/.config/samesay (cache:
 * $XDG_CACHE_HOME, ~/.cache), ~/Library/Preferences and ~/Library/Caches, %APPDATA% and %LOCALAPPDATA%.
 */
export function ownFolder(
  kind: OwnFolder,
  env: Readonly<Record<string, string | undefined>> = process.env,
  platform: string = process.platform,
): string {
  const config = kind === "config";
  const own = config ? env.SAMESAY_CONFIG : env.SAMESAY_CACHE;
  const xdg = config ? env.XDG_CONFIG_HOME : env.XDG_CACHE_HOME;
  const windows = config ? env.APPDATA : env.LOCALAPPDATA;
  if (own) return own;
  if (xdg) return join(xdg, "samesay");
  if (platform === "win32" && windows) return join(windows, "samesay");
  if (platform === "darwin") return join(homedir(), "Library", config ? "Preferences" : "Caches", "samesay");
  return join(homedir(), config ? ".config" : ".cache", "samesay");
}

/** Text of a file, or undefined when there is none. */
export async function readIfPresent(path: string): Promise<string | undefined> {
  return readFile(path, "utf8").catch(absent(path, undefined));
}

/** Names of the files in a folder; none when there is no such folder. */
export async function listFiles(folder: string): Promise<string[]> {
  return readdir(folder).catch(absent(folder, []));
}

function absent<T>(path: string, fallback: T): (cause: NodeJS.ErrnoException) => T {
  return (cause) => {
    if (cause.code === "ENOENT") return fallback;
    throw new StsError("E_INPUT", `${path}: cannot be read (${cause.message})`, { cause });
  };
}

/**
 * Whether a folder can be made and written at this path, before long work whose result goes there.
 * @throws StsError E_OUTPUT when part of the path is a file, or nobody may write there
 */
export async function checkFolderPlace(path: string): Promise<void> {
  for (let place = resolve(path); ; place = dirname(place)) {
    const found = await stat(place).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return undefined;
      throw outputError(path, error);
    });
    if (found === undefined && place !== dirname(place)) continue;
    if (found?.isDirectory() !== true)
      throw new StsError("E_OUTPUT", `${path}: part of the path is a file; name another place`);
    return access(place, constants.W_OK).catch((error: unknown) => {
      throw outputError(path, error);
    });
  }
}

/** Writes a file whole or not at all, making its folder. @throws StsError E_OUTPUT */
export async function writeInFolder(path: string, content: string): Promise<void> {
  await makeFolders(dirname(path)).catch((cause: unknown) => {
    throw outputError(path, cause);
  });
  await writeWhole(path, content);
}
