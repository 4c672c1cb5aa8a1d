import type { GoldPair } from "../types.ts";
import type { ColumnMap } from "./columns.ts";
import type { PairFormat } from "./format.ts";
import { rowError } from "./row-error.ts";
import type { ScaleOption } from "./score-cell.ts";
import type { TextBlock } from "./text-blocks.ts";
import { UniqueIds } from "./unique-ids.ts";

/** Text in, pairs out, block by block; keeps what a format needs to know across blocks. */
export interface PairParser {
  readonly format: PairFormat;
  /** Names of the columns that `extra` holds, where the file names them. */
  readonly extraNames?: readonly string[];
  /** @throws StsError E_FORMAT, as `file:line: problem` */
  parse(block: TextBlock): GoldPair[];
  /** Rows that only the end of the file completes. */
  finish(): GoldPair[];
}

/** What every parser is told. */
export interface ParserContext {
  /** For messages. */
  readonly file: string;
  readonly scale: ScaleOption;
  readonly columns?: ColumnMap;
  /** Whether the first line names the columns; found out when absent. */
  readonly header?: boolean;
  /** Takes a line for people, see ReadOptions.onNote. */
  readonly note: (text: string) => void;
  /** Throws E_FORMAT on the second use of an id. */
  readonly checkId: (id: string, line: number) => void;
  /** False on the second use of an id, for formats whose ids repeat by nature. */
  readonly isNewId: (id: string) => boolean;
}

/** The two ways to meet an id twice, over one memory of ids. */
export function idChecks(file: string): Pick<ParserContext, "checkId" | "isNewId"> {
  const ids = new UniqueIds();
  return {
    isNewId: (id) => ids.add(id),
    checkId(id, line) {
      if (ids.add(id)) return;
      throw rowError(
        file,
        line,
        `id "${id}" stands in the file before`,
        "ids must be unique; leave the column out to number the rows",
      );
    },
  };
}
