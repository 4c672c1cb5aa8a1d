import { describe, expect, it } from "vitest";
import { textTable } from "../table.ts";
import { leaderboard, leaderboardTable } from "./leaderboard.ts";
import { loadPublished } from "./published-files.ts";

const BASELINE = {
  "deft-forum": 0.35308,
  "deft-news": 0.59566,
  headlines: 0.51037,
  images: 0.51342,
  OnWN: 0.4058,
  "tweet-news": 0.65391,
};

describe("leaderboard", async () => {
  const table = await loadPublished("sts2014");

  it("puts one's own row beside the run it equals, with the rank it would have", () => {
    const board = leaderboard(table, [{ name: "mine", r: BASELINE }]);
    const at = board.rows.findIndex((row) => row.kind === "own");
    expect(board.rows[at - 1]).toMatchObject({ team: "STS organisers", aggregate: 0.507 });
    expect(board.rows[at]!.wouldRank).toBe(27);
    expect(board.rows[at]!.aggregate).toBeCloseTo(0.507, 3);
  });

  it("is best first, equal figures by printed rank", async () => {
    const spanish = leaderboard(await loadPublished("sts2015-es"));
    const ranks = spanish.rows.map((row) => Number(row.rank)).filter((rank) => !Number.isNaN(rank));
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  });

  it("scales one's own r to the table's unit, and has both means of 2017", async () => {
    const tracks = await loadPublished("sts2017");
    const r = Object.fromEntries(tracks.columns.map((column, i) => [column.set, 0.5 + i / 100]));
    const own = leaderboard(tracks, [{ name: "mine", r }]).rows.find((row) => row.kind === "own")!;
    expect(own.aggregate).toBeCloseTo(53, 10);
    expect(own.alternative).toBeCloseTo(52.5, 10);
  });

  it("orders by the track that one's own row has when it lacks others", async () => {
    const tracks = await loadPublished("sts2017");
    const board = leaderboard(tracks, [{ name: "mine", r: { "track5.en-en": 0.8536 } }]);
    expect(board.orderedBy).toBe("EN-EN");
    const at = board.rows.findIndex((row) => row.kind === "own");
    // Table 10: RTV 85.47, 85.41, 85.41 stand above, DT Team's 85.36 equals it.
    expect(board.rows[at]).toMatchObject({ wouldRank: 4 });
    expect(board.rows.slice(0, at).map((row) => row.team)).toEqual(["RTV", "RTV", "RTV", "DT TEAM"]);
    expect(board.rows[at]).not.toHaveProperty("aggregate");
  });

  it("has no aggregate when a set was not scored, and counts an undefined one as 0", async () => {
    const spanish = await loadPublished("sts2014-es");
    const own = (r: Record<string, number | null>) =>
      leaderboard(spanish, [{ name: "mine", r }]).rows.find((row) => row.kind === "own")!;
    expect(own({ news: 0.8 })).not.toHaveProperty("aggregate");
    expect(own({ news: 0.8, wikipedia: null }).aggregate).toBeCloseTo((480 * 0.8) / 804, 12);
  });

  it("orders STS Benchmark by dev for a row that has only that", async () => {
    const board = leaderboard(await loadPublished("stsb"), [{ name: "mine", r: { dev: 0.835 } }]);
    expect(board.orderedBy).toBe("dev");
    expect(board.rows.slice(0, 2).map((row) => row.team)).toEqual(["ECNU", "mine"]);
  });

  it("shows an excerpt: the top, the organisers' rows, and the neighbours of one's own", () => {
    const board = leaderboard(table, [{ name: "mine", r: BASELINE }]);
    const shown = leaderboardTable(board, { excerpt: { top: 3, around: 1 } });
    expect(shown.rows.map((row) => row.cells[1])).toEqual([
      "DLS@CU",
      "Meerkat Mafia",
      "NTNU",
      "",
      "TakeLab",
      "",
      "STS organisers",
      "mine",
      "FBK-TR",
    ]);
    expect(textTable(shown)).toContain("> (27)  mine");
  });
});

