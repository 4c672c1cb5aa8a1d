import { WorkInFlight } from "../vectors/index.ts";
import type { System } from "./system.ts";

/** A system whose `close` waits for the calls that run, and which refuses later ones with E_INPUT. */
export function closingWhenIdle(system: System): System {
  const work = new WorkInFlight(`system "${system.name}"`);
  const { scoreMatrix } = system;
  return {
    ...system,
    score: (pairs, options) => work.run(() => system.score(pairs, options)),
    ...(scoreMatrix && {
      scoreMatrix: (left, right, options) => work.run(() => scoreMatrix(left, right, options)),
    }),
    close: () => work.close(() => system.close()),
  };
}
