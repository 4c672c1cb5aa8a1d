import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ownFigures } from "../scripts/systems-table.ts";
import { ownFiguresText, parseOwnFigures } from "../src/evaluate/own-figures.ts";
import { chunkAligners } from "../src/explain/index.ts";
import { createSystem, getPublished, isShippedName, PUBLISHED } from "../src/systems/index.ts";
import { samesayInside as samesay } from "./support/command.ts";

// The systems of the STS tasks 2014 to 2017 and of STS Benchmark that have a description one can build by, as the task
// overviews and the systems' papers list them, a row each: which recipes stand for it.

const [, ...rows] = readFileSync("test/fixtures/published-systems.tsv", "utf8").trimEnd().split("\n");
const listed = rows.map((row) => {
  const [system = "", year = "", paper = "", kind = "", recipes = ""] = row.split("\t");
  return { system, year: Number(year), paper, kind, recipes: recipes.split(",").filter(Boolean) };
});
/** Of this project, not of a paper. */
const OWN = ["ensemble-features", "samesay-ists"];
/** What stands for a row: recipes of scores, and of aligned chunks, which the pilot of 2015 asked for. */
const RECIPES = PUBLISHED.map(({ name, year, paper }) => ({ name, year: year as number, paper }));
const ALIGNERS = chunkAligners.map(({ name, pilot, source }) => ({
  name: name as string,
  year: pilot?.year as number,
  paper: source,
}));

describe("the list of published systems", () => {
  it("has each system of a year and kind once", () => {
    const ids = listed.map(({ system, year, kind }) => `${system} ${year} ${kind}`);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    expect(listed.length).toBeGreaterThan(95);
  });

  it.each(listed)("$system $year ($kind): of that year and paper, each of its recipes", (row) => {
    expect(row.recipes.length).toBeGreaterThan(0);
    for (const name of row.recipes) {
      const recipe = (row.kind === "chunks" ? ALIGNERS : RECIPES).find((own) => own.name === name);
      expect(recipe, name).toBeDefined();
      expect(recipe!.year, name).toBe(row.year);
      expect(recipe!.paper, name).toContain(row.paper);
    }
  });

  it("leaves no recipe out, and none twice", () => {
    const named = listed.flatMap(({ recipes }) => recipes);
    expect(named.filter((name, i) => named.indexOf(name) !== i)).toEqual([]);
    const known = [...RECIPES, ...ALIGNERS].map(({ name }) => name);
    expect(known.filter((name) => !OWN.includes(name)).sort()).toEqual(named.sort());
  });
});

describe("own figures", () => {
  const figures = parseOwnFigures(readFileSync("data/own-figures.tsv", "utf8"));

  it("are of systems that there are, each once, in the order of the file", () => {
    const keys = figures.map(({ system, set, figure }) => `${system} ${set} ${figure}`);
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
    const known = [...RECIPES, ...ALIGNERS].map(({ name }) => name);
    expect(figures.filter(({ system }) => !known.includes(system))).toEqual([]);
    expect(ownFiguresText([...figures].reverse())).toBe(readFileSync("data/own-figures.tsv", "utf8"));
  });

  it("stand beside the published ones, and are not those of another version", () => {
    const { version, published } = getPublished("baseline-tokencos");
    const own = figures.find(({ system, set }) => system === "baseline-tokencos" && set === "sts2015");
    expect(own?.version).toBe(version);
    const { stdout } = samesay(["systems", "baseline-tokencos"]);
    expect(stdout).toContain(` sts2015 ${own!.value} / ${published.sts2015}`);
    expect(stdout).toMatch(/^Own \/ published \(Pearson's r\): .*sts2016 not run \/ 0\.5133/m);
    const [document] = JSON.parse(samesay(["systems", "baseline-tokencos", "--json"]).stdout).systems;
    expect(document.own).toMatchObject({ sts2015: own!.value, sts2016: null });
    const measured = {
      system: "baseline-tokencos",
      protocol: "2015",
      set: "sts2015",
      trainingPairs: 1,
      seconds: 1,
    } as const;
    expect(
      ownFigures(PUBLISHED, [
        { ...measured, version: version + 1, r: 0.5 },
        { ...measured, version, r: 0.25 },
      ]),
    ).toEqual([{ system: "baseline-tokencos", version, set: "sts2015", figure: "r", value: 0.25 }]);
  });

  it.each(["a\t1\tsts2015\tr", "a\t1\tsts2015\tf1\t0.5", "a\t0\tsts2015\tr\t0.5", "a\t1\tsts2015\tr\tx"])(
    "are refused with their line where they are none: %j",
    (row) => {
      expect(() => parseOwnFigures(`system\tversion\tset\tfigure\tvalue\n${row}\n`)).toThrow(
        expect.objectContaining({
          code: "E_FORMAT",
          message: expect.stringMatching(/^own-figures\.tsv:2: /),
        }),
      );
    },
  );
});

describe("systems that align chunks", () => {
  it.each(ALIGNERS)(
    "$name is told from those that score pairs, with the command that takes it",
    async ({ name }) => {
      const line = {
        code: "E_INPUT",
        message: `"${name}" aligns chunks and scores no pairs; what takes it: samesay evaluate --task interpretable --system ${name} --data ists2016-train`,
      };
      await expect(createSystem(name)).rejects.toMatchObject(line);
      expect(() => getPublished(name)).toThrow(expect.objectContaining(line));
      expect(await isShippedName(name)).toBe(true);
    },
  );

  it("are listed with what their paper tells and its figures", () => {
    const listed = samesay(["systems"]).stdout.split("\n");
    for (const { name } of ALIGNERS)
      expect(
        listed.filter((line) => line.startsWith(`${name} `) && / {2}chunks {2}/.test(line)),
        name,
      ).toHaveLength(1);
    const { stdout } = samesay(["systems", "ists-nerosim"]);
    expect(stdout).toMatch(/^As in the paper: .+\nSubstituted: .+$/m);
    // Agirre et al. 2015, table 5, the row NeRoSim R3, and R1 of images; no row in table 6.
    expect(stdout).toMatch(/^gold +headlines +R3 +0\.8976 +0\.6666 +0\.8157 +0\.6426$/m);
    expect(stdout).toMatch(/^gold +images +R1 +0\.8870 +0\.6143 +0\.7877 +0\.5841$/m);
    expect(stdout).not.toMatch(/^system/m);
    expect(stdout).toMatch(
      /^Evaluate it: samesay evaluate --task interpretable --system ists-nerosim --data ists2016-train$/m,
    );
    // Table 6, UMDuluth BlueTeam 2.
    const [blueteam] = JSON.parse(samesay(["systems", "ists-blueteam", "--json"]).stdout).systems;
    expect(blueteam).toMatchObject({ kind: "chunks", year: 2015 });
    expect(blueteam.publishedF1).toContainEqual({
      run: "2",
      chunks: "system",
      set: "images",
      alignment: 0.8336,
      type: 0.5759,
      score: 0.7511,
      typeScore: 0.5634,
    });
    expect(blueteam.publishedF1).toHaveLength(12);
  });

  it.each([
    "score a b",
    "train --data stsb-train --out ./x",
    "train --head --data stsb-train --out ./x",
    "ablate --data stsb-dev",
  ])("%s refuses one in a line", (line) => {
    const run = samesay([...line.split(" "), "--system", "ists-nerosim"]);
    expect(run.status).toBe(2);
    expect(run.stderr).toMatch(/^samesay: "ists-nerosim" aligns chunks and scores no pairs; [^\n]*\n$/);
  });
});
