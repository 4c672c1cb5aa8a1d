import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { resolveData } from "../../data/index.ts";
import { createSystem } from "../../systems/index.ts";
import { evaluateSets, setsOfData } from "../evaluate.ts";
import { loadProbes } from "../probes/probe-files.ts";
import { competitionTable } from "../ranking/competition-table.ts";
import type { Table } from "../table.ts";
import { leaderboard, leaderboardTable } from "../tasks/leaderboard.ts";
import { getProtocol } from "../tasks/protocols.ts";
import { PUBLISHED } from "../tasks/published.ts";
import { publishedDifficultPairs, publishedDifficultTable } from "../tasks/published-difficult.ts";
import { loadPublished } from "../tasks/published-files.ts";
import { latexFile, latexTable, latexText } from "./latex-table.ts";
import { detailed, reportDocument } from "./report-details.ts";
import { reportTables } from "./report-formats.ts";

describe("text", () => {
  it("has every special character escaped, and stretches from right to left marked", () => {
    expect(latexText('a<b> | [1] * "x" 50 % #1 $5 {y} \\ ~ ^ _')).toBe(
      "a\\textless{}b\\textgreater{} \\textbar{} {[}1{]} {*} \\textquotedbl{}x\\textquotedbl{} 50 \\% \\#1 \\$5 \\{y\\} \\textbackslash{} \\textasciitilde{} \\textasciicircum{} \\_",
    );
    expect(latexText("he said السلام عليكم today")).toBe("he said \\righttoleft{السلام عليكم} today");
  });
});

describe("a table wider than the page", () => {
  const cells = (row: string) => [row, ...Array.from({ length: 30 }, (_, c) => `0.${100 + c}`), "a note"];
  const wide: Table = {
    title: "Wide",
    columns: [
      { name: "run" },
      ...Array.from({ length: 30 }, (_, c) => ({ name: `track${c}.ar-ar`, kind: "number" as const })),
      { name: "note", kind: "text" as const },
    ],
    rows: [{ cells: cells("ALPHA") }, { cells: cells("BETA"), mark: "best" }],
    notes: ["said once"],
  };

  it("is cut between columns, each part with the names of the rows, and nothing is lost", () => {
    const parts = latexTable(wide).split("\n\n");
    expect(parts.length).toBeGreaterThan(1);
    for (const [k, part] of parts.entries()) {
      expect(part).toContain("ALPHA");
      expect(part).toContain("\\textbf{BETA}");
      expect(part).toContain(`Wide (${k + 1} of ${parts.length})`);
    }
    const shown = parts.flatMap((part) => [...part.matchAll(/0\.1\d\d/g)].map(([cell]) => cell));
    expect(new Set(shown).size).toBe(30);
    expect(latexTable(wide).split("said once").length).toBe(2);
  });

  it("is left whole where it fits", () => {
    const narrow = { ...wide, columns: wide.columns.slice(0, 3), rows: [{ cells: ["x", "1", "2"] }] };
    expect(latexTable(narrow)).toContain("\\caption{Wide. said once}");
  });
});

const has = (program: string) => spawnSync(program, ["--version"]).status === 0;
const folder = mkdtempSync(join(tmpdir(), "samesay-latex-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Every kind of table that a report can have: of a run with all details, of two runs, and of the papers. */
async function everyTable(): Promise<Table[]> {
  const sets = await setsOfData([await resolveData("sts2014-es"), await resolveData("sts2013")]);
  const triples = (await loadProbes({ kinds: ["negation"] })).filter((_, i) => i % 5 === 0);
  const evaluations = [];
  const reports = [];
  const options = {
    breakdown: true,
    worst: 12,
    calibration: true,
    length: true,
    draws: 20,
    allMeasures: true,
  };
  for (const name of ["token-cosine", "char-3-dice"]) {
    const system = await createSystem(name);
    const evaluation = await evaluateSets(system, sets, options);
    evaluations.push(evaluation);
    reports.push(await detailed(evaluation, options, { system, triples }));
    await system.close();
  }
  const document = reportDocument(reports, evaluations, { difficult: 10 });
  const tables = reportTables({ document, reports, evaluations });
  for (const { name } of PUBLISHED) tables.push(leaderboardTable(leaderboard(await loadPublished(name))));
  tables.push(publishedDifficultTable(await publishedDifficultPairs()));
  // As wide as a ranking of all tracks of 2017.
  const tracks = getProtocol("sts2017").sets.map(({ data }) => data);
  const row = {
    ...{
      rank: 1,
      rankInterval: [1, 2] as const,
      team: "a-team-of-some-name",
      run: "run1",
      kind: "system" as const,
    },
    ...{ pearson: tracks.map(() => 0.8123), standing: tracks.map(() => "best" as const) },
    ...{ figure: 0.8, spearman: 0.79, group: 1, pAgainstBest: 0.0005, holm: 0.002, pAgainstLeader: 0.0005 },
    warnings: ["869 scores outside the gold's scale"],
  };
  const ranking = {
    ...({ figure: "mean", test: "paired bootstrap, two-sided", setTest: "Williams' t, two-sided" } as const),
    ...{ level: 0.95, draws: 1000 },
  };
  const competition = {
    schema: 1,
    signature: "s",
    sets: tracks,
    ranking,
    rows: [row, row],
    rejected: [],
  } as const;
  tables.push(competitionTable(competition));
  // Rows that begin with what LaTeX takes for an argument, and letters of every kind.
  const odd = [
    "[0.1, 0.2]",
    "* star",
    "ğüşöçıİ",
    "ñ¿¡",
    "السلام عليكم 5",
    "日本 😀 ½ → ≥",
    'a_b^c~d\\e{f}#$%&|<>"',
  ];
  tables.push({
    columns: [{ name: "[x]" }, { name: "n", kind: "number" }],
    rows: odd.map((cell) => ({ cells: [cell, "1"] })),
  });
  return tables;
}

// TeX takes a minute: .ci/run has it run (test/support/all-tests.ts).
describe.skipIf(process.env.SAMESAY_ALL_TESTS !== "1")(
  "every table compiles, about as wide as the text",
  () => {
    let source = "";
    beforeAll(async () => {
      source = latexFile(await everyTable(), ["signature_of|a:run#1"]);
      writeFileSync(join(folder, "tables.tex"), source);
    }, 300_000);

    const programs = [
      ["pdflatex", "\\usepackage[T1]{fontenc}"],
      ["xelatex", "\\usepackage{fontspec}\\setmainfont{DejaVu Sans}"],
    ] as const;
    for (const [program, fonts] of programs)
      it.skipIf(!has(program))(`by ${program}`, { timeout: 300_000 }, () => {
        const text = `\\documentclass{article}${fonts}\\usepackage{array,booktabs,longtable}\\begin{document}\\input{tables}\\end{document}`;
        writeFileSync(join(folder, `${program}.tex`), text);
        const args = ["-interaction=nonstopmode", "-halt-on-error", `${program}.tex`];
        // Longtables know their widths from the run before.
        spawnSync(program, args, { cwd: folder });
        const run = spawnSync(program, args, { cwd: folder, encoding: "utf8" });
        expect(run.status, run.stdout.slice(-2000)).toBe(0);
        const log = readFileSync(join(folder, `${program}.log`), "latin1");
        const wide = [...log.matchAll(/Overfull \\hbox \((\d+)/g)].map(([, points]) => Number(points));
        // Of 345 pt text width; DejaVu, which has all letters, is a wide font.
        expect(Math.max(0, ...wide)).toBeLessThan(program === "pdflatex" ? 90 : 120);
      });
  },
);
