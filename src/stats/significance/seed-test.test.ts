import { describe, expect, it } from "vitest";
import { pearson } from "../correlation/pearson.ts";
import { mean } from "../mean.ts";
import { seededRandom } from "../random.ts";
import { studentsTQuantile } from "../students-t.ts";
import { variance } from "../variance.ts";
import { bootstrapDraws } from "./bootstrap.ts";
import { seedTest } from "./seed-test.ts";

const X = [0.812, 0.805, 0.82, 0.799, 0.811];
const Y = [0.79, 0.802, 0.795];

describe("several seeds of two systems", () => {
  it("without the pairs' part it is Welch's t", () => {
    // SciPy 1.17.1: ttest_ind(X, Y, equal_var=False), its df and confidence_interval(.95)
    const { t, df, p, interval } = seedTest(X, Y);
    expect(t).toBeCloseTo(2.770534505332546, 10);
    expect(df).toBeCloseTo(5.383205959078002, 10);
    expect(p).toBeCloseTo(0.03633413223720847, 12);
    expect(interval[0]).toBeCloseTo(0.0012591993983910848, 12);
    expect(interval[1]).toBeCloseTo(0.02620746726827544, 12);
  });

  it("other pairs are counted beside other seeds", () => {
    // NumPy 2.4.6 and scipy.stats.t: the three parts of the variance, Satterthwaite's df, n = 250, pairs' deviation .006
    const { difference, t, df, p, interval } = seedTest(X, Y, {
      pairs: { variance: 0.006 ** 2, pairs: 250 },
    });
    expect(difference).toBeCloseTo(0.013733333333333264, 12);
    expect(t).toBeCloseTo(1.7645874702288795, 10);
    expect(df).toBeCloseTo(31.262323109362473, 9);
    expect(p).toBeCloseTo(0.0874026585258826, 12);
    expect(interval[0]).toBeCloseTo(-0.0021342820188051358, 12);
    expect(interval[1]).toBeCloseTo(0.029600948685471664, 12);
  });

  it("one seed says nothing of others; where nothing varies there is no t", () => {
    expect(() => seedTest([0.8], Y)).toThrow("the first system has 1");
    expect(() => seedTest(X, [0.8, NaN])).toThrow("the second system[1] is NaN");
    expect(() => seedTest(X, Y, { pairs: { variance: -1, pairs: 9 } })).toThrow("variance is -1");
    expect(seedTest([0.8, 0.8], [0.8, 0.8]).p).toBeNaN();
    expect(seedTest([0.8, 0.8], [0.7, 0.7]).p).toBe(0);
  });

  it("keeps its 5 % where seeds and pairs are drawn anew, which the seeds' mean on fixed seeds does not", () => {
    const [draws, n, k] = [500, 60, 3];
    const random = seededRandom(5);
    const rejected = { all: 0, pairsOnly: 0 };
    for (let draw = 0; draw < draws; draw++) {
      const gold = Float64Array.from({ length: n }, () => random.normal());
      // A system errs in its own way on each pair; a seed makes it err more or less, and anew on each.
      const seeds = () => {
        const own = Float64Array.from({ length: n }, () => 0.4 * random.normal());
        return Array.from({ length: k }, () => {
          const luck = 0.5 * Math.exp(0.3 * random.normal());
          return gold.map((g, i) => g + own[i]! + luck * random.normal());
        });
      };
      const systems = [seeds(), seeds()];
      const figures = systems.map((runs) => runs.map((run) => pearson(run, gold)));
      const drawn = bootstrapDraws("pearson", systems.flat(), gold, { draws: 100, seed: draw });
      const differences = drawn[0]!.map(
        (_, d) => mean(drawn.slice(0, k).map((r) => r[d]!)) - mean(drawn.slice(k).map((r) => r[d]!)),
      );
      const byPairs = variance(differences);
      const { p, difference } = seedTest(figures[0]!, figures[1]!, {
        pairs: { variance: byPairs, pairs: n },
      });
      rejected.all += Number(p < 0.05);
      rejected.pairsOnly += Number(Math.abs(difference) > 1.96 * Math.sqrt(byPairs));
    }
    // two standard errors of 500 draws: 2 %
    expect(rejected.all / draws).toBeLessThan(0.07);
    expect(rejected.all / draws).toBeGreaterThan(0.02);
    expect(rejected.pairsOnly / draws).toBeGreaterThan(0.1);
  });
});

it("quantiles of Student's t are SciPy's", () => {
  // SciPy 1.17.1: t.ppf
  const ppf = [
    [0.975, 4, 2.7764451051977934],
    [0.9, 1, 3.0776835371752544],
    [0.995, 2.5, 7.163728138948783],
    [0.025, 30, -2.042272456301238],
    [0.9999, 249, 3.7751402846438085],
    [0.6, 1e5, 0.25334777715718015],
  ] as const;
  for (const [p, df, t] of ppf) expect(studentsTQuantile(p, df)).toBeCloseTo(t, 10);
  expect(() => studentsTQuantile(1, 4)).toThrow("p is 1");
});
