import { StsError } from "../../../errors.ts";
import { rowCosines } from "../../../vectors/cosine.ts";
import type { Embeddings } from "../../../vectors/index.ts";
import { takingTurns } from "../../../work.ts";
import type { BilingualLexicon } from "../../words/bilingual-lexicon.ts";
import { glossOverlap, glossOverlapTiles } from "../../words/gloss-overlap.ts";
import type { TextWords, TextWordsStore } from "../../words/text-words.ts";
import type { TileValues } from "../../words/tile-shares.ts";
import type { Aligner } from "../../words/word-alignment.ts";
import type { OpenedRoute, Part } from "../tier/encoder-parts.ts";
import { cleanSide } from "./clean-side.ts";
import type { Cells, PairBlock, TextSide } from "./pair-plan.ts";
import type { OnShare, SideVectors } from "./side-vectors.ts";

/** Writes the values of pairs of one block to `out`. */
export type PartReader = (cells: Cells, out: Float64Array) => void | Promise<void>;

/** What parts of a block are read with. */
export interface PartSources {
  readonly route: OpenedRoute;
  readonly vectors: SideVectors;
  readonly words: TextWordsStore;
  readonly signal: AbortSignal | undefined;
}

/**
 * Makes a part ready to be read: encodes the texts of a block, loads the lexicon of its languages.
 * @throws StsError E_MODEL where the route has no such model, E_ABORTED
 */
export async function readPart(
  part: Part,
  block: PairBlock,
  sources: PartSources,
  onShare?: OnShare,
): Promise<PartReader> {
  const { route, vectors } = sources;
  switch (part.value) {
    case "cosine": {
      const encoder = encoderOf(route, part.model);
      const left = await vectors.texts(encoder, block.left, onShare);
      return cosines(left, await vectors.texts(encoder, block.right));
    }
    case "glossed-cosine": {
      const encoder = encoderOf(route, part.model);
      const lexicon = needed(route.lexicon, part);
      const own = cosines(
        await vectors.texts(encoder, block.left, onShare),
        await vectors.texts(encoder, block.right),
      );
      const glossed = cosines(
        await vectors.glosses(encoder, block.left, lexicon),
        await vectors.glosses(encoder, block.right, lexicon),
      );
      return meanOf(own, glossed);
    }
    case "cross-score":
      return crossScores(part, block, sources);
    case "glosses":
    case "alignment":
      return wordValues(part, block, sources);
  }
}

function encoderOf({ encoders }: OpenedRoute, name: string) {
  return needed(
    encoders.find((encoder) => encoder.name === name),
    { model: name },
  );
}

function needed<T>(thing: T | undefined, { model }: Pick<Part, "model">): T {
  if (thing !== undefined) return thing;
  throw new StsError(
    "E_MODEL",
    `models/${model}: not there, and pairs are read with it; install samesay anew`,
  );
}

function cosines(left: Embeddings, right: Embeddings): (cells: Cells, out: Float64Array) => void {
  const cosine = rowCosines(left, right);
  return ({ count, left: rows, right: columns, tile }, out) => {
    if (tile !== undefined) cosine.tile(tile, out);
    else for (let k = 0; k < count; k++) out[k] = cosine.of(rows[k]!, columns[k]!);
  };
}

function meanOf(
  first: (cells: Cells, out: Float64Array) => void,
  second: (cells: Cells, out: Float64Array) => void,
): PartReader {
  return (cells, out) => {
    first(cells, out);
    const other = new Float64Array(cells.count);
    second(cells, other);
    for (let k = 0; k < cells.count; k++) out[k] = (out[k]! + other[k]!) / 2;
  };
}

function crossScores(part: Part, { left, right }: PairBlock, { route, signal }: PartSources): PartReader {
  const crossEncoder = needed(route.crossEncoder, part);
  const [cleanLeft, cleanRight] = [cleanSide(left), cleanSide(right)];
  return async (cells, out) => {
    const pairs = Array.from({ length: cells.count }, (_, k) => ({
      a: cleanLeft[cells.left[k]!]!,
      b: cleanRight[cells.right[k]!]!,
    }));
    out.set((await crossEncoder.score(pairs, signal && { signal })).scores);
  };
}

async function wordValues(part: Part, block: PairBlock, sources: PartSources): Promise<PartReader> {
  const { route, words, signal } = sources;
  const lexicon = part.value === "glosses" ? needed(route.lexicon, part) : route.lexicon;
  if (block.crossLingual) await lexicon?.load(block.read);
  const glossed = block.crossLingual ? lexicon : undefined;
  const aligner = part.value === "alignment" ? needed(route.aligner, part) : undefined;
  if (aligner === undefined && glossed === undefined) return (_, out) => void out.fill(0);
  const [left, right] = [wordsOf(block.left, words), wordsOf(block.right, words)];
  const values = aligner ? alignments(aligner, left, right, glossed) : overlaps(left, right, glossed!);
  let tiles: TileValues | undefined;
  const turn = takingTurns(signal);
  return ({ count, left: rows, right: columns, tile }, out) => {
    if (tile !== undefined) {
      tiles ??= values.tiles();
      return tiles(tile, out, turn);
    }
    for (let k = 0; k < count; k++) out[k] = values.of(rows[k]!, columns[k]!);
  };
}

/** Words of the texts of a side. */
function wordsOf({ texts, languages }: TextSide, words: TextWordsStore): readonly TextWords[] {
  return texts.map((text, row) => words.of(text, languages[row]!));
}

/** What words say of the pairs of a block: one by one, and of all texts with all, which is made ready when first asked for. */
interface WordValues {
  of(i: number, j: number): number;
  tiles(): TileValues;
}

function alignments(
  aligner: Aligner,
  left: readonly TextWords[],
  right: readonly TextWords[],
  lexicon: BilingualLexicon | undefined,
): WordValues {
  if (lexicon === undefined) {
    return {
      of: (i, j) => aligner.monolingual(left[i]!, right[j]!),
      tiles: () => aligner.monolingualTiles(left, right),
    };
  }
  const withGlosses = (texts: readonly TextWords[]) =>
    texts.map((text) => ({ text, glossed: lexicon.glossed(text) }));
  const [own, other] = [withGlosses(left), withGlosses(right)];
  return {
    of: (i, j) => aligner.crossLingual(left[i]!, right[j]!, own[i]!.glossed, other[j]!.glossed),
    tiles: () => aligner.crossLingualTiles(own, other),
  };
}

function overlaps(
  left: readonly TextWords[],
  right: readonly TextWords[],
  lexicon: BilingualLexicon,
): WordValues {
  const glosses = (texts: readonly TextWords[]) => texts.map((text) => lexicon.glossed(text));
  const [own, other] = [glosses(left), glosses(right)];
  return {
    of: (i, j) => glossOverlap(own[i]!, other[j]!),
    tiles: () => glossOverlapTiles(own, other),
  };
}
