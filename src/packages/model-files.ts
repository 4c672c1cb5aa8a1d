import { checkBytes, checkObject, checkRecord, checkText } from "../arguments.ts";
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

/** @throws StsError E_INPUT unless `files` reads a model: a path is what `openModelFolder` takes */
export function checkModelFiles(files: unknown, caller: string): asserts files is ModelFiles {
  checkObject(
    files,
    `${caller}: files`,
    "read",
    "a model's files: fetchedFiles(address) or memoryFiles(label, files)",
  );
}

/** Files held in memory, for browsers and tests. */
export function memoryFiles(label: string, files: Readonly<Record<string, Uint8Array | string>>): ModelFiles {
  checkText(label, "memoryFiles: label");
  checkRecord(files, "memoryFiles: files", "files by name", []);
  return {
    label,
    read: async (name) => {
      const content = Object.hasOwn(files, name) ? files[name] : undefined;
      return typeof content === "string" ? new TextEncoder().encode(content) : content;
    },
  };
}

/**
 * Files below a web address, fetched when read; 404 means absent.
 * @param base in a browser it may be relative to the page: "models/fast/"
 * @throws StsError E_INPUT for a relative address where there is no page
 */
export function fetchedFiles(base: string | URL, fetcher: typeof fetch = fetch): ModelFiles {
  const root = folderAddress(base);
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

/** The address of a folder, whole and with a slash at its end. */
export function folderAddress(base: string | URL): string {
  const { document, location } = globalThis as {
    document?: { baseURI: string };
    location?: { href: string };
  };
  const folder = String(base).endsWith("/") ? String(base) : `${String(base)}/`;
  try {
    return new URL(folder, document?.baseURI ?? location?.href).href;
  } catch (cause) {
    const expected = "expected a whole one, such as https://example.org/models/fast/";
    throw new StsError("E_INPUT", `"${String(base)}" is no web address; ${expected}`, { cause });
  }
}

/** UTF-8 text of a file, or undefined when absent. */
export async function readText(files: ModelFiles, name: string): Promise<string | undefined> {
  checkRecord(files, "readText: files", "a ModelFiles", ["read"]);
  checkText(name, "readText: name");
  const bytes = await files.read(name);
  return bytes === undefined ? undefined : new TextDecoder().decode(bytes);
}

/** A JSON object or list, or undefined when absent. @throws StsError E_MODEL when it is neither */
export async function readJson<T>(files: ModelFiles, name: string): Promise<T | undefined> {
  checkRecord(files, "readJson: files", "a ModelFiles", ["label"]);
  checkText(name, "readJson: name");
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

/** sha256 in lower-case hexadecimal. @throws StsError E_MODEL in a page that the browser holds for insecure */
export async function sha256(bytes: Uint8Array): Promise<string> {
  checkBytes(bytes, "sha256: bytes");
  // Node, Deno and Bun: no copy of the bytes, half the time of what browsers have.
  const native = runtime.process?.getBuiltinModule?.("crypto");
  if (native !== undefined) return native.createHash("sha256").update(bytes).digest("hex");
  if (globalThis.crypto?.subtle === undefined) {
    throw new StsError(
      "E_MODEL",
      "checksums need a secure context: serve the page by https, or from localhost",
    );
  }
  const digest = await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>);
  return Array.from(new Uint8Array(digest), (b) => b.toString(16).padStart(2, "0")).join("");
}

const runtime = globalThis as {
  process?: { getBuiltinModule?(name: "crypto"): typeof import("node:crypto") | undefined };
};
