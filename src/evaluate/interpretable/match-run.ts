import { type AlignedPair, type AlignmentFile, beyondEnd, wordsOf } from "../../data/index.ts";
import { StsError } from "../../errors.ts";

/** A run's pairs that can be scored against gold, and what was said on the way. */
export interface MatchedRun {
  readonly pairs: readonly AlignedPair[];
  readonly notes: readonly string[];
}

/**
 * Holds a run against its gold: token numbers beyond the gold's sentences are refused, or with `lenient` their lines left
 * out; pairs that one of the two lacks, and sentences that differ, are told, for they cost figures and are allowed.
 * @throws StsError E_FORMAT "file:line: problem; what would do"
 */
export function matchRun(
  gold: AlignmentFile,
  goldFile: string,
  run: AlignmentFile,
  runFile: string,
  lenient = false,
): MatchedRun {
  const notes: string[] = [];
  const golds = new Map(gold.pairs.map((pair) => [pair.id, pair]));
  const pairs = run.pairs.map((pair) => withinGold(pair, golds.get(pair.id), runFile, lenient, notes));
  const inRun = new Set(run.pairs.map(({ id }) => id));
  const missing = gold.pairs.filter(({ id }) => !inRun.has(id));
  const extra = run.pairs.filter(({ id }) => !golds.has(id));
  const differing = run.pairs.filter((pair) => saysOtherwise(pair, golds.get(pair.id)));
  const told = (list: readonly AlignedPair[], what: string) => {
    if (list.length > 0) notes.push(`${runFile}: ${counted(list)} ${what}`);
  };
  told(missing, `of ${goldFile} missing; their gold counts against recall`);
  told(extra, `that ${goldFile} lacks; their links count against precision`);
  told(differing, `with other words than ${goldFile} has; token numbers are read in the gold's words`);
  return { pairs, notes };
}

function withinGold(
  pair: AlignedPair,
  gold: AlignedPair | undefined,
  file: string,
  lenient: boolean,
  notes: string[],
): AlignedPair {
  const words = gold && wordsOf(gold);
  if (words === undefined) return pair;
  const alignments = pair.alignments.filter((alignment) => {
    const beyond = beyondEnd(alignment, words);
    if (beyond === undefined) return true;
    const place = `${file}:${alignment.line}: ${beyond} in the gold`;
    if (!lenient) throw new StsError("E_FORMAT", `${place}; number the tokens as the gold file does`);
    notes.push(`${place}; the line is left out`);
    return false;
  });
  return { ...pair, alignments };
}

function saysOtherwise(pair: AlignedPair, gold: AlignedPair | undefined): boolean {
  const [own, golden] = [wordsOf(pair), gold && wordsOf(gold)];
  return own !== undefined && golden !== undefined && JSON.stringify(own) !== JSON.stringify(golden);
}

/** `2 pairs (3, 17)`, at most five ids. */
function counted(pairs: readonly AlignedPair[]): string {
  const ids = pairs.slice(0, 5).map(({ id }) => id);
  const more = pairs.length > ids.length ? ", ..." : "";
  return `${pairs.length} ${pairs.length === 1 ? "pair" : "pairs"} (${ids.join(", ")}${more})`;
}
