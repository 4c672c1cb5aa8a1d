import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { samesayInside as samesay } from "./support/command.ts";

/** Threads of a process that has scored a pair. An inference of n threads takes n - 1 beside the one that asks. */
function threadsOf(options: object, env: Record<string, string> = {}): number {
  const script = `
    import { readdirSync } from "node:fs";
    import { createScorer } from ${JSON.stringify(resolve("dist/lib/index.js"))};
    const scorer = await createScorer(${JSON.stringify(options)});
    await scorer.score("A man is playing a guitar.", "A man plays the guitar.");
    console.log(readdirSync("/proc/self/task").length);
    await scorer.close();`;
  const run = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
    encoding: "utf8",
    env: { ...process.env, OMP_NUM_THREADS: "", ...env },
  });
  return Number(run.stdout);
}

describe.skipIf(!existsSync("/proc/self/task"))("threads of an inference", () => {
  const model = resolve("src/vectors/fixtures/tiny");
  it.each([
    ["base", { system: "base" }, 1],
    ["a model of the user's", { model }, 1],
    // Its cross-encoder and two encoders.
    ["accurate", { system: "accurate" }, 3],
  ])("are as many as %s is told, or OMP_NUM_THREADS says", (_, system, sessions) => {
    const one = threadsOf({ ...system, threads: 1 });
    expect(threadsOf({ ...system, threads: 4 }) - one).toBe(3 * sessions);
    expect(threadsOf({ ...system }, { OMP_NUM_THREADS: "4" }) - one).toBe(3 * sessions);
    expect(threadsOf({ ...system, threads: 1 }, { OMP_NUM_THREADS: "4" })).toBe(one);
  });
});

describe("--threads", () => {
  it("stands with every command that opens a system", () => {
    const commands = ["score", "evaluate", "compare", "fit-threshold", "train", "ablate", "leaderboard"];
    for (const command of commands)
      expect(samesay([command, "--help"]).stdout, command).toContain("--threads <n>");
  });

  it.each(["0", "1.5", "two", "5000"])("%s is refused", (threads) => {
    const run = samesay(["score", "--threads", threads, "a", "b"]);
    expect([run.status, run.stdout]).toEqual([2, ""]);
    expect(run.stderr).toContain(`"${threads}" is not a whole number in 1..1024`);
  });

  it("is refused in the library as well", () => {
    expect(threadsOf({ system: "fast", threads: 0 })).toBe(0);
  });
});

it("a thread that is ended with an answer under way keeps the process until it is gone", () => {
  const script = resolve("test/fixtures/threads/end-thread.ts");
  for (let run = 0; run < 3; run++) {
    const { status, stdout } = spawnSync(process.execPath, ["--import", "tsx", script], { encoding: "utf8" });
    expect([status, stdout]).toEqual([0, "ended\n"]);
  }
}, 60_000);
