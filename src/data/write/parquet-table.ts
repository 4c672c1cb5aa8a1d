import { ByteWriter, ParquetWriter, schemaFromColumnData } from "hyparquet-writer";
import { type Cell, type TableColumn, wellFormed } from "./encode-rows.ts";
import type { Output } from "./node-output.ts";
import type { TableWriter } from "./table-writer.ts";

/** Rows of a row group: the most that is held in memory. */
const GROUP_ROWS = 8_192;

/** Parquet with one row group for every 8,192 rows, snappy, texts as strings and numbers as doubles. */
export class ParquetTable implements TableWriter {
  readonly #output: Output;
  readonly #columns: readonly TableColumn[];
  readonly #bytes = new ByteWriter();
  readonly #writer: ParquetWriter;
  #cells: (string | number | null)[][];

  constructor(output: Output, columns: readonly TableColumn[]) {
    this.#output = output;
    this.#columns = columns;
    this.#cells = columns.map(() => []);
    this.#writer = new ParquetWriter({
      writer: this.#bytes,
      schema: schemaFromColumnData({ columnData: this.#columnData() }),
      createdBy: "samesay",
    });
  }

  get ended(): boolean {
    return this.#output.ended;
  }

  async write(rows: readonly (readonly Cell[])[]): Promise<void> {
    for (const row of rows) {
      this.#cells.forEach((cells, i) => {
        const cell = row[i];
        cells.push(cell === undefined ? null : typeof cell === "string" ? wellFormed(cell) : cell);
      });
    }
    if (this.#cells[0]!.length >= GROUP_ROWS) await this.#group();
  }

  async close(): Promise<void> {
    await this.#group();
    await this.#writer.finish();
    await this.#drain();
    await this.#output.close();
  }

  discard(): Promise<void> {
    return this.#output.discard();
  }

  async #group(): Promise<void> {
    if (this.#cells[0]!.length === 0) return;
    await this.#writer.write({ columnData: this.#columnData(), rowGroupSize: this.#cells[0]!.length });
    this.#cells = this.#columns.map(() => []);
    await this.#drain();
  }

  #columnData() {
    return this.#columns.map(({ name, type }, i) => ({
      name,
      type: type === "number" ? ("DOUBLE" as const) : ("STRING" as const),
      data: this.#cells[i]!,
      nullable: true,
      // A text's minimum would be kept until the end, and with it the block of text it was cut from.
      statistics: type === "number",
    }));
  }

  /** Hands the encoded bytes on and reuses their buffer. */
  async #drain(): Promise<void> {
    const bytes = this.#bytes.getBytes().slice();
    this.#bytes.index = 0;
    if (bytes.length > 0) await this.#output.write(bytes);
  }
}
