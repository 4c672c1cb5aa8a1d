import type { ScoreResult, System } from "../../systems/index.ts";
import type { CliIo } from "../command.ts";
import type { InputChoice } from "../options/options.ts";
import { openPairInput } from "../options/pair-input.ts";
import { blocksOf, scoreInThreads, type ThreadSystem } from "./score-in-threads.ts";
import { scoreSink } from "./score-output.ts";

/** What `score` was told of a file or stream of pairs. */
export interface ScoreStreamOptions extends InputChoice {
  readonly input?: string;
  readonly output?: string;
  readonly failUnder?: number;
  readonly names?: boolean;
  readonly json?: boolean;
  /** Score from which texts count as the same. */
  readonly limit: number | undefined;
  /** In how many threads, and what other threads make the system by. */
  readonly by: ThreadSystem & { readonly threads: number };
}

/** Scores pairs of a file or of standard input as they come, and says at the end what held for some of them. */
export async function scoreStream(system: System, options: ScoreStreamOptions, io: CliIo): Promise<void> {
  const reader = openPairInput(options, io);
  const { input, output, limit, json, names } = options;
  const sink = scoreSink(
    {
      ...(output !== undefined && output !== "-" && { output }),
      limit,
      ...(json !== undefined && { json }),
      ...(names !== undefined && { names }),
      input: input === undefined || input === "-" ? "stdin" : input,
      extraNames: () => reader.extraNames ?? [],
    },
    io,
  );
  const progress = io.progress(options.input ?? "scoring");
  const tally: Tally = { done: 0, below: 0, cut: 0, warned: new Map() };
  // What comes from standard input is answered as it comes.
  const waits = input !== undefined && input !== "-";
  const blocks = waits ? blocksOf(reader.batches(), system.batchSize) : reader.batches();
  try {
    for await (const { pairs, results } of scoreInThreads(blocks, system, options.by, io.signal)) {
      await sink.write(pairs, results);
      for (const result of results) count(tally, result, options.failUnder);
      progress.update(tally.done);
      if (sink.ended()) break;
    }
    await sink.close();
  } finally {
    progress.stop();
    await sink.discard();
  }
  sayTally(tally, options, io);
}

/** What held for how many pairs of a stream. */
interface Tally {
  done: number;
  below: number;
  cut: number;
  readonly warned: Map<string, number>;
}

function count(
  tally: Tally,
  { score, truncated, warnings }: ScoreResult,
  failUnder: number | undefined,
): void {
  tally.done++;
  if (failUnder !== undefined && score < failUnder) tally.below++;
  if (truncated !== undefined) tally.cut++;
  for (const warning of warnings) tally.warned.set(warning, (tally.warned.get(warning) ?? 0) + 1);
}

function sayTally(
  { done, below, cut, warned }: Tally,
  { output, failUnder }: ScoreStreamOptions,
  io: CliIo,
): void {
  if (output !== undefined && !/^(-$|\/dev\/)/.test(output))
    io.note(`wrote ${output}: ${done} ${done === 1 ? "pair" : "pairs"}`);
  for (const [warning, times] of warned) io.note(`${times} of ${done} pairs: ${warning}`);
  if (cut > 0)
    io.note(`${cut} of ${done} pairs have a text longer than the model reads at once; scored by windows`);
  if (below > 0) {
    io.note(`${below} of ${done} pairs: score under --fail-under ${failUnder}`);
    io.answerNo();
  }
}
