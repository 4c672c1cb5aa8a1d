import { HEADLINE_NAMES, headlineOf, headlineRule } from "../figures/headline.ts";
import { calibrationCurve } from "../figures/worst-pairs.ts";
import { PROBE_KINDS, wilsonInterval } from "../probes/probes.ts";
import { goldOnFive, type ScoredRun, type ScoredSet } from "../runs/scored-set.ts";
import { figure, htmlText, range } from "../table.ts";
import type { DetailedReport } from "./report-details.ts";
import type { ReportBundle } from "./report-formats.ts";

/** One drawing. Its lines and letters have the colour of the text around it, so it suits light and dark pages. */
export interface DrawnPlot {
  /** For file names: lower case, digits, hyphens and dots. */
  readonly name: string;
  readonly title: string;
  /** An <svg> element. */
  readonly svg: string;
}

/** Colours of runs; each is readable on white and on near-black (contrast 3:1 or more on both). */
const COLOURS = ["#3f7fbf", "#c8591a", "#2b8a5b", "#a1549e", "#8a7a1f", "#c2476b"] as const;

/** Points that all scatters of a report may have together: a page of more is slow to open. */
const POINT_BUDGET = 30_000;

/** Points of one set and run that are always drawn. */
const LEAST_POINTS = 300;

type Plot = typeof import("@observablehq/plot");

/** Every plot that a report has data for. The plotting library is loaded here, and only here. */
export async function drawPlots(bundle: ReportBundle): Promise<DrawnPlot[]> {
  const [plot, { parseHTML }] = await Promise.all([import("@observablehq/plot"), import("linkedom")]);
  const { document } = parseHTML("<!doctype html><html><body></body></html>");
  const runs = bestRuns(bundle);
  const draw = drawer(plot, document, runs.length, bundle.evaluations.length);
  const sets = runs[0]?.sets.map((set) => set.name) ?? [];
  return [
    ...sets.flatMap((name, s) => [
      scatter(draw, runs, s, name, bundle.reports),
      residuals(draw, runs, s, name, bundle.reports),
    ]),
    sets.length > 0 ? intervals(draw, bundle.reports) : undefined,
    calibration(draw, runs),
    probes(draw, bundle.reports),
  ].filter((drawn) => drawn !== undefined);
}

/** More facets than this fit no page. */
const MOST_RUNS = 6;
/** Facets of a row: so many that on paper, where a drawing is as wide as the page, letters keep 7 points. */
const ROW = 3;

/** Runs for the drawings with one facet a run: the best by their headline figure, in the report's order. */
function bestRuns({ reports, evaluations }: ReportBundle): ScoredRun[] {
  const figures = reports.map((report) => headlineOf(report) ?? -2);
  const order = Array.from(figures.keys()).sort((i, j) => figures[j]! - figures[i]! || i - j);
  const kept = new Set(order.slice(0, MOST_RUNS));
  return evaluations.filter((_, i) => kept.has(i)).map(({ run }) => run);
}

interface Draw {
  readonly plot: Plot;
  /** For the titles of drawings with one facet a run: ", the 6 best of 8 runs" where some are left out. */
  readonly best: string;
  make(name: string, title: string, options: object): DrawnPlot;
}

function drawer(plot: Plot, document: unknown, drawn: number, all: number): Draw {
  return {
    plot,
    best: drawn < all ? `, the ${drawn} best of ${all} runs` : "",
    make(name, title, options) {
      const svg = plot.plot({
        document,
        style: { overflow: "visible" },
        ...options,
      } as object) as unknown as {
        outerHTML: string;
        setAttribute(name: string, value: string): void;
      };
      svg.setAttribute("xmlns", "http://www.w3.org/2000/svg");
      svg.setAttribute("font-size", "12");
      svg.setAttribute("role", "img");
      svg.setAttribute("aria-label", title);
      return { name: fileName(name), title, svg: shortened(svg.outerHTML) };
    },
  };
}

