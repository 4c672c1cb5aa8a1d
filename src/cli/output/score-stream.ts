import type { System } from "../../systems/index.ts";
import type { CliIo } from "../command.ts";
import type { InputChoice } from "../options/options.ts";
import { openPairInput } from "../options/pair-input.ts";
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
  let done = 0;
  let below = 0;
  let cut = 0;
  const warned = new Map<string, number>();
  try {
    for await (const batch of reader.batches()) {
      const results = await system.score(batch, { signal: io.signal });
      await sink.write(batch, results);
      for (const result of results) {
        if (options.failUnder !== undefined && result.score < options.failUnder) below++;
        if (result.truncated !== undefined) cut++;
        for (const warning of result.warnings) warned.set(warning, (warned.get(warning) ?? 0) + 1);
      }
      done += batch.length;
      progress.update(done);
      if (sink.ended()) break;
    }
    await sink.close();
  } finally {
    progress.stop();
    await sink.discard();
  }
  if (output !== undefined && !/^(-$|\/dev\/)/.test(output))
    io.note(`wrote ${output}: ${done} ${done === 1 ? "pair" : "pairs"}`);
  for (const [warning, count] of warned) io.note(`${count} of ${done} pairs: ${warning}`);
  if (cut > 0)
    io.note(`${cut} of ${done} pairs have a text longer than the model reads at once; scored by windows`);
  if (below > 0) {
    io.note(`${below} of ${done} pairs: score under --fail-under ${options.failUnder}`);
    io.answerNo();
  }
}
