import type { AnalysedToken, Analysis } from "../../analysis/index.ts";

/** A token as people see it: one analysed word, or several written as one ("del", "وبالبيت", a word of a .wa file). */
export interface SurfaceToken {
  readonly text: string;
  /** UTF-16 offsets in the text. */
  readonly start: number;
  readonly end: number;
  /** Its analysed words, in order; never empty. */
  readonly parts: readonly AnalysedToken[];
  /** The part on which the others hang: "casa" of "lacasa", and what speaks for the token. */
  readonly main: AnalysedToken;
}

/** The tokens of free text: every analysed word is one. */
export function tokensOf({ tokens }: Analysis): SurfaceToken[] {
  return tokens.map((main) => ({
    text: main.text,
    start: main.start,
    end: main.end,
    parts: [main],
    main,
  }));
}

/**
 * Given words, analysed as the text that they make when joined by blanks. A word without analysed parts (a lone mark that
 * the tokeniser drops) takes the nearest token for its main part's grammar and none for its place.
 */
export function tokensOfWords(words: readonly string[], { tokens }: Analysis): SurfaceToken[] {
  const found: SurfaceToken[] = [];
  let [start, next] = [0, 0];
  for (const text of words) {
    const end = start + text.length;
    const parts: AnalysedToken[] = [];
    while (next < tokens.length && tokens[next]!.start < end) parts.push(tokens[next++]!);
    const main = mainOf(parts) ?? unread(text, start);
    found.push({ text, start, end, parts: parts.length > 0 ? parts : [main], main });
    start = end + 1;
  }
  return found;
}

/** The highest in the tree of the parts that are no punctuation; of equals the longest. */
function mainOf(parts: readonly AnalysedToken[]): AnalysedToken | undefined {
  const words = parts.filter(({ upos }) => upos !== "PUNCT");
  const pool = words.length > 0 ? words : parts;
  const ids = new Set(pool.map(({ id }) => id));
  return pool
    .filter(({ head }) => !ids.has(head))
    .reduce<AnalysedToken | undefined>(
      (best, part) => (best === undefined || part.text.length > best.text.length ? part : best),
      undefined,
    );
}

function unread(text: string, start: number): AnalysedToken {
  const end = start + text.length;
  return {
    id: -1,
    text,
    start,
    end,
    form: text,
    lemma: text.toLowerCase(),
    upos: "PUNCT",
    features: {},
    head: -1,
    relation: "punct",
    sentence: 0,
  };
}
