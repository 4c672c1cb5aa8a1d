import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { openSet } from "../src/data/index.ts";
import { pearson } from "../src/stats/index.ts";
import { createSystem } from "../src/systems/index.ts";

const FOLDER = "models/ensemble-features";

it("ships trained, in files that its manifest names, of less than 2 MB", () => {
  const { files } = JSON.parse(readFileSync(`${FOLDER}/manifest.json`, "utf8")) as {
    files: Record<string, { sha256: string; bytes: number }>;
  };
  let total = 0;
  for (const [name, { sha256, bytes }] of Object.entries(files)) {
    const content = readFileSync(`${FOLDER}/${name}`);
    expect([createHash("sha256").update(content).digest("hex"), content.length]).toEqual([sha256, bytes]);
    total += bytes;
  }
  expect(Object.keys(files)).toEqual(["recipe.json", "recipe.bin"]);
  expect(total).toBeLessThan(2_000_000);
});

it("scores by its name, and says what taught it", async () => {
  const system = await createSystem("ensemble-features");
  expect([system.name, system.trainedOn]).toEqual([
    "ensemble-features",
    [{ set: "stsb-train", use: "weights" }],
  ]);
  const rows = await (await openSet("stsb-dev")).read().toArray();
  const some = rows.filter((_, i) => i % 10 === 0);
  const results = await system.score(some);
  // Of all 1,500 pairs it is .85 (docs/systems.md); ECNU's boosting, the best of one learner, has .836 (Tian et al. 2017).
  const r = pearson(
    results.map(({ raw }) => raw.value),
    some.map(({ gold }) => gold!),
  );
  expect(r).toBeGreaterThan(0.8);
  await system.close();
});
