/**
 * Evaluates the systems that align chunks on the training part of 2016, those that learn by five folds, and writes their
 * figures into data/own-figures.tsv and the table of docs/explain.md.
 *
 *   npm run reproduce:chunks -- [--only NAME,NAME]
 *
 * Figures of systems that are not named stay as they are; all of them take some fifteen minutes.
 */
import { readFileSync, writeFileSync } from "node:fs";
import type { CliIo } from "../src/cli/command.ts";
import { evaluateChunkSets } from "../src/cli/evaluate/evaluate-chunk-sets.ts";
import { type HeldOutReport, type InterpretableReport, loadPublished } from "../src/evaluate/index.ts";
import { INTERPRETABLE_FIGURES } from "../src/evaluate/interpretable/link-agreement.ts";
import { loadOwnFigures, type OwnFigure, ownFiguresText } from "../src/evaluate/own-figures.ts";
import { type ChunkAligner, chunkAligners, getChunkAligner } from "../src/explain/index.ts";
import { scriptArguments } from "./script-arguments.mjs";

type Report = InterpretableReport & Partial<Pick<HeldOutReport, "heldOut">>;

const PAGE = "docs/explain.md";
const SETS = ["headlines", "images", "answers-students"];
const { values } = scriptArguments({ options: { only: { type: "string" } } });
const chosen = values.only?.split(",").map(getChunkAligner) ?? chunkAligners;
let figures = await loadOwnFigures();
for (const aligner of chosen) {
  const own = await measure(aligner);
  figures = [...figures.filter(({ system }) => system !== aligner.name), ...own];
  writeFileSync("data/own-figures.tsv", ownFiguresText(figures));
  console.error(`${aligner.name}: ${figuresOf(aligner, "headlines")?.join(" ")} (headlines)`);
}
await writeTable();

async function measure(aligner: ChunkAligner): Promise<OwnFigure[]> {
  let report: Report | undefined;
  const io = {
    note: () => undefined,
    progress: () => ({ update: () => undefined, stop: () => undefined }),
    printJson: async (_: string, document: unknown) => {
      report = document as Report;
    },
  };
  const folds = aligner.learns ? { folds: 5 } : {};
  await evaluateChunkSets(
    aligner,
    { data: ["ists2016-train"], json: true, ...folds },
    io as unknown as CliIo,
  );
  const { sets, heldOut = [] } = report!;
  const own = heldOut.filter(({ plan, chunks }) => plan === "pairs" && chunks === "system");
  const { name: system, version } = aligner;
  return [
    ...sets.map((set) => ({ set, chunks: "gold" })),
    ...own.flatMap((plan) => plan.sets.map((set) => ({ set, chunks: "system" }))),
  ].flatMap(({ set, chunks }) =>
    INTERPRETABLE_FIGURES.map((figure) => ({
      system,
      version,
      set: `${set.name} ${chunks}`,
      figure,
      // 0 where a set has nothing to link.
      value: set[figure] ?? 0,
    })),
  );
}

/** The rows of the table with the column "published", a system of the pilot each; those that were not measured stay. */
async function writeTable(): Promise<void> {
  const page = readFileSync(PAGE, "utf8");
  const table =
    /(^\| system \| headlines \| images \| answers-students \| published \|\n\|[-|]+\n)((?:\|.*\n)+)/m;
  const there = table.exec(page)?.[2]?.trimEnd().split("\n");
  if (there === undefined) throw new Error(`${PAGE} has no table with these columns`);
  const { rows: published } = await loadPublished("sts2015-interpretable-gold");
  const rows = chunkAligners.flatMap((aligner) => {
    const { name, pilot, learns } = aligner;
    if (pilot === undefined) return [];
    const [own, ...others] = SETS.map((set) => figuresOf(aligner, set));
    const stands = there.filter((row) => row.startsWith(`| \`${name}\``));
    if (own === undefined) return stands;
    // The first of its runs in the table, which is sorted by headlines, type and score.
    const best = published.find(({ team, run }) => team === pilot.team && pilot.runs.includes(run))!;
    const theirs = `${best.values
      .slice(0, 4)
      .map((value) => short(value!))
      .join(" ")} (${best.run})`;
    const last = others.map((values) => values?.at(-1) ?? "not run");
    return [`| \`${name}\`${learns ? ", 5 folds" : ""} | ${[own.join(" "), ...last, theirs].join(" | ")} |`];
  });
  writeFileSync(
    PAGE,
    page.replace(table, (_, head: string) => `${head}${rows.join("\n")}\n`),
  );
}

/** The four figures of a set on people's chunks; undefined where they were not measured. */
function figuresOf({ name, version }: ChunkAligner, set: string): string[] | undefined {
  const own = figures.filter(
    (row) => row.system === name && row.version === version && row.set === `${set} gold`,
  );
  const values = INTERPRETABLE_FIGURES.map((figure) => own.find((row) => row.figure === figure)?.value);
  return values.includes(undefined) ? undefined : values.map((value) => short(value!));
}

function short(value: number): string {
  return value.toFixed(4).replace(/^0/, "");
}
