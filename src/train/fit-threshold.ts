import { checkOptions, checkPairs, isRecord, refusedArgument } from "../arguments.ts";
import { StsError } from "../errors.ts";
import { bestThreshold } from "../learn/index.ts";
import { isSystem, type System } from "../systems/system.ts";
import { checkThresholdName, type Threshold } from "../systems/threshold.ts";

export interface FitThresholdOptions {
  /** Name to keep it under; letters, digits, "-", "_" and "." */
  readonly name: string;
  readonly seed?: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (done: number) => void;
}

/** A pair and whether it counts as the same. */
export interface LabelledPair {
  readonly a: string;
  readonly b: string;
  readonly label: boolean;
}

/**
 * Scores labelled pairs with a system and finds the threshold of the best F1.
 * @throws StsError E_INPUT when the name cannot be used, or only one answer occurs among the labels
 */
export async function fitThreshold(
  system: System,
  pairs: readonly LabelledPair[],
  options: FitThresholdOptions,
): Promise<Threshold> {
  if (!isSystem(system))
    throw refusedArgument("fitThreshold: system", system, "a system", "await createSystem(name)");
  checkPairs(pairs, "fitThreshold: pairs");
  if (!isRecord(options)) throw refusedArgument("fitThreshold: options", options, "an object with a name");
  checkOptions(options, "fitThreshold", ["name", "seed", "signal", "onProgress"]);
  checkThresholdName(options.name);
  const results = await system.score(pairs, {
    ...(options.signal && { signal: options.signal }),
    ...(options.onProgress && { onProgress: options.onProgress }),
  });
  const scores = results.map((result) => result.score);
  const labels = pairs.map((pair) => pair.label);
  const yes = labels.filter((label) => label).length;
  if (yes === 0 || yes === labels.length) {
    throw new StsError(
      "E_INPUT",
      `fit-threshold: all ${labels.length} pairs are labelled ${yes === 0 ? "no" : "yes"}; both answers are needed`,
    );
  }
  const [first] = scores;
  if (scores.every((score) => score === first)) {
    throw new StsError(
      "E_INPUT",
      `fit-threshold: ${system.name} gives all ${scores.length} pairs the same score, ${first!.toFixed(2)}: ` +
        "no threshold parts them; take another system, or pairs that differ more",
    );
  }
  const best = bestThreshold(scores, labels, options.seed === undefined ? {} : { seed: options.seed });
  return { format: 2, name: options.name, signature: system.signature, ...best };
}
