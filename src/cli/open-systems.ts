import { createSystem, type LanguageTag, type System } from "../systems/index.ts";
import type { CliIo } from "./command.ts";

/** What several systems are opened with. */
export interface SystemsChoice {
  /** A further system beside the named ones: the user's own encoder. */
  readonly model?: string;
  readonly lang?: readonly [LanguageTag, LanguageTag];
}

/**
 * Opens every system before the first is used, so that a wrong name or damaged weights cost no scoring; closes them all
 * when `use` is done, and those already open when one cannot be opened.
 * @throws StsError as createSystem
 */
export async function withSystems<T>(
  names: readonly string[],
  { model, lang }: SystemsChoice,
  io: CliIo,
  use: (systems: readonly System[]) => Promise<T>,
): Promise<T> {
  const systems: System[] = [];
  const shared = { ...(lang && { languages: lang }), signal: io.signal, onNote: io.note };
  try {
    for (const name of names) {
      systems.push(await createSystem(name, shared));
    }
    if (model !== undefined) systems.push(await createSystem(undefined, { ...shared, model }));
    return await use(systems);
  } finally {
    for (const system of systems) await system.close();
  }
}
