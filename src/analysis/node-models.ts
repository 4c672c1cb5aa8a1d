import { readFile } from "node:fs/promises";
import { PACKAGE_ROOT } from "../packages/package-root.ts";
import type { Language } from "../text/language.ts";

/** The model that ships with this package, read from `models/analysis-<language>/analyser.bin`; undefined when it is not there. */
export async function readShippedModel(language: Language): Promise<Uint8Array | undefined> {
  try {
    return await readFile(new URL(`models/analysis-${language}/analyser.bin`, PACKAGE_ROOT));
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw cause;
  }
}
