import { describe, expect, it } from "vitest";
import { leaderboard, leaderboardTable } from "./leaderboard.ts";
import { loadPublished } from "./published-files.ts";
import { textTable } from "./table.ts";

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
