import { mean } from "../../src/stats/index.ts";
import type { Reading } from "./contestant.ts";
import type { ReadSet } from "./correlations.ts";
import { markdownTable } from "./table.ts";

/** Figures of a system's 0-5 scores on one set. */
interface Fit {
  /** Mean of |score - gold|, in points of 0-5. */
  readonly mae: number;
  /** Mean of score - gold. */
  readonly error: number;
  /** Share of gold scores in the 80 % interval; NaN where the system gives none. */
  readonly covered: number;
}

/** Sets on a 0-5 or 0-4 scale of similarity; relatedness (SICK) is shown, but the scores don't claim to be on its scale. */
const isSimilarity = ({ set }: ReadSet) => set.scale[0] === 0;
const BAND = [0.68, 0.92] as const;

function fitOf({ gold }: ReadSet, { score, low, high }: Reading): Fit | undefined {
  if (score === undefined || low === undefined || high === undefined) return undefined;
  const rows = [...gold.keys()];
  const inside = rows.map((i) =>
    Number.isNaN(low[i]!) ? Number.NaN : Number(gold[i]! >= low[i]! - 1e-9 && gold[i]! <= high[i]! + 1e-9),
  );
  return {
    mae: mean(rows.map((i) => Math.abs(score[i]! - gold[i]!))),
    error: mean(rows.map((i) => score[i]! - gold[i]!)),
    covered: inside.reduce((sum, value) => sum + value, 0) / rows.length,
  };
}

const cells = (fit: Fit | undefined) =>
  fit === undefined
    ? ["-", "-", "-"]
    : [
        fit.mae.toFixed(2),
        fit.error.toFixed(2),
        Number.isNaN(fit.covered) ? "-" : (100 * fit.covered).toFixed(0),
      ];

/**
 * Mean absolute error and mean signed error of each system's scores (points of 0-5), and coverage of its 80 % interval
 * (%), per graded set; then the mean over sets and the share of sets whose coverage is in 68-92 %.
 */
export function calibrationTable(read: readonly ReadSet[], systems: readonly string[]): string {
  const graded = read.filter(({ set }) => set.gold === "graded");
  const fitted = (of: ReadSet, name: string) => {
    const reading = of.readings.get(name);
    return reading && fitOf(of, reading);
  };
  const rows = graded.map((of) => [of.set.id, ...systems.flatMap((name) => cells(fitted(of, name)))]);
  for (const [label, sets] of [
    ["similarity", graded.filter(isSimilarity)],
    ["all", graded],
  ] as const) {
    const fits = (name: string) => sets.flatMap((of) => fitted(of, name) ?? []);
    rows.push([
      `**mean of ${sets.length} sets, ${label}**`,
      ...systems.flatMap((name) => {
        const of = fits(name);
        if (of.length === 0) return ["-", "-", "-"];
        return cells({
          mae: mean(of.map(({ mae }) => mae)),
          error: mean(of.map(({ error }) => error)),
          covered: of.reduce((sum, { covered }) => sum + covered, 0) / of.length,
        });
      }),
    ]);
    rows.push([
      `**sets within 68-92 %, ${label}**`,
      ...systems.flatMap((name) => ["", "", withinBand(fits(name))]),
    ]);
  }
  return markdownTable(["set", ...systems.flatMap((name) => [`${name} MAE`, "error", "in 80 %"])], rows);
}

function withinBand(fits: readonly Fit[]): string {
  const known = fits.filter(({ covered }) => !Number.isNaN(covered));
  if (known.length === 0) return "-";
  const inside = known.filter(({ covered }) => covered >= BAND[0] && covered <= BAND[1]);
  return `${inside.length}/${known.length}`;
}
