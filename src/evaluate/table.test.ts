import { describe, expect, it } from "vitest";
import { latexTable } from "./report/latex-table.ts";
import { figure, htmlTable, markdownTable, range, type Table, textTable, tsvTable } from "./table.ts";

const table: Table = {
  title: "A & B",
  columns: [{ name: "name" }, { name: "r", kind: "number" }],
  rows: [{ cells: ["x|y_1", "0.5"] }, { cells: ["<b>", "–"], mark: "own" }],
  notes: ["50 % of all"],
};

describe("figures", () => {
  it("keep their decimals and never show -0", () => {
    expect([figure(0.5), figure(-0.0004), figure(null), figure(undefined), figure(-0.25, 1)]).toEqual([
      "0.500",
      "0.000",
      "–",
      "–",
      "-0.3",
    ]);
    expect([range([-1, 1], 1), range(null)]).toEqual(["[-1.0, 1.0]", "–"]);
  });
});

describe("tables", () => {
  it("are aligned as text, marked rows with an arrow", () => {
    expect(textTable(table)).toBe("A & B\n  name     r\n  x|y_1  0.5\n> <b>      –\n50 % of all");
  });

  it("are aligned whatever marks letters carry", () => {
    const lines = textTable({
      columns: [{ name: "a" }, { name: "b" }],
      rows: [{ cells: ["e\u0301", "1"] }, { cells: ["ef", "2"] }],
    });
    expect(lines.split("\n")).toEqual(["a   b", "e\u0301   1", "ef  2"]);
  });

  it("are escaped as Markdown, LaTeX and HTML", () => {
    expect(markdownTable(table)).toContain("| x\\|y\\_1 | 0.5 |");
    expect(markdownTable(table)).toContain("| **\\<b\\>** | **–** |");
    expect(markdownTable({ ...table, notes: ["* a", "• b"] })).toMatch(/\n\n- a\n- • b$/);
    expect(latexTable(table)).toContain("x\\textbar{}y\\_1 & 0.5 \\\\");
    expect(latexTable(table)).toContain("\\textbf{\\textless{}b\\textgreater{}} & \\textbf{--} \\\\");
    expect(latexTable(table)).toContain("\\caption{A \\& B. 50 \\% of all}");
    expect(htmlTable(table)).toContain('<td dir="auto">&#60;b&#62;</td>');
    expect(htmlTable(table)).toContain('<tr class="own">');
  });

  it("are stacked as text where rows have several texts", () => {
    const kind = "text";
    const columns = [
      { name: "id" },
      { name: "a", kind },
      { name: "r", kind: "number" },
      { name: "b", kind },
    ] as const;
    expect(textTable({ columns, rows: [{ cells: ["1", "long", "0.5", "longer"] }] })).toBe(
      "- id 1, r 0.5\n    a: long\n    b: longer",
    );
  });

  it("keep to one line a row as TSV, undefined figures empty", () => {
    expect(tsvTable({ ...table, rows: [{ cells: ["a\tb\nc", "–"] }] })).toBe("name\tr\na b c\t\n");
  });
});
