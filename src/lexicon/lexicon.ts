import { checkFunction, checkText } from "../arguments.ts";
import { StsError } from "../errors.ts";
import type { Language } from "../text/index.ts";
import { readSections } from "./files/sections.ts";
import { Taxonomy } from "./wordnet/taxonomy.ts";
import { WordNet } from "./wordnet/wordnet.ts";
import { Frequencies } from "./words/frequencies.ts";
import { Translations } from "./words/translations.ts";
import { WordPairs } from "./words/word-pairs.ts";

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
  readonly #frequencies = new Map<Language, Frequencies>();
  readonly #translations = new Map<Language, Translations>();
  readonly #synonyms = new Map<Language, WordPairs>();

  /** @param label names the folder in messages */
  constructor(source: LexiconSource, label = "models/words") {
    checkFunction(source, "Lexicon: source");
    checkText(label, "Lexicon: label");
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

  /** How often words of a language stand in its texts. */
  frequencies(language: Language): Frequencies {
    const name = `frequencies-${language}.bin`;
    return once(this.#frequencies, language, () => new Frequencies(this.#read(name), this.#path(name)));
  }

  /** What words of a language are in English, by stem. */
  translations(language: Exclude<Language, "en">): Translations {
    const name = `translations-${language}.bin`;
    return once(this.#translations, language, () => new Translations(this.#read(name), this.#path(name)));
  }

  /** Words of one synset in the wordnets of Spanish, Arabic and Turkish, by stem; English ones are in `wordNet`. */
  synonyms(language: Exclude<Language, "en">): WordPairs {
    const name = `synonyms-${language}.bin`;
    return once(
      this.#synonyms,
      language,
      () => new WordPairs(this.#read(name), this.#path(name), "synonyms"),
    );
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

function once<K, V>(made: Map<K, V>, key: K, make: () => V): V {
  let value = made.get(key);
  if (value === undefined) {
    value = make();
    made.set(key, value);
  }
  return value;
}