/** A drawing with its title above, for a file of its own: on a page the title stands below it. */
export function titled({ svg, title }: DrawnPlot): string {
  const [, width = "640"] = / width="([\d.]+)"/.exec(svg) ?? [];
  const [, height = "400"] = / height="([\d.]+)"/.exec(svg) ?? [];
  const perLine = Math.max(30, Math.floor(Number(width) / 7));
  const lines: string[] = [""];
  for (const word of title.split(" ")) {
    const last = lines.at(-1)!;
    if (last !== "" && last.length + word.length >= perLine) lines.push(word);
    else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
  }
  const space = 16 * lines.length + 8;
  const spans = lines.map((line, i) => `<tspan x="8" y="${16 * (i + 1) - space}">${htmlText(line)}</tspan>`);
  return svg
    .replace(/ height="[\d.]+"/, ` height="${Number(height) + space}"`)
    .replace(/viewBox="[^"]*"/, `viewBox="0 ${-space} ${width} ${Number(height) + space}"`)
    .replace(
      /<\/svg>$/,
      `<text font-size="13" font-weight="600" fill="currentColor" text-anchor="start">${spans.join("")}</text></svg>`,
    );
}

/** Coordinates to a tenth of a pixel: a third of the size, and nobody sees the rest. */
function shortened(svg: string): string {
  const tenths = (number: string) => String(Math.round(Number(number) * 10) / 10);
  return svg.replace(/="[^"]*"/g, (attribute) => attribute.replace(/-?\d+\.\d{2,}(?=["\s,a-zA-Z])/g, tenths));
}

function fileName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

interface Point {
  readonly run: string;
  readonly score: number;
  readonly gold: number;
}

/** A run's values and gold on one set; every k-th pair where there are too many to draw. */
function pointsOf(runs: readonly ScoredRun[], s: number): { points: Point[]; thinned: boolean } {
  const most = Math.max(LEAST_POINTS, POINT_BUDGET / (runs.length * runs[0]!.sets.length));
  let thinned = false;
  const points = runs.flatMap((run) => {
    const set = run.sets[s]!;
    const gold = goldOnFive(set);
    const values = set.score ?? set.raw;
    const step = Math.max(1, Math.ceil(values.length / most));
    thinned ||= step > 1;
    return Array.from(values.keys())
      .filter((i) => i % step === 0)
      .map((i) => ({ run: run.name, score: values[i]!, gold: gold[i]! }));
  });
  return { points, thinned };
}

/** One facet a run, side by side and in rows. */
function facets(runs: readonly ScoredRun[], height: number) {
  const rows = Math.ceil(runs.length / ROW);
  return {
    width: Math.max(360, 60 + Math.min(ROW, runs.length) * 230),
    height: rows === 1 ? height : 80 + rows * (height - 80),
    marginLeft: 50,
    marginBottom: 44,
    marginTop: runs.length > 1 ? 48 : 34,
    // The runs' names stand above their frames.
    ...(runs.length > 1 && { fx: { axis: null, padding: 0.1 }, fy: { axis: null, padding: 0.14 } }),
  };
}

/** Channels that put a run's marks into its facet. */
function byRun(runs: readonly ScoredRun[]) {
  if (runs.length < 2) return {};
  const place = new Map(runs.map((run, i) => [run.name, i]));
  const of = ({ run }: { readonly run: string }) => place.get(run)!;
  return {
    fx: (item: { readonly run: string }) => of(item) % ROW,
    fy: (item: { readonly run: string }) => Math.floor(of(item) / ROW),
  };
}

/** A frame a facet, with the run's name above it where there are several. */
function frames(plot: Plot, runs: readonly ScoredRun[]) {
  const names = runs.map(({ name }) => ({ run: name }));
  return [
    plot.frame({ strokeOpacity: 0.4 }),
    ...(runs.length < 2
      ? []
      : [
          plot.text(names, {
            text: "run",
            ...byRun(runs),
            frameAnchor: "top",
            lineAnchor: "bottom",
            dy: -6,
            fontWeight: "bold",
            fill: "currentColor",
          }),
        ]),
  ];
}

/** What stands in a run's facet: pairs, and the set's figure with its interval. */
function facetNotes(
  runs: readonly ScoredRun[],
  s: number,
  reports: readonly DetailedReport[],
  figureOf: (set: DetailedReport["sets"][number]) => string,
): { run: string; note: string }[] {
  return runs.flatMap(({ name }) => {
    const set = reports.find(({ system }) => system === name)?.sets[s];
    return set === undefined ? [] : [{ run: name, note: `n = ${set.scored}, ${figureOf(set)}` }];
  });
}

