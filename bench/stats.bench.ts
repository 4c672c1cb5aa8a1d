// npx vitest bench --run bench/stats.bench.ts. Imports the source, never a published build.
import { bench, describe } from "vitest";
import { fitCalibration } from "../src/learn/index.ts";
import {
  bootstrapDraws,
  compareSystems,
  kendall,
  pearson,
  seededRandom,
  spearman,
} from "../src/stats/index.ts";

const random = seededRandom(1);

/** Gold scores in steps of 0.2, as five annotators give, and systems that follow them with noise. */
function makeSet(pairs: number, systems: number) {
  const gold = Float64Array.from({ length: pairs }, () => random.below(26) / 5);
  const scores = Array.from({ length: systems }, () => gold.map((g) => g + random.normal()));
  return { gold, scores };
}

const large = makeSet(12_000, 1);

describe("one system, 12,000 pairs", () => {
  for (const [name, measure] of Object.entries({ pearson, spearman, kendall })) {
    bench(name, () => {
      measure(large.scores[0]!, large.gold);
    });
  }
});

// The year sets 2012-2015 that ship: 24 sets, some 12,000 pairs. Target: under 20 s on two cores.
const years = Array.from({ length: 24 }, () => makeSet(500, 20));

describe("20 systems on all year sets, 1,000 draws", () => {
  for (const kind of ["pearson", "spearman", "kendall", "mae"] as const) {
    bench(
      kind,
      () => {
        years.forEach(({ gold, scores }, stream) => {
          bootstrapDraws(kind, scores, gold, { draws: 1000, stream });
        });
      },
      { iterations: 1, warmupIterations: 0, time: 0, warmupTime: 0 },
    );
  }
});

describe("two systems, 1,500 pairs", () => {
  const { gold, scores } = makeSet(1500, 2);
  bench("compareSystems, 1,000 draws", () => {
    compareSystems(scores[0]!, scores[1]!, gold);
  });
});

describe("calibration, 5,700 pairs", () => {
  const { gold, scores } = makeSet(5700, 1);
  const lengths = gold.map(() => 20 + random.below(200));
  const calibration = fitCalibration(scores[0]!, gold, { lengths });
  let sum = 0;
  bench("fit", () => {
    fitCalibration(scores[0]!, gold, { lengths });
  });
  bench("map and interval of 5,700 pairs", () => {
    for (let i = 0; i < gold.length; i++) {
      const [low, high] = calibration.interval(calibration.map(scores[0]![i]!), lengths[i]!);
      sum += high - low;
    }
    if (Number.isNaN(sum)) throw new Error("an interval without ends");
  });
});
