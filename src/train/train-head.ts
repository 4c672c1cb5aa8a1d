import { checkOptions, checkPairs, checkText, isRecord, optionNames, refusedArgument } from "../arguments.ts";
import type { GoldPair, Scale } from "../data/index.ts";
import { StsError } from "../errors.ts";
import { sentenceGroups } from "../learn/index.ts";
import {
  correlation,
  meanAbsoluteError,
  type Numbers,
  rootMeanSquaredError,
  shareWithin,
} from "../stats/index.ts";
import { isShippedName } from "../systems/create-system.ts";
import { closeRoute } from "../systems/encoder/encoder-system.ts";
import { comparePairs } from "../systems/encoder/pairs/compare-pairs.ts";
import { groupBy } from "../systems/encoder/pairs/group-by.ts";
import { planList } from "../systems/encoder/pairs/pair-plan.ts";
import type { EncoderSystemParts } from "../systems/encoder/tier/encoder-parts.ts";
import { headFeatures } from "../systems/head/head-features.ts";
import type { HeadCandidate, HeadFigures, HeadFile, HeadTier } from "../systems/head/head-file.ts";
import { groundOf, headParts } from "../systems/head/head-parts.ts";
import { languageReader } from "../systems/language-tagger.ts";
import { openedOnce } from "../systems/lifetime.ts";
import type { SystemOptions } from "../systems/system.ts";
import { openSingleWords } from "../systems/words/single-words.ts";
import { Slips } from "../systems/words/slips.ts";
import { TextWordsStore } from "../systems/words/text-words.ts";
import { isReadable, isSameText } from "../text/index.ts";
import { fitHead, type HeadRows } from "./head-fit.ts";

const TRAIN_OPTIONS = optionNames<TrainHeadOptions>({
  languages: true,
  model: true,
  threads: true,
  signal: true,
  onNote: true,
  name: true,
  tier: true,
  scale: true,
  source: true,
  seed: true,
  onProgress: true,
});

export interface TrainHeadOptions extends SystemOptions {
  readonly name: string;
  /** What the head stands on. */
  readonly tier: HeadTier;
  /** Of the gold scores. */
  readonly scale: Scale;
  /** Where the pairs come from, for the file and for overlap checks. */
  readonly source: { readonly set: string; readonly sha256: string };
  readonly seed?: number;
  /** Called with the share of the work that is done, 0..1. */
  readonly onProgress?: (share: number) => void;
}

/** Fewer pairs than this fit nothing. */
export const LEAST_PAIRS = 10;
/** Under this many pairs figures are little more than noise; the command warns. */
export const FEW_PAIRS = 50;
/** Groups under which pairs are held out one by one. */
const MIN_GROUPS = 5;
/** Share of the work that reading the texts counts for. */
const READING = 0.5;

/** @throws StsError E_INPUT that names what is no pair, name, scale or source */
function checkTraining(pairs: unknown, options: unknown): void {
  checkPairs(pairs, "trainHead: pairs");
  if (!isRecord(options)) throw refusedArgument("trainHead: options", options, "an object");
  checkOptions(options, "trainHead", TRAIN_OPTIONS);
  checkText(options.name, "trainHead: name");
  checkText(options.tier, "trainHead: tier");
  if (!(Array.isArray(options.scale) && options.scale.length === 2))
    throw refusedArgument("trainHead: scale", options.scale, "[lowest, highest]");
  if (!isRecord(options.source))
    throw refusedArgument("trainHead: source", options.source, "where the pairs come from, { set, sha256 }");
}

/**
 * Adapts a shipped tier to labelled pairs of the user's own, in seconds. What the tier says of each pair is where
 * every candidate starts from: that score as it is, a new calibration of it, and a linear or a small network's
 * correction of that, made of both vectors (`fitHead`). All are tried on pairs they were not fitted on, and the
 * simplest that none beats is kept; so what comes out is no worse than the tier beyond what chance does.
 *
 * Pairs of equal or empty texts, and of texts that hold too little to read, are left out: they score 5 or 0 in every system.
 *
 * @throws StsError E_INPUT under 10 pairs, when a gold score lies outside the scale or all are equal; E_MODEL; E_ABORTED
 */
