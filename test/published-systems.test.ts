import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PUBLISHED } from "../src/systems/index.ts";

// The systems of the STS tasks 2014 to 2017 and of STS Benchmark that have a description one can build by, as the task
// overviews and the systems' papers list them, a row each: which recipes stand for it, or why none does.

const [, ...rows] = readFileSync("test/fixtures/published-systems.tsv", "utf8").trimEnd().split("\n");
const listed = rows.map((row) => {
  const [system = "", year = "", paper = "", kind = "", recipes = "", open = ""] = row.split("\t");
  return { system, year: Number(year), paper, kind, recipes: recipes.split(",").filter(Boolean), open };
});
/** Of this project, not of a paper. */
const OWN = ["ensemble-features"];

describe("the list of published systems", () => {
  it("has each system of a year and kind once", () => {
    const ids = listed.map(({ system, year, kind }) => `${system} ${year} ${kind}`);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    expect(listed.length).toBeGreaterThan(95);
  });

  it.each(listed)("$system $year ($kind): a recipe of that year and paper, or a reason", (row) => {
    if (row.recipes.length === 0) expect(row.open.length).toBeGreaterThan(20);
    else expect(row.open).toBe("");
    for (const name of row.recipes) {
      const recipe = PUBLISHED.find((own) => own.name === name);
      expect(recipe, name).toBeDefined();
      expect(recipe!.year, name).toBe(row.year);
      expect(recipe!.paper, name).toContain(row.paper);
    }
  });

  it("leaves no recipe out, and none twice", () => {
    const named = listed.flatMap(({ recipes }) => recipes);
    expect(named.filter((name, i) => named.indexOf(name) !== i)).toEqual([]);
    expect(
      PUBLISHED.map(({ name }) => name)
        .filter((name) => !OWN.includes(name))
        .sort(),
    ).toEqual(named.sort());
  });

  // Rows that no recipe stands for yet, by name: one that is done leaves this list.
  it("says which are open", () => {
    const open = listed.filter(({ recipes }) => recipes.length === 0);
    expect(open.map(({ system, year, kind }) => `${system} ${year} ${kind}`)).toEqual([
      "BASELINE 2015 chunks",
      "NeRoSim 2015 chunks",
      "UMDuluth BlueTeam 2015 chunks",
      "UBC 2015 chunks",
      "SimCompass 2015 chunks",
      "ExBThemis 2015 chunks",
      "FCICU 2015 chunks",
      "RTM-DCU 2015 chunks",
    ]);
  });
});