function correlationNote({ pearson, pearsonInterval }: DetailedReport["sets"][number]): string {
  return `r = ${figure(pearson)}${pearsonInterval ? ` ${range(pearsonInterval, 2)}` : ""}`;
}

/** A handful of dots must be seen, thousands must let one see where most lie. */
function dots(pairs: number): { r: number; fillOpacity: number } {
  if (pairs <= 50) return { r: 3.5, fillOpacity: 0.8 };
  if (pairs <= 250) return { r: 2.5, fillOpacity: 0.6 };
  return { r: 2, fillOpacity: pairs <= 1000 ? 0.45 : 0.3 };
}

/** Notes above the left corner of their facets. */
function noteMark(plot: Plot, notes: readonly { run: string; note: string }[], runs: readonly ScoredRun[]) {
  return plot.text(notes, {
    text: "note",
    ...byRun(runs),
    frameAnchor: "top-left",
    dx: 5,
    dy: 5,
    stroke: "var(--paper, #fff)",
    fill: "currentColor",
  });
}

/** Gold against score, as the 2017 paper draws it: perfect scores lie on the line. */
function scatter(
  { plot, make, best }: Draw,
  runs: readonly ScoredRun[],
  s: number,
  name: string,
  reports: readonly DetailedReport[],
): DrawnPlot | undefined {
  const { points, thinned } = pointsOf(runs, s);
  if (points.length === 0) return undefined;
  const onFive = runs.every((run) => run.sets[s]!.score !== undefined);
  const part = thinned ? " (a sample of the pairs)" : "";
  return make(
    `scatter-${name}`,
    `${name}: people against ${runs.map((run) => run.name).join(", ")}${best}${part}`,
    {
      ...facets(runs, 340),
      x: {
        label: onFive ? "system score (0-5)" : "system value (its own scale)",
        grid: true,
        ...(onFive && { domain: [0, 5] }),
      },
      y: { label: "people's score (0-5)", grid: true, domain: [0, 5] },
      marks: [
        ...frames(plot, runs),
        ...(onFive
          ? [
              plot.line(
                [
                  [0, 0],
                  [5, 5],
                ] as [number, number][],
                { stroke: "currentColor", strokeDasharray: "4 3" },
              ),
            ]
          : []),
        plot.dot(points, {
          x: "score",
          y: "gold",
          ...byRun(runs),
          ...dots(points.length / runs.length),
          fill: COLOURS[0],
        }),
        noteMark(plot, facetNotes(runs, s, reports, correlationNote), runs),
      ],
    },
  );
}

/** Score less gold by score, with the mean of each half point. */
function residuals(
  { plot, make, best }: Draw,
  runs: readonly ScoredRun[],
  s: number,
  name: string,
  reports: readonly DetailedReport[],
): DrawnPlot | undefined {
  const scored = runs.filter((run) => run.sets[s]!.score !== undefined);
  if (scored.length === 0) return undefined;
  const { points } = pointsOf(scored, s);
  if (points.length === 0) return undefined;
  const rows = points.map((point) => ({ ...point, residual: point.score - point.gold }));
  const means = scored.flatMap((run) =>
    (calibrationCurve([run.sets[s]!]) ?? []).flatMap((bin) =>
      bin.pairs < 5
        ? []
        : [{ run: run.name, score: bin.meanScore!, residual: bin.meanScore! - bin.meanGold! }],
    ),
  );
  return make(
    `residuals-${name}`,
    `${name}: score less gold${best}${means.length > 0 ? "; line: mean by score" : ""}`,
    {
      ...facets(scored, 300),
      x: { label: "system score (0-5)", domain: [0, 5], grid: true },
      y: { label: "score - gold (points)", domain: [-5, 5], grid: true },
      marks: [
        ...frames(plot, scored),
        plot.ruleY([0], { stroke: "currentColor", strokeDasharray: "4 3" }),
        plot.dot(rows, {
          x: "score",
          y: "residual",
          ...byRun(scored),
          ...dots(rows.length / scored.length),
          fill: COLOURS[0],
        }),
        plot.line(means, {
          x: "score",
          y: "residual",
          ...byRun(scored),
          stroke: COLOURS[1],
          strokeWidth: 2.5,
        }),
        noteMark(
          plot,
          facetNotes(scored, s, reports, ({ mae }) => `MAE = ${figure(mae, 2)}`),
          scored,
        ),
      ],
    },
  );
}

