import { describe, expect, it } from "vitest";
import { reportRun } from "../figures/run-report.ts";
import type { ScoredRun } from "../runs/scored-set.ts";
import { drawPlots } from "./plots.ts";
import type { ReportBundle } from "./report-formats.ts";

function run(name: string, sets: number, pairs: number, onFive = true): ScoredRun {
  return {
    name,
    sets: Array.from({ length: sets }, (_, s) => {
      const gold = Float64Array.from({ length: pairs }, (_, i) => (i % 51) / 10);
      const raw = gold.map((g, i) => Math.min(5, Math.max(0, g + Math.sin(i + s))));
      return {
        name: `Set ${s}/x.y`,
        scale: [0, 5] as const,
        pairs: Array.from(gold, (g, i) => ({ id: String(i), a: "a", b: "b", gold: g })),
        gold,
        raw,
        ...(onFive && { score: raw }),
        skipped: 0,
      };
    }),
  };
}

function bundle(...runs: ScoredRun[]): ReportBundle {
  const reports = runs.map((each) => ({
    schema: 1 as const,
    signature: "",
    system: each.name,
    ...reportRun(each, { draws: 20 }),
  }));
  const evaluations = runs.map((each, i) => ({ report: reports[i]!, run: each }));
  return { document: reports[0]!, reports, evaluations };
}

const circles = (svg: string) => svg.match(/<circle /g)?.length ?? 0;

describe("drawPlots", () => {
  it("draws every set once, with names that files can have", async () => {
    const plots = await drawPlots(bundle(run("a", 2, 60)));
    expect(plots.map((plot) => plot.name)).toEqual([
      "scatter-set-0-x.y",
      "residuals-set-0-x.y",
      "scatter-set-1-x.y",
      "residuals-set-1-x.y",
      "intervals",
      "calibration",
    ]);
    for (const { svg, title } of plots) {
      expect(svg).toMatch(/^<svg .*<\/svg>$/s);
      expect(svg).toContain(`aria-label="${title}"`);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
    expect(circles(plots[0]!.svg)).toBe(60);
  });

  it("draws few pairs as dots that can be seen, many as fine ones", async () => {
    const radii = async (pairs: number) =>
      (await drawPlots(bundle(run("a", 1, pairs))))
        .slice(0, 2)
        .map(({ svg }) => [
          svg.match(/<circle [^>]*\br="([\d.]+)"/)?.[1],
          svg.match(/fill-opacity="([\d.]+)"/)?.[1],
        ]);
    expect(await radii(10)).toEqual([
      ["3.5", "0.8"],
      ["3.5", "0.8"],
    ]);
    expect(await radii(300)).toEqual([
      ["2", "0.5"],
      ["2", "0.5"],
    ]);
  });

  it("has no errors to draw for a run without scores on 0-5", async () => {
    const plots = await drawPlots(bundle(run("a", 1, 30, false)));
    expect(plots.map((plot) => plot.name)).toEqual(["scatter-set-0-x.y", "intervals"]);
  });

  it("takes the six best of many runs, and a sample of many pairs", async () => {
    const runs = Array.from({ length: 8 }, (_, i) => run(`run${i}`, 1, 6000));
    const [scatter] = await drawPlots(bundle(...runs));
    expect(scatter!.title).toMatch(/a sample of the pairs/);
    expect(circles(scatter!.svg)).toBeLessThanOrEqual(30_000);
    expect(scatter!.svg).not.toContain("run7");
    expect(scatter!.title).toContain(", the 6 best of 8 runs");
    expect(Number(/ width="(\d+)"/.exec(scatter!.svg)![1])).toBeLessThanOrEqual(760);
    // Letters of 12 on a page of 680 pixels (A4 less its margins): 7 points or more.
    expect(scatter!.svg).toMatch(/ font-size="12"/);
    for (const { name } of runs.slice(0, 6)) expect(scatter!.svg).toContain(`>${name}</text>`);
  });

  it("draws nothing of a set without gold", async () => {
    expect(await drawPlots(bundle(run("a", 1, 0)))).toEqual([]);
  });

  it("draws a constant run and a single pair without harm", async () => {
    const constant = run("flat", 1, 10);
    const flat = constant.sets.map((set) => ({
      ...set,
      raw: set.raw.map(() => 3),
      score: set.raw.map(() => 3),
    }));
    for (const { svg } of await drawPlots(bundle({ name: "flat", sets: flat })))
      expect(svg).not.toMatch(/NaN/);
    for (const { svg } of await drawPlots(bundle(run("one", 1, 1)))) expect(svg).not.toMatch(/NaN/);
  });
});
