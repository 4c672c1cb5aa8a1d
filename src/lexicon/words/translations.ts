import { readSections } from "../files/sections.ts";

/** What a word is in English. */
export interface Translation {
  /** An English word in match form. */
  readonly word: string;
  /** How often it is that, in 0..1; those of a word add up to 1 at most. */
  readonly share: number;
}

const NONE: readonly Translation[] = [];

/**
 * English words for words of one language, counted in translated sentences and word lists. Keys are stems (`stemKey`).
 * File by training/lexicon/translations.ts: IBM model 1, symmetrised.
 */
export class Translations {
  readonly #lines: ReadonlyMap<string, string>;
  readonly #read = new Map<string, readonly Translation[]>();

  /** @throws StsError E_MODEL when the bytes are damaged; `label` names the file */
  constructor(bytes: Uint8Array, label: string) {
    const lines = readSections(bytes, label, "translations").text("lines").split("\n");
    this.#lines = new Map(
      lines.map((line) => {
        const end = line.indexOf("\t");
        return [line.slice(0, end), line.slice(end + 1)];
      }),
    );
  }

  /** Stems that are listed. */
  get size(): number {
    return this.#lines.size;
  }

  /** English words for a stem, the likeliest first; none where it is not listed. */
  of(key: string): readonly Translation[] {
    const known = this.#read.get(key);
    if (known !== undefined) return known;
    const line = this.#lines.get(key);
    if (line === undefined) return NONE;
    const cells = line.split("\t");
    const found = Array.from({ length: cells.length >> 1 }, (_, k) => ({
      word: cells[2 * k]!,
      share: Number(cells[2 * k + 1]) / 100,
    }));
    this.#read.set(key, found);
    return found;
  }
}
