import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import type { PanelSet } from "./panel-set.ts";
import { packValues, referenceCosine, rowsDigest } from "./reference.ts";

const row = (id: string, half: "a" | "b") => ({
  id,
  a: `${id} one`,
  b: `${id} two`,
  languages: ["en", "en"] as const,
  gold: 1,
  part: 0,
  group: 0,
  half,
});
const set: PanelSet = {
  id: "made up",
  block: "english",
  scale: [0, 5],
  gold: "graded",
  use: "fit",
  rows: [row("x", "a"), row("y", "b"), row("z", "a")],
};

it("gives back the cosines it was made of, and none for other rows", async () => {
  const folder = mkdtempSync(join(tmpdir(), "samesay-reference-"));
  const file = pathToFileURL(join(folder, "reference.json"));
  const cosines = packValues(Float64Array.of(0.5, -0.1234, 1));
  writeFileSync(file, JSON.stringify({ "made up": { rows: rowsDigest(set), model: "en", cosines } }));
  const reference = referenceCosine(file);
  const half = set.rows.filter((of) => of.half === "a");
  expect([...(await reference.read(half, set))!.raw]).toEqual([0.5, 1]);
  expect([...(await reference.read(set.rows, set))!.raw]).toEqual([0.5, -0.1234, 1]);
  const others = { ...set, rows: set.rows.toReversed() };
  expect(await referenceCosine(file).read(others.rows, others)).toBeUndefined();
  rmSync(folder, { recursive: true });
});
