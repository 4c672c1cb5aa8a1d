import { WorkInFlight } from "../vectors/index.ts";
import type { System } from "./system.ts";

/** Things of a system that are opened when first asked for, by name, and closed together. */
export interface OpenedOnce<Name extends string, Thing> {
  open(name: Name): Promise<Thing>;
  /** Closes those that did open, one after another. */
  closeAll(close: (thing: Thing) => Promise<void>): Promise<void>;
}

/** Each name is opened once; a failed opening is tried again next time: the user may have mended the folder. */
export function openedOnce<Name extends string, Thing>(
  opener: (name: Name) => Promise<Thing>,
): OpenedOnce<Name, Thing> {
  const opened = new Map<Name, Promise<Thing>>();
  return {
    open(name) {
      const known = opened.get(name) ?? opener(name);
      opened.set(name, known);
      known.catch(() => opened.delete(name));
      return known;
    },
    async closeAll(close) {
      const entries = await Promise.allSettled(opened.values());
      opened.clear();
      for (const entry of entries) if (entry.status === "fulfilled") await close(entry.value);
    },
  };
}

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
