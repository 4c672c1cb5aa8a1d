/** An option of a script. */
export interface ScriptOption {
  readonly type: "string" | "boolean";
  readonly default?: string;
  readonly needed?: true;
  /** A whole number, from the one to the other where there is another. */
  readonly whole?: readonly [low: number, high?: number];
  /** Names that it may be. */
  readonly oneOf?: readonly string[];
  /** Names that it may list, separated by commas. */
  readonly someOf?: readonly string[];
}

type Values<Options> = {
  [Name in keyof Options]: Options[Name] extends { readonly type: "boolean" }
    ? boolean
    : Options[Name] extends { readonly default: string } | { readonly needed: true }
      ? Text<Options[Name]>
      : Text<Options[Name]> | undefined;
};
type Text<Option> = Option extends { readonly oneOf: readonly (infer Name)[] } ? Name : string;

/**
 * Reads the arguments that the script was called with. `--help` prints the comment at the head of the script, and it
 * ends with 0; what is wrong is told in one line, and it ends with 2, also where the library or a path in an argument
 * fails later.
 *
 * @param positionals names: "DATA", "[SEED]" where it may be left out, "[NAME...]" for any number, last
 */
export function scriptArguments<const Options extends Readonly<Record<string, ScriptOption>>>(given?: {
  readonly options?: Options;
  readonly positionals?: readonly string[];
}): { readonly values: Values<Options>; readonly positionals: readonly string[] };

/** Prints the script's use and ends it where its arguments ask for that. */
export function helpIfAsked(): void;

/** Ends the script with one line on what is wrong with its arguments. */
export function refuse(problem: string): never;

/** The whole number that an argument is. */
export function wholeArgument(name: string, text: string, low: number, high?: number): number;

/** The name that an argument is, one of those known. */
export function knownArgument<Name extends string>(name: string, text: string, known: readonly Name[]): Name;
