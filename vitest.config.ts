import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { configDefaults, defineConfig } from "vitest/config";
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

/** Those that share a process come last and together: it ends where another is next. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(`${name}.test.ts`));
      return (project.config.isolate ? 0 : 1000) + (place === -1 ? LONGEST.length : place);
    };
    return (await super.sort(files)).toSorted((x, y) => rank(x) - rank(y));
  }
}

/** Rooms of plain functions, whose tests share a process with what they have loaded: 78 files took 52 s of CPU time, 87 apart. */
const PLAIN = [
  "stats",
  "text",
  "measures",
  "align",
  "evaluate",
  "data/read",
  "learn/calibration",
  "vectors/tokens",
]
  .flatMap((folder) =>
    readdirSync(join("src", folder), { recursive: true, encoding: "utf8" }).map((name) =>
      join("src", folder, name),
    ),
  )
  .filter((path) => path.endsWith(".test.ts"))
  // What is put in a module's or a global's place is not for other files to meet.
  .filter((path) => !/\bvi\.(mock|doMock|resetModules|stubGlobal|spyOn)\b/.test(readFileSync(path, "utf8")));

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: "plain", include: PLAIN, isolate: false } },
      {
        extends: true,
        test: {
          name: "alone",
          include: ["src/**/*.test.ts", "test/**/*.test.ts", "bench/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...PLAIN],
        },
      },
    ],
    setupFiles: ["test/support/fast-check.ts"],
    testTimeout: 60_000,
    // Two cores are the smallest machine that runs the suite.
    maxWorkers: 2,
    pool: "forks",
    sequence: { sequencer: LongestFirst },
    benchmark: { include: ["bench/**/*.bench.ts"] },
  },
});
