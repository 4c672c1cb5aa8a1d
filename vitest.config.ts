import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts", "bench/**/*.test.ts"],
    setupFiles: ["test/support/fast-check.ts"],
    testTimeout: 60_000,
    // Two cores are the smallest machine that runs the suite.
    maxWorkers: 2,
    pool: "forks",
    benchmark: { include: ["bench/**/*.bench.ts"] },
  },
});
