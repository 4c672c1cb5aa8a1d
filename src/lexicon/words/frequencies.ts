import { readSections } from "../files/sections.ts";

/** Words of a text that idf is reckoned with: about a sentence of news. */
const TEXT_WORDS = 20;

/**
 * How often the commonest words of a language stand in its texts. Words are in match form.
 * Source: wordfreq 3.1.1 (Speer 2022, https://doi.org/10.5281/zenodo.7199437); file by training/lexicon/frequencies.ts
 */
export class Frequencies {
  /** Rank of the frequency, so that it is 10^(-rank / 100). */
  readonly #ranks = new Map<string, number>();
  readonly #floor: number;

  /** @throws StsError E_MODEL when the bytes are damaged; `label` names the file */
  constructor(bytes: Uint8Array, label: string) {
    const lines = readSections(bytes, label, "frequencies").text("words").split("\n");
    for (const [rank, line] of lines.entries())
      if (line !== "") for (const word of line.split(" ")) this.#ranks.set(word, rank);
    this.#floor = 10 ** (-lines.length / 100);
  }

  /** Words that are listed. */
  get size(): number {
    return this.#ranks.size;
  }

  /** Whether the word is among those listed. */
  has(word: string): boolean {
    return this.#ranks.has(word);
  }

  /** Share of a word among all words of text, in 0..1; of one that is not listed, that of the rarest that is. */
  share(word: string): number {
    const rank = this.#ranks.get(word);
    return rank === undefined ? this.#floor : 10 ** (-rank / 100);
  }

  /** -ln of the share: what seeing the word tells, in nats; 2.8 ("the") to 14 or so. */
  information(word: string): number {
    return -Math.log(this.share(word));
  }

  /**
   * Inverse document frequency, with texts of 20 words as documents.
   *
   *   idf(w) = -ln(1 - (1 - p)^20)    p: share of w; 0.5 ("the") to 11 or so
   *
   * Source: Spärck Jones 1972, https://doi.org/10.1108/eb026526, with the chance that a text holds a word for df / N
   */
  idf(word: string): number {
    return -Math.log(-Math.expm1(TEXT_WORDS * Math.log1p(-this.share(word))));
  }
}
