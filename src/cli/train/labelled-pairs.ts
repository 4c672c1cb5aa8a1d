import { createHash } from "node:crypto";
import { type GoldPair, languagesByText, resolveData, type Scale } from "../../data/index.ts";
import { StsError } from "../../errors.ts";
import type { RecipePair } from "../../train/index.ts";
import type { CliIo } from "../command.ts";
import { type InputChoice, readOptions } from "../options/options.ts";

/** What labelled pairs are read by. */
export interface LabelledChoice extends InputChoice {
  readonly data: string;
  readonly scale?: Scale;
}

/** Labelled pairs, their gold brought to 0-5. */
export interface LabelledPairs {
  readonly pairs: GoldPair[];
  readonly unlabelled: number;
  readonly scale: Scale;
  readonly source: { readonly set: string; readonly sha256: string };
}

/**
 * Pairs of a file or of the sets of one name.
 * @throws StsError E_INPUT, also when all gold scores lie in 0..1 and no scale is named
 */
export async function labelledPairs(options: LabelledChoice, io: CliIo): Promise<LabelledPairs> {
  const { sets } = await resolveData(options.data, {
    ...readOptions(options, io),
    ...(options.scale && { scale: options.scale }),
  });
  const pairs: GoldPair[] = [];
  const digests: string[] = [];
  let unlabelled = 0;
  let [lowest, highest] = [Infinity, -Infinity];
  for (const set of sets) {
    digests.push(await set.sha256());
    const rows = await set.read({ signal: io.signal }).toArray();
    const languages = set.languages && languagesByText(rows, set.languages);
    for (const pair of rows) {
      if (pair.gold === undefined) {
        unlabelled++;
        continue;
      }
      [lowest, highest] = [Math.min(lowest, pair.gold), Math.max(highest, pair.gold)];
      // Sets of one name may have scales of their own: all are brought to 0..5 here.
      const gold = onFive(pair.gold, set.scale);
      pairs.push({ ...pair, gold, ...(languages && { languages }) });
    }
  }
  if (options.scale === undefined && lowest >= 0 && highest <= 1 && lowest < highest) {
    throw new StsError(
      "E_INPUT",
      `${options.data}: all gold scores lie in ${lowest}..${highest}; name their scale, such as --scale 0..1`,
    );
  }
  return { pairs, unlabelled, scale: [0, 5], source: { set: options.data, sha256: digestOf(digests) } };
}

/** Labelled pairs as published systems are trained on them. */
export function recipePairs(pairs: readonly GoldPair[]): RecipePair[] {
  return pairs.map(({ a, b, gold, languages }) => ({ a, b, gold: gold!, ...(languages && { languages }) }));
}

function onFive(gold: number, [low, high]: Scale): number {
  return (5 * (gold - low)) / (high - low);
}

/** Of one set its own; of several that of their digests, a line each. */
function digestOf(digests: readonly string[]): string {
  if (digests.length === 1) return digests[0]!;
  return createHash("sha256").update(digests.join("\n")).digest("hex");
}
