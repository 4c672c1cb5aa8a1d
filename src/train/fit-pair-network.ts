import { groupedFolds } from "../learn/index.ts";
import { type Matrix, Tape } from "../learn/networks/index.ts";
import { type Numbers, pearson, seededRandom } from "../stats/index.ts";
import type { NetworkSettings } from "../systems/published/network/network-settings.ts";
import { PairNetwork } from "../systems/published/network/pair-network.ts";
import type { LearntText } from "../systems/published/recipe-text.ts";
import { takingTurns } from "../work.ts";

const BATCH = 32;
const DECAY = 1e-4;

/**
 * Trains a network on pairs by Adam; the epoch that correlates best with gold on a held-out tenth is kept, which shares
 * no sentence with the rest. Seconds to minutes for some thousands of pairs.
 *
 * @param gold in 0..5, shape [pairs]
 * @param groups group of each pair: those of one stay together
 * @param vector where a word starts from; see `PairNetwork.create`
 */
export async function fitPairNetwork(
  settings: NetworkSettings,
  texts: readonly (readonly [LearntText, LearntText])[],
  gold: Numbers,
  groups: Numbers,
  vector: (word: string) => ArrayLike<number> | undefined,
  signal?: AbortSignal,
): Promise<PairNetwork> {
  const { epochs = 8, rate = 0.002 } = settings;
  const turn = takingTurns(signal);
  const network = PairNetwork.create(settings, texts.flat(), vector);
  const weights = [...network.weights.values()];
  const adam = new Adam(weights);
  const folds = groupedFolds(groups, Math.min(10, new Set(Array.from(groups)).size), 1);
  const all = Array.from(texts.keys());
  const held = all.filter((i) => folds[i] === 0);
  const order = all.filter((i) => folds[i] !== 0);
  const random = seededRandom(1);
  let best = { r: -Infinity, data: weights.map(({ data }) => data.slice()) };
  for (let epoch = 0; epoch < epochs; epoch++) {
    random.shuffle(order);
    for (let from = 0; from < order.length; from += BATCH) {
      await turn();
      const batch = order.slice(from, from + BATCH);
      for (const i of batch) learn(network, texts[i]!, gold[i]!, batch.length);
      adam.step(rate);
    }
    const r = pearson(
      held.map((i) => network.value(...texts[i]!)),
      held.map((i) => gold[i]!),
    );
    if (r > best.r || Number.isNaN(best.r)) best = { r, data: weights.map(({ data }) => data.slice()) };
  }
  for (const [k, { data }] of weights.entries()) data.set(best.data[k]!);
  return network;
}

/** Adds a pair's derivatives: cross-entropy with gold shared out between two grades, or squared error of the cosine. */
function learn(
  network: PairNetwork,
  [a, b]: readonly [LearntText, LearntText],
  gold: number,
  size: number,
): void {
  const tape = new Tape();
  const out = network.score(tape, a, b);
  if (out.data.length === 1) out.grad[0] = (2 * (out.data[0]! - gold / 5)) / size;
  else {
    const floor = Math.min(Math.floor(gold), out.data.length - 2);
    for (const [grade, share] of [
      [floor, 1 - (gold - floor)],
      [floor + 1, gold - floor],
    ] as const)
      out.grad[grade] = -share / Math.max(out.data[grade]!, 1e-12) / size;
  }
  tape.backward();
}

/** @see Kingma and Ba 2015, https://arxiv.org/abs/1412.6980; decay apart from the step: https://arxiv.org/abs/1711.05101 */
class Adam {
  readonly #weights: readonly Matrix[];
  readonly #first: readonly Float64Array[];
  readonly #second: readonly Float64Array[];
  #steps = 0;

  constructor(weights: readonly Matrix[]) {
    this.#weights = weights;
    this.#first = weights.map(({ data }) => new Float64Array(data.length));
    this.#second = weights.map(({ data }) => new Float64Array(data.length));
  }

  /** One step along the derivatives, which it clears. */
  step(rate: number): void {
    this.#steps++;
    const size = (rate * Math.sqrt(1 - 0.999 ** this.#steps)) / (1 - 0.9 ** this.#steps);
    for (const [w, { data, grad }] of this.#weights.entries()) {
      const [first, second] = [this.#first[w]!, this.#second[w]!];
      for (let k = 0; k < data.length; k++) {
        const slope = grad[k]!;
        first[k] = 0.9 * first[k]! + 0.1 * slope;
        second[k] = 0.999 * second[k]! + 0.001 * slope * slope;
        data[k]! -= (size * first[k]!) / (Math.sqrt(second[k]!) + 1e-8) + rate * DECAY * data[k]!;
      }
      grad.fill(0);
    }
  }
}
