import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { makeFolders } from "../../make-folders.ts";
import { inputError } from "../read/input-error.ts";
import { outputError } from "../write/node-output.ts";
import { writeWhole } from "../write/write-whole.ts";
import { absoluteOnly, homeFolder } from "./home-folder.ts";

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
  const xdg = absoluteOnly(config ? env.XDG_CONFIG_HOME : env.XDG_CACHE_HOME);
  const windows = config ? env.APPDATA : env.LOCALAPPDATA;
  if (own) return own;
  if (xdg) return join(xdg, "samesay");
  if (platform === "win32" && windows) return join(windows, "samesay");
  if (platform === "darwin")
    return join(homeFolder(), "Library", config ? "Preferences" : "Caches", "samesay");
  return join(homeFolder(), config ? ".config" : ".cache", "samesay");
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
    throw inputError(path, cause);
  };
}

/** Writes a file whole or not at all, making its folder. @throws StsError E_OUTPUT */
export async function writeInFolder(path: string, content: string | Uint8Array): Promise<void> {
  await makeFolders(dirname(path)).catch((cause: unknown) => {
    throw outputError(path, cause);
  });
  await writeWhole(path, content);
}