/** Pearson of every run with its interval, by set and for the aggregate that judges runs. */
function intervals({ plot, make }: Draw, reports: readonly DetailedReport[]): DrawnPlot | undefined {
  const systems = reports.map((report) => report.system);
  const rows = reports.flatMap((report) => {
    const sets = report.sets.map((set) => ({
      set: `${set.name} (n = ${set.scored})`,
      value: set.pearson,
      interval: set.pearsonInterval,
      human: set.human?.r,
    }));
    const { official, intervals: of } = report.aggregate;
    const rule = headlineRule(official && { aggregate: official.rule });
    const total = {
      set: HEADLINE_NAMES[rule],
      value: report.aggregate[rule],
      interval: of[rule],
      human: undefined,
    };
    return [...sets, ...(sets.length > 1 ? [total] : [])].flatMap(({ value, interval, ...rest }) =>
      value === null
        ? []
        : [
            {
              ...rest,
              system: report.system,
              value,
              low: interval?.[0] ?? value,
              high: interval?.[1] ?? value,
            },
          ],
    );
  });
  if (rows.length === 0) return undefined;
  const sets = [...new Set(rows.map((row) => row.set))];
  const people = rows.filter((row) => row.human !== undefined);
  const left = 30 + 7.4 * Math.max(4, ...systems.map((system) => system.length));
  const right = 30 + 7.4 * Math.max(4, ...sets.map((set) => set.length));
  const ring = people.length > 0 ? "; ring: agreement of people" : "";
  return make("intervals", `Pearson with 95 % interval${ring}`, {
    width: 420 + left + right,
    height: 60 + sets.length * (14 + 18 * systems.length),
    marginLeft: left,
    marginRight: right,
    marginTop: 30,
    x: { label: "Pearson", grid: true, domain: domainOf(rows) },
    y: { domain: systems, label: null },
    fy: { domain: sets, label: null, padding: 0.25 },
    color: { domain: systems, range: systems.map((_, i) => COLOURS[i % COLOURS.length]) },
    marks: [
      plot.frame({ strokeOpacity: 0.2 }),
      plot.link(rows, { x1: "low", x2: "high", y: "system", fy: "set", stroke: "system", strokeWidth: 2 }),
      plot.dot(rows, { x: "value", y: "system", fy: "set", fill: "system", r: 4 }),
      plot.dot(people, { x: "human", y: "system", fy: "set", stroke: "currentColor", r: 5 }),
    ],
  });
}

/** From a round value below everything to one above, not beyond -1..1. */
function domainOf(
  rows: readonly { low: number; high: number; human?: number | undefined }[],
): [number, number] {
  const low = Math.min(...rows.map((row) => row.low));
  const high = Math.max(...rows.flatMap((row) => [row.high, row.human ?? -1]));
  return [Math.max(-1, Math.floor(low * 10) / 10), Math.min(1, Math.ceil(high * 10) / 10)];
}

/** Mean gold by score over all sets, with its 95 % interval; calibrated systems lie on the line. */
function calibration({ plot, make, best }: Draw, runs: readonly ScoredRun[]): DrawnPlot | undefined {
  const rows = runs.flatMap((run) =>
    (calibrationCurve(run.sets as readonly ScoredSet[]) ?? []).flatMap((bin) =>
      bin.pairs === 0
        ? []
        : [
            {
              run: run.name,
              score: bin.meanScore!,
              gold: bin.meanGold!,
              ...intervalOfMean(bin.meanGold!, bin.deviation, bin.pairs),
              pairs: bin.pairs,
            },
          ],
    ),
  );
  if (rows.length === 0) return undefined;
  const scored = runs.filter((run) => rows.some((row) => row.run === run.name));
  const pooled = scored[0]!.sets;
  const pairs = pooled.reduce((sum, set) => sum + set.gold.length, 0);
  const names = pooled
    .slice(0, 6)
    .map((set) => set.name)
    .join(", ");
  const over = `${names}${pooled.length > 6 ? ` and ${pooled.length - 6} more` : ""}, n = ${pairs}`;
  return make(
    "calibration",
    `Calibration on ${over}: mean of people by score with 95 % interval; dots grow with the number of pairs${best}`,
    {
      ...facets(scored, 340),
      x: { label: "system score (0-5)", domain: [0, 5], grid: true },
      y: { label: "mean of people's scores (0-5)", domain: [0, 5], grid: true },
      r: { range: [2, 9] },
      marks: [
        ...frames(plot, scored),
        plot.line(
          [
            [0, 0],
            [5, 5],
          ] as [number, number][],
          { stroke: "currentColor", strokeDasharray: "4 3" },
        ),
        plot.line(rows, { x: "score", y: "gold", ...byRun(scored), stroke: COLOURS[0], strokeWidth: 1.5 }),
        plot.ruleX(rows, {
          x: "score",
          y1: "low",
          y2: "high",
          ...byRun(scored),
          stroke: COLOURS[0],
          strokeWidth: 1.5,
        }),
        plot.dot(rows, {
          x: "score",
          y: "gold",
          ...byRun(scored),
          r: "pairs",
          fill: COLOURS[0],
          fillOpacity: 0.8,
        }),
      ],
    },
  );
}

