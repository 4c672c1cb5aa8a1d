import { checkOptions, checkText } from "../../arguments.ts";
import type { AlignedPair, AlignmentFile } from "./chunk-alignment.ts";
import { Faults, quoted } from "./faults.ts";
import { type FileLine, parsePair } from "./parse-aligned-pair.ts";

export interface AlignmentOptions {
  /** Repairs malformed lines, or leaves them out, and tells each in `repairs`, where they would be refused. */
  readonly lenient?: boolean;
}

const OPEN = /^\s*<sentence\b/;
const CLOSE = /^\s*<\/sentence>\s*$/;

/**
 * Reads a .wa file of the interpretable tasks (2015, 2016). What `writeAlignments` makes of the result is the same text.
 * @param text the whole file
 * @param file its name, for messages
 * @throws StsError E_FORMAT "file:line: problem; what would do"
 */
export function parseAlignments(text: string, file: string, options: AlignmentOptions = {}): AlignmentFile {
  checkText(text, "parseAlignments: text");
  checkText(file, "parseAlignments: file");
  checkOptions(options, "parseAlignments");
  const { lenient = false } = options;
  const faults = new Faults(file, lenient);
  const pairs: AlignedPair[] = [];
  let between = "";
  let block: FileLine[] | undefined;
  const close = (lines: readonly FileLine[]) => {
    const pair = parsePair(lines, faults);
    const first = pair && pairs.find(({ id }) => id === pair.id);
    if (first !== undefined) {
      const problem = `pair ${pair!.id} stands on line ${first.line} already`;
      faults.meet(lines[0]!.line, problem, "give each pair an id of its own", "this one is left out");
    } else if (pair !== undefined) {
      pairs.push({ ...pair, source: lines.map((line) => line.text).join(""), before: between });
    }
    between = "";
    block = undefined;
  };
  for (const [i, content] of (text.match(/[^\n]*\n|[^\n]+$/g) ?? []).entries()) {
    const line = { text: content, line: i + 1 };
    if (OPEN.test(content.replace(/^\uFEFF/, ""))) {
      if (block !== undefined) unclosed(block, faults, close);
      block = [line];
    } else if (block !== undefined) {
      block.push(line);
      if (CLOSE.test(content)) close(block);
    } else {
      if (content.includes("<==>")) {
        const problem = `an alignment outside a pair: ${quoted(content.trim())}`;
        faults.meet(line.line, problem, 'put it after a <sentence id="..."> line', "it is left out");
      } else between += content;
    }
  }
  if (block !== undefined) unclosed(block, faults, close);
  return { pairs, after: between, repairs: faults.repairs };
}

function unclosed(
  block: readonly FileLine[],
  faults: Faults,
  close: (lines: readonly FileLine[]) => void,
): void {
  const { line } = block[0]!;
  faults.meet(line, "a <sentence> without its </sentence>", "add the end", "it ends before the next one");
  close(block);
}
