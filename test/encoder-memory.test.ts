import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { expect, it } from "vitest";

// A tensor that is not given back costs about 150 kB a call here, 140 MB in all.
it("57,600 encodes take less than 30 MB more memory", () => {
  // A process of its own: nothing else of the test runner is measured.
  const run = spawnSync(
    process.execPath,
    ["--expose-gc", resolve("test/fixtures/encoders/memory-check.mjs")],
    {
      encoding: "utf8",
    },
  );
  expect(run.stderr).toBe("");
  expect(Number(run.stdout)).toBeLessThan(30);
});
