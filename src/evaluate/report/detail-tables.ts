import type { Measured } from "../figures/set-report.ts";
import type { DifficultPair } from "../figures/worst-pairs.ts";
import { PROBE_KINDS } from "../probes/probes.ts";
import { type Column, figure, range, type Table } from "../table.ts";
import type { DetailedReport } from "./report-details.ts";

const number = (name: string): Column => ({ name, kind: "number" });
const text = (name: string): Column => ({ name, kind: "text" });

/** Tables of whatever details a report has, in reading order. */
export function detailTables(report: DetailedReport): Table[] {
  return [
    ...measuresTables(report),
    ...breakdownTables(report),
    ...calibrationTables(report),
    ...lengthTables(report),
    ...probeTables(report),
    ...worstTables(report),
  ];
}

const MEASURES = [
  ["spearman", "Spearman"],
  ["kendall", "Kendall tau-b"],
  ["mae", "MAE"],
  ["rmse", "RMSE"],
  ["mse", "MSE, own scale"],
  ["withinOne", "within 1"],
  ["ndcg", "nDCG"],
  ["ncg", "nCG, first tenth"],
  ["f1", "F1"],
  ["averagePrecision", "average precision"],
  ["auc", "AUC"],
] as const;

function measuresTables(report: DetailedReport): Table[] {
  return report.sets.flatMap(({ name, more }) => {
    if (more === undefined) return [];
    const rows = MEASURES.map(([key, label]) => {
      const measured: Measured = more[key];
      return { cells: [label, figure(measured.value), range(measured.interval)] };
    });
    return [
      {
        title: `${report.system}, ${name}: all measures`,
        columns: [{ name: "measure" }, number("value"), number("95 % interval")],
        rows,
        notes: [
          `F1, average precision and AUC: a pair is a yes when its gold is ${more.threshold} or more (of 5)`,
        ],
      },
    ];
  });
}

function breakdownTables(report: DetailedReport): Table[] {
  return (report.breakdown ?? []).flatMap(({ set, groups }) =>
    groups.length === 0
      ? []
      : [
          {
            title: `${report.system}, ${set}: by source, score band, length and languages`,
            columns: [
              { name: "by" },
              { name: "group" },
              number("pairs"),
              number("Pearson"),
              number("95 % interval"),
              number("Spearman"),
              number("MAE"),
              number("bias"),
              number("within 1"),
            ],
            rows: groups.map((group) => ({
              cells: [
                group.by,
                group.group,
                String(group.pairs),
                figure(group.pearson),
                range(group.pearsonInterval),
                figure(group.spearman),
                figure(group.mae, 2),
                figure(group.bias, 2),
                group.withinOne === null ? figure(null) : `${(100 * group.withinOne).toFixed(1)} %`,
              ],
            })),
            notes: [
              "a score band cuts the range of gold and with it every correlation: compare bands across systems, not with the whole",
            ],
          },
        ],
  );
}

function calibrationTables(report: DetailedReport): Table[] {
  if (report.calibration === undefined) return [];
  return [
    {
      title: `${report.system}: calibration`,
      columns: [
        { name: "score" },
        number("pairs"),
        number("mean score"),
        number("mean gold"),
        number("sd of gold"),
      ],
      rows: report.calibration.map((bin) => ({
        cells: [
          `${figure(bin.low, 1)}-${figure(bin.high, 1)}`,
          String(bin.pairs),
          figure(bin.meanScore, 2),
          figure(bin.meanGold, 2),
          figure(bin.deviation, 2),
        ],
      })),
    },
  ];
}

function lengthTables(report: DetailedReport): Table[] {
  if (report.length === undefined) return [];
  return [
    {
      title: `${report.system}: what length explains`,
      columns: [
        { name: "set" },
        number("pairs"),
        number("Pearson"),
        number("length alone"),
        number("system on length"),
        number("length taken out"),
      ],
      rows: report.length.map((row) => ({
        cells: [
          row.set,
          String(row.pairs),
          figure(row.pearson),
          figure(row.lengthAlone),
          figure(row.systemOnLength),
          figure(row.partial),
        ],
      })),
      notes: [
        "lengths enter least squares as their difference over the longer, the logarithm of their mean and that of their ratio; length taken out: Pearson of what these leave of system and gold",
      ],
    },
  ];
}

function probeTables(report: DetailedReport): Table[] {
  const { probes } = report;
  if (probes === undefined) return [];
  const kinds = PROBE_KINDS.filter((kind) => probes.figures.some((figure) => figure.kind === kind));
  const languages = probes.languages.map(({ language }) => language);
  const percent = (share: number | undefined) =>
    share === undefined ? figure(null) : `${(100 * share).toFixed(0)} %`;
  const withControl = (found: (typeof probes.figures)[number] | undefined) =>
    found?.control === undefined
      ? percent(found?.share)
      : `${percent(found.share)} (${(100 * found.control).toFixed(0)})`;
  const rows = kinds.map((kind) => ({
    cells: [
      kind,
      ...languages.map((language) =>
        withControl(probes.figures.find((f) => f.kind === kind && f.language === language)),
      ),
    ],
  }));
  rows.push({ cells: ["all triples", ...probes.languages.map(({ share }) => percent(share))] });
  return [
    {
      title: `${report.system}: probes, share of triples ordered rightly`,
      columns: [{ name: "kind" }, ...languages.map(number)],
      rows,
      notes: [
        `lists v${probes.version}; right = the closer text scores at least ${probes.margin} of 5 above the farther one; mean of all lists ${probes.mean === null ? figure(null) : percent(probes.mean)}`,
        "in brackets the control: the closer text above an unrelated one; where that is low too, the paraphrase is not seen, where it is high, the look-alike draws the system",
      ],
    },
    ...(probes.misses.length === 0
      ? []
      : [
          {
            title: `${report.system}: probes missed by most`,
            columns: [
              { name: "kind" },
              text("text"),
              text("closer"),
              number("closer scores"),
              text("farther"),
              number("farther scores"),
            ],
            rows: probes.misses.map((miss) => ({
              cells: [
                miss.kind,
                miss.text,
                miss.closer,
                figure(miss.closerScore, 2),
                miss.farther,
                figure(miss.fartherScore, 2),
              ],
            })),
          },
        ]),
  ];
}

function worstTables(report: DetailedReport): Table[] {
  if (report.worst === undefined || report.worst.length === 0) return [];
  const byRank = report.worst.some((pair) => pair.score === null);
  return [
    {
      title: `${report.system}: worst pairs`,
      columns: [
        { name: "set" },
        { name: "id" },
        text("text a"),
        text("text b"),
        number("gold"),
        number("score"),
        number("error"),
      ],
      rows: report.worst.map((pair) => ({
        cells: [
          pair.set,
          pair.id,
          pair.a,
          pair.b,
          figure(pair.gold, 1),
          figure(pair.score ?? pair.raw, 2),
          `${pair.error > 0 ? "+" : ""}${figure(pair.error, 2)}`,
        ],
      })),
      ...(byRank && {
        notes: [
          "a run without scores on 0-5: the score is its raw value, the error the distance of its place from gold's, x 5",
        ],
      }),
    },
  ];
}

/** Pairs on which systems disagree with people most, one column a system. */
export function difficultTable(pairs: readonly DifficultPair[], systems: readonly string[]): Table {
  return {
    title: "Difficult pairs: systems and people disagree most",
    columns: [text("text a"), text("text b"), number("people"), ...systems.map(number)],
    rows: pairs.map(({ a, b, gold, scores }) => ({
      cells: [a, b, figure(gold, 1), ...scores.map((score) => figure(score, 1))],
    })),
  };
}
