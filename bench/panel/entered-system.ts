import type { Contestant } from "./contestant.ts";
import type { RememberedSystem } from "./system-values.ts";

/** A system as it is read on the panel: told the languages of each pair. */
export function enteredSystem(system: RememberedSystem): Contestant {
  return {
    name: system.name,
    kind: "system",
    async read(rows) {
      const values = await system.values(rows.map(({ a, b, languages }) => ({ a, b, languages })));
      return {
        raw: Float64Array.from(values, ({ raw }) => raw),
        score: Float64Array.from(values, ({ score }) => score),
        low: Float64Array.from(values, ({ interval }) => interval[0]),
        high: Float64Array.from(values, ({ interval }) => interval[1]),
      };
    },
    close: system.close,
  };
}
