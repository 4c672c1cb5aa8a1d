import { StsError } from "../../../errors.ts";
import type { Language } from "../../../text/index.ts";

/** Brings texts into English. */
export interface Translator {
  /** What was named to open it: "words", "apertium", or a URL. */
  readonly name: string;
  /** Result i belongs to texts[i]. @throws StsError E_INPUT when the program or server cannot do it; E_ABORTED */
  translate(texts: readonly string[], from: Exclude<Language, "en">, signal?: AbortSignal): Promise<string[]>;
}

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
