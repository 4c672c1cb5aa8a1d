import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take longest, first: two workers are done together when none of these begins last. */
const LONGEST = [
  "test/tiers.contract",
  "test/measures.contract",
  "src/train/train-recipe",
  "test/trained-systems.contract",
  "test/systems.contract",
  "test/commands.contract",
  "test/evaluate-cli",
  "test/docs",
  "test/scripts",
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(`${name}.test.ts`));
      return place === -1 ? LONGEST.length : place;
    };
    return (await super.sort(files)).toSorted((x, y) => rank(x) - rank(y));
  }
}

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts", "bench/**/*.test.ts"],
    setupFiles: ["test/support/fast-check.ts"],
    testTimeout: 60_000,
    // Two cores are the smallest machine that runs the suite.
    maxWorkers: 2,
    pool: "forks",
    sequence: { sequencer: LongestFirst },
    benchmark: { include: ["bench/**/*.bench.ts"] },
  },
});
