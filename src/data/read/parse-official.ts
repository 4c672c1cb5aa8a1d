import type { GoldPair } from "../types.ts";
import type { PairParser, ParserContext } from "./pair-parser.ts";
import { rowError } from "./row-error.ts";
import { parseScore } from "./score-cell.ts";
import { type TextBlock, textBlocks } from "./text-blocks.ts";

/**
 * Parser of the organisers' input files: a and b split by a tab, as 2012-2017 have them; with an id before
 * them (2012's training files by their readme) or notes on the sources behind them (2016), which become
 * `extra`. Blanks around texts are dropped. Ids are the files' own, else the line numbers.
 */
export function officialParser(context: ParserContext): PairParser {
  return new OfficialParser(context);
}

class OfficialParser implements PairParser {
  readonly format = "sts";
  readonly #context: ParserContext;
  #firstText: 0 | 1 | undefined;
  #blank = 0;

  constructor(context: ParserContext) {
    this.#context = context;
  }

  finish(): GoldPair[] {
    return [];
  }

  parse({ text, line: firstLine }: TextBlock): GoldPair[] {
    const { file, checkId } = this.#context;
    const out: GoldPair[] = [];
    let line = firstLine - 1;
    for (let start = 0; start < text.length; ) {
      line++;
      let end = text.indexOf("\n", start);
      if (end < 0) end = text.length;
      const row = text.slice(start, end);
      start = end + 1;
      if (row.trim() === "") {
        this.#blank ||= line;
        continue;
      }
      if (this.#blank > 0)
        throw rowError(
          file,
          this.#blank,
          "a blank line among the pairs",
          "line n of the gold file belongs to line n here",
        );
      const cells = row.replace(/\r$/, "").split("\t");
      this.#firstText ??= cells.length === 3 && !/\s/.test(cells[0]!.trim()) ? 1 : 0;
      const at = this.#firstText;
      if (cells.length < at + 2) {
        throw rowError(
          file,
          line,
          `found ${cells.length} tab-separated column${cells.length === 1 ? "" : "s"}, expected ${at + 2} or more (${at === 1 ? "id, " : ""}a, b)`,
        );
      }
      const id = at === 1 ? cells[0]!.trim() : String(line);
      checkId(id, line);
      const extra = cells.slice(at + 2);
      out.push({ id, a: cells[at]!.trim(), b: cells[at + 1]!.trim(), ...(extra.length > 0 && { extra }) });
    }
    return out;
  }
}

/**
 * Pairs of an official input file with the gold of its gs file, line by line. A blank gold line is an
 * unscored pair: `gold` stays undefined. A second column in the gold file (a confidence) is ignored.
 * @throws StsError E_FORMAT when one file has more lines than the other
 */
export async function* officialPairs(
  input: AsyncIterable<Uint8Array>,
  gold: AsyncIterable<Uint8Array>,
  goldFile: string,
  context: ParserContext,
): AsyncGenerator<GoldPair[]> {
  const parser = officialParser(context);
  const scores = new GoldLines(gold, goldFile, context);
  let pairs = 0;
  try {
    for await (const block of textBlocks(input, context.file)) {
      const rows = parser.parse(block);
      const scored: GoldPair[] = [];
      for (const pair of rows) {
        if (scores.ready === 0 && !(await scores.refill())) {
          throw rowError(
            context.file,
            pairs + 1,
            `${goldFile} ends after ${pairs} lines, this file goes on`,
            "line n of one belongs to line n of the other",
          );
        }
        const value = scores.next();
        pairs++;
        scored.push(value === undefined ? pair : { ...pair, gold: value });
      }
      if (scored.length > 0) yield scored;
    }
    await scores.expectEnd(pairs, context.file);
  } finally {
    await scores.close();
  }
}

/** The gold file's lines, pulled as they are needed. */
class GoldLines {
  readonly #blocks: AsyncGenerator<TextBlock>;
  readonly #file: string;
  readonly #context: ParserContext;
  #lines: string[] = [];
  #at = 0;
  #line = 1;

  constructor(chunks: AsyncIterable<Uint8Array>, file: string, context: ParserContext) {
    this.#blocks = textBlocks(chunks, file);
    this.#file = file;
    this.#context = context;
  }

  get ready(): number {
    return this.#lines.length - this.#at;
  }

  async refill(): Promise<boolean> {
    const { value, done } = await this.#blocks.next();
    if (done) return false;
    this.#lines = value.text.split("\n");
    if (value.text.endsWith("\n")) this.#lines.pop();
    this.#at = 0;
    this.#line = value.line;
    return true;
  }

  next(): number | undefined {
    const line = this.#line + this.#at;
    const cell = this.#lines[this.#at++]!.split("\t", 1)[0]!;
    return parseScore(cell, this.#context.scale, this.#file, line);
  }

  /** Blank lines at the end do no harm; a score without a pair does. */
  async expectEnd(pairs: number, inputFile: string): Promise<void> {
    do {
      for (; this.ready > 0; this.#at++) {
        if (this.#lines[this.#at]!.trim() === "") continue;
        throw rowError(
          this.#file,
          this.#line + this.#at,
          `a score without a pair: ${inputFile} has ${pairs} lines`,
          "line n of one belongs to line n of the other",
        );
      }
    } while (await this.refill());
  }

  async close(): Promise<void> {
    await this.#blocks.return(undefined);
  }
}
