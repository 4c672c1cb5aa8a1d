import type { ReadToken } from "../words/read-text.ts";
import { type ChunkSide, unit } from "./chunk-side.ts";

export const HEADS = ["noun", "verb", "other"] as const;

/** What a side of candidates is by itself, worked out once for all chunks that it is held against. */
export interface SideWords {
  /** Token numbers in the text. */
  readonly ids: readonly number[];
  readonly tokens: readonly ReadToken[];
  readonly vector: Float32Array;
  /** Place among `tokens`; -1 for none. */
  readonly head: number;
  readonly kind: (typeof HEADS)[number];
  /** Its words in lower case. */
  readonly form: string;
  /** How often each two letters of `form` stand beside each other. */
  readonly bigrams: ReadonlyMap<string, number>;
  /** The sum of its content words' vectors, of all words' where there are none, at length 1. */
  readonly sum: Float32Array;
  /** Its numbers, sorted; empty for none. */
  readonly numbers: string;
  readonly preposition: string | undefined;
  readonly negative: boolean;
  /** How many of its words are names. */
  readonly names: number;
  readonly allMarks: boolean;
}

/** O(tokens). */
export function sideWords({ text, tokens: ids, vector }: ChunkSide): SideWords {
  const tokens = ids.map((i) => text.tokens[i]!);
  const head = headOf(tokens);
  const form = tokens
    .filter(({ mark }) => !mark)
    .map((token) => token.text.toLowerCase())
    .join(" ");
  return {
    ids,
    tokens,
    vector,
    head,
    kind: kindOf(tokens[head]),
    form,
    bigrams: bigramsOf(form),
    sum: sumOf(tokens),
    numbers: numbersOf(tokens).join(" "),
    preposition: tokens.flatMap(({ parts }) => parts).find(({ upos }) => upos === "ADP")?.lemma,
    negative: tokens.some(({ negative }) => negative),
    names: tokens.filter(({ main }) => main.upos === "PROPN").length,
    allMarks: tokens.every(({ mark }) => mark),
  };
}

/** The token on which the others of the chunk hang; the last of several; -1 for none. */
export function headOf(tokens: readonly ReadToken[]): number {
  const ids = new Set(tokens.flatMap(({ parts }) => parts.map(({ id }) => id)));
  let found = -1;
  for (const [i, token] of tokens.entries()) if (!token.mark && !ids.has(token.main.head)) found = i;
  return found >= 0 ? found : tokens.findLastIndex(({ mark }) => !mark);
}

function kindOf(token: ReadToken | undefined): SideWords["kind"] {
  switch (token?.main.upos) {
    case "NOUN":
    case "PROPN":
    case "PRON":
    case "NUM":
      return "noun";
    case "VERB":
    case "AUX":
      return "verb";
    default:
      return "other";
  }
}

function numbersOf(tokens: readonly ReadToken[]): string[] {
  return [...new Set(tokens.flatMap(({ number }) => (number === undefined ? [] : [number])))].sort();
}

function bigramsOf(form: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (let i = 0; i + 1 < form.length; i++) {
    const gram = form.slice(i, i + 2);
    counts.set(gram, (counts.get(gram) ?? 0) + 1);
  }
  return counts;
}

function sumOf(tokens: readonly ReadToken[]): Float32Array {
  const content = tokens.filter(({ content: own }) => own);
  const sum = new Float32Array(tokens[0]?.vector.length ?? 0);
  for (const { vector } of content.length > 0 ? content : tokens)
    for (let d = 0; d < sum.length; d++) sum[d]! += vector[d]!;
  return unit(sum);
}
