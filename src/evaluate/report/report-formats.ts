import { checkChoice, checkRecord } from "../../arguments.ts";
import { StsError } from "../../errors.ts";
import type { Evaluation } from "../evaluate.ts";
import { headlineOf } from "../figures/headline.ts";
import { figure, markdownTable, type Table, tsvTable } from "../table.ts";
import { type Leaderboard, leaderboardTable } from "../tasks/leaderboard.ts";
import { detailTables, difficultTable } from "./detail-tables.ts";
import { latexFile } from "./latex-table.ts";
import type { DetailedReport, RunsReport } from "./report-details.ts";
import { markdownSummary, reportSummary } from "./report-summary.ts";
import { setsTable } from "./report-tables.ts";

/** Everything that a report file is made from. */
export interface ReportBundle {
  readonly document: DetailedReport | RunsReport;
  readonly reports: readonly DetailedReport[];
  readonly evaluations: readonly Evaluation[];
  readonly leaderboard?: Leaderboard;
  /** `--fail-under`: aggregate below which a run has failed. */
  readonly failUnder?: number;
}

/** Formats of a report, by the ending of the file. */
export const REPORT_FORMATS = ["html", "md", "tex", "tsv", "json", "xml"] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** @throws StsError E_INPUT for an ending that names no format */
export function reportFormat(file: string): ReportFormat {
  const ending = /\.([a-z]+)$/i.exec(file)?.[1]?.toLowerCase() ?? "";
  const format = { htm: "html", markdown: "md", latex: "tex" }[ending] ?? ending;
  const known = REPORT_FORMATS.find((candidate) => candidate === format);
  if (known === undefined) {
    throw new StsError(
      "E_INPUT",
      `${file}: a report's ending gives its format: .${REPORT_FORMATS.join(", .")} (xml: JUnit, for CI)`,
    );
  }
  return known;
}

/** All tables of a report in reading order. */
export function reportTables(bundle: ReportBundle): Table[] {
  checkRecord(bundle, "reportTables: bundle", "a ReportBundle", ["document", "reports"]);
  const { reports, document } = bundle;
  const difficult = "runs" in document ? document.difficult : undefined;
  return [
    ...("runs" in document ? [overviewTable(document)] : []),
    ...reports.map(setsTable),
    ...(bundle.leaderboard ? [leaderboardTable(bundle.leaderboard, { excerpt: { top: 5, around: 2 } })] : []),
    ...(difficult
      ? [
          difficultTable(
            difficult,
            reports.map((report) => report.system),
          ),
        ]
      : []),
    ...reports.flatMap(detailTables),
  ];
}

/** Several runs side by side: Pearson by set, one column a run, the best and those like it marked. */
export function overviewTable(report: RunsReport): Table {
  checkRecord(report, "overviewTable: report", "a RunsReport", ["runs", "best"]);
  const { runs, best } = report;
  const [first] = runs;
  const marked = (report: DetailedReport, s: number) => {
    const value = figure(report.sets[s]!.pearson);
    if (best[s]!.best === report.system) return `${value} •`;
    return best[s]!.alike.includes(report.system) ? `${value} =` : `${value}  `;
  };
  const sets = first!.sets.map((set, s) => ({
    cells: [set.name, ...runs.map((report) => marked(report, s))],
  }));
  const totals = (["mean", "weightedMean", "pooled"] as const).map((rule) => ({
    cells: [
      rule === "weightedMean" ? "weighted mean" : rule,
      ...runs.map((report) => `${figure(report.aggregate[rule])}  `),
    ],
  }));
  return {
    title: "Pearson of all runs",
    columns: [{ name: "set" }, ...runs.map((report) => ({ name: report.system, kind: "number" as const }))],
    rows: first!.sets.length > 1 ? [...sets, ...totals] : sets,
    notes: [
      `• best of the set; = not significantly different from it (paired bootstrap, p >= ${Number((1 - (first?.level ?? 0.95)).toFixed(4))}, not corrected for many runs)`,
    ],
  };
}

