import type { Command } from "commander";
import type { DocumentOf, Schemas } from "../evaluate/index.ts";

/** A form of JSON document that some command prints: a name in `schemas`. */
export type DocumentName = keyof Schemas;
/** What stands in such a document. */
export type DocumentNamed<K extends DocumentName> = DocumentOf<Schemas[K]>;

/**
 * One command of `samesay`. Each lives in a file named after it, exports `command`, is listed in
 * commands.ts and is loaded only when it is asked for, so that no command pays for another's imports.
 */
export interface CliCommand {
  /**
   * Adds arguments, options, examples and the action. The action throws StsError for anything the user
   * can mend (main.ts prints it as one line and exits with 2), and calls `io.answerNo()` for the
   * answer 'no' (exit 1). It never calls process.exit and writes only through `io`.
   */
  configure(command: Command, io: CliIo): void;
}

/** The outside world, as a command sees it. */
export interface CliIo {
  /** Results, for people or as JSON. Resolves when the reader has taken it (back-pressure). */
  print(text: string): Promise<void>;
  /** One document of the schema of that name, indented, with a line end. */
  printJson<K extends DocumentName>(name: K, document: DocumentNamed<K>): Promise<void>;
  /** The same on one line, for documents of a stream. */
  printJsonLine<K extends DocumentName>(name: K, document: DocumentNamed<K>): Promise<void>;
  /** A note for people, on stderr. */
  note(text: string): void;
  /**
   * Progress on stderr: nothing unless stderr is a terminal and the work has taken over 2 seconds;
   * then a bar with rate and time left (a counter where the total is unknown).
   */
  progress(label: string, total?: number): Progress;
  /** Fires on Ctrl-C: stop, remove temporary files, throw. */
  readonly signal: AbortSignal;
  readonly stdin: NodeJS.ReadableStream;
  readonly stdout: NodeJS.WritableStream;
  readonly stdinIsTerminal: boolean;
  readonly stdoutIsTerminal: boolean;
  /** True once nobody reads the results any more (`| head`): stop quietly. */
  ended(): boolean;
  /** Sets exit code 1: the command worked and its answer is 'no'. */
  answerNo(): void;
}

export interface Progress {
  /** Sets the number of items done. */
  update(done: number): void;
  /** Removes the bar. Always call it, in a `finally`. */
  stop(): void;
}

/** Appends an 'Examples' section, as every command's help has one. */
export function withExamples(command: Command, examples: readonly string[]): Command {
  return command.addHelpText("after", `\nExamples:\n${examples.map((line) => `  $ ${line}`).join("\n")}`);
}
