#!/usr/bin/env node
import { Interruption } from "./interruption.ts";
import { createIo } from "./io.ts";
import { run } from "./run.ts";

// The only place that touches the process: everything else gets it passed in.
const controller = new AbortController();
const ENDS = { SIGINT: "interrupted", SIGTERM: "terminated", SIGHUP: "the terminal was closed" };
const CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => {
    controller.abort(new Interruption(ENDS[signal], CODES[signal]));
    // A second Ctrl-C ends it at once.
    process.once("SIGINT", () => process.exit(130));
  });
}
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    // The reader has seen enough (`| head`): nothing more is printed, but files are still finished.
    if (error.code === "EPIPE" || error.code === "ERR_STREAM_DESTROYED") return;
    const problem = error.code === "ENOSPC" ? "the disk is full" : `cannot be written (${error.code})`;
    process.stderr.write(`samesay: standard output: ${problem}\n`, () => process.exit(2));
  });
}
const io = createIo(process, controller.signal);
process.exitCode = await run(process.argv.slice(2), io);