/** A report in any format but HTML, which needs the plots. */
export function renderReport(bundle: ReportBundle, format: Exclude<ReportFormat, "html">): string {
  checkRecord(bundle, "renderReport: bundle", "a ReportBundle", ["document", "reports"]);
  checkChoice(format, "renderReport: format", ["md", "tex", "tsv", "json", "xml"]);
  switch (format) {
    case "md":
      return `${[
        markdownSummary(reportSummary(bundle)),
        ...reportTables(bundle).map(markdownTable),
        signatures(bundle)
          .map((line) => `\`${line}\``)
          .join("\n\n"),
      ].join("\n\n")}\n`;
    case "tex":
      return latexFile(reportTables(bundle), signatures(bundle));
    case "tsv":
      return figuresTsv(bundle.reports);
    case "json":
      return `${JSON.stringify(bundle.document, null, 2)}\n`;
    case "xml":
      return junit(bundle);
  }
}

export function signatures(bundle: Pick<ReportBundle, "reports">): string[] {
  checkRecord(bundle, "signatures: bundle", "a ReportBundle", ["reports"]);
  const { reports } = bundle;
  return reports.map((report) => report.signature);
}

/** One line for each run and set: a table that other tools read. */
function figuresTsv(reports: readonly DetailedReport[]): string {
  const columns = ["run", "set", "pairs", "pearson", "low", "high", "spearman", "mae", "within_one"];
  const exact = (value: number | null | undefined) =>
    value === null || value === undefined ? "" : String(value);
  return tsvTable({
    columns: columns.map((name) => ({ name })),
    rows: reports.flatMap((report) => [
      ...report.sets.map((set) => ({
        cells: [
          report.system,
          set.name,
          String(set.scored),
          exact(set.pearson),
          exact(set.pearsonInterval?.[0]),
          exact(set.pearsonInterval?.[1]),
          exact(set.spearman),
          exact(set.mae),
          exact(set.withinOne),
        ],
      })),
      ...(["mean", "weightedMean", "pooled"] as const).map((rule) => ({
        cells: [
          report.system,
          `(${rule})`,
          String(report.aggregate.covers.pairs),
          exact(report.aggregate[rule]),
          exact(report.aggregate.intervals[rule]?.[0]),
          exact(report.aggregate.intervals[rule]?.[1]),
          "",
          "",
          "",
        ],
      })),
    ]),
  });
}

/** JUnit XML: a suite for each run, a test for each set and for `--fail-under`; undefined correlations are errors. */
function junit({ reports, failUnder }: ReportBundle): string {
  const suites = reports.map((report) => {
    const cases = report.sets.map((set) => {
      const name = `<testcase classname="${xml(report.system)}" name="${xml(set.name)}"`;
      const properties = `<properties><property name="pearson" value="${set.pearson ?? ""}"/></properties>`;
      return set.pearson === null
        ? `${name}>${properties}<error message="${xml(`no correlation: ${set.reason ?? ""}`)}"/></testcase>`
        : `${name}>${properties}</testcase>`;
    });
    const headline = headlineOf(report);
    const failed = failUnder !== undefined && !(headline !== null && headline >= failUnder);
    if (failUnder !== undefined) {
      const name = `<testcase classname="${xml(report.system)}" name="aggregate at least ${failUnder}"`;
      cases.push(failed ? `${name}><failure message="${xml(figure(headline))}"/></testcase>` : `${name}/>`);
    }
    const errors = report.sets.filter((set) => set.pearson === null).length;
    return [
      `<testsuite name="${xml(report.system)}" tests="${cases.length}" failures="${failed ? 1 : 0}" errors="${errors}">`,
      `<properties><property name="signature" value="${xml(report.signature)}"/></properties>`,
      ...cases,
      "</testsuite>",
    ].join("\n");
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="samesay evaluate">\n${suites.join("\n")}\n</testsuites>\n`;
}

function xml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "\ufffd")
    .replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`);
}
