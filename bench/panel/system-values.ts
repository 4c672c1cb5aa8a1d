import { join } from "node:path";
import { createSystem, type System, type TextPair } from "../../src/systems/index.ts";
import type { CacheOptions } from "./model-values.ts";
import { progress } from "./progress.ts";
import { openStore } from "./row-store.ts";
import { systemDigest } from "./system-digest.ts";

/** What a system says of a pair. */
export interface SystemValue {
  /** Before calibration, higher is closer. */
  readonly raw: number;
  /** 0..5. */
  readonly score: number;
  /** 80 % interval of the gold score; NaN where the system gives none. */
  readonly interval: readonly [low: number, high: number];
}

/** A system whose results are remembered. */
export interface RememberedSystem {
  readonly name: string;
  values(pairs: readonly TextPair[], label?: string): Promise<SystemValue[]>;
  /** The system itself, opened when first asked for. */
  open(): Promise<System>;
  close(): Promise<void>;
}

/** Opens a system by its name, as `createSystem` does. @throws StsError as `createSystem` */
export async function rememberedSystem(
  name: string,
  { cache, threads }: CacheOptions,
): Promise<RememberedSystem> {
  const system = await createSystem(name, { threads });
  const file = join(cache, `${name.replace(/[^\w-]/g, "_")}-${systemDigest(system.signature)}.bin`);
  const store = openStore(file, 4, 8);
  const direction = system.raw.direction ?? 1;
  return {
    name,
    open: async () => system,
    close: () => system.close(),
    async values(pairs, label = "pairs") {
      const unknown = new Map(
        pairs.map((pair) => [keyOf(pair), pair]).filter(([key]) => !store.has(key as string)) as [
          string,
          TextPair,
        ][],
      );
      const missing = [...unknown.values()];
      const say = progress(`${label} by ${name}`, missing.length);
      const size = system.batchSize ?? 1024;
      for (let at = 0; at < missing.length; at += size) {
        const batch = missing.slice(at, at + size);
        const results = await system.score(batch);
        store.add(
          results.map(({ raw, score, interval = [Number.NaN, Number.NaN] }, i) => [
            keyOf(batch[i]!),
            [direction * raw.value, score, ...interval],
          ]),
        );
        say(at + batch.length);
      }
      return pairs.map((pair) => {
        const [raw, score, low, high] = store.get(keyOf(pair));
        return { raw: raw!, score: score!, interval: [low!, high!] };
      });
    },
  };
}

function keyOf({ a, b, languages }: TextPair): string {
  return `${languages?.join("-") ?? ""}\0${a}\0${b}`;
}
