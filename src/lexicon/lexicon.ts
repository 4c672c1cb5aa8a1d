import { StsError } from "../errors.ts";
import { readSections } from "./files/sections.ts";
import { Taxonomy } from "./wordnet/taxonomy.ts";
import { WordNet } from "./wordnet/wordnet.ts";

/** Bytes of a file of `models/words` by name ("wordnet.bin"), or undefined where there is none. */
export type LexiconSource = (name: string) => Uint8Array | undefined;

/**
 * Word knowledge in four languages: each file is read when it is first asked for, once. In a browser the bytes are
 * fetched beforehand and handed over: `new Lexicon((name) => bytes[name])`.
 */
export class Lexicon {
  readonly #source: LexiconSource;
  readonly #label: string;
  #wordNet: WordNet | undefined;
  #taxonomy: Taxonomy | undefined;
  #definitions: readonly string[] | undefined;

  /** @param label names the folder in messages */
  constructor(source: LexiconSource, label = "models/words") {
    this.#source = source;
    this.#label = label;
  }

  /** English words, their senses and what relates them. @throws StsError E_MODEL when its file is missing or damaged */
  get wordNet(): WordNet {
    this.#wordNet ??= new WordNet(this.#read("wordnet.bin"), this.#path("wordnet.bin"));
    return this.#wordNet;
  }

  /** WordNet's nouns and verbs as a hierarchy. */
  get taxonomy(): Taxonomy {
    this.#taxonomy ??= new Taxonomy(this.wordNet);
    return this.#taxonomy;
  }

  /** What a synset means, in words, without WordNet's examples. */
  definition(synset: number): string {
    this.#definitions ??= readSections(this.#read("glosses.bin"), this.#path("glosses.bin"), "glosses")
      .text("glosses")
      .split("\n");
    return this.#definitions[synset] ?? "";
  }

  #path(name: string): string {
    return `${this.#label}/${name}`;
  }

  #read(name: string): Uint8Array {
    const bytes = this.#source(name);
    if (bytes !== undefined) return bytes;
    throw new StsError(
      "E_MODEL",
      `${this.#path(name)}: no such file; install samesay anew, or rebuild it as docs/lexicon.md says`,
    );
  }
}