export async function trainHead(labelled: readonly GoldPair[], options: TrainHeadOptions): Promise<HeadFile> {
  checkTraining(labelled, options);
  const { scale, signal, seed = 1, onProgress, source, name } = options;
  if (await isShippedName(name))
    throw new StsError(
      "E_INPUT",
      `"${name}" is the name of a system that ships; give the trained one another`,
    );
  const pairs = labelled.filter(({ a, b }) => !isSameText(a, b) && isReadable(a) && isReadable(b));
  const gold = checkGold(pairs, scale, source.set);
  const parts = await headParts(options.tier, options);
  const { groups, heldOut } = groupsOf(pairs);
  const read = await readPairs(parts, pairs, {
    ...options,
    ...(onProgress && { onProgress: (share: number) => onProgress(READING * share) }),
  });
  const lengths = Float64Array.from(pairs, ({ a, b }) => a.length + b.length);
  const fitted = await fitHead(
    { ...read, gold, groups, lengths },
    {
      seed,
      ...(signal && { signal }),
      ...(onProgress && { onProgress: (share: number) => onProgress(READING + (1 - READING) * share) }),
    },
  );
  return {
    format: 3,
    kind: "head",
    name: options.name,
    tier: options.tier,
    standsOn: groundOf(parts),
    kept: fitted.kept,
    ...((fitted.kept === "linear" || fitted.kept === "network") && {
      correction: { first: fitted.first.model, routes: Object.fromEntries(fitted.corrections) },
    }),
    calibration: fitted.last.model,
    trainedOn: { ...source, pairs: pairs.length },
    heldOut,
    figures: [...fitted.heldOut].map(([candidate, scores]) => figuresOf(candidate, scores, gold)),
  };
}

function checkGold(pairs: readonly GoldPair[], [low, high]: Scale, set: string): Float64Array {
  if (pairs.length < LEAST_PAIRS) {
    throw new StsError(
      "E_INPUT",
      `${set}: ${pairs.length} labelled pairs of two different texts; training needs ${LEAST_PAIRS} or more (better hundreds)`,
    );
  }
  const gold = Float64Array.from(pairs, ({ gold, id }) => {
    if (gold !== undefined && gold >= low && gold <= high) return (5 * (gold - low)) / (high - low);
    throw new StsError(
      "E_INPUT",
      `${set}: gold score of pair ${id} is ${gold}, expected a number in ${low}..${high}`,
    );
  });
  if (gold.every((value) => value === gold[0]))
    throw new StsError("E_INPUT", `${set}: all gold scores are equal; nothing can be learnt`);
  return gold;
}

/**
 * What is held out together: pairs that share a sentence, directly or through others. Where that leaves too little to
 * hold out (one question against many others), each pair with its repeats.
 */
function groupsOf(pairs: readonly GoldPair[]): Pick<HeadRows, "groups"> & Pick<HeadFile, "heldOut"> {
  const groups = sentenceGroups(pairs);
  const sizes = [...groupBy([...groups], String).values()].map((members) => members.length);
  if (sizes.length >= MIN_GROUPS && Math.max(...sizes) <= pairs.length / 2)
    return { groups, heldOut: "sentences" };
  const texts = pairs.map(({ a, b }) => [a, b].sort().join("\n"));
  return { groups: sentenceGroups(texts.map((text) => ({ a: text, b: text }))), heldOut: "pairs" };
}

type ReadRows = Pick<HeadRows, "points" | "routes" | "features">;

/** What the tier makes of the pairs, by the code that scores them: training sees just what a trained head will see. */
async function readPairs(
  parts: EncoderSystemParts,
  pairs: readonly GoldPair[],
  { languages: told, signal, onProgress }: TrainHeadOptions,
): Promise<ReadRows> {
  const words = new TextWordsStore();
  const texts = told === undefined ? pairs.flatMap(({ a, b }) => [a, b]) : [];
  const singles = await openSingleWords(parts.lexicon, words, texts);
  const plan = {
    languages: languageReader(told, parts.detectsLanguages, words),
    singles,
    slips: new Slips(words),
    said: told !== undefined,
    signal,
  };
  const routes = openedOnce((route: string) => parts.open(route));
  const read: { points: number; route: string; features: Float64Array }[] = new Array(pairs.length);
  try {
    const how = {
      open: routes.open,
      route: parts.route,
      words,
      signal,
      onProgress: (done: number) => onProgress?.(done / pairs.length),
    };
    const blocks = await planList(pairs, plan);
    await comparePairs(blocks, how, ({ languages, reading, vectors }, cells, raw) => {
      for (let k = 0; k < cells.count; k++) {
        const points = reading.calibration.map(raw[k]!);
        const features = headFeatures(points, vectors.left, cells.left[k]!, vectors.right, cells.right[k]!);
        read[cells.place[k]!] = { points, route: parts.route(languages), features };
      }
    });
  } finally {
    await routes.closeAll(closeRoute);
  }
  return {
    points: Float64Array.from(read, ({ points }) => points),
    routes: read.map(({ route }) => route),
    features: read.map(({ features }) => features),
  };
}

function figuresOf(candidate: HeadCandidate, scores: Numbers, gold: Float64Array): HeadFigures {
  return {
    candidate,
    pearson: correlation("pearson", scores, gold).value,
    mae: meanAbsoluteError(scores, gold),
    rmse: rootMeanSquaredError(scores, gold),
    withinOne: shareWithin(scores, gold),
  };
}
