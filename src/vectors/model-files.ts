import { StsError } from "../errors.ts";
import { refusePointer } from "./git-lfs.ts";

/** Where a model's files come from: a folder, a web server, memory. */
export interface ModelFiles {
  /** Named in messages: the folder or address. */
  readonly label: string;
  /** The file's bytes; undefined when it does not exist. Names use "/" and are relative. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** Path on this machine, where there is one: large weights are then opened without a copy. */
  path?(name: string): string;
  /** Checksum of a file that need not be held in memory; undefined when it does not exist. */
  digest?(name: string): Promise<FileDigest | undefined>;
}

/** A file's checksum, in lower-case hexadecimal, and its bytes. */
export interface FileDigest {
  readonly sha256: string;
  readonly length: number;
}

/** Files held in memory, for browsers and tests. */
export function memoryFiles(label: string, files: Readonly<Record<string, Uint8Array | string>>): ModelFiles {
  return {
    label,
    read: async (name) => {
      const content = Object.hasOwn(files, name) ? files[name] : undefined;
      return typeof content === "string" ? new TextEncoder().encode(content) : content;
    },
  };
}

/** Files below a web address, fetched when read; 404 means absent. */
export function fetchedFiles(base: string | URL, fetcher: typeof fetch = fetch): ModelFiles {
  const root = String(base).endsWith("/") ? String(base) : `${String(base)}/`;
  return {
    label: root,
    read: async (name) => {
      const response = await fetcher(new URL(name, root));
      if (response.status === 404) return undefined;
      if (!response.ok)
        throw new StsError("E_MODEL", `${root}${name}: the server answered ${response.status}`);
      return refusePointer(new Uint8Array(await response.arrayBuffer()), `${root}${name}`);
    },
  };
}

/** UTF-8 text of a file, or undefined when absent. */
export async function readText(files: ModelFiles, name: string): Promise<string | undefined> {
  const bytes = await files.read(name);
  return bytes === undefined ? undefined : new TextDecoder().decode(bytes);
}

/** A JSON object or list, or undefined when absent. @throws StsError E_MODEL when it is neither */
export async function readJson<T>(files: ModelFiles, name: string): Promise<T | undefined> {
  const text = await readText(files, name);
  if (text === undefined) return undefined;
  const fail = (problem: string, cause?: unknown) =>
    new StsError("E_MODEL", `${files.label}/${name}: ${problem}; fetch or install the model again`, {
      cause,
    });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw fail(`not JSON (${(cause as Error).message})`, cause);
  }
  if (typeof value !== "object" || value === null) throw fail("no JSON object");
  return value as T;
}

/** sha256 in lower-case hexadecimal. */
export async function sha256(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>);
  return Array.from(new Uint8Array(digest), (b) => b.toString(16).padStart(2, "0")).join("");
}
