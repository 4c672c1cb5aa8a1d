import { type Analyser, loadAnalyser } from "../analysis/index.ts";
import type { Language } from "../text/index.ts";
import type { Encoder } from "../vectors/index.ts";
import { takingTurns } from "../work.ts";
import { type ChunkedPair, chunkedPair } from "./align/align-chunks.ts";
import type { ChunkSide } from "./align/chunk-side.ts";
import { type Boundaries, cutChunks, withMarksInside } from "./chunks/cut-chunks.ts";
import { type SurfaceToken, tokensOf, tokensOfWords } from "./chunks/surface-tokens.ts";
import type { Route } from "./route.ts";
import { type ReadText, readTokens, type WordSources } from "./words/read-text.ts";
import type { WordKnowledge } from "./words/word-knowledge.ts";

/** A text to be cut and read: as running text, as words, or as words in chunks. */
export interface TextToRead {
  readonly language: Language;
  readonly text?: string;
  readonly words?: readonly string[];
  readonly chunks?: readonly (readonly string[])[];
}

/** What chunks are read by. */
export interface ChunkReading {
  /** Undefined where chunks are given. */
  readonly boundaries: Boundaries | undefined;
  encoder(route: Route): Promise<Encoder>;
  words(languages: readonly Language[]): Promise<WordSources>;
  /** Dictionary of English pairs, and the word aligner for rules that ask it. */
  knowledge?(): Promise<WordKnowledge>;
}

/** The encoder of a pair: English has its own. */
export function routeOf(left: Language, right: Language): Route {
  return left === "en" && right === "en" ? "en" : "multi";
}

interface CutText {
  readonly read: ReadText;
  readonly chunks: readonly (readonly number[])[];
}

/**
 * Pairs of texts, cut into chunks and looked up; in order. Chunks that recur are encoded once.
 * @throws StsError E_MODEL, E_ABORTED
 */
export async function readChunks(
  pairs: readonly (readonly [TextToRead, TextToRead])[],
  route: Route,
  reading: ChunkReading,
  signal?: AbortSignal,
): Promise<ChunkedPair[]> {
  const languages = [...new Set(pairs.flat().map(({ language }) => language))];
  const sources = await reading.words(languages);
  const analysers = new Map<Language, Analyser>();
  for (const language of languages) analysers.set(language, await loadAnalyser(language));
  const turn = takingTurns(signal);
  const cut: (readonly [CutText, CutText])[] = [];
  for (const [left, right] of pairs) {
    await turn();
    const own = (text: TextToRead) =>
      cutText(text, analysers.get(text.language)!, sources, reading.boundaries);
    cut.push([own(left), own(right)]);
  }
  const vectors = await vectorsOf(cut.flat(), await reading.encoder(route), signal);
  const knowledge = route === "en" ? await reading.knowledge?.() : undefined;
  const chunked: ChunkedPair[] = [];
  for (const [left, right] of cut) {
    await turn();
    chunked.push(chunkedPair(sidesOf(left, vectors), sidesOf(right, vectors), knowledge));
  }
  return chunked;
}

function cutText(
  given: TextToRead,
  analyser: Analyser,
  sources: WordSources,
  boundaries: Boundaries | undefined,
): CutText {
  const words = given.chunks?.flat() ?? given.words;
  const analysis = analyser.analyse(words === undefined ? (given.text ?? "") : words.join(" "));
  const tokens: readonly SurfaceToken[] =
    words === undefined ? tokensOf(analysis) : tokensOfWords(words, analysis);
  const read = readTokens(analysis, given.language, tokens, sources);
  if (given.chunks !== undefined) {
    let next = 0;
    return { read, chunks: given.chunks.map((chunk) => chunk.map(() => next++)) };
  }
  const chunks =
    boundaries === undefined
      ? tokens.map((_, i) => [i])
      : cutChunks(analysis, tokens, given.language === "en" ? boundaries.en : boundaries.others);
  const inside = given.text !== undefined;
  return { read, chunks: inside ? withMarksInside(chunks, (i) => read.tokens[i]!.mark) : chunks };
}

/** A chunk's text, as it is encoded: its words with single blanks. */
function chunkText({ read }: CutText, chunk: readonly number[]): string {
  return chunk.map((i) => read.tokens[i]!.text).join(" ");
}

async function vectorsOf(
  texts: readonly CutText[],
  encoder: Encoder,
  signal: AbortSignal | undefined,
): Promise<ReadonlyMap<string, Float32Array>> {
  const all = new Set(texts.flatMap((text) => text.chunks.map((chunk) => chunkText(text, chunk))));
  const list = [...all];
  const { data, dimension } = await encoder.encode(list, signal === undefined ? {} : { signal });
  return new Map(list.map((text, i) => [text, data.slice(i * dimension, (i + 1) * dimension)]));
}

function sidesOf(text: CutText, vectors: ReadonlyMap<string, Float32Array>): ChunkSide[] {
  return text.chunks.map((tokens) => ({
    text: text.read,
    tokens,
    vector: vectors.get(chunkText(text, tokens))!,
  }));
}
