import { wellFormed } from "../../text/forms/normalize.ts";
import { type AddedToken, addedTokenSplitter } from "./added-tokens.ts";
import type { PairTemplate, Tokenizer } from "./tokenizer.ts";

/** What a Unigram tokenizer is made of; `tokenizer-json.ts` reads it from a file. */
export interface UnigramParts {
  /** Piece i and its log probability. */
  readonly vocabulary: readonly (readonly [piece: string, score: number])[];
  readonly unknownId: number;
  readonly normalize: (text: string) => string;
  /** Metaspace: the character that stands for a blank, "▁". */
  readonly blank: string;
  /** Whether a section gets a blank in front, when it has none. */
  readonly prependBlank: boolean;
  readonly addedTokens: readonly AddedToken[];
  readonly prefix: readonly number[];
  readonly suffix: readonly number[];
  readonly pair: PairTemplate | undefined;
  readonly padId: number;
}

/** An unknown character costs this much more than the rarest piece. */
const UNKNOWN_PENALTY = 10;
const CACHED_WORDS = 50_000;
const LONGEST_CACHED = 48;

/**
 * SentencePiece's unigram model: of all ways to cut a word into pieces, the one whose log probabilities add up
 * to most; characters in no piece are unknown, a run of them is one id. Ids equal those of Python's `tokenizers`.
 * Undefined when the added tokens need the general library. O(length x longest piece) for a new word.
 * Source: Kudo 2018, https://arxiv.org/abs/1804.10959
 */
export function unigramTokenizer(parts: UnigramParts): Tokenizer | undefined {
  const split = addedTokenSplitter(parts.addedTokens);
  if (split === undefined) return undefined;
  const { vocabulary, unknownId, blank } = parts;
  const ids = new Map<string, number>();
  const scores = new Float64Array(vocabulary.length);
  let longest = 1;
  let lowest = Number.POSITIVE_INFINITY;
  for (let id = 0; id < vocabulary.length; id++) {
    const [piece, score] = vocabulary[id]!;
    ids.set(piece, id);
    scores[id] = score;
    if (piece.length > longest) longest = piece.length;
    if (score < lowest) lowest = score;
  }
  const unknownScore = lowest - UNKNOWN_PENALTY;
  const cache = new Map<string, readonly number[]>();

  const bestCut = (word: string): number[] => {
    const size = word.length;
    const best = new Float64Array(size + 1);
    const from = new Int32Array(size + 1).fill(-1);
    const piece = new Int32Array(size + 1);
    const offer = (start: number, end: number, id: number, score: number): void => {
      const total = best[start]! + score;
      if (from[end] !== -1 && total <= best[end]!) return;
      best[end] = total;
      from[end] = start;
      piece[end] = id;
    };
    for (let start = 0; start < size; ) {
      const width = isHighSurrogate(word.charCodeAt(start)) ? 2 : 1;
      const limit = Math.min(size, start + longest);
      let single = false;
      for (let end = start + width; end <= limit; end++) {
        const id = ids.get(word.slice(start, end));
        if (id === undefined) continue;
        offer(start, end, id, scores[id]!);
        if (end === start + width) single = true;
      }
      if (!single) offer(start, start + width, unknownId, unknownScore);
      start += width;
    }
    const result: number[] = [];
    for (let end = size; end > 0; end = from[end]!) {
      const id = piece[end]!;
      if (id === unknownId && result.at(-1) === unknownId) continue;
      result.push(id);
    }
    return result.reverse();
  };

  const wordIds = (word: string): readonly number[] => {
    const known = cache.get(word);
    if (known !== undefined) return known;
    const result = bestCut(word);
    if (cache.size >= CACHED_WORDS) cache.clear();
    if (word.length <= LONGEST_CACHED) cache.set(word, result);
    return result;
  };

  const appendIds = (text: string, out: number[]): void => {
    let normal = parts.normalize(text);
    if (normal === "") return;
    normal = normal.replaceAll(" ", blank);
    if (parts.prependBlank && !normal.startsWith(blank)) normal = blank + normal;
    let start = 0;
    while (start < normal.length) {
      let end = normal.indexOf(blank, start + 1);
      if (end === -1) end = normal.length;
      for (const id of wordIds(normal.slice(start, end))) out.push(id);
      start = end;
    }
  };

  return {
    kind: "Unigram",
    prefix: parts.prefix,
    suffix: parts.suffix,
    pair: parts.pair,
    padId: parts.padId,
    encode(text) {
      const out: number[] = [];
      for (const section of split(wellFormed(text))) {
        if (typeof section === "number") out.push(section);
        else appendIds(section, out);
      }
      return out;
    },
  };
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}
