import { RUBRIC } from "../../systems/index.ts";
import { htmlTable, htmlText } from "../table.ts";
import { leaderboardTable } from "../tasks/leaderboard.ts";
import { detailTables, difficultTable } from "./detail-tables.ts";
import { type DrawnPlot, drawPlots } from "./plots.ts";
import { overviewTable, type ReportBundle, signatures } from "./report-formats.ts";
import { type ReportSummary, reportSummary } from "./report-summary.ts";
import { setsTable } from "./report-tables.ts";

/** A self-contained page: no script, nothing loaded, light and dark, printable. */
export async function htmlReport(bundle: ReportBundle): Promise<string> {
  const { reports, document } = bundle;
  const plots = await drawPlots(bundle);
  const systems = reports.map((report) => report.system);
  const difficult = "runs" in document ? document.difficult : undefined;
  const named = (prefix: string) => plots.filter((plot) => plot.name.startsWith(prefix));
  const sections: [string, string][] = [
    [
      "Results",
      [
        ...("runs" in document && document.best.length > 0 ? [htmlTable(overviewTable(document))] : []),
        ...reports.filter((report) => report.sets.length > 0).map((report) => htmlTable(setsTable(report))),
        ...named("intervals").map(figureOf),
      ].join("\n"),
    ],
    ["Published results", bundle.leaderboard ? htmlTable(leaderboardTable(bundle.leaderboard)) : ""],
    ["People against system", gallery(named("scatter"))],
    ["Residuals", gallery(named("residuals"))],
    ["Calibration", gallery(named("calibration"))],
    ["Probes", gallery(named("probes"))],
    [
      "Difficult pairs",
      difficult && difficult.length > 0 ? htmlTable(difficultTable(difficult, systems)) : "",
    ],
    ["Details", reports.flatMap(detailTables).map(htmlTable).join("\n")],
    [
      "Signature",
      signatures(bundle)
        .map((line) => `<p class="signature"><code>${htmlText(line)}</code></p>`)
        .join(""),
    ],
  ];
  return htmlPage(
    reportSummary(bundle),
    `${sections
      .filter(([, body]) => body !== "")
      .map(([title, body]) => `<section><h2>${htmlText(title)}</h2>\n${body}</section>`)
      .join("\n")}\n${rubricNote()}`,
  );
}

function figureOf(plot: DrawnPlot): string {
  // On paper two narrow drawings stand side by side, a wide one has the whole width.
  const [, width = "640"] = / width="([\d.]+)"/.exec(plot.svg) ?? [];
  const kind = Number(width) > NARROW ? ' class="wide"' : "";
  return `<figure${kind}><div class="scroll">${plot.svg}</div><figcaption>${htmlText(plot.title)}</figcaption></figure>`;
}

/** Width of a drawing, in pixels, of which two fit a printed page with letters of 7 points or more. */
const NARROW = 400;

function gallery(plots: readonly DrawnPlot[]): string {
  return plots.length === 0 ? "" : `<div class="gallery">${plots.map(figureOf).join("\n")}</div>`;
}

function rubricNote(): string {
  const lines = RUBRIC.en.map((label, score) => `${score} ${label}`).reverse();
  return `<footer><p>Scores are 0-5: ${htmlText(lines.join("; "))}.</p></footer>`;
}

/** A page with the house's style around its body; what it says in words stands first. */
export function htmlPage({ title, facts, verdict }: ReportSummary, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${htmlText(`samesay: ${title}, ${facts.slice(0, 10)}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${htmlText(title)}</h1>
<p class="facts">${htmlText(facts)}</p>
${verdict.map((sentence) => `<p class="verdict">${htmlText(sentence)}</p>`).join("\n")}
${body}
</main>
</body>
</html>
`;
}

const STYLE = `
:root { color-scheme: light dark; --ink: #1d2129; --paper: #fff; --faint: #e3e6ea; --soft: #59626f; --own: #fff3d6; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e4e7eb; --paper: #15181d; --faint: #333a44; --soft: #a2abb8; --own: #3d3418; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, "Segoe UI", "Noto Sans", "Noto Sans Arabic", sans-serif; }
main { max-width: 84rem; margin: 0 auto; padding: 1.5rem; }
h1 { font-size: 1.5rem; margin: 0 0 .3rem; }
.facts { color: var(--soft); font-size: .87rem; margin: 0 0 .8rem; }
.verdict { margin: .2rem 0; max-width: 60rem; }
h2 { font-size: 1.15rem; margin: 2.2rem 0 .6rem; border-bottom: 1px solid var(--faint); padding-bottom: .25rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; margin: .8rem 0 .4rem; font-size: .93rem; font-variant-numeric: tabular-nums; }
caption { text-align: start; font-weight: 600; padding-bottom: .3rem; }
th, td { padding: .26rem .45rem; text-align: start; vertical-align: top; border-bottom: 1px solid var(--faint); }
td[dir="auto"] { unicode-bidi: plaintext; }
th.number, td.number { text-align: end; white-space: pre; }
td { white-space: nowrap; }
td.text { white-space: normal; min-width: 8rem; max-width: 28rem; overflow-wrap: break-word; }
tr.own td { background: var(--own); font-weight: 600; }
tr.best td { font-weight: 600; }
.note, figcaption, footer { color: var(--soft); font-size: .87rem; margin: .15rem 0; }
.gallery { display: flex; flex-wrap: wrap; gap: 1.2rem 2rem; }
figure { margin: 1rem 0; max-width: 100%; break-inside: avoid; }
figure svg { display: block; max-width: none; background: transparent; }
figcaption { max-width: 60rem; }
.signature code { overflow-wrap: anywhere; font-size: .8rem; }
footer { margin-top: 2rem; border-top: 1px solid var(--faint); padding-top: .6rem; }
@media print {
  :root { --ink: #000; --paper: #fff; --faint: #bbb; --soft: #444; --own: #eee; color-scheme: light; }
  main { max-width: none; padding: 0; }
  .scroll { overflow: visible; }
  table, .note, figcaption, footer { font-size: 8pt; }
  th, td { padding: .15rem .4rem; }
  td.text { min-width: 5rem; }
  h2, caption { break-after: avoid; }
  thead { display: table-header-group; }
  .gallery { display: block; }
  figure svg { max-width: 100%; height: auto; }
  .gallery figure { display: inline-block; width: 49%; vertical-align: top; margin: .4rem 0; }
  .gallery figure.wide { display: block; width: 100%; }
  /* Two on a page, with their captions. */
  .gallery figure svg { width: 100%; max-height: 10.5cm; }
  tr, figure { break-inside: avoid; }
}
`;
