// npm run calibrate [-- NAME ...]: fits the 0-5 calibration of every measure (or the named ones) on STS-benchmark
// train and writes src/systems/measure/measure-calibrations.ts. Deterministic; a test refits one and compares.
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { calibrationPairs } from "../src/data/index.ts";
import type { CalibrationModel } from "../src/learn/index.ts";
import { getMeasure, measures } from "../src/measures/index.ts";
import { MEASURE_CALIBRATIONS } from "../src/systems/measure/measure-calibrations.ts";
import { fitMeasureCalibration } from "../src/train/fit-measure-calibration.ts";
import { scriptArguments } from "./script-arguments.mjs";

const target = "src/systems/measure/measure-calibrations.ts";
const { positionals: wanted } = scriptArguments({ positionals: ["[NAME...]"] });
for (const name of wanted) getMeasure(name);
const pairs = await calibrationPairs();
const records: Record<string, { version: number; digest: string; model: CalibrationModel }> = {};
for (const measure of Object.values(measures)) {
  const before = MEASURE_CALIBRATIONS[measure.name];
  if (wanted.length > 0 && !wanted.includes(measure.name) && before !== undefined) {
    records[measure.name] = before;
    continue;
  }
  const started = performance.now();
  const model = fitMeasureCalibration(measure, pairs);
  const digest = createHash("sha256").update(JSON.stringify(model)).digest("hex").slice(0, 16);
  records[measure.name] = { version: measure.version, digest, model };
  const { pearson, mae } = model.fit;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${measure.name.padEnd(34)} r ${pearson?.toFixed(3)}  MAE ${mae.toFixed(3)}  ${seconds} s`);
}
const lines = Object.entries(records).map(
  ([name, record]) => `  ${JSON.stringify(name)}: ${JSON.stringify(record)},`,
);
writeFileSync(
  target,
  `// Written by \`npm run calibrate\`; do not edit. Data: STS-benchmark train (see src/data/sets/calibration-pairs.ts).
import type { MeasureCalibrationRecord } from "./calibration-record.ts";

export const MEASURE_CALIBRATIONS: Readonly<Record<string, MeasureCalibrationRecord>> = {
${lines.join("\n")}
};
`,
);
