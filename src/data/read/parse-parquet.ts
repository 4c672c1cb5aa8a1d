import { StsError } from "../../errors.ts";
import type { GoldPair } from "../types.ts";
import { type ColumnIndex, resolveColumns } from "./columns.ts";
import type { PairFormat } from "./format.ts";
import { openRandomAccess } from "./node-files.ts";
import { pairFromCells } from "./pair-from-cells.ts";
import { cellOf } from "./parse-jsonl.ts";
import { BATCH_ROWS, parserContext, type ReadOptions } from "./read-pairs.ts";
import { rowError } from "./row-error.ts";

/**
 * Pairs of a Parquet file, a row group at a time in steps of 2,048 rows. Columns by the schema's names.
 * @throws StsError E_FORMAT for damage and for compression that hyparquet does not know
 */
export async function* parquetPairs(
  path: string,
  options: ReadOptions,
  shape: { format?: PairFormat; extraNames?: readonly string[] },
): AsyncGenerator<GoldPair[]> {
  const parquet = await import("hyparquet");
  const file = await openRandomAccess(path);
  try {
    const metadata = await parquet.parquetMetadataAsync(file).catch((error: unknown) => {
      throw damaged(path, error);
    });
    const columns = parquet.parquetSchema(metadata).children.map((column) => column.element);
    const header = columns.map((column) => column.name);
    const single = columns.map((column) => column.type === "FLOAT");
    const context = parserContext(path, options);
    const index = resolveColumns(header, options.columns, path);
    const used = new Set(Object.values(index));
    const extraColumns = header.map((_, i) => i).filter((i) => !used.has(i));
    Object.assign(shape, { format: "parquet", extraNames: extraColumns.map((i) => header[i]!) });
    const { compressors } = await import("hyparquet-compressors");
    let row = 0;
    for (const group of metadata.row_groups) {
      const end = row + Number(group.num_rows);
      const rows = await parquet
        .parquetReadObjects({
          file,
          metadata,
          rowStart: row,
          rowEnd: end,
          compressors,
          parsers: { stringFromBytes },
        })
        .catch((error: unknown) => {
          throw damaged(path, error);
        });
      for (let start = 0; start < rows.length; start += BATCH_ROWS) {
        const batch: GoldPair[] = [];
        for (const record of rows.slice(start, start + BATCH_ROWS)) {
          row++;
          checkTexts(record, header, index, path, row);
          const cells = header.map((name, i) => {
            const cell = cellOf(single[i] ? shortest(record[name]) : record[name]);
            if (cell !== undefined) return cell;
            throw rowError(path, row, `"${name}" is nested too deeply to be kept`, "leave it out");
          });
          batch.push(pairFromCells(cells, index, extraColumns, row, row, context));
        }
        yield batch;
      }
    }
    if (row === 0) throw new StsError("E_FORMAT", `${path}: a table without rows`);
  } finally {
    await file.close();
  }
}

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** hyparquet's own parser drops a U+FEFF that begins a text and repairs bytes that are no UTF-8. */
function stringFromBytes(bytes: Uint8Array | undefined): string | undefined {
  return bytes && decoder.decode(bytes);
}

/** A single-precision number as it was meant: 4.8, not 4.800000190734863. */
function shortest(value: unknown): unknown {
  if (typeof value !== "number") return value;
  for (let digits = 6; digits < 9; digits++) {
    const rounded = Number(value.toPrecision(digits));
    if (Math.fround(rounded) === value) return rounded;
  }
  return value;
}

function checkTexts(
  record: Record<string, unknown>,
  header: readonly string[],
  index: ColumnIndex,
  path: string,
  row: number,
): void {
  for (const column of [index.a, index.b]) {
    const name = header[column]!;
    if (typeof record[name] !== "string") {
      throw rowError(
        path,
        row,
        `"${name}" is ${record[name] === null ? "null" : typeof record[name]}, expected a text`,
      );
    }
  }
}

function damaged(path: string, error: unknown): StsError {
  if (error instanceof StsError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  // The reader's own words help where a file is of a kind that it does not read, and else speak of its inner life.
  const problem = /compress|codec|encrypt|encoding|unsupported/i.test(reason)
    ? `a kind of Parquet that is not read (${reason}); write it again, e.g. with snappy compression`
    : "damaged, or no Parquet file; copy or write it again";
  return new StsError("E_FORMAT", `${path}: ${problem}`, { cause: error });
}
