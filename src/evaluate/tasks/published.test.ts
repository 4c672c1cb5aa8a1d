import { describe, expect, it } from "vitest";
import {
  alternativeAggregate,
  PUBLISHED,
  parsePublished,
  publishedSpec,
  recomputeAggregate,
} from "./published.ts";
import { loadPublished, readPublishedFile } from "./published-files.ts";

/** Rows of a file without its header, as cells. */
const cells = async (file: string) =>
  (await readPublishedFile(file))
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"));

describe("published aggregates are those of the printed set figures", () => {
  // Expected values: the four overview papers' own tables, see data/published/README.md.
  const expected = {
    sts2014: 43,
    "sts2014-es": 22,
    sts2015: 75,
    "sts2015-es": 17,
    sts2016: 123,
    "sts2016-xl": 26,
    sts2017: 45,
  };

  it.each(Object.entries(expected))("%s: all %i", async (name, count) => {
    const table = await loadPublished(name);
    let checked = 0;
    for (const row of table.rows) {
      if (row.aggregate === undefined) continue;
      const value = recomputeAggregate(table, row.values);
      // Set figures are themselves rounded, so the aggregate may be off by half a unit of either.
      const tolerance = 10 ** -table.aggregate!.decimals * 1.001;
      expect(Math.abs(value! - row.aggregate), `${row.team} ${row.run}`).toBeLessThanOrEqual(tolerance);
      checked++;
    }
    expect(checked).toBe(count);
  });

  it("come to 351", async () => {
    let count = 0;
    for (const { name } of PUBLISHED) {
      count += (await loadPublished(name)).rows.filter((row) => row.aggregate !== undefined).length;
    }
    expect(count).toBe(351);
  });
});

it("2017: Primary is the mean of seven columns, not of the six that the text defines", async () => {
  const table = await loadPublished("sts2017");
  const ecnu = table.rows[0]!;
  expect(ecnu.aggregate).toBe(73.16);
  expect(recomputeAggregate(table, ecnu.values)).toBeCloseTo(73.16, 2);
  expect(alternativeAggregate(table, ecnu.values)).toBeCloseTo(72.51, 2);
  const baseline = table.rows.find((row) => row.kind === "baseline")!;
  expect(recomputeAggregate(table, baseline.values)).toBeCloseTo(53.7, 1);
  expect(alternativeAggregate(table, baseline.values)).toBeCloseTo(53.56, 2);
});

it("a row without all tracks has no 2017 aggregate", async () => {
  const spec = publishedSpec("sts2017");
  expect(recomputeAggregate(spec, [1, 2, 3, 4, 5, 6, undefined])).toBeUndefined();
  expect(alternativeAggregate(spec, [1, 2, 3, 4, 5, undefined, 7])).toBeUndefined();
  expect(recomputeAggregate(publishedSpec("stsb"), [80, 75])).toBeUndefined();
});

it("a set not submitted counts 0 in 2014", async () => {
  const table = await loadPublished("sts2014");
  const lipn = table.rows.find((row) => row.team === "LIPN" && row.run.endsWith("2"))!;
  expect(lipn.values.filter((v) => v !== undefined)).toHaveLength(1);
  expect(recomputeAggregate(table, lipn.values)).toBeCloseTo(lipn.aggregate!, 3);
});

describe("ranks", () => {
  it.each(["sts2014", "sts2014-es", "sts2015-es", "sts2016-xl"])("%s follows the aggregate", async (name) => {
    const ranked = (await loadPublished(name)).rows.filter(
      (row) => row.rank !== undefined && /^\d+$/.test(row.rank),
    );
    ranked.sort((x, y) => Number(x.rank) - Number(y.rank));
    for (let i = 1; i < ranked.length; i++) {
      expect(ranked[i]!.aggregate!).toBeLessThanOrEqual(ranked[i - 1]!.aggregate!);
    }
    expect(ranked.length).toBeGreaterThan(15);
  });
});

it("2016: best and median of each set are those of the runs that were on time", async () => {
  const table = await loadPublished("sts2016");
  const onTime = table.rows.filter((row) => /^\d+$/.test(row.rank ?? "") && row.kind === "system");
  expect(onTime).toHaveLength(113);
  for (const [set, best, median] of await cells("2016-best-median.tsv")) {
    const at = table.columns.findIndex((c) => c.name === set);
    const figures = onTime
      .map((row) => (at < 0 ? row.aggregate : row.values[at]))
      .filter((v) => v !== undefined);
    figures.sort((x, y) => y - x);
    expect(figures[0], `best ${set}`).toBeCloseTo(Number(best), 5);
    const middle = figures.length >> 1;
    const mid = figures.length % 2 === 1 ? figures[middle]! : (figures[middle]! + figures[middle - 1]!) / 2;
    expect(mid, `median ${set}`).toBeCloseTo(Number(median), 5);
  }
});

it("2017: participation counts of table 9 are those of table 10", async () => {
  const table = await loadPublished("sts2017");
  const order = ["1", "2", "3", "4a", "4b", "5", "6"];
  for (const [track, , participants] of await cells("2017-participation.tsv")) {
    const at = order.indexOf(track!);
    const count =
      at < 0
        ? table.rows.filter((row) => row.aggregate !== undefined && row.kind === "system").length
        : table.rows.filter((row) => row.values[at] !== undefined).length;
    expect(count, `track ${track}`).toBe(Number(participants));
  }
});

it("STS Benchmark: genres and files add up, but for the 525 of table 11", async () => {
  const files = await cells("stsbenchmark-files.tsv");
  const sums = [3, 4, 5].map((at) => files.reduce((sum, row) => sum + Number(row[at]), 0));
  expect(sums).toEqual([5749, 1500, 1379]);
  const captions = (await cells("stsbenchmark-genres.tsv")).find((row) => row[0] === "caption")!;
  const testCaptions = files
    .filter((row) => row[0] === "captions")
    .reduce((sum, row) => sum + Number(row[5]), 0);
  expect([Number(captions[3]), testCaptions]).toEqual([525, 625]);
});

it("says where a damaged table is damaged", async () => {
  const spec = publishedSpec("stsb");
  expect(() => parsePublished(spec, "name\tkind\tdev\n")).toThrow('stsbenchmark.tsv:1: no column "test"');
  expect(() => parsePublished(spec, "name\tdev\ttest\nA\t1\n")).toThrow("stsbenchmark.tsv:2: 2 columns");
  expect(() => parsePublished(spec, "name\tdev\ttest\nA\t1\tx\n")).toThrow(
    'stsbenchmark.tsv:2: "x" is not a number',
  );
  expect(() => publishedSpec("sts2041")).toThrow('did you mean "sts2014"');
});