describe("would-rank", () => {
  it.each(["sts2014", "sts2014-es", "sts2015", "sts2015-es", "sts2016", "sts2016-xl", "sts2017"])(
    "%s: every printed row put back in has its printed rank, or shares the first of an equal figure",
    async (name) => {
      const table = await loadPublished(name);
      const unit = table.unit === "r x 100" ? 100 : 1;
      let ranked = 0;
      for (const row of table.rows) {
        // Starred and daggered ranks (2016) are printed as those that the row would have had.
        const printed = Number(row.rank?.replace(/[*\u2020]/, "") ?? NaN);
        if (Number.isNaN(printed) || row.aggregate === undefined) continue;
        ranked++;
        const r = Object.fromEntries(table.columns.map(({ set }, c) => [set, (row.values[c] ?? 0) / unit]));
        const own = leaderboard(table, [{ name: "back", r }]).rows.find((each) => each.kind === "own")!;
        const ties = Math.max(1, own.tied ?? 1);
        expect(own.wouldRank!, `${row.team} ${row.run}`).toBeLessThanOrEqual(printed);
        expect(own.wouldRank! + ties, `${row.team} ${row.run}`).toBeGreaterThan(printed);
      }
      expect(ranked).toBeGreaterThan(14);
    },
  );

  it("is the paper's for the organisers' baseline: 61st of 2015, 23rd of 2017", async () => {
    for (const [name, rank] of [
      ["sts2015", 61],
      ["sts2017", 23],
    ] as const) {
      const table = await loadPublished(name);
      const unit = table.unit === "r x 100" ? 100 : 1;
      const row = table.rows.find((each) => each.team === "STS organisers")!;
      const r = Object.fromEntries(table.columns.map(({ set }, c) => [set, row.values[c]! / unit]));
      const own = leaderboard(table, [{ name: "back", r }]).rows.find((each) => each.kind === "own")!;
      expect(own.wouldRank).toBe(rank);
    }
  });

  it("counts all rows of the STS Benchmark, the organisers' baselines too", async () => {
    // Table 14, dev: 84.7, 83.4, 83.0, 82.9 and InferSent's and SIF's 80.1 stand above 80.0
    const board = leaderboard(await loadPublished("stsb"), [{ name: "mine", r: { dev: 0.8 } }]);
    expect(board.rows.find((row) => row.kind === "own")!.wouldRank).toBe(7);
  });

  it("is withheld from a system that saw scored pairs, whose row says so", async () => {
    const table = await loadPublished("sts2014");
    const seen = { pairs: 1861, of: 3750 };
    const board = leaderboard(table, [{ name: "mine", r: BASELINE, seen }]);
    const shown = leaderboardTable(board).rows.find((row) => row.mark === "own")!;
    expect(shown.cells[0]).toBe("");
    expect(shown.cells.at(-1)).toBe("this evaluation; saw 1861 of 3750 pairs in training");
    const outside = leaderboard(table, [{ name: "mine", r: BASELINE, unranked: "saw later data" }]);
    expect(outside.rows.find((row) => row.kind === "own")).not.toHaveProperty("wouldRank");
  });

  it("is withheld where pairs were left out, and a set that nothing is left of has no figure", async () => {
    const table = await loadPublished("sts2014");
    const { "deft-news": _, ...r } = BASELINE;
    const board = leaderboard(table, [
      { name: "mine", r, leftOut: { pairs: 300, of: 3750, aggregate: 0.5 } },
    ]);
    expect(board.orderedBy).toBe("weighted-mean");
    const shown = leaderboardTable(board).rows.find((row) => row.mark === "own")!;
    expect([shown.cells[0], shown.cells[4], shown.cells[9]]).toEqual(["", "–", "0.500"]);
    expect(shown.cells.at(-1)).toBe(
      "this evaluation; without 300 of 3750 pairs: not comparable with the other rows",
    );
  });
});
