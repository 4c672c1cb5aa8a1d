import { checkOptions, checkRecords, checkText, optionNames, refusedArgument } from "../../arguments.ts";
import { StsError } from "../../errors.ts";
import { baseName } from "../read/sniff.ts";
import { type Cell, rowEncoder, type TableColumn, type TextTableFormat } from "./encode-rows.ts";
import type { Output, StreamLike } from "./node-output.ts";
import type { TableWriter } from "./table-writer.ts";

const TABLE_OPTIONS = optionNames<TableOptions>({ format: true, header: true });

/** Formats a table can be written in. */
export type TableFormat = TextTableFormat | "parquet";

export interface TableOptions {
  /** By the name's ending when absent (.tsv .txt .csv .jsonl .ndjson .parquet, each also .gz); else tsv. */
  readonly format?: TableFormat;
  /** Write the columns' names first; csv always does. Default: false. */
  readonly header?: boolean;
}

/**
 * Opens a table for writing, on Node.
 * @param target a path (gzip when it ends in .gz), or a stream such as process.stdout
 * @throws StsError E_OUTPUT when it cannot be written, E_INPUT for Parquet to a stream
 */
export async function openTable(
  target: string | StreamLike,
  columns: readonly TableColumn[],
  options: TableOptions = {},
): Promise<TableWriter> {
  checkRecords(columns, "openTable: columns", "a TableColumn", ["name", "type"]);
  checkOptions(options, "openTable", TABLE_OPTIONS);
  if (!Array.isArray(columns))
    throw refusedArgument("openTable: columns", columns, "an array of { name, type }");
  const format = options.format ?? (typeof target === "string" ? tableFormatOf(target) : "tsv");
  const { openFileOutput, streamOutput } = await import("./node-output.ts");
  if (format === "parquet") {
    if (typeof target !== "string")
      throw new StsError("E_INPUT", "Parquet goes to a file: name one with --output");
    const { ParquetTable } = await import("./parquet-table.ts");
    return new ParquetTable(await openFileOutput(target), columns);
  }
  const output = typeof target === "string" ? await openFileOutput(target) : streamOutput(target);
  const encoder = rowEncoder(format, columns, options.header);
  await output.write(encoder.head);
  return new TextTable(output, encoder.encode, encoder.head === "");
}

const ENDINGS: Readonly<Record<string, TableFormat>> = {
  "": "tsv",
  tsv: "tsv",
  tab: "tsv",
  txt: "tsv",
  csv: "csv",
  jsonl: "jsonl",
  ndjson: "jsonl",
  parquet: "parquet",
};

/**
 * The format that a file's name asks for: tsv for a name without an ending, or with one that has no letters ("run.2").
 * @throws StsError E_INPUT for an ending that no format is known by: better than a file that is not what it is called
 */
export function tableFormatOf(path: string): TableFormat {
  checkText(path, "the file's name");
  const ending =
    /\.([^.]*?[a-z][^.]*?)(?:\.gz)?$/i.exec(baseName(path).replace(/^\./, ""))?.[1]?.toLowerCase() ?? "";
  const format = ending === "gz" ? "tsv" : ENDINGS[ending];
  if (format !== undefined) return format;
  throw new StsError(
    "E_INPUT",
    `${path}: no format is known by .${ending}; name it .tsv, .csv, .jsonl or .parquet`,
  );
}

class TextTable implements TableWriter {
  readonly #output: Output & { flush?(): Promise<void> };
  readonly #encode: (rows: readonly (readonly Cell[])[]) => string;

  #fresh: boolean;

  constructor(output: Output, encode: (rows: readonly (readonly Cell[])[]) => string, fresh: boolean) {
    this.#fresh = fresh;
    this.#output = output;
    this.#encode = encode;
  }

  get ended(): boolean {
    return this.#output.ended;
  }

  async write(rows: readonly (readonly Cell[])[]): Promise<void> {
    const text = this.#encode(rows);
    // A reader drops one mark at a file's start; a text that begins with one keeps its own.
    await this.#output.write(this.#fresh && text.startsWith("\uFEFF") ? `\uFEFF${text}` : text);
    this.#fresh = false;
    await this.#output.flush?.();
  }

  close(): Promise<void> {
    return this.#output.close();
  }

  discard(): Promise<void> {
    return this.#output.discard();
  }
}
