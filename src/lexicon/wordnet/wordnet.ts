import { readSections, type Sections } from "../files/sections.ts";
import { type Grouped, grouped, listOf } from "./grouped.ts";
import { morphy } from "./morphy.ts";
import { PARTS_OF_SPEECH, type PartOfSpeech } from "./part-of-speech.ts";
import { RELATIONS, type Relation } from "./relation.ts";

/** The synset has no such word in the index: another of its words differs from it in capitals only. */
const NO_SENSE = 255;
const HYPERNYMS = [RELATIONS.indexOf("hypernym"), RELATIONS.indexOf("instance-hypernym")];
/** Words whose senses are remembered; beyond, all are forgotten, which costs time and changes nothing. */
const MAX_REMEMBERED = 50_000;

/**
 * Princeton WordNet 3.0: words, their senses (synsets) and what relates these. A synset is a number, nouns first, then
 * verbs, adjectives and adverbs; words are in lower case with blanks ("hot dog").
 * Source: Fellbaum 1998; file made by training/lexicon/wordnet.ts
 */
export class WordNet {
  readonly #sections: Sections;
  readonly #ends: readonly number[];
  /** All lemmas, a line each, sorted by UTF-16 units; the place where each begins, and one behind the last. */
  readonly #lemmaText: string;
  readonly #lemmaStarts: Uint32Array;
  readonly #senses = new Map<string, readonly (readonly number[])[]>();
  #bySynset: Grouped | undefined;
  #byLemma: (Grouped & { readonly synsets: Uint32Array }) | undefined;
  #relations:
    | { readonly starts: Uint32Array; readonly kinds: Uint8Array; readonly targets: Uint32Array }
    | undefined;
  #inverse: Grouped | undefined;
  #exceptions: ReadonlyMap<PartOfSpeech, ReadonlyMap<string, readonly string[]>> | undefined;

  /**
   * @param bytes of wordnet.bin
   * @param label names the file in messages
   * @throws StsError E_MODEL when they are damaged
   */
  constructor(bytes: Uint8Array, label: string) {
    this.#sections = readSections(bytes, label, "wordnet");
    let end = 0;
    this.#ends = Array.from(this.#sections.words("synsets"), (count) => (end += count));
    this.#lemmaText = this.#sections.text("lemmas");
    this.#lemmaStarts = lineStarts(this.#lemmaText);
  }

  /** Synsets in all, 117,659. */
  get size(): number {
    return this.#ends.at(-1)!;
  }

  /** How many synsets a part of speech has. */
  count(partOfSpeech: PartOfSpeech): number {
    const k = PARTS_OF_SPEECH.indexOf(partOfSpeech);
    return this.#ends[k]! - (this.#ends[k - 1] ?? 0);
  }

