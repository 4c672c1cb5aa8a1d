import { createSystem, type LanguageTag, type System, type SystemOptions } from "../../systems/index.ts";
import type { CliIo } from "../command.ts";
import { countingLanguages } from "./language-check.ts";
import type { SystemChoice } from "./options.ts";

/** What several systems are opened with. */
export interface SystemsChoice {
  /** A further system beside the named ones: the user's own encoder. */
  readonly model?: string;
  readonly lang?: readonly [LanguageTag, LanguageTag];
  readonly threads?: number;
}

/** Opens the one system of `addSystemOptions`. @throws StsError as createSystem */
export function openSystem({ system, model, ...choice }: SystemChoice, io: CliIo): Promise<System> {
  return createSystem(system, { ...sharedOptions(choice, io), ...(model !== undefined && { model }) });
}

function sharedOptions({ lang, threads }: SystemsChoice, io: CliIo): SystemOptions {
  return {
    ...(lang && { languages: lang }),
    ...(threads !== undefined && { threads }),
    signal: io.signal,
    onNote: io.note,
  };
}

/**
 * Opens every system before the first is used, so that a wrong name or damaged weights cost no scoring; closes them all
 * when `use` is done, and those already open when one cannot be opened.
 * @throws StsError as createSystem
 */
export async function withSystems<T>(
  names: readonly string[],
  { model, ...choice }: SystemsChoice,
  io: CliIo,
  use: (systems: readonly System[]) => Promise<T>,
): Promise<T> {
  const systems: System[] = [];
  const shared = sharedOptions(choice, io);
  try {
    for (const name of names) {
      systems.push(await createSystem(name, shared));
    }
    if (model !== undefined) systems.push(await createSystem(undefined, { ...shared, model }));
    const told = toldApart(systems, model === undefined ? names : [...names, model]);
    const counting = countingLanguages(told, io);
    const used = await use(counting.systems);
    counting.say();
    return used;
  } finally {
    for (const system of systems) await system.close();
  }
}

/** Systems of one name go by what they were asked for as: tables, marks and files are kept by name. */
function toldApart(systems: readonly System[], places: readonly string[]): System[] {
  const key = ({ name }: System) => name.toLowerCase();
  return systems.map((system, i) =>
    systems.some((other, k) => k !== i && key(other) === key(system))
      ? { ...system, name: places[i]! }
      : system,
  );
}
