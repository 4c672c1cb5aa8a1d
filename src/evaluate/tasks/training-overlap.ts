import { checkFunction, checkRecords } from "../../arguments.ts";
import { type GoldPair, type KnownSentences, pairKey, sentenceKey } from "../../data/index.ts";
import type { TrainingSource } from "../../systems/index.ts";
import type { ScoredSet } from "../runs/scored-set.ts";

/** How much of a scored set a system has seen in training. */
export interface TrainingOverlap {
  /** Scored set. */
  readonly set: string;
  /** Training set. */
  readonly training: string;
  readonly use: TrainingSource["use"];
  /** Pairs of the scored set. */
  readonly scored: number;
  /** Of these, pairs that stand in the training set too, in either order; null when the set is not at hand. */
  readonly pairs: number | null;
  /** Pairs of which one text at least stands in the training set; null when neither the set nor its digests are at hand. */
  readonly sentences: number | null;
}

/**
 * Compares the texts of scored sets with those of a system's training sets, without regard to order, case and
 * blanks. A system's own list of held-out rows is not known here: this counts what stands in both files.
 *
 * @param load reads a training set; undefined when it is not at hand
 * @param known sentences of a set that is not at hand, by their digests; undefined where there are none
 */
export async function trainingOverlap(
  sets: readonly ScoredSet[],
  trainedOn: readonly TrainingSource[],
  load: (name: string) => Promise<readonly GoldPair[] | undefined>,
  known: (name: string) => Promise<KnownSentences | undefined> = async () => undefined,
): Promise<TrainingOverlap[]> {
  checkRecords(sets, "trainingOverlap: sets", "a ScoredSet", ["name", "pairs"]);
  checkRecords(trainedOn, "trainingOverlap: trainedOn", "a TrainingSource", ["set", "use"]);
  checkFunction(load, "trainingOverlap: load");
  checkFunction(known, "trainingOverlap: known");
  const found: TrainingOverlap[] = [];
  const sources = unique(trainedOn);
  for (const { set: training, use } of sources) {
    const pairs = await load(training);
    const keys = pairs && new Set(pairs.map(pairKey));
    const keysOfTexts = pairs && new Set(pairs.flatMap(({ a, b }) => [sentenceKey(a), sentenceKey(b)]));
    const texts = keysOfTexts
      ? { has: (text: string) => keysOfTexts.has(sentenceKey(text)) }
      : await known(training);
    for (const set of sets) {
      found.push({
        set: set.name,
        training,
        use,
        scored: set.pairs.length,
        pairs: keys ? count(set.pairs, (pair) => keys.has(pairKey(pair))) : null,
        sentences: texts ? count(set.pairs, ({ a, b }) => texts.has(a) || texts.has(b)) : null,
      });
    }
  }
  return found;
}

/** One entry for each set and use. */
function unique(sources: readonly TrainingSource[]): TrainingSource[] {
  return [...new Map(sources.map((source) => [`${source.set}\n${source.use}`, source])).values()];
}

function count(pairs: readonly GoldPair[], test: (pair: GoldPair) => boolean): number {
  return pairs.reduce((n, pair) => n + (test(pair) ? 1 : 0), 0);
}

/** Of each scored set, the pairs that the system's weights saw in a training set at hand, whichever that was. */
export async function seenPairs(
  sets: readonly ScoredSet[],
  trainedOn: readonly TrainingSource[],
  load: (name: string) => Promise<readonly GoldPair[] | undefined>,
): Promise<Uint8Array[]> {
  const keys = new Set<string>();
  for (const { set, use } of unique(trainedOn)) {
    if (use !== "weights") continue;
    for (const pair of (await load(set)) ?? []) keys.add(pairKey(pair));
  }
  return sets.map(({ pairs }) => Uint8Array.from(pairs, (pair) => Number(keys.has(pairKey(pair)))));
}
