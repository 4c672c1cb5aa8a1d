import { checkFunction, checkRecord, checkText, checkTexts } from "../../arguments.ts";
import { makeFolder, refuseOverInputs, writeWhole } from "../../data/index.ts";
import { StsError } from "../../errors.ts";
import type { Competition } from "../ranking/competition.ts";
import { competitionTable } from "../ranking/competition-table.ts";
import { fileNames } from "../runs/run-names.ts";
import type { ScoredRun } from "../runs/scored-set.ts";
import { htmlTable, markdownTable, tsvTable } from "../table.ts";
import { latexFile } from "./latex-table.ts";
import { type ReportBundle, renderReport, reportFormat } from "./report-formats.ts";
import { competitionSummary, markdownSummary } from "./report-summary.ts";

/**
 * Writes a report; the ending of the file gives its format, see REPORT_FORMATS.
 * @throws StsError E_INPUT for an unknown ending, E_OUTPUT when the place cannot be written
 */
export async function writeReport(file: string, bundle: ReportBundle): Promise<void> {
  const format = reportFormat(file);
  const text =
    format === "html"
      ? await (await import("./report-html.ts")).htmlReport(bundle)
      : renderReport(bundle, format);
  await writeWhole(file, text);
}

/**
 * Writes every plot of a report to a folder, as SVG and, where the renderer is installed, as PNG of twice the size.
 * @param note takes a line when PNG cannot be had
 * @returns names of the files written
 */
export async function writePlots(
  folder: string,
  bundle: ReportBundle,
  note: (text: string) => void = () => {},
): Promise<string[]> {
  checkText(folder, "writePlots: folder");
  checkRecord(bundle, "writePlots: bundle", "a ReportBundle", ["document", "reports", "evaluations"]);
  checkFunction(note, "writePlots: note");
  const { drawPlots, titled } = await import("./plots.ts");
  await makeFolder(folder);
  const png = await import("@resvg/resvg-js").catch(() => undefined);
  if (png === undefined) note("samesay: plots are written as SVG only; for PNG: npm install @resvg/resvg-js");
  const files: string[] = [];
  for (const plot of await drawPlots(bundle)) {
    // Alone, a drawing has no page to take its colours from.
    const svg = titled(plot)
      .replace("<svg ", '<svg color="#1d2129" ')
      .replace(' style="overflow: visible;"', ' style="color:#1d2129;background:#fff;overflow:visible"');
    await writeWhole(inFolder(folder, `${plot.name}.svg`), svg);
    files.push(`${plot.name}.svg`);
    if (png === undefined) continue;
    // The renderer knows no system-ui: the first of these that is installed.
    const fonts = "Helvetica, Arial, Liberation Sans, DejaVu Sans, Noto Sans, sans-serif";
    const image = new png.Resvg(svg.replace(/font-family="[^"]*"/, `font-family="${fonts}"`), {
      background: "#fff",
      fitTo: { mode: "zoom", value: 2 },
    });
    await writeWhole(inFolder(folder, `${plot.name}.png`), image.render().asPng());
    files.push(`${plot.name}.png`);
  }
  return files;
}

/**
 * Writes a ranking: an HTML page, Markdown, LaTeX, TSV or JSON, by the ending of the file.
 * @throws StsError E_INPUT for another ending, E_OUTPUT when the place cannot be written
 */
export async function writeCompetition(file: string, competition: Competition): Promise<void> {
  const format = reportFormat(file);
  const table = competitionTable(competition);
  if (format === "xml")
    throw new StsError(
      "E_INPUT",
      `${file}: a ranking has no JUnit form; use .html, .md, .tex, .tsv or .json`,
    );
  const text = {
    html: async () => {
      const { htmlPage } = await import("./report-html.ts");
      const { title, ...bare } = table;
      return htmlPage(competitionSummary(competition), htmlTable(bare));
    },
    md: async () => `${markdownSummary(competitionSummary(competition))}\n\n${markdownTable(table)}\n`,
    tex: async () => latexFile([table]),
    tsv: async () => tsvTable(table),
    json: async () => `${JSON.stringify(competition, null, 2)}\n`,
  }[format];
  await writeWhole(file, await text());
}

/**
 * Writes a run's raw values as score files in the tasks' form, one file a set, one number a line for each pair with
 * gold: what `--runs`, `--scores` and `compare` read.
 * @param inputs files that are read: none of them is written over
 * @returns names of the files written
 * @throws StsError E_INPUT when one of them is an input, E_OUTPUT
 */
export async function writeScoreFiles(
  folder: string,
  run: ScoredRun,
  inputs: readonly string[] = [],
): Promise<string[]> {
  checkText(folder, "writeScoreFiles: folder");
  checkRecord(run, "writeScoreFiles: run", "a ScoredRun", ["name", "sets"]);
  checkTexts(inputs, "writeScoreFiles: inputs");
  const names = fileNames(run.sets.map((set) => set.name)).map((name) => `${name}.txt`);
  await refuseOverInputs(
    names.map((name) => inFolder(folder, name)),
    inputs,
  );
  await makeFolder(folder);
  const files: string[] = [];
  for (const [i, set] of run.sets.entries()) {
    const name = names[i]!;
    await writeWhole(inFolder(folder, name), `${Array.from(set.whole ?? set.raw, String).join("\n")}\n`);
    files.push(name);
  }
  return files;
}

function inFolder(folder: string, name: string): string {
  return /[/\\]$/.test(folder) ? `${folder}${name}` : `${folder}/${name}`;
}
