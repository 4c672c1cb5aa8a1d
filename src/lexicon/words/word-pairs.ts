import { readSections } from "../files/sections.ts";

const NONE: ReadonlySet<string> = new Set();

/**
 * Pairs of words of one synset in a language's wordnet, by the stem of either. Files by training/lexicon/word-lists.ts,
 * each line a stem and those that it stands with.
 */
export class WordPairs {
  readonly #partners = new Map<string, Set<string>>();

  /**
   * @throws StsError E_MODEL when the bytes are damaged; `label` names the file
   */
  constructor(bytes: Uint8Array, label: string, kind: string) {
    for (const line of readSections(bytes, label, kind).text("lines").split("\n")) {
      const [first = "", ...others] = line.split("\t");
      for (const other of others) {
        this.#add(first, other);
        this.#add(other, first);
      }
    }
  }

  /** Keys of the words that stand with a key's. */
  of(key: string): ReadonlySet<string> {
    return this.#partners.get(key) ?? NONE;
  }

  /** Whether the words of two keys stand together. */
  has(a: string, b: string): boolean {
    return this.#partners.get(a)?.has(b) === true;
  }

  #add(from: string, to: string): void {
    const own = this.#partners.get(from);
    if (own === undefined) this.#partners.set(from, new Set([to]));
    else own.add(to);
  }
}
