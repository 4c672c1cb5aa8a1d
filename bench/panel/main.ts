// npm run panel -- DATA [--systems fast,base,accurate] [--parts en,multi,en+multi] [--half a|b|both] [--cache FOLDER] [--threads N]
//
// Reads parts and systems on the panel, sets that trained nothing. Half A chooses, fits calibration and steps; half B is
// read for a release candidate only. DATA has the folders that set-list.ts names, laid out as data/ and training/DATA.md
// tell. What was computed stays in FOLDER (bench/out/panel): a rerun takes seconds.
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { StsError } from "../../src/errors.ts";
import type { Contestant } from "./contestant.ts";
import { correlationTable } from "./correlation-table.ts";
import { readHalf } from "./correlations.ts";
import { enteredSystem } from "./entered-system.ts";
import type { Half } from "./panel-set.ts";
import { openPart } from "./parts.ts";
import { readPanel } from "./sets.ts";
import { rememberedSystem } from "./system-values.ts";

const HALVES: Readonly<Record<string, readonly Half[]>> = { a: ["a"], b: ["b"], both: ["b", "a"] };

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      systems: { type: "string", default: "fast,base,accurate" },
      parts: { type: "string", default: "en,multi,en+multi" },
      half: { type: "string", default: "a" },
      cache: { type: "string", default: fileURLToPath(new URL("../out/panel", import.meta.url)) },
      threads: { type: "string", default: "2" },
    },
  });
  const [data] = positionals;
  const halves = HALVES[values.half];
  if (data === undefined || positionals.length > 1 || halves === undefined) {
    throw new StsError(
      "E_INPUT",
      "usage: npm run panel -- DATA [--systems NAMES] [--parts NAMES] [--half a|b|both]",
    );
  }
  const options = { cache: values.cache, threads: Number(values.threads) };
  const panel = readPanel(data);
  const contestants: Contestant[] = listed(values.parts).map((name) => openPart(name, panel, options));
  for (const name of listed(values.systems))
    contestants.push(enteredSystem(await rememberedSystem(name, options)));
  const names = contestants.map(({ name }) => name);
  for (const half of halves) {
    const read = await readHalf(panel, half, contestants);
    console.log(`\n## Half ${half.toUpperCase()}: Pearson x100\n`);
    console.log(correlationTable(read, names, "pearson"));
    console.log(`\n## Half ${half.toUpperCase()}: Spearman x100\n`);
    console.log(correlationTable(read, names, "spearman"));
  }
  for (const contestant of contestants) await contestant.close();
}

function listed(names: string): string[] {
  return names.split(",").flatMap((name) => name.trim() || []);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof StsError)) throw error;
  console.error(`panel: ${error.message}`);
  process.exitCode = 2;
}
