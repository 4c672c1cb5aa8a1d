import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import type { RandomGenerator } from "pure-rand/types/RandomGenerator";
import { StsError } from "../errors.ts";

/** A stream of random numbers that depends on its seed only, the same on every machine. */
export interface Random {
  /** Whole number in 0..below - 1, each as likely. */
  below(below: number): number;
  /** In [0, 1), multiples of 2^-32. */
  uniform(): number;
  /** Standard normal, by Box and Muller. */
  normal(): number;
  /** Shuffles in place (Fisher and Yates) and returns its argument. */
  shuffle<T extends { [index: number]: unknown; readonly length: number }>(items: T): T;
}

/**
 * @param seed whole number; the same seed gives the same stream for ever
 * @param stream names an independent stream of the same seed, e.g. the number of a set
 * @throws StsError E_INPUT when the seed is not a whole number
 */
export function seededRandom(seed: number, stream = 0): Random {
  return new SeededRandom(generator(seed, stream));
}

/** The pure-rand generator under `seededRandom`, for tight loops. */
export function generator(seed: number, stream = 0): RandomGenerator {
  if (!Number.isSafeInteger(seed)) {
    throw new StsError("E_INPUT", `seed is ${seed}, expected a whole number`);
  }
  // Neighbouring seeds start xoroshiro in neighbouring states; mixing sets them far apart.
  const high = Math.floor(seed / 2 ** 32);
  const mixedSeed = mix(mix(seed | 0) + Math.imul(high, 0x9e3779b1));
  return xoroshiro128plus(mix(mixedSeed + Math.imul(stream, 0x85ebca77)));
}

/** Finaliser of MurmurHash3: a bijection of 32-bit integers that scatters neighbours. */
function mix(value: number): number {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

class SeededRandom implements Random {
  readonly #source: RandomGenerator;
  #spare: number | undefined;

  constructor(source: RandomGenerator) {
    this.#source = source;
  }

  below(below: number): number {
    return drawBelow(this.#source, below);
  }

  uniform(): number {
    return (this.#source.next() >>> 0) / 2 ** 32;
  }

  normal(): number {
    if (this.#spare !== undefined) {
      const spare = this.#spare;
      this.#spare = undefined;
      return spare;
    }
    const radius = Math.sqrt(-2 * Math.log(1 - this.uniform()));
    const angle = 2 * Math.PI * this.uniform();
    this.#spare = radius * Math.sin(angle);
    return radius * Math.cos(angle);
  }

  shuffle<T extends { [index: number]: unknown; readonly length: number }>(items: T): T {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const held = items[i];
      items[i] = items[j];
      items[j] = held;
    }
    return items;
  }
}

/** Whole number in 0..below - 1, each exactly as likely: equal buckets of 2^32, the rest drawn again. */
export function drawBelow(source: RandomGenerator, below: number): number {
  const bucket = Math.floor(2 ** 32 / below);
  const limit = bucket * below;
  let value = source.next() >>> 0;
  while (value >= limit) value = source.next() >>> 0;
  return Math.floor(value / bucket);
}
