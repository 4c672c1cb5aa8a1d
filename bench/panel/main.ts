// npm run panel -- DATA [--systems fast,base,accurate] [--parts en,multi,en+multi,accurate-en+0.5*en]
//   [--half a|b|both] [--tables correlations,near-copies,...] [--write] [--cache FOLDER] [--threads N]
//
// Reads parts and systems on the panel, sets that trained nothing. Half A chooses, fits calibration and steps; half B is
// read for a release candidate only. DATA has the folders that set-list.ts, near-copies.ts and retrieval-pools.ts name,
// laid out as data/ and training/DATA.md tell. What was computed stays in FOLDER (bench/out/panel): a rerun takes
// seconds. With both halves, default parts and systems (or --write) docs/panel.md is written. Ends with 1 when weights
// say that a sentence of the panel taught them.
import { writeFileSync } from "node:fs";
import { helpIfAsked } from "../../scripts/script-arguments.mjs";
import { StsError } from "../../src/errors.ts";
import { enteredSystem } from "./entered-system.ts";
import { packageFolders } from "./model-folders.ts";
import { DEFAULT_HALF, DEFAULT_TABLES, type PanelOptions, readOptions } from "./options.ts";
import { panelSentences } from "./panel-sentences.ts";
import type { PanelSet } from "./panel-set.ts";
import { openPart } from "./parts.ts";
import { processorKind } from "./processor.ts";
import { referenceCosine } from "./reference.ts";
import { panelReport } from "./report.ts";
import { partRetriever, type Retriever, systemRetriever } from "./retrieval.ts";
import { readPanel } from "./sets.ts";
import { type RememberedSystem, rememberedSystem } from "./system-values.ts";
import { findLeaks, type Leak } from "./taught.ts";
import { wrapped } from "./wrapped.ts";

const ROOT = new URL("../../", import.meta.url);
const LEAKS_SHOWN = 20;
/** Tiers that compare all with all without reading each pair. */
const RETRIEVING: readonly string[] = ["fast", "base"];

async function main(options: PanelOptions): Promise<void> {
  const panel = readPanel(options.data);
  const leaks = findLeaks(packageFolders(), panelSentences(panel, options.data), ROOT);
  if (leaks.length > 0) return refuse(leaks);
  const systems: RememberedSystem[] = [];
  for (const name of options.systems) systems.push(await rememberedSystem(name, options));
  const contestants = [
    referenceCosine(),
    ...options.parts.map((name) => openPart(name, panel, options)),
    ...systems.map(enteredSystem),
  ];
  const retrievers = options.tables.includes("retrieval") ? await openRetrievers(options) : [];
  const { data, halves, tables } = options;
  const report = await panelReport({ data, panel, halves, tables, contestants, systems, retrievers });
  const page = `${[...opening(panel, options), report].join("\n\n")}\n`;
  process.stdout.write(page);
  if (options.write) writeFileSync(new URL("docs/panel.md", ROOT), page);
  for (const contestant of contestants) await contestant.close();
}

async function openRetrievers(options: PanelOptions): Promise<Retriever[]> {
  const parts = options.parts.flatMap((name) => partRetriever(name, options) ?? []);
  const systems: Retriever[] = [];
  for (const name of options.systems) {
    if (RETRIEVING.includes(name)) systems.push(await systemRetriever(name, options));
  }
  return [...parts, ...systems];
}

function opening(panel: readonly PanelSet[], { systems, parts, halves, tables }: PanelOptions): string[] {
  const rows = panel.reduce((sum, set) => sum + set.rows.length, 0);
  const half = halves.length === 2 ? "both" : halves[0]!;
  return [
    `# The panel, on ${processorKind()}: \`npm run panel -- DATA${half === DEFAULT_HALF ? "" : ` --half ${half}`}${shown(tables)}\``,
    wrapped(
      `Parts (${parts.join(", ") || "none"}) and systems (${systems.join(", ") || "none"}) on ${panel.length} sets with ` +
        `${rows} pairs that trained nothing: no row stands in STS-benchmark test, none shares a sentence with ` +
        "STS-benchmark train. Half A chose and fitted; half B was read for releases only. A part with + is a mean of " +
        "standardised values.",
    ),
  ];
}

/** The option that asked for these tables. */
function shown(tables: readonly string[]): string {
  return tables.join() === DEFAULT_TABLES.join() ? "" : ` --tables ${tables.join()}`;
}

function refuse(leaks: readonly Leak[]): void {
  for (const { model, sentence } of leaks.slice(0, LEAKS_SHOWN)) {
    console.error(`panel: models/${model} was taught with a sentence of the panel: ${sentence}`);
  }
  console.error(`panel: ${leaks.length} sentences in all; train those weights again without them`);
  process.exitCode = 1;
}

helpIfAsked();
try {
  await main(readOptions(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof StsError)) throw error;
  console.error(`panel: ${error.message}`);
  process.exitCode = 2;
}