/** Normal 95 % interval of a mean, within 0-5. */
function intervalOfMean(mean: number, deviation: number | null, n: number): { low: number; high: number } {
  const margin = deviation === null ? 0 : (1.96 * deviation) / Math.sqrt(n);
  return { low: Math.max(0, mean - margin), high: Math.min(5, mean + margin) };
}

/**
 * Share of probe triples ordered rightly, by kind and language, one bar a run, with Wilson's 95 % interval. A share of 0
 * has a dot; where there are no triples, it says so.
 */
function probes({ plot, make }: Draw, reports: readonly DetailedReport[]): DrawnPlot | undefined {
  const rows = reports.flatMap((report) =>
    (report.probes?.figures ?? []).map(({ kind, language, share, ordered, triples }) => {
      const [low, high] = wilsonInterval(ordered, triples);
      return { system: report.system, kind, language, share, low, high, triples };
    }),
  );
  if (rows.length === 0) return undefined;
  const systems = [...new Set(rows.map((row) => row.system))];
  const kinds = PROBE_KINDS.filter((kind) => rows.some((row) => row.kind === kind));
  const languages = [...new Set(rows.map((row) => row.language))];
  const left = 30 + 7.4 * Math.max(4, ...systems.map((system) => system.length));
  const absent = kinds.flatMap((kind) =>
    languages.flatMap((language) =>
      systems
        .filter(
          (system) =>
            !rows.some((row) => row.kind === kind && row.language === language && row.system === system),
        )
        .map((system) => ({ kind, language, system, note: "no triples" })),
    ),
  );
  const triples = rows.filter((row) => row.system === systems[0]).reduce((sum, row) => sum + row.triples, 0);
  return make("probes", `Probes: share of ${triples} triples ordered rightly, with 95 % interval`, {
    width: left + 130 + languages.length * 140,
    height: 60 + kinds.length * (12 + 14 * systems.length),
    marginLeft: left,
    marginRight: 130,
    marginTop: 30,
    marginBottom: 44,
    x: {
      domain: [0, 100],
      percent: true,
      label: "ordered rightly (%)",
      labelAnchor: "center",
      ticks: [0, 50, 100],
      grid: true,
    },
    y: { domain: systems, label: null },
    fx: { domain: languages, label: null, padding: 0.2 },
    fy: { domain: kinds, label: null, padding: 0.2 },
    color: { domain: systems, range: systems.map((_, i) => COLOURS[i % COLOURS.length]) },
    marks: [
      plot.frame({ strokeOpacity: 0.2 }),
      plot.barX(rows, {
        x: "share",
        y: "system",
        fx: "language",
        fy: "kind",
        fill: "system",
        fillOpacity: 0.5,
      }),
      plot.ruleY(rows, {
        x1: "low",
        x2: "high",
        y: "system",
        fx: "language",
        fy: "kind",
        stroke: "currentColor",
      }),
      plot.dot(rows, { x: "share", y: "system", fx: "language", fy: "kind", fill: "system", r: 2.5 }),
      plot.text(absent, {
        text: "note",
        y: "system",
        fx: "language",
        fy: "kind",
        frameAnchor: "left",
        dx: 4,
      }),
    ],
  });
}
