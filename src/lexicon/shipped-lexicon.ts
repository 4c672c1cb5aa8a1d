import { StsError } from "../errors.ts";
import { PACKAGE_ROOT } from "../packages/package-root.ts";
import { Lexicon } from "./lexicon.ts";

/** How Node's file system is asked for where a bundler for browsers must not see it. */
interface NodeModules {
  getBuiltinModule?(name: "fs"): { readFileSync(path: URL): Uint8Array };
}

let shipped: Lexicon | undefined;

/**
 * The lexicon that ships with samesay, read from `models/words` in Node 20.16 and later, Deno and Bun; one for all
 * callers, which never changes. Elsewhere files must be handed over: `new Lexicon(source)`.
 */
export function shippedLexicon(): Lexicon {
  shipped ??= new Lexicon(readShipped);
  return shipped;
}

/** Whether there is a file system to read it from; false in a browser. */
export function canReadShipped(): boolean {
  return (globalThis as { process?: NodeModules }).process?.getBuiltinModule?.("fs") !== undefined;
}

function readShipped(name: string): Uint8Array | undefined {
  const modules = (globalThis as { process?: NodeModules }).process;
  const files = modules?.getBuiltinModule?.("fs");
  if (files === undefined)
    throw new StsError(
      "E_MODEL",
      `models/words/${name}: cannot be read here (no file system; Node needs 20.16 or later); new Lexicon((name) => bytes) takes fetched files, measures take it as options.lexicon`,
    );
  try {
    return files.readFileSync(new URL(`models/words/${name}`, PACKAGE_ROOT));
  } catch (cause) {
    if ((cause as { code?: string }).code === "ENOENT") return undefined;
    throw cause;
  }
}
