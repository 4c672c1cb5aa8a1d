import { readFile } from "node:fs/promises";
import type { Language } from "../text/language.ts";
// One folder below src/, as every built file stands one below dist/: the address means the same in both.

/** The model that ships with this package, read from `models/analysis-<language>/analyser.bin`; undefined when it is not there. */
export async function readShippedModel(language: Language): Promise<Uint8Array | undefined> {
  try {
    return await readFile(new URL(`../../models/analysis-${language}/analyser.bin`, import.meta.url));
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw cause;
  }
}