  partOfSpeech(synset: number): PartOfSpeech {
    return PARTS_OF_SPEECH[this.#ends.findIndex((end) => synset < end)]!;
  }

  /** Whether an adjective stands around another that has an opposite ("scorching" around "hot"). */
  isSatellite(synset: number): boolean {
    return this.#sections.bytes("satellites")[synset] === 1;
  }

  /** Whether a word is listed as it stands: in lower case, not inflected. */
  isLemma(word: string, partOfSpeech?: PartOfSpeech): boolean {
    const lemma = this.#numberOf(word);
    return (
      lemma !== undefined && (partOfSpeech === undefined || this.#sensesOf(lemma, partOfSpeech).length > 0)
    );
  }

  /** Base forms of a word that are listed with the part of speech: "leaves" to "leave" and "leaf". */
  lemmas(word: string, partOfSpeech: PartOfSpeech): string[] {
    this.#exceptions ??= exceptionsOf(this.#sections.text("exceptions"));
    // As WordNet itself and NLTK write words of several.
    const form = word.toLowerCase().replaceAll("_", " ");
    return morphy(form, partOfSpeech, this.#exceptions.get(partOfSpeech)!, (base) =>
      this.isLemma(base, partOfSpeech),
    );
  }

  /**
   * Synsets of a word or one of its base forms, of one part of speech or of all: by part of speech, then base form,
   * first sense first. Empty for a word that is not listed. Looked up once for each word.
   */
  senses(word: string, partOfSpeech?: PartOfSpeech): readonly number[] {
    const known = this.#senses.get(word) ?? this.#lookUp(word);
    return partOfSpeech === undefined ? known.flat() : known[PARTS_OF_SPEECH.indexOf(partOfSpeech)]!;
  }

  #lookUp(word: string): readonly (readonly number[])[] {
    const found = PARTS_OF_SPEECH.map((own) =>
      this.lemmas(word, own).flatMap((lemma) => this.#sensesOf(this.#numberOf(lemma)!, own)),
    );
    if (this.#senses.size >= MAX_REMEMBERED) this.#senses.clear();
    this.#senses.set(word, found);
    return found;
  }

  /** Words of a synset, the commonest first. */
  words(synset: number): string[] {
    return Array.from(listOf(this.#synsetSenses(), synset), (sense) => this.#wordOfSense(sense));
  }

  /** How often a sense stands in the texts that WordNet's makers tagged: 0 and up. */
  tagCount(synset: number, word: string): number {
    const sense = this.#senseOf(synset, word);
    return sense === undefined ? 0 : this.#sections.shorts("tagCounts")[sense]!;
  }

  /** Direct hypernyms, those of instances ("Paris" to "national capital") after those of kinds. */
  hypernyms(synset: number): number[] {
    const { starts, kinds, targets } = this.#pointers();
    const found: number[] = [];
    for (const kind of HYPERNYMS)
      for (let at = starts[synset]!; at < starts[synset + 1]!; at++)
        if (kinds[at] === kind) found.push(targets[at]!);
    return found;
  }

  /** Synsets that one is related to, or whose words are. */
  related(synset: number, relation: Relation): number[] {
    const { starts, kinds, targets } = this.#pointers();
    const kind = RELATIONS.indexOf(relation);
    const found: number[] = [];
    for (let at = starts[synset]!; at < starts[synset + 1]!; at++)
      if (kinds[at] === kind) found.push(targets[at]!);
    return found;
  }

  /** Synsets that are related to this one: its hyponyms are `relatedTo(synset, "hypernym")`. */
  relatedTo(synset: number, relation: Relation): number[] {
    const { starts, kinds, targets } = this.#pointers();
    if (this.#inverse === undefined) {
      const from = new Uint32Array(targets.length);
      for (let own = 0; own < this.size; own++) from.fill(own, starts[own]!, starts[own + 1]!);
      this.#inverse = grouped(
        this.size,
        targets.length,
        (at) => targets[at]!,
        (at) => at,
      );
      this.#sources = from;
    }
    const kind = RELATIONS.indexOf(relation);
    return Array.from(
      listOf(this.#inverse, synset).filter((at) => kinds[at] === kind),
      (at) => this.#sources[at]!,
    );
  }
  #sources = new Uint32Array(0);

  /** Words that a word of a synset is related to by a relation between senses: antonym, derivation, pertainym. */
  relatedWords(
    synset: number,
    word: string,
    relation: Relation,
  ): { readonly word: string; readonly synset: number }[] {
    const sense = this.#senseOf(synset, word);
    if (sense === undefined) return [];
    const { starts, kinds, targets } = this.#pointers();
    const ends = this.#sections.shorts("relationSenses");
    const kind = RELATIONS.indexOf(relation);
    const own = sense - this.#synsetSenses().starts[synset]! + 1;
    const found: { word: string; synset: number }[] = [];
    for (let at = starts[synset]!; at < starts[synset + 1]!; at++) {
      if (kinds[at] !== kind || ends[at]! >> 8 !== own) continue;
      const target = targets[at]!;
      const first = this.#synsetSenses().starts[target]!;
      found.push({ word: this.#wordOfSense(first + (ends[at]! & 255) - 1), synset: target });
    }
    return found;
  }

  /** Word, part of speech (s for satellites) and number of the sense: "dog.n.01", as NLTK names all but satellites. */
  name(synset: number): string {
    const sense = this.#synsetSenses().starts[synset]!;
    const type = this.isSatellite(synset) ? "s" : this.partOfSpeech(synset);
    const number = String(this.#sections.bytes("senseNumbers")[sense]!).padStart(2, "0");
    return `${this.#wordOfSense(sense).replaceAll(" ", "_")}.${type}.${number}`;
  }

  /** Information content of nouns and verbs in units of `IC_UNIT`, shape [nouns + verbs]. */
  get informationContents(): Int32Array {
    return this.#sections.integers("informationContents");
  }

  /** Place among the lemmas, which are sorted by UTF-16 units. */
  #numberOf(word: string): number | undefined {
    let [low, high] = [0, this.#lemmaStarts.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#lemma(middle) < word) low = middle + 1;
      else high = middle;
    }
    return low < this.#lemmaStarts.length - 1 && this.#lemma(low) === word ? low : undefined;
  }

  #lemma(number: number): string {
    return this.#lemmaText.slice(this.#lemmaStarts[number]!, this.#lemmaStarts[number + 1]! - 1);
  }

  #wordOfSense(sense: number): string {
    return this.#lemma(this.#sections.words("words")[sense]!);
  }

  #senseOf(synset: number, word: string): number | undefined {
    const lemma = this.#numberOf(word);
    const words = this.#sections.words("words");
    return listOf(this.#synsetSenses(), synset).find((sense) => words[sense] === lemma);
  }

  /** Numbers of senses (words of synsets, counted through) by synset. */
  #synsetSenses(): Grouped {
    if (this.#bySynset === undefined) {
      const counts = this.#sections.bytes("wordCounts");
      const starts = startsOf(counts);
      this.#bySynset = { starts, items: Uint32Array.from({ length: starts.at(-1)! }, (_, sense) => sense) };
    }
    return this.#bySynset;
  }

  /** Synsets of a lemma with a part of speech, first sense first. */
  #sensesOf(lemma: number, partOfSpeech: PartOfSpeech): number[] {
    this.#byLemma ??= this.#groupByLemma();
    const { synsets } = this.#byLemma;
    const part = PARTS_OF_SPEECH.indexOf(partOfSpeech);
    const [from, to] = [this.#ends[part - 1] ?? 0, this.#ends[part]!];
    const numbers = this.#sections.bytes("senseNumbers");
    const own = listOf(this.#byLemma, lemma).filter(
      (sense) => synsets[sense]! >= from && synsets[sense]! < to,
    );
    return Array.from(
      own.sort((x, y) => numbers[x]! - numbers[y]!),
      (sense) => synsets[sense]!,
    );
  }

  /** Numbers of senses by lemma, and the synset of each sense. */
  #groupByLemma(): Grouped & { readonly synsets: Uint32Array } {
    const words = this.#sections.words("words");
    const numbers = this.#sections.bytes("senseNumbers");
    const counts = this.#sections.bytes("wordCounts");
    const synsets = new Uint32Array(words.length);
    for (let synset = 0, sense = 0; synset < counts.length; synset++)
      for (let k = counts[synset]!; k > 0; k--) synsets[sense++] = synset;
    const lists = grouped(
      this.#lemmaStarts.length - 1,
      words.length,
      (sense) => (numbers[sense] === NO_SENSE ? -1 : words[sense]!),
      (sense) => sense,
    );
    return { ...lists, synsets };
  }

  #pointers(): { readonly starts: Uint32Array; readonly kinds: Uint8Array; readonly targets: Uint32Array } {
    this.#relations ??= {
      starts: startsOf(this.#sections.shorts("relationCounts")),
      kinds: this.#sections.bytes("relationKinds"),
      targets: this.#sections.words("relationTargets"),
    };
    return this.#relations;
  }
}

/** Where each line starts, and where one behind the last would. */
function lineStarts(text: string): Uint32Array {
  const starts: number[] = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  starts.push(text.length + 1);
  return Uint32Array.from(starts);
}

/** Where each list starts, shape [lists + 1]. */
function startsOf(counts: Uint8Array | Uint16Array): Uint32Array {
  const starts = new Uint32Array(counts.length + 1);
  for (let k = 0; k < counts.length; k++) starts[k + 1] = starts[k]! + counts[k]!;
  return starts;
}

function exceptionsOf(text: string): ReadonlyMap<PartOfSpeech, ReadonlyMap<string, readonly string[]>> {
  const lists = new Map(PARTS_OF_SPEECH.map((own) => [own, new Map<string, string[]>()]));
  for (const line of text.split("\n")) {
    const [own = "", form = "", ...bases] = line.split(" ");
    lists.get(own as PartOfSpeech)?.set(
      form.replaceAll("_", " "),
      bases.map((base) => base.replaceAll("_", " ")),
    );
  }
  return lists;
}
