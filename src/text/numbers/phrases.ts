/** Names of one or several words, in match form, to what they mean; the longest that fits is found. */
export class Phrases<T> {
  readonly #named = new Map<string, T>();
  readonly #most = new Map<string, number>();

  /** The first meaning of a name stays. */
  add(name: string, meaning: T): void {
    if (name === "" || this.#named.has(name)) return;
    this.#named.set(name, meaning);
    const words = name.split(" ");
    this.#most.set(words[0]!, Math.max(words.length, this.#most.get(words[0]!) ?? 0));
  }

  get(name: string): T | undefined {
    return this.#named.get(name);
  }

  /** Whether a name begins with this word. */
  mayBegin(word: string): boolean {
    return this.#most.has(word);
  }

  /** The longest name that begins at `at`. @returns its meaning, and where it ends */
  at(pieces: readonly { readonly form: string }[], at: number): { meaning: T; next: number } | undefined {
    const first = pieces[at]?.form;
    if (first === undefined) return undefined;
    for (let words = Math.min(this.#most.get(first) ?? 0, pieces.length - at); words > 0; words--) {
      let name = first;
      for (let k = 1; k < words; k++) name += ` ${pieces[at + k]!.form}`;
      const meaning = this.#named.get(name);
      if (meaning !== undefined) return { meaning, next: at + words };
    }
    return undefined;
  }

  /** Where the longest name that ends before `end` begins; `end` when none does. */
  before(pieces: readonly { readonly form: string }[], end: number): number {
    for (let from = Math.max(0, end - 4); from < end; from++) {
      if (this.at(pieces, from)?.next === end) return from;
    }
    return end;
  }
}
