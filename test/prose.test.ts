import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const PAGES = ["README.md", "CONTRIBUTING.md", ...readdirSync("docs").map((name) => `docs/${name}`)].filter(
  // A dependency is a line of a list, however long its reasons.
  (name) => name.endsWith(".md") && name !== "docs/dependencies.md",
);
const WIDEST = 120;

it("wraps the prose of README.md, CONTRIBUTING.md and docs/ at 120 columns; tables and code are as wide as they are", () => {
  const wide: string[] = [];
  for (const page of PAGES) {
    let code = false;
    for (const [i, line] of readFileSync(page, "utf8").split("\n").entries()) {
      if (line.trimStart().startsWith("```")) code = !code;
      // An indented line is code too; a line of one long word, such as a link, has no place to break.
      const prose = !code && !/^\s*[|#<>]|^ {4}/.test(line) && /\S\s+\S/.test(line.trim());
      if (prose && [...line].length > WIDEST) wide.push(`${page}:${i + 1}: ${[...line].length} columns`);
    }
  }
  expect(wide).toEqual([]);
});
