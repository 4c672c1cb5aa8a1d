import { openPairs } from "../../data/index.ts";
import { StsError } from "../../errors.ts";
import type { CliIo } from "../command.ts";
import { inputBytes } from "./input-bytes.ts";
import { type InputChoice, readOptions } from "./options.ts";

/** What a command that takes two texts, or a file or stream of pairs, was given. */
export interface PairInput {
  readonly a: string | undefined;
  readonly b: string | undefined;
  readonly input: string | undefined;
  /** Options that only files and streams have, by their names. */
  readonly ofFiles: Readonly<Record<string, unknown>>;
  /** Files named by other options, by the option's name. */
  readonly files?: Readonly<Record<string, string | undefined>>;
  /** What becomes of two texts instead. */
  readonly instead: string;
}

/** @throws StsError E_INPUT unless it is two texts alone, or pairs that can be read */
export function checkPairInput({ a, b, input, ofFiles, files = {}, instead }: PairInput, io: CliIo): void {
  if (a !== undefined && b === undefined)
    throw new StsError("E_INPUT", `one text given${tookText(files)}; give two, or pairs with --input FILE`);
  if (a !== undefined && input !== undefined)
    throw new StsError("E_INPUT", "two texts and --input given; give one or the other");
  const given = Object.entries(ofFiles).find(([, value]) => value !== undefined);
  if (a !== undefined && given !== undefined)
    throw new StsError("E_INPUT", `--${given[0]} is for files and streams; ${instead}`);
  if (a === undefined && input === undefined && io.stdinIsTerminal)
    throw new StsError("E_INPUT", "give two texts, or pairs with --input FILE or on standard input");
}

/** Says which option took for its file what looks like a text: "--html took "A dog runs." for its file", or nothing. */
export function tookText(files: Readonly<Record<string, string | undefined>>): string {
  const took = Object.entries(files).find(([, path]) => path !== undefined && /\s/u.test(path));
  return took === undefined ? "" : `, as --${took[0]} took "${took[1]}" for its file`;
}

/** Pairs to be scored, gold or not, of a file, or of standard input where none or "-" is named. */
export function openPairInput(
  { input, ...options }: InputChoice & { readonly input?: string },
  io: CliIo,
): ReturnType<typeof openPairs> {
  return openPairs(input === undefined || input === "-" ? inputBytes(io) : input, {
    ...readOptions(options, io),
    scale: "any",
    uniqueIds: false,
    signal: io.signal,
  });
}
