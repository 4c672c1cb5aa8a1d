#!/usr/bin/env node
import { VERSION } from "../version.ts";
import { Interruption } from "./interruption.ts";

// The only place that touches the process: everything else gets it passed in.
const controller = new AbortController();
const ENDS = { SIGINT: "interrupted", SIGTERM: "terminated", SIGHUP: "the terminal was closed" };
const CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
/** What waits for a reader or writer that never comes is given up this long after the signal, in ms. */
const PATIENCE = 1000;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    // A second one ends it at once.
    if (controller.signal.aborted) process.exit(CODES[signal]);
    controller.abort(new Interruption(ENDS[signal], CODES[signal]));
    setTimeout(() => {
      process.stderr.write(`samesay: ${ENDS[signal]}\n`, () => process.exit(CODES[signal]));
    }, PATIENCE).unref();
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
const argv = process.argv.slice(2);
// Scripts ask for the version to see whether the command is there: nothing is loaded for it.
if (argv.length === 1 && (argv[0] === "--version" || argv[0] === "-V")) process.stdout.write(`${VERSION}\n`);
else process.exitCode = await (await import("./run.ts")).runOn(argv, process, controller.signal);
// What is still owed to a reader that has stalled, or read from a pipe, would keep the process.
if (controller.signal.aborted) process.stderr.write("", () => process.exit());
