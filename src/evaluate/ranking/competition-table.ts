import { checkRecord } from "../../arguments.ts";
import { figure, type Table, type TableRow } from "../table.ts";
import type { Competition } from "./competition.ts";

/** "sts2015.images" is "images" among sets of one group. */
function shortNames(sets: readonly string[]): string[] {
  const groups = new Set(sets.map((set) => set.slice(0, set.indexOf(".") + 1)));
  const [group] = groups;
  return groups.size === 1 && group ? sets.map((set) => set.slice(group.length)) : [...sets];
}

/** The ranking as a table; runs of the first group are marked, the best of each set (•) and those alike (=). */
export function competitionTable(competition: Competition): Table {
  checkRecord(competition, "competitionTable: competition", "a Competition", [
    "signature",
    "sets",
    "ranking",
    "rows",
    "rejected",
  ]);
  const number = (name: string) => ({ name, kind: "number" as const });
  const { ranking } = competition;
  const several = competition.sets.length > 1;
  // p of draws can say no less.
  const least = ranking.test.startsWith("paired bootstrap") ? 1 / (ranking.draws + 1) : null;
  const percent = `${Number((100 * ranking.level).toFixed(2))} %`;
  const rows: TableRow[] = competition.rows.map((row) => ({
    cells: [
      row.rank === null ? "" : String(row.rank),
      row.rankInterval === null ? "" : row.rankInterval.join("-"),
      row.team,
      row.run,
      ...(several ? row.pearson.map((value, s) => figure(value) + SIGNS[row.standing[s] ?? "none"]) : []),
      figure(row.figure),
      row.kind === "weighted" ? "" : figure(row.spearman),
      row.group === null ? "" : String(row.group),
      pCell(row.pAgainstBest, least),
      pCell(row.holm, row.pAgainstBest !== null && isLeast(row.pAgainstBest, least) ? row.holm : null),
      [NOTES[row.kind], ...row.warnings].filter((text) => text !== "").join("; "),
    ],
    ...(row.group === 1 && { mark: "best" as const }),
  }));
  const alpha = Number((1 - ranking.level).toFixed(4));
  return {
    title: `Ranking by ${ranking.figure}${competition.protocol ? `, protocol ${competition.protocol}` : ""}`,
    columns: [
      number("rank"),
      number(percent),
      { name: "team" },
      { name: "run" },
      ...(several ? shortNames(competition.sets).map(number) : []),
      number(ranking.figure),
      number("Spearman"),
      number("group"),
      number("p"),
      number("Holm"),
      { name: "note", kind: "text" },
    ],
    rows,
    notes: [
      `${percent}: ranks that the run gets in the middle ${percent} of ${ranking.draws} resamples of the pairs`,
      `group: runs of one group do not differ significantly from its first run (${ranking.test}, p >= ${alpha}); p: against the best run; Holm: the same, corrected for all runs tested against it, which groups are not`,
      ...(several
        ? [
            `• best of the set, = not significantly different from it (${ranking.setTest}, p >= ${alpha}, not corrected)`,
          ]
        : []),
      ...(competition.signature === "" ? [] : [competition.signature]),
      ...competition.rejected.flatMap(({ name, problems }) =>
        problems.map((problem) => `rejected: ${name}: ${problem}`),
      ),
    ],
  };
}

const SIGNS = { best: " •", alike: " =", none: "  " } as const;

const NOTES = {
  system: "",
  baseline: "organisers' baseline",
  weighted: "Pearson weighted by the run's confidences; not ranked",
} as const;

/** @param least what p cannot be below; null where it can be anything */
function pCell(p: number | null, least: number | null): string {
  if (p === null) return "";
  if (isLeast(p, least)) return `<= ${Number(p.toFixed(Math.max(3, Math.ceil(-Math.log10(p)) + 1)))}`;
  return p < 0.001 ? "< 0.001" : p.toFixed(3);
}

function isLeast(p: number, least: number | null): boolean {
  return least !== null && p <= least * 1.0001;
}
