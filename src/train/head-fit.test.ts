import { describe, expect, it } from "vitest";
import type { predictRidge } from "../learn/index.ts";
import { meanAbsoluteError, seededRandom } from "../stats/index.ts";
import { fitHead, type HeadRows } from "./head-fit.ts";

const clamp = (score: number) => Math.max(0, Math.min(5, score));

/** Pairs whose gold is `gold` of the tier's score and of 20 features, with some noise. */
function made(n: number, gold: (points: number, features: Float64Array) => number, noise = 0.3): HeadRows {
  const random = seededRandom(7);
  const points = Float64Array.from({ length: n }, () => 5 * random.uniform());
  const features = Array.from({ length: n }, (_, i) =>
    Float64Array.from({ length: 20 }, (_, j) => (j === 0 ? points[i]! : random.normal())),
  );
  return {
    points,
    features,
    gold: points.map((score, i) => clamp(gold(score, features[i]!) + noise * random.normal())),
    groups: Uint32Array.from(points, (_, i) => i),
    lengths: new Float64Array(n).fill(50),
    routes: Array.from(points, (_, i) => (i % 3 === 0 ? "multi" : "en")),
  };
}

describe("fitHead", () => {
  it("keeps the tier's scores, to the last digits, where nothing is better", async () => {
    const head = await fitHead(made(40, (score) => score));
    expect(["as shipped", "calibration"]).toContain(head.kept);
    const right = await fitHead(made(40, (score) => score, 0));
    expect(right.kept).toBe("as shipped");
    for (const score of [0, 0.7, 3.21, 5]) expect(right.last.map(score)).toBeCloseTo(score, 12);
  });

  it("calibrates where labels lie elsewhere, and corrects where features tell more", async () => {
    const half = made(60, (score) => 0.5 * score);
    const lower = await fitHead(half);
    expect(["calibration", "linear"]).toContain(lower.kept);
    expect(meanAbsoluteError(lower.heldOut.get(lower.kept)!, half.gold)).toBeLessThan(0.3);
    expect(meanAbsoluteError(half.points, half.gold)).toBeGreaterThan(1);
    const told = made(300, (score, features) => 0.5 * score + 1 + 0.8 * features[5]!);
    const head = await fitHead(told);
    expect(["linear", "network"]).toContain(head.kept);
    const mae = (candidate: "calibration" | "linear") =>
      meanAbsoluteError(head.heldOut.get(candidate)!, told.gold);
    expect(mae("linear")).toBeLessThan(0.75 * mae("calibration"));
    expect([...head.corrections.keys()].sort()).toEqual(["en", "multi"]);
  });

  it("corrects a route that has too few pairs by nothing", async () => {
    const rows = made(60, (score, features) => 0.5 * score + 1 + 0.8 * features[1]!, 0.05);
    const routes = rows.routes.map((_, i) => (i < 12 ? "multi" : "en"));
    const head = await fitHead({ ...rows, routes });
    expect(head.kept).toBe("linear");
    expect([...head.corrections.keys()]).toEqual(["en"]);
    const { weights } = head.corrections.get("en") as Parameters<typeof predictRidge>[0];
    const greatest = weights.map(Math.abs).indexOf(Math.max(...weights.map(Math.abs)));
    expect(greatest).toBe(1);
  });

  it("is no worse than the tier on noise, and its figures see no row they were fitted on", async () => {
    const noise = made(30, () => 2.5, 1.5);
    const random = seededRandom(1);
    const rows = { ...noise, gold: noise.gold.map(() => 5 * random.uniform()) };
    const head = await fitHead(rows);
    // Labels without any pattern: whoever had seen them would be better than their spread.
    const spread = meanAbsoluteError(new Float64Array(30).fill(2.5), rows.gold);
    for (const scores of head.heldOut.values())
      expect(meanAbsoluteError(scores, rows.gold)).toBeGreaterThan(0.9 * spread);
  });

  it("stops when told, tells how far it is, and gives the same for the same seed", async () => {
    const rows = made(40, (score) => 0.5 * score);
    await expect(fitHead(rows, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: "E_ABORTED" });
    const shares: number[] = [];
    const first = await fitHead(rows, { onProgress: (share) => shares.push(share) });
    expect(shares.at(-1)).toBe(1);
    expect(first.last.model).toEqual((await fitHead(rows)).last.model);
  });
});
