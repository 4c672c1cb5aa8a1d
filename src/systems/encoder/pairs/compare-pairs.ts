import type { Embeddings } from "../../../vectors/index.ts";
import { takingTurns } from "../../../work.ts";
import type { TextWordsStore } from "../../words/text-words.ts";
import type { OpenedRoute, Reading } from "../tier/encoder-parts.ts";
import { corrector, NearCopies } from "./near-copies.ts";
import type { Cells, PairBlock } from "./pair-plan.ts";
import { readPart } from "./part-values.ts";
import { partsMean } from "./parts-mean.ts";
import { type ListMemory, type OnShare, SideVectors } from "./side-vectors.ts";

/** What is asked of a system's pairs, whichever way they come: a list, all against all. */
export interface Comparison {
  /** Opens a route, or hands over the one opened before. */
  readonly open: (route: string) => Promise<OpenedRoute>;
  readonly route: (languages: PairBlock["languages"]) => string;
  readonly words: TextWordsStore;
  /** Of a list that is compared again and again. */
  readonly memory?: ListMemory | undefined;
  readonly signal: AbortSignal | undefined;
  /** The part of all the work, in pairs, that is done. */
  readonly onProgress?: ((done: number) => void) | undefined;
}

/** A block whose texts are encoded. */
export interface ReadBlock extends PairBlock {
  readonly reading: Reading;
  /** By the route's first encoder; row i is that of text i of the side. */
  readonly vectors: { readonly left: Embeddings; readonly right: Embeddings };
}

/** Takes the raw values of some pairs of a block. */
export type TakePairs = (block: ReadBlock, cells: Cells, raw: Float64Array) => void;

/**
 * The way of a pair through every tier:
 *
 *   values of its parts (cosines, a cross-encoder's score, what words say)      part-values.ts
 *   -> their mean on a common footing                                           parts-mean.ts
 *   -> less the steps of what differs, where the texts are near copies          near-copies.ts, near-copy-correction.ts
 *   -> what a trained head makes of it, where there is one
 *   = the raw value, which `take` maps to 0-5 by the reading's calibration.
 *
 * A pair's value depends on nothing but its two texts and their languages.
 * @throws StsError E_ABORTED, E_MODEL
 */
export async function comparePairs(
  blocks: readonly PairBlock[],
  how: Comparison,
  take: TakePairs,
): Promise<void> {
  const vectors = new SideVectors(how.words, how.signal, how.memory);
  const copies = new NearCopies(how.words);
  let before = 0;
  for (const block of blocks) {
    const start = before;
    const onShare = (share: number) => how.onProgress?.(start + Math.floor(share * block.count * ENCODING));
    await compareBlock(block, how, { vectors, copies }, take, onShare, (done) =>
      how.onProgress?.(start + done),
    );
    before += block.count;
    how.onProgress?.(before);
  }
}

/** Share of the work that encoding is reported as. */
const ENCODING = 0.9;

/** What is read of texts once in a call. */
interface CallStores {
  readonly vectors: SideVectors;
  readonly copies: NearCopies;
}

async function compareBlock(
  block: PairBlock,
  { open, route, words, signal }: Comparison,
  { vectors, copies }: CallStores,
  take: TakePairs,
  onShare: OnShare,
  onDone: (pairs: number) => void,
): Promise<void> {
  const opened = await open(route(block.languages));
  const reading = opened.reading(block.read);
  const sources = { route: opened, vectors, words, signal };
  const readers = [];
  for (const part of reading.parts) readers.push(await readPart(part, block, sources, onShare));
  const [first] = opened.encoders;
  const left = await vectors.texts(first!, block.left);
  const right = await vectors.texts(first!, block.right);
  const read: ReadBlock = { ...block, reading, vectors: { left, right } };
  const mean = partsMean(reading.parts);
  const correct = await corrector(reading, block, copies, opened.lexicon);
  const { head } = opened;
  const turn = takingTurns(signal);
  let done = 0;
  for (const cells of block.cells()) {
    const values = reading.parts.map(() => new Float64Array(cells.count));
    for (const [p, reader] of readers.entries()) await reader(cells, values[p]!);
    const raw = new Float64Array(cells.count);
    for (let k = 0; k < cells.count; k++) raw[k] = mean(values, k);
    correct(raw, cells);
    if (head !== undefined) {
      for (let k = 0; k < cells.count; k++)
        raw[k] = head(raw[k]!, block.read, left, cells.left[k]!, right, cells.right[k]!);
    }
    take(read, cells, raw);
    done += cells.count;
    onDone(done);
    await turn();
  }
}
