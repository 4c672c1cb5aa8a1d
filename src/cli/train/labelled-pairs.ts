import { createHash } from "node:crypto";
import { type GoldPair, languagesByText, resolveData, type Scale } from "../../data/index.ts";
import { StsError } from "../../errors.ts";
import type { LanguageTag } from "../../systems/index.ts";
import { loadLanguageIdentifier } from "../../text/index.ts";
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

type Languages = readonly [LanguageTag, LanguageTag];

/**
 * Labelled pairs as published systems are trained on them: with the languages of their set, else those named, else those
 * that most texts of either column look like, which is told where one is not English.
 */
export async function recipePairs(
  pairs: readonly GoldPair[],
  named: Languages | undefined,
  io: CliIo,
): Promise<RecipePair[]> {
  const silent = pairs.filter(({ languages }) => languages === undefined);
  const found = named ?? (await commonLanguages(silent));
  if (named === undefined && found?.some((language) => language !== "en"))
    io.note(`samesay: texts are read as ${[...new Set(found)].join(",")}; --lang names other languages`);
  return pairs.map(({ a, b, gold, languages = found }) => ({
    ...{ a, b, gold: gold! },
    ...(languages && { languages }),
  }));
}

/** Pairs whose languages are looked at. */
const LOOKED_AT = 500;

/** What most of the first texts look like that leave no doubt, and most of the second; undefined where none does. */
async function commonLanguages(pairs: readonly GoldPair[]): Promise<Languages | undefined> {
  const identify = await loadLanguageIdentifier();
  const step = Math.ceil(pairs.length / LOOKED_AT);
  const some = pairs.filter((_, i) => i % step === 0);
  const most = async (texts: readonly string[]): Promise<LanguageTag | undefined> => {
    const counts = new Map<LanguageTag, number>();
    for (const text of texts) {
      const { language } = await identify(text);
      if (language !== "unsure") counts.set(language, (counts.get(language) ?? 0) + 1);
    }
    return [...counts].sort((x, y) => y[1] - x[1])[0]?.[0];
  };
  const [a, b] = [await most(some.map((pair) => pair.a)), await most(some.map((pair) => pair.b))];
  const [x = b, y = a] = [a, b];
  return x === undefined || y === undefined ? undefined : [x, y];
}

function onFive(gold: number, [low, high]: Scale): number {
  return (5 * (gold - low)) / (high - low);
}

/** Of one set its own; of several that of their digests, a line each. */
function digestOf(digests: readonly string[]): string {
  if (digests.length === 1) return digests[0]!;
  return createHash("sha256").update(digests.join("\n")).digest("hex");
}

/** Tells of pairs that a published system was not trained on. */
export function noteEmpty(count: number, io: CliIo): void {
  if (count > 0)
    io.note(`samesay: ${count} pairs with an empty text left out: they score 5 or 0 in every system`);
}
