// npm run calibrate:recipes: fits the 0-5 calibration of every alignment recipe on STS-benchmark train and writes
// src/systems/recipes/recipe-calibrations.ts. Deterministic.
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { calibrationPairs } from "../src/data/index.ts";
import type { CalibrationRecord } from "../src/systems/recipes/calibration-record.ts";
import { openReader } from "../src/systems/recipes/recipe-system.ts";
import { RECIPES } from "../src/systems/recipes/recipes.ts";
import { fitRawCalibration } from "../src/train/fit-raw-calibration.ts";

const target = "src/systems/recipes/recipe-calibrations.ts";
const data = await calibrationPairs();
const english = ["en", "en"] as const;
const reader = await openReader([english]);
const aligned = data.pairs.map((pair) => reader.align(pair, english));
const records: Record<string, CalibrationRecord> = {};
for (const recipe of RECIPES) {
  const raw = aligned.map((texts) => recipe.value(texts) ?? 0);
  const model = fitRawCalibration(raw, data);
  const digest = createHash("sha256").update(JSON.stringify(model)).digest("hex").slice(0, 16);
  records[recipe.name] = { version: recipe.version, digest, model };
  const { pearson, mae } = model.fit;
  console.log(`${recipe.name.padEnd(24)} r ${pearson?.toFixed(3)}  MAE ${mae.toFixed(3)}`);
}
const lines = Object.entries(records).map(
  ([name, record]) => `  ${JSON.stringify(name)}: ${JSON.stringify(record)},`,
);
writeFileSync(
  target,
  `// Written by \`npm run calibrate:recipes\`; do not edit. Data: STS-benchmark train (see calibration-pairs.ts).
import type { CalibrationRecord } from "./calibration-record.ts";

export const RECIPE_CALIBRATIONS: Readonly<Record<string, CalibrationRecord>> = {
${lines.join("\n")}
};
`,
);
