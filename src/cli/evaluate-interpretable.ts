import { readAlignments } from "../data/index.ts";
import { StsError } from "../errors.ts";
import {
  type AlignmentsToScore,
  evaluateAlignments,
  type InterpretableRules,
  interpretableTable,
  textTable,
} from "../evaluate/index.ts";
import type { CliIo } from "./command.ts";

export interface InterpretableOptions {
  readonly gold?: readonly string[];
  readonly run?: readonly string[];
  readonly rules?: InterpretableRules;
  readonly lenient?: boolean;
  readonly json?: boolean;
}

/** `evaluate --task interpretable`: the four F1s of runs' .wa files against gold ones, each gold with its run. */
export async function evaluateInterpretable(options: InterpretableOptions, io: CliIo): Promise<void> {
  const { gold = [], run = [], rules, lenient = false, json } = options;
  if (gold.length === 0 || gold.length !== run.length) {
    throw new StsError(
      "E_INPUT",
      `--task interpretable got ${gold.length} --gold and ${run.length} --run; give each --gold FILE.wa a --run FILE.wa`,
    );
  }
  const files: AlignmentsToScore[] = [];
  for (const [i, goldFile] of gold.entries()) {
    const runFile = run[i]!;
    files.push({
      gold: await readAlignments(goldFile, { lenient }),
      goldFile,
      run: await readAlignments(runFile, { lenient }),
      runFile,
    });
  }
  const report = evaluateAlignments(files, { lenient, ...(rules && { rules }) });
  for (const note of report.notes) io.note(`samesay: ${note}`);
  if (json) await io.printJson(report);
  else await io.print(`${textTable(interpretableTable(report))}\n`);
}
