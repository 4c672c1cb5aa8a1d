#!/usr/bin/env node
import { createIo } from "./io.ts";
import { run } from "./run.ts";

// The only place that touches the process: everything else gets it passed in.
const controller = new AbortController();
process.once("SIGINT", () => {
  controller.abort(new Error("interrupted"));
  // A second Ctrl-C ends it at once.
  process.once("SIGINT", () => process.exit(130));
});
process.once("SIGTERM", () => controller.abort(new Error("terminated")));
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    // The reader has seen enough (`| head`): end quietly, as Unix tools do.
    if (error.code === "EPIPE") process.exit(0);
    const problem = error.code === "ENOSPC" ? "the disk is full" : `cannot be written (${error.code})`;
    process.stderr.write(`samesay: standard output: ${problem}\n`, () => process.exit(2));
  });
}
const io = createIo(process, controller.signal);
process.exitCode = await run(process.argv.slice(2), io);
