import type { Language } from "../../../text/index.ts";

/** Brings texts into English. */
export interface Translator {
  /** What was named to open it: "words", "apertium", or a URL. */
  readonly name: string;
  /** Result i belongs to texts[i]. @throws StsError E_INPUT when the program or server cannot do it; E_ABORTED */
  translate(texts: readonly string[], from: Exclude<Language, "en">, signal?: AbortSignal): Promise<string[]>;
}
