import { type Command, InvalidArgumentError, Option } from "commander";
import {
  COLUMN_ROLES,
  type ColumnMap,
  isPairFormat,
  PAIR_FORMATS,
  type PairFormat,
  parseColumns,
  type Scale,
} from "../../data/index.ts";
import { StsError } from "../../errors.ts";
import { DEFAULT_SYSTEM, type LanguageTag } from "../../systems/index.ts";
import { isLanguage, LANGUAGES, type Language } from "../../text/index.ts";
import type { CliIo } from "../command.ts";

/** Options that several commands share, so that they are named and explained alike everywhere. */

/** `--system NAME`, `--model DIR`, `--lang`. */
export interface SystemChoice {
  readonly system: string;
  readonly model?: string;
  readonly lang?: readonly [LanguageTag, LanguageTag];
  readonly threads?: number;
}

export function addSystemOptions(command: Command): Command {
  return command
    .option("-s, --system <name>", "system to score with; 'samesay systems' lists them", DEFAULT_SYSTEM)
    .option(
      "-m, --model <folder>",
      "a sentence encoder of your own, in Hugging Face layout with an ONNX file",
    )
    .addOption(langOption())
    .addOption(threadsOption());
}

/** `--threads N`. */
export function threadsOption(): Option {
  return new Option(
    "--threads <n>",
    "threads of a neural network, and of features; OMP_NUM_THREADS when absent, else as many as there are cores",
  ).argParser(wholeNumberParser(1, 1024));
}

/** `--level SHARE` of intervals and tests. */
export function levelOption(): Option {
  return new Option("--level <share>", "what intervals cover; 1 - level is where p counts")
    .argParser(numberParser(0.5, 0.9999))
    .default(0.95);
}

/** @throws StsError E_INPUT when a command for one system is given two */
export function refuseTwoSystems(command: Command, model: string | undefined): void {
  if (model === undefined || command.getOptionValueSource("system") !== "cli") return;
  throw new StsError("E_INPUT", "--system and --model given; give one: a model is a system of its own");
}

export function langOption(): Option {
  return new Option(
    "-l, --lang <codes>",
    `languages of the texts, one or two of ${LANGUAGES.join(", ")} ("en", "es,en"); found out when absent`,
  ).argParser(parseLanguages);
}

function parseLanguages(text: string): readonly [LanguageTag, LanguageTag] {
  const codes = text.split(/[,:]/).map((code) => code.trim().toLowerCase());
  for (const code of codes) {
    if (!isLanguage(code))
      throw new InvalidArgumentError(`"${code}" is no language of samesay (${LANGUAGES.join(", ")}).`);
  }
  const [a, b = a] = codes as LanguageTag[];
  if (codes.length > 2) throw new InvalidArgumentError("Give one language, or two: of text a and of text b.");
  return [a!, b!];
}

/** How an input file is read. */
export interface InputChoice {
  readonly format?: PairFormat;
  readonly columns?: ColumnMap;
  readonly header?: boolean;
}

export function addInputOptions(command: Command): Command {
  return command
    .addOption(
      formatOption("--format <name>", "format of the input; found out from name and content when absent"),
    )
    .option(
      "--columns <map>",
      `where columns are, by name or number: a=3,b=4,score=2 or a=question,b=answer (${COLUMN_ROLES.join(", ")}; score=none: there is none)`,
      parseColumns,
    )
    .option("--header", "the first line names the columns (found out when absent)")
    .option("--no-header", "the first line is data");
}

export function formatOption(flags: string, description: string): Option {
  return new Option(flags, `${description} (${PAIR_FORMATS.join(", ")})`).argParser((name) => {
    if (!isPairFormat(name)) throw new InvalidArgumentError(`Formats: ${PAIR_FORMATS.join(", ")}.`);
    return name;
  });
}

/** `--scale 0..1`. */
export function scaleOption(description: string): Option {
  return new Option("--scale <low..high>", `${description} (0..5 when absent)`).argParser(parseScale);
}

function parseScale(text: string): Scale {
  const match = /^(-?[\d.]+?)\.\.(-?[\d.]+)$/.exec(text.trim());
  const [low, high] = [Number(match?.[1]), Number(match?.[2])];
  if (!(low < high || low > high))
    throw new InvalidArgumentError(
      `"${text}" is no scale; write it from least to most alike, such as 0..1, 1..7 or 4..1.`,
    );
  return [low, high];
}

/** A number argument within limits. */
export function numberParser(low: number, high: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (text.trim() === "" || !(value >= low && value <= high)) {
      throw new InvalidArgumentError(`"${text}" is not a number in ${low}..${high}.`);
    }
    return value;
  };
}

/** A whole number within limits: a seed, a count. */
export function wholeNumberParser(low: number, high: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (text.trim() === "" || !Number.isInteger(value) || value < low || value > high) {
      throw new InvalidArgumentError(`"${text}" is not a whole number in ${low}..${high}.`);
    }
    return value;
  };
}

/** An option whose second value would silently replace the first. */
export function once(text: string, before: string | undefined): string {
  if (before !== undefined) throw new InvalidArgumentError(`It is given twice, after "${before}".`);
  return text;
}

/** The chosen ones of `addInputOptions`, as readers take them; what was not given is left out, a note is said once. */
export function readOptions(
  { format, columns, header }: InputChoice,
  io: Pick<CliIo, "note">,
): InputChoice & { onNote(text: string): void } {
  const said = new Set<string>();
  return {
    onNote(text) {
      if (!said.has(text)) io.note(`samesay: ${text}`);
      said.add(text);
    },
    ...(format && { format }),
    ...(columns && { columns }),
    ...(header !== undefined && { header }),
  };
}

/** `--lang` for sets of pairs, which it overrides; "und" leaves a set's own languages. */
export function givenLanguages({ lang }: Pick<Partial<SystemChoice>, "lang">): {
  languages?: readonly [Language, Language];
} {
  const [a, b] = lang ?? ["und", "und"];
  return a === "und" || b === "und" ? {} : { languages: [a, b] };
}

/** What of the options on input and languages changes numbers, for signatures. */
export function signedChoices(
  choice: InputChoice & Pick<Partial<SystemChoice>, "lang"> & { readonly scale?: Scale },
): Readonly<Record<string, string>> {
  const { lang, columns, scale, format, header } = choice;
  const pairs = Object.entries(columns ?? {}).map(([role, column]) => `${role}=${column}`);
  return {
    ...(lang && { lang: lang.join("-") }),
    ...(pairs.length > 0 && { columns: pairs.join(",") }),
    ...(scale && { scale: scale.join("..") }),
    ...(format && { format }),
    ...(header !== undefined && { header: String(header) }),
  };
}

/** Adds a repeated or comma-separated option's values to those before. */
export function gather(text: string, before: readonly string[] | undefined): string[] {
  const values = text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (values.length === 0) throw new StsError("E_INPUT", `"${text}" names nothing`);
  return [...(before ?? []), ...values];
}
