import { cachedEncoder, type Embeddings, type Encoder, nextTurn } from "../../../vectors/index.ts";
import type { BilingualLexicon } from "../../words/bilingual-lexicon.ts";
import type { TextWordsStore } from "../../words/text-words.ts";
import { cleanSide } from "./clean-side.ts";
import type { TextSide } from "./pair-plan.ts";

/** Texts put into English before other work of the process gets its turn. */
const GLOSSED_AT_ONCE = 1024;

/** Called while a side is encoded, with the share of its texts that are done, 0..1. */
export type OnShare = (share: number) => void;

/** Encoders that remember the texts of one list, and what these are in English; queries beside them fall out again. */
export class ListMemory {
  readonly #encoders = new WeakMap<Encoder, Encoder>();
  readonly #entries: number;

  constructor(texts: readonly string[]) {
    this.#entries = 2 * texts.length + 16;
  }

  of(encoder: Encoder): Encoder {
    const known = this.#encoders.get(encoder) ?? cachedEncoder(encoder, this.#entries);
    this.#encoders.set(encoder, known);
    return known;
  }
}

/** Vectors of sides of one call: each side is encoded once by each encoder that is asked for it. Row i is that of texts[i]. */
export class SideVectors {
  readonly #texts = new WeakMap<TextSide, Map<Encoder, Promise<Embeddings>>>();
  readonly #glosses = new WeakMap<TextSide, Map<Encoder, Promise<Embeddings>>>();
  readonly #words: TextWordsStore;
  readonly #signal: AbortSignal | undefined;
  readonly #memory: ListMemory | undefined;

  constructor(words: TextWordsStore, signal: AbortSignal | undefined, memory?: ListMemory) {
    this.#words = words;
    this.#signal = signal;
    this.#memory = memory;
  }

  #by(encoder: Encoder): Encoder {
    return this.#memory?.of(encoder) ?? encoder;
  }

  /** Of the texts, cleaned. */
  texts(encoder: Encoder, side: TextSide, onShare?: OnShare): Promise<Embeddings> {
    return kept(this.#texts, side, encoder, () =>
      this.#by(encoder).encode(cleanSide(side), {
        ...(this.#signal && { signal: this.#signal }),
        ...(onShare && { onProgress: (done: number, total: number) => onShare(done / total) }),
      }),
    );
  }

  /** Of what their words are in English. */
  glosses(encoder: Encoder, side: TextSide, lexicon: BilingualLexicon): Promise<Embeddings> {
    return kept(this.#glosses, side, encoder, async () => {
      await lexicon.load(side.languages);
      const glosses: string[] = [];
      for (const [i, text] of side.texts.entries()) {
        if (i % GLOSSED_AT_ONCE === GLOSSED_AT_ONCE - 1) await nextTurn(this.#signal);
        glosses.push(lexicon.glossed(this.#words.of(text, side.languages[i]!)).text);
      }
      return this.#by(encoder).encode(glosses, this.#signal && { signal: this.#signal });
    });
  }
}

function kept(
  store: WeakMap<TextSide, Map<Encoder, Promise<Embeddings>>>,
  side: TextSide,
  encoder: Encoder,
  make: () => Promise<Embeddings>,
): Promise<Embeddings> {
  const own = store.get(side) ?? new Map<Encoder, Promise<Embeddings>>();
  store.set(side, own);
  const known = own.get(encoder) ?? make();
  own.set(encoder, known);
  return known;
}
