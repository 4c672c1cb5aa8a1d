import type { PublishedSet, Recipe } from "../src/systems/index.ts";
export type Protocol = "stsb" | "2014" | "2015";

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

const SETS: readonly PublishedSet[] = ["sts2014", "sts2015", "stsb-dev"];

/** docs/systems.md: each system's own figure beside the published one. */
export function systemsTable(systems: readonly Recipe[], measured: readonly Measured[]): string {
  const rows = systems.map((system) => {
    const cells = SETS.map((set) => {
      const own = measured.find(
        (row) => row.system === system.name && row.version === system.version && row.set === set,
      );
      const published = system.published[set];
      if (own === undefined && published === undefined) return "";
      return `${own === undefined ? "not run" : short(own.r)} / ${published === undefined ? "other set" : short(published)}`;
    });
    const elsewhere = Object.entries(system.published)
      .filter(([set]) => !SETS.includes(set as PublishedSet))
      .map(([set, r]) => `${set} ${short(r)}`);
    return `| \`${system.name}\` | ${cells.join(" | ")} | ${elsewhere.join(", ")} | ${system.substituted} |`;
  });
  return `# Published systems and what they reach here

Written by \`npm run reproduce\`; no figure is typed. Pearson's r, own / published: STS 2014 and 2015 are means
weighted by set size, the system trained on the sets of earlier years alone; STS-benchmark dev after training on
its train part. "other set": the paper has no figure on this one, as the tests of 2016 and 2017 are not at hand.
"not run": the command was not run for it. What stands in for resources that the papers had, and is the likely
cause of a difference, is in the last column; \`samesay systems NAME\` says more.

| system | STS 2014 | STS 2015 | STS-benchmark dev | published elsewhere | substituted |
| --- | --- | --- | --- | --- | --- |
${rows.join("\n")}
`;
}

/** As the papers print it: .8365 */
function short(r: number): string {
  return r
    .toFixed(4)
    .replace(/^(-?)0/, "$1")
    .replace(/0$/, "");
}
