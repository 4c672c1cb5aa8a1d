// Runs the built command line again and again in one thread: weights and code are loaded once.
import { readFileSync } from "node:fs";
import { Readable, Writable } from "node:stream";
import { parentPort, workerData } from "node:worker_threads";

const { bin, flag } = workerData;
// The chunk that the command itself loads.
const [, chunk] = /import\("([^"]*\/run-[^"]+)"\)/.exec(readFileSync(new URL(bin), "utf8"));
const { runOn } = await import(new URL(chunk, bin));

function collector() {
  const parts = [];
  const stream = new Writable({
    write(part, _, done) {
      parts.push(part);
      done();
    },
  });
  return { stream, text: () => Buffer.concat(parts).toString("utf8") };
}

parentPort.on("message", async ({ port, args, env, input }) => {
  const kept = { ...process.env };
  Object.assign(process.env, env);
  const [out, error] = [collector(), collector()];
  const streams = { stdin: Readable.from([Buffer.from(input)]), stdout: out.stream, stderr: error.stream };
  const status = await runOn(args, streams, new AbortController().signal).catch((fault) => {
    error.stream.write(String(fault?.stack ?? fault));
    return null;
  });
  for (const name of Object.keys(env)) {
    if (name in kept) process.env[name] = kept[name];
    else delete process.env[name];
  }
  port.postMessage({ status, stdout: out.text(), stderr: error.text() });
  port.close();
  Atomics.store(flag, 0, 1);
  Atomics.notify(flag, 0);
});
