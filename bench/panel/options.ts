import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { StsError, unknownName } from "../../src/errors.ts";
import { availableCores } from "../../src/vectors/node.ts";
import { modelFolders } from "./model-folders.ts";
import type { Half } from "./panel-set.ts";
import { TABLES, type TableName } from "./report.ts";

export interface PanelOptions {
  readonly data: string;
  readonly systems: readonly string[];
  readonly parts: readonly string[];
  /** In the order they are printed. */
  readonly halves: readonly Half[];
  readonly tables: readonly TableName[];
  readonly cache: string;
  readonly threads: number;
  /** Whether docs/panel.md is written. */
  readonly write: boolean;
}

const USAGE =
  "npm run panel -- DATA [--systems fast,base,accurate] [--parts en,multi,en+multi] [--half a|b|both] " +
  "[--tables correlations,...] [--write] [--cache FOLDER] [--threads N]";

const HALVES: Readonly<Record<string, readonly Half[]>> = { a: ["a"], b: ["b"], both: ["b", "a"] };
/** Read where --half does not say otherwise; "both" for a release, whose command docs/panel.md shows. */
export const DEFAULT_HALF = "both";
/** Read where --tables does not say otherwise; what docs/panel.md shows. */
export const DEFAULT_TABLES: readonly TableName[] = TABLES;
const SYSTEMS = "fast,base,accurate";
/** Read where models/ has what they are made of. */
const PARTS = [
  "en",
  "multi",
  "en+multi",
  "use",
  "multi+use",
  "fast",
  "accurate-en",
  "accurate-en+0.5*en",
  "accurate-multi",
];

/** @throws StsError E_INPUT with the usage, E_UNKNOWN_NAME for a table that there is not */
export function readOptions(args: readonly string[]): PanelOptions {
  const { values, positionals } = parsed(args);
  const [data] = positionals;
  const halves = HALVES[values.half];
  if (data === undefined || positionals.length > 1)
    throw new StsError("E_INPUT", `one data folder, please: ${USAGE}`);
  if (halves === undefined) throw new StsError("E_INPUT", `--half ${values.half}: a, b or both would do`);
  const threads = Number(values.threads ?? availableCores());
  if (!(Number.isInteger(threads) && threads > 0)) {
    throw new StsError("E_INPUT", `--threads ${values.threads}: expected a whole number above 0`);
  }
  const whole = values.systems === undefined && values.parts === undefined && values.tables === undefined;
  if (values.write && halves.length < 2) {
    throw new StsError("E_INPUT", "--write needs both halves, which docs/panel.md shows: add --half both");
  }
  return {
    data,
    systems: listed(values.systems ?? SYSTEMS),
    parts: values.parts === undefined ? shippedParts() : listed(values.parts),
    halves,
    tables: values.tables === undefined ? DEFAULT_TABLES : listed(values.tables).map(tableName),
    cache: values.cache ?? fileURLToPath(new URL("../out/panel", import.meta.url)),
    threads,
    write: values.write || (halves.length === 2 && whole),
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        systems: { type: "string" },
        parts: { type: "string" },
        half: { type: "string", default: DEFAULT_HALF },
        tables: { type: "string" },
        write: { type: "boolean", default: false },
        cache: { type: "string" },
        threads: { type: "string" },
      },
    });
  } catch (error) {
    throw new StsError("E_INPUT", `${(error as Error).message}: ${USAGE}`);
  }
}

function shippedParts(): string[] {
  const names = modelFolders().map(({ name }) => name);
  return PARTS.filter((part) => part.split("+").every((term) => names.includes(term.split("*").at(-1)!)));
}

function tableName(name: string): TableName {
  const found = TABLES.find((table) => table === name);
  if (found === undefined) throw unknownName("table", name, TABLES);
  return found;
}

function listed(names: string): string[] {
  return names.split(",").flatMap((name) => name.trim() || []);
}
