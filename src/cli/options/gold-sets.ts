import type { Command } from "commander";
import {
  type DataSet,
  isTurned,
  type OpenOptions,
  type ResolvedData,
  resolveData,
  type Scale,
} from "../../data/index.ts";
import { StsError } from "../../errors.ts";
import { type SetsToScore, setsOfData, setsOfProtocol } from "../../evaluate/index.ts";
import type { CliIo } from "../command.ts";
import { addInputOptions, gather, type InputChoice, readOptions, scaleOption } from "./options.ts";

/** Which gold sets a command works on: `--data`, `--protocol`, and how files are read. */
export interface GoldChoice extends InputChoice {
  readonly data?: readonly string[];
  readonly protocol?: string;
  readonly scale?: Scale;
}

export function addGoldOptions(command: Command): Command {
  return command
    .option("-d, --data <set>", "set, group or file with gold; again for more", gather)
    .option("-p, --protocol <name>", "a task's own protocol: its sets, aggregate and rules");
}

/** How files after `--data` are read. */
export function addGoldFileOptions(command: Command): Command {
  return addInputOptions(command).addOption(scaleOption("scale of the gold in a file of yours"));
}

/**
 * @param purpose for the message when nothing is named, e.g. "evaluate"
 * @param optional whether nothing may be named; then no set comes back
 * @throws StsError E_INPUT when both or none are named; as resolveData and setsOfProtocol
 */
export async function goldSets(
  choice: GoldChoice,
  purpose: string,
  io: Pick<CliIo, "note">,
  optional = false,
): Promise<SetsToScore> {
  const { data, protocol, scale } = choice;
  if (data !== undefined && protocol !== undefined) {
    throw new StsError(
      "E_INPUT",
      "--data and --protocol given: a protocol names its own sets; give one or the other",
    );
  }
  if (protocol !== undefined) return setsOfProtocol(protocol);
  if (data === undefined && !optional) {
    throw new StsError("E_INPUT", `name what to ${purpose} on: --data SET-OR-FILE or --protocol NAME`);
  }
  if (scale !== undefined && isTurned(scale)) {
    const sum = scale[0] + scale[1];
    io.note(`samesay: gold on ${scale[0]}..${scale[1]} is turned round: g counts as ${sum} - g`);
  }
  const options: OpenOptions = { ...readOptions(choice, io), ...(scale && { scale }) };
  return resolvedSets(data ?? [], options);
}

/** Sets that are here, for commands that go on without the others: a note names these. */
export async function setsAtHand(
  names: readonly string[],
  options: OpenOptions,
  io: Pick<CliIo, "note">,
): Promise<readonly DataSet[]> {
  const { sets, missing } = await resolvedSets(names, options);
  for (const { name } of missing) io.note(`samesay: ${name} is not here and was left out`);
  return sets;
}

async function resolvedSets(names: readonly string[], options: OpenOptions): Promise<SetsToScore> {
  const resolved: ResolvedData[] = [];
  for (const name of names) resolved.push(await resolveData(name, options));
  return setsOfData(resolved);
}
