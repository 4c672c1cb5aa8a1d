import { throwIfAborted } from "../../errors.ts";
import { checkPair, checkTexts } from "../check-arguments.ts";
import { languageReader } from "../language-tagger.ts";
import { closingWhenIdle, openedOnce } from "../lifetime.ts";
import type { ScoreOptions, System, SystemOptions } from "../system.ts";
import { openSingleWords } from "../words/single-words.ts";
import { Slips } from "../words/slips.ts";
import { TextWordsStore } from "../words/text-words.ts";
import type { Comparison } from "./pairs/compare-pairs.ts";
import { planList, planMatrix } from "./pairs/pair-plan.ts";
import { scoreBlocks, scoreMatrixBlocks } from "./pairs/score-blocks.ts";
import { ListMemory } from "./pairs/side-vectors.ts";
import { type EncoderSystemParts, type OpenedRoute, RAW_RANGES } from "./tier/encoder-parts.ts";

/**
 * A system whose pairs go to encoders by their languages (`comparePairs`), calibrated to 0-5. Each different text is
 * encoded once. Symmetric, and a pair's score does not depend on the pairs beside it, nor on whether it comes in a list or
 * in a matrix.
 */
export function encoderSystem(parts: EncoderSystemParts, options: SystemOptions = {}): System {
  const routes = openedOnce((route: string) => parts.open(route));
  const { name, version, description, trainedOn, signature, batchSize } = parts;
  const memories = new WeakMap<readonly string[], ListMemory>();
  /** Of one call: words are read once in it. */
  const begin = async (
    texts: readonly string[],
    { languages: told = options.languages, signal, onProgress }: ScoreOptions,
  ) => {
    throwIfAborted(signal);
    const words = new TextWordsStore();
    const how: Comparison = { open: routes.open, route: parts.route, words, signal, onProgress };
    const singles = await openSingleWords(parts.lexicon, words, told === undefined ? texts : []);
    const languages = languageReader(told, parts.detectsLanguages, words);
    return { how, plan: { languages, singles, slips: new Slips(words), said: told !== undefined, signal } };
  };
  return closingWhenIdle({
    name,
    version,
    description,
    raw: { name: parts.raw, range: RAW_RANGES[parts.raw] },
    calibrated: true,
    trainedOn,
    signature: { system: name, version, ...signature },
    ...(batchSize === undefined ? {} : { batchSize }),
    async score(pairs, scoreOptions = {}) {
      for (const [i, pair] of pairs.entries()) checkPair(pair, i, "score");
      const { how, plan } = await begin(
        pairs.flatMap(({ a, b }) => [a, b]),
        scoreOptions,
      );
      return scoreBlocks(parts, await planList(pairs, plan), how, pairs, plan.languages);
    },
    async scoreMatrix(left, right, scoreOptions = {}) {
      checkTexts(left, "scoreMatrix: left");
      checkTexts(right, "scoreMatrix: right");
      const { how, plan } = await begin([...left, ...right], scoreOptions);
      const memory = memories.get(right) ?? memories.get(left);
      const blocks = await planMatrix(left, right, plan);
      return scoreMatrixBlocks(parts, blocks, { ...how, memory }, left.length, right.length);
    },
    remember(texts) {
      if (!memories.has(texts)) memories.set(texts, new ListMemory(texts));
    },
    close: () => routes.closeAll(closeRoute),
  });
}

/** Closes all that a route has open. */
export async function closeRoute({ encoders, crossEncoder }: OpenedRoute): Promise<void> {
  for (const encoder of encoders) await encoder.close();
  await crossEncoder?.close();
}
