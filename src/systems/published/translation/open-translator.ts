import { StsError } from "../../../errors.ts";
import type { Translator } from "./translator.ts";

/**
 * "words": tables of single words that ship, word by word. "apertium": the program of that name, where it is installed. A
 * URL: a server that speaks LibreTranslate's protocol; texts are sent to it, to nothing else, and only when it is named.
 *
 * @throws StsError E_INPUT for any other name
 */
export async function openTranslator(name: string): Promise<Translator> {
  if (name === "words") return (await import("./word-tables.ts")).wordTables();
  if (name === "apertium") return (await import("./apertium.ts")).apertium();
  if (/^https?:\/\//.test(name)) return (await import("./libre-translate.ts")).libreTranslate(name);
  throw new StsError(
    "E_INPUT",
    `translator "${name}": there is none of that name; name words, apertium, or the URL of a LibreTranslate server`,
  );
}
