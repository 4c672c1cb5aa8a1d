import type { OwnFigure } from "../src/evaluate/index.ts";
import type { PublishedSet, Recipe } from "../src/systems/index.ts";
import type { Protocol } from "./year-protocols.ts";

/** One measured figure: Pearson's r, of several sets the mean weighted by their sizes. */
export interface Measured {
  readonly system: string;
  readonly version: number;
  readonly protocol: Protocol;
  readonly set: PublishedSet;
  readonly trainingPairs: number;
  readonly r: number;
  readonly seconds: number;
}

/** Measured figures of the systems' versions of today. */
export function ownFigures(systems: readonly Recipe[], measured: readonly Measured[]): OwnFigure[] {
  return measured
    .filter((row) => systems.some(({ name, version }) => name === row.system && version === row.version))
    .map(({ system, version, set, r }) => ({ system, version, set, figure: "r", value: r }));
}

/** Columns: sets that ship, always; others where they were measured. */
const SHIPPED: readonly PublishedSet[] = ["sts2014", "sts2014-es", "sts2015", "stsb-dev"];
const ADDED: readonly PublishedSet[] = [
  "sts2015-es",
  "sts2016",
  "sts2016-es-en",
  "sts2017",
  "sts2017-en",
  "sts2017-es",
  "sts2017-ar",
  "sts2017-es-en",
  "stsb-test",
];

/** A figure this far below the published one still counts as near it. */
const NEAR = 0.05;
/** Systems whose figures under the rules of a year stand apart, with the command that makes them. */
const BY_YEAR = ["ensemble-features", "dls-cu-2015-s1", "takelab-2012"];

/** docs/systems.md: each system's own figure beside the published one. */
export function systemsTable(systems: readonly Recipe[], measured: readonly Measured[]): string {
  const ownOf = (system: Recipe, set: PublishedSet): Measured | undefined =>
    measured.find((row) => row.system === system.name && row.version === system.version && row.set === set);
  const sets = [...SHIPPED, ...ADDED.filter((set) => measured.some((row) => row.set === set))];
  const compared: { own?: number; published: number }[] = [];
  const rows = systems.map((system) => {
    const cells = sets.map((set) => {
      const own = ownOf(system, set)?.r;
      const published = system.published[set];
      if (published === undefined) return own === undefined ? "" : `${short(own)} / other set`;
      compared.push(own === undefined ? { published } : { own, published });
      if (own === undefined) return `not run / ${short(published)}`;
      return `${short(own)} / ${short(published)} (${difference(own - published)})`;
    });
    const elsewhere = Object.entries(system.published)
      .filter(([set]) => !sets.includes(set as PublishedSet))
      .map(([set, r]) => `${set} ${short(r)}`);
    return `| \`${system.name}\` | ${cells.join(" | ")} | ${elsewhere.join(", ")} | ${system.substituted} |`;
  });
  const run = compared.filter(({ own }) => own !== undefined);
  const near = run.filter(({ own, published }) => own! >= published - NEAR).length;
  const above = run.filter(({ own, published }) => own! >= published).length;
  const years = BY_YEAR.flatMap((name) => yearRows(systems, name, ownOf));
  return `# Published systems and what they reach here

Written by \`npm run reproduce\`; no figure is typed. Pearson's r, own / published (own less published): a year's
figure is the mean weighted by set size (2017: the plain mean), the system trained on the sets of earlier years alone;
STS-benchmark dev after training on its train part. "other set": the paper has no figure on this one, as the tests of
2016 and 2017 do not ship; once \`samesay data add\` has added them, the command measures them too and gives them columns.
"not run": the command was not run for it. What stands in for resources that the papers had, and is the likely cause of
a difference, is in the last column; \`samesay systems NAME\` says more.

Papers have ${compared.length} figures on these sets; ${run.length} were run, of which ${above} are as high as the paper's or higher and
${near} within ${String(NEAR).replace("0.", ".")} of it or higher.

## Under the rules of a year

Trained on the sets of earlier years alone, beside the best system that took part in that year.

| system | set | own | best of that year | command |
| --- | --- | --- | --- | --- |
${years.join("\n")}

## All systems

| system | ${sets.map(titleOf).join(" | ")} | published elsewhere | substituted |
| --- |${" --- |".repeat(sets.length + 2)}
${rows.join("\n")}
`;
}

function yearRows(
  systems: readonly Recipe[],
  name: string,
  ownOf: (system: Recipe, set: PublishedSet) => Measured | undefined,
): string[] {
  const system = systems.find((one) => one.name === name)!;
  return (["2014", "2015"] as const).map((protocol) => {
    const set: PublishedSet = `sts${protocol}`;
    const best = Math.max(
      ...systems.filter(({ year }) => year <= Number(protocol)).map(({ published }) => published[set] ?? 0),
    );
    const own = ownOf(system, set)?.r;
    const command = `npm run reproduce -- --protocol ${protocol} --only ${name}`;
    return `| \`${name}\` | STS ${protocol} | ${own === undefined ? "not run" : short(own)} | ${short(best)} | \`${command}\` |`;
  });
}

/** "sts2014-es": STS 2014 es; "stsb-dev": STS-benchmark dev. */
function titleOf(set: PublishedSet): string {
  return set
    .replace("stsb", "STS-benchmark")
    .replace("sts20", "STS 20")
    .replaceAll(/-(?!bench)/g, " ");
}

function difference(by: number): string {
  return by >= 0 ? `+${short(by)}` : short(by);
}

/** As the papers print it: .8365 */
function short(r: number): string {
  return r
    .toFixed(4)
    .replace(/^(-?)0/, "$1")
    .replace(/0$/, "");
}
