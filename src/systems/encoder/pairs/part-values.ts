import { StsError } from "../../../errors.ts";
import { rowCosines } from "../../../vectors/cosine.ts";
import type { Embeddings } from "../../../vectors/index.ts";
import type { BilingualLexicon } from "../../words/bilingual-lexicon.ts";
import { glossOverlap, glossOverlaps } from "../../words/gloss-overlap.ts";
import type { TextWords, TextWordsStore } from "../../words/text-words.ts";
import type { Aligner, PairValue } from "../../words/word-alignment.ts";
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
    if (tile !== undefined) cosine.block(tile.fromLeft, tile.toLeft, tile.fromRight, tile.toRight, out);
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
  const { route, words } = sources;
  const lexicon = part.value === "glosses" ? needed(route.lexicon, part) : route.lexicon;
  if (block.crossLingual) await lexicon?.load(block.read);
  const glossed = block.crossLingual ? lexicon : undefined;
  const aligner = part.value === "alignment" ? needed(route.aligner, part) : undefined;
  if (aligner === undefined && glossed === undefined) return (_, out) => void out.fill(0);
  const [left, right] = [wordsOf(block.left, words), wordsOf(block.right, words)];
  const value = aligner
    ? alignments(aligner, left, right, block, glossed)
    : overlaps(left, right, block, glossed!);
  return ({ count, left: rows, right: columns }, out) => {
    for (let k = 0; k < count; k++) out[k] = value(rows[k]!, columns[k]!);
  };
}

/** Words of the texts of a side. */
function wordsOf({ texts, languages }: TextSide, words: TextWordsStore): readonly TextWords[] {
  return texts.map((text, row) => words.of(text, languages[row]!));
}

/** Whether all texts of a block are compared with all: tables of words pay then. */
function isMatrix({ left, right, count }: PairBlock): boolean {
  return count === left.texts.length * right.texts.length && count > 1;
}

function alignments(
  aligner: Aligner,
  left: readonly TextWords[],
  right: readonly TextWords[],
  block: PairBlock,
  lexicon: BilingualLexicon | undefined,
): PairValue {
  const all = isMatrix(block);
  if (lexicon === undefined)
    return (
      (all ? aligner.monolingualMatrix(left, right) : undefined) ??
      ((i, j) => aligner.monolingual(left[i]!, right[j]!))
    );
  const withGlosses = (texts: readonly TextWords[]) =>
    texts.map((text) => ({ text, glossed: lexicon.glossed(text) }));
  const [own, other] = [withGlosses(left), withGlosses(right)];
  return (
    (all ? aligner.crossLingualMatrix(own, other) : undefined) ??
    ((i, j) => aligner.crossLingual(left[i]!, right[j]!, own[i]!.glossed, other[j]!.glossed))
  );
}

function overlaps(
  left: readonly TextWords[],
  right: readonly TextWords[],
  block: PairBlock,
  lexicon: BilingualLexicon,
): PairValue {
  const glosses = (texts: readonly TextWords[]) => texts.map((text) => lexicon.glossed(text));
  const [own, other] = [glosses(left), glosses(right)];
  return (
    (isMatrix(block) ? glossOverlaps(own, other) : undefined) ?? ((i, j) => glossOverlap(own[i]!, other[j]!))
  );
}
