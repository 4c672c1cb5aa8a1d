import { Command, CommanderError } from "commander";
import { StsError } from "../errors.ts";
import { VERSION } from "../version.ts";
import { COMMANDS } from "./commands.ts";
import { fitHelp } from "./help-width.ts";
import { Interruption } from "./interruption.ts";
import { type CollectingIo, createIo, type ProcessLike } from "./io.ts";

const INTRO = `How close two sentences are in meaning, 0-5, and why: offline, in English, Spanish, Arabic and Turkish.`;

/** Longer lines are hard to read, however wide the terminal. */
const MOST_COLUMNS = 100;

const OUTRO = `
Exit codes: 0 done; 1 the answer is 'no'; 2 wrong use or bad input.
'samesay COMMAND --help' shows a command's options and examples.

Environment: SAMESAY_DATA, SAMESAY_CONFIG and SAMESAY_CACHE name the folders of
your own sets and models, of thresholds, and of what can be made again (without
them: ~/.local/share/samesay, ~/.config/samesay, ~/.cache/samesay, or the
system's own places). HF_ENDPOINT: the hub that 'models add' fetches from.

Examples:
  $ samesay score "A man is playing a guitar." "A man plays the guitar."
  $ samesay evaluate --system token-cosine --data sts2015
  $ samesay complete bash >> ~/.bashrc`;

/**
 * Runs one command line.
 * @param argv without node and script
 * @returns the exit code: 0 done, 1 the answer is 'no', 2 wrong use or bad input, 128 + n ended by signal n (130: Ctrl-C)
 */
export async function run(argv: readonly string[], io: CollectingIo): Promise<number> {
  return runWords(withHelpOption(argv), io);
}

/** Runs one command line on the streams of a process, or on others. */
export function runOn(argv: readonly string[], streams: ProcessLike, signal: AbortSignal): Promise<number> {
  return run(argv, createIo(streams, signal));
}

/** `samesay help score` as `samesay score --help`, as git and npm have it; of no command there is no help. */
function withHelpOption(argv: readonly string[]): readonly string[] {
  const [help, ...words] = argv;
  if (help !== "help") return argv;
  const [name] = words;
  const known =
    name === undefined || name === "complete" || COMMANDS.some((command) => command.name === name);
  return known || name.startsWith("-") ? [...words, "--help"] : words;
}

async function runWords(argv: readonly string[], io: CollectingIo): Promise<number> {
  const program = new Command("samesay");
  const width = Math.max(40, Math.min(MOST_COLUMNS, io.columns ?? 80));
  program
    .description(INTRO)
    .version(VERSION, "-V, --version", "print the version")
    .helpOption("-h, --help", "print this help")
    .helpCommand(false)
    .addHelpText("after", OUTRO)
    .showSuggestionAfterError()
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void io.print(fitHelp(text, width)),
      getOutHelpWidth: () => width,
      writeErr: (text) => void io.error(text.trimEnd()),
      outputError: (text, write) => write(oneLine(text)),
    });
  try {
    if (await addCommands(program, argv, io)) return 0;
    if (argv.length === 0) {
      program.outputHelp();
      return 2;
    }
    await program.parseAsync(argv, { from: "user" });
    return io.answerCode();
  } catch (error) {
    return report(error, io);
  }
}

/**
 * Only the named command is loaded; the others are known by name and summary. Completion needs all.
 * @returns true when that was the answer already
 */
async function addCommands(program: Command, argv: readonly string[], io: CollectingIo): Promise<boolean> {
  const wanted = argv.find((argument) => !argument.startsWith("-"));
  const everything = wanted === "complete";
  for (const entry of COMMANDS) {
    const command = program.command(entry.name).description(entry.summary);
    if (everything || entry.name === wanted) (await entry.load()).command.configure(command, io);
  }
  if (!everything) {
    program.command("complete").description("print a completion script for bash, zsh, fish or powershell");
    return false;
  }
  const { complete } = await import("./complete.ts");
  return complete(program, argv.slice(argv.indexOf("complete") + 1), io);
}

/** Commander's "error: ..." and its hint on one line, in our own manner. */
function oneLine(text: string): string {
  const said = text
    .trim()
    .replace(/^error: /, "")
    .replace(/\s*\n\s*/g, " ");
  return `samesay: ${said}${remedy(said)}`;
}

/** What would do where texts were taken for something else: for an option, or for more texts than there are. */
function remedy(said: string): string {
  const [, option] = /^unknown option '(.*?)'/.exec(said) ?? [];
  if (option !== undefined && !/^--?[a-z][a-z-]*(=.*)?$/i.test(option))
    return "; texts that begin with a dash go after --";
  if (/^too many arguments for '(score|analyse)'/.test(said)) return " Put each text in quotes.";
  return "";
}

function report(error: unknown, io: CollectingIo): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (io.signal.aborted) {
    const { reason } = io.signal;
    io.error(`samesay: ${reason instanceof Interruption ? reason.message : "interrupted"}`);
    return reason instanceof Interruption ? reason.exitCode : 130;
  }
  if (error instanceof StsError) {
    io.error(`samesay: ${error.message}`);
    return 2;
  }
  const cause = error as NodeJS.ErrnoException;
  if (typeof cause?.code === "string" && cause.syscall !== undefined) {
    io.error(`samesay: ${cause.message}`);
    return 2;
  }
  io.error(
    `samesay: unexpected fault, please report it with this text:\n${error instanceof Error ? error.stack : String(error)}`,
  );
  return 2;
}
