import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { COMMANDS } from "../src/cli/commands.ts";
import { createIo } from "../src/cli/io.ts";
import { run } from "../src/cli/run.ts";

/** A command line in this process, its results as text; a terminal of so many columns, or none. */
async function printed(argv: readonly string[], columns?: number): Promise<string> {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const io = createIo(
    { stdin, stdout: Object.assign(stdout, { columns: columns as number }), stderr },
    new AbortController().signal,
  );
  await run(argv, io);
  stdout.end();
  let text = "";
  for await (const piece of stdout) text += piece;
  return text;
}

const SUBCOMMANDS: Readonly<Record<string, readonly string[]>> = {
  data: ["list", "show", "add", "remove", "verify", "build"],
  models: ["list", "add", "remove", "verify"],
  thresholds: ["list", "show", "remove"],
};
const all = [
  [],
  ...COMMANDS.flatMap(({ name }) => [[name], ...(SUBCOMMANDS[name] ?? []).map((sub) => [name, sub])]),
];

describe("help", () => {
  it.each(all.map((words) => [words.join(" "), words] as const))(
    "of %s fits 80 columns",
    async (_, words) => {
      const text = await printed([...words, "--help"]);
      expect(text).toContain("Usage: samesay");
      expect(text.split("\n").filter((line) => line.length > 80)).toEqual([]);
    },
  );

  it("fits a narrow terminal, and grows no longer lines than 100 on a wide one", async () => {
    for (const [columns, most] of [
      [60, 60],
      [250, 100],
    ] as const) {
      const lines = (await printed(["score", "--help"], columns)).split("\n");
      // Examples are broken at options alone: a text in quotes stays whole.
      const prose = lines.filter((line) => !/^\s+(\$|--)/.test(line));
      expect(Math.max(...prose.map((line) => line.length))).toBeLessThanOrEqual(most);
      expect(Math.max(...prose.map((line) => line.length))).toBeGreaterThan(most - 20);
    }
  });

  it("names the environment's variables, and what --columns takes", async () => {
    const main = await printed(["--help"]);
    for (const name of ["SAMESAY_DATA", "SAMESAY_CONFIG", "SAMESAY_CACHE", "HF_ENDPOINT"])
      expect(main).toContain(name);
    const score = (await printed(["score", "--help"])).replace(/\s+/g, " ");
    expect(score).toContain("(id, score, a, b, genre, source, year; score=none: there is none)");
  });
});
