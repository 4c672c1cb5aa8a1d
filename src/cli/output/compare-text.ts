import { type Comparison, figure, type Protocol, textTable } from "../../evaluate/index.ts";

/** p that decides a comparison: the paired bootstrap's, after Holm's correction where several are made. */
export function decidingP(each: Comparison): number | null {
  return each.holm === undefined ? (each.bootstrap?.p ?? null) : each.holm;
}

const FIGURES = {
  set: "r",
  mean: "mean r of sets",
  weightedMean: "mean r of sets, weighted by pairs",
  pooled: "r over all pairs together",
} as const;

/** A comparison for a terminal. */
export function comparisonText(each: Comparison, level: number, protocol?: Protocol): string {
  const [a, b] = each.systems;
  const own = protocol && each.on === protocol.aggregate ? figureOfTask(each, protocol) : "";
  const of = each.sets === undefined ? "" : ` of ${each.sets.length} sets: ${FIGURES[each.on]}${own}`;
  const head = `${a} and ${b}, ${each.n} ${each.n === 1 ? "pair" : "pairs"}${of}`;
  if (each.difference === null)
    return `${head}\n  cannot be compared: ${each.reason ?? "a figure is undefined"}`;
  const rows = [
    ...testRows(each, level, protocol),
    ...(each.reason === undefined ? [] : [["note", each.reason]]),
  ];
  const width = Math.max(...rows.map(([label]) => label!.length));
  const lines = rows.map(([label, text]) => `  ${label!.padEnd(width)}  ${text}`);
  return [head, ...lines, ...aggregateLines(each), ...setLines(each), `  ${verdict(each, 1 - level)}`].join(
    "\n",
  );
}

/** A figure over some of the task's sets is not its figure. */
function figureOfTask({ sets = [] }: Comparison, { name, sets: all }: Protocol): string {
  if (sets.length === all.length) return `, the figure of ${name}`;
  return `, as ${name} has it over all of its ${all.length} sets`;
}

function testRows(each: Comparison, level: number, protocol?: Protocol): string[][] {
  const [a, b] = each.systems;
  const percent = `${Number((100 * level).toFixed(2))} %`;
  const rule = protocol?.significance.test;
  const task = (test: string) => (rule === test ? `; the test of ${protocol?.name}` : "");
  const { bootstrap, swap, williams, steiger, zou, fisher, spearman, holm } = each;
  const optional = (label: string, text: string | null) => (text === null ? [] : [[label, text]]);
  const read = holm === undefined ? "   <- read this one" : "";
  return [
    [`r of ${a}`, figure(each.r[0])],
    [`r of ${b}`, figure(each.r[1])],
    ...(each.between === null ? [] : [["r between them", figure(each.between)]]),
    ["difference", `${signed(each.difference)}   ${percent}: ${interval(each.interval)}`],
    ["paired bootstrap", bootstrap ? `p ${leastP(bootstrap)}, ${bootstrap.draws} draws${read}` : "undefined"],
    ...optional(
      "after Holm",
      holm === undefined ? null : `${holm === null ? "undefined" : `p ${pValue(holm)}`}   <- read this one`,
    ),
    ...optional("swap test", swap && `p ${leastP(swap)}, ${swap.draws} draws`),
    ...optional(
      "Williams' t",
      williams &&
        `t(${williams.df}) = ${williams.t.toFixed(2)}, p ${pValue(williams.p)}   (2017's test; for normal scores${task("williams")})`,
    ),
    ...optional(
      "Steiger's Z",
      steiger && `Z = ${steiger.z.toFixed(2)}, p ${pValue(steiger.p)}   (for normal scores)`,
    ),
    ...optional("Zou's interval", zou && `${interval(zou)}   (for normal scores)`),
    ...optional(
      "Fisher's z",
      fisher &&
        `z = ${fisher.z.toFixed(2)}, p ${pValue(fisher.p)} one-tailed   (2014's and 2015's test; too cautious here${task("fisher")})`,
    ),
    [
      "Spearman",
      `${figure(spearman.r[0])} and ${figure(spearman.r[1])}, ${signed(spearman.difference)} ${interval(spearman.interval)}, p ${spearman.bootstrap ? leastP(spearman.bootstrap) : "undefined"}`,
    ],
  ];
}

/** The other aggregates, which need not agree. */
function aggregateLines(each: Comparison): string[] {
  if (each.aggregates === undefined) return [];
  const rows = (["mean", "weightedMean", "pooled"] as const)
    .filter((rule) => rule !== each.on)
    .map((rule) => {
      const { r, difference, interval: range, bootstrap } = each.aggregates![rule].pearson;
      return `  ${FIGURES[rule]}: ${figure(r[0])} and ${figure(r[1])}, ${signed(difference)} ${interval(range)}, p ${bootstrap ? leastP(bootstrap) : "undefined"}`;
    });
  return ["", ...rows];
}

function setLines({ sets }: Comparison): string[] {
  if (sets === undefined) return [];
  const number = (name: string) => ({ name, kind: "number" as const });
  const table = textTable({
    columns: [
      { name: "set" },
      number("pairs"),
      number("r"),
      number("r"),
      number("difference"),
      number("p (bootstrap)"),
      number("p (Williams)"),
    ],
    rows: sets.map((set) => ({
      cells: [
        set.name,
        String(set.n),
        figure(set.r[0]),
        figure(set.r[1]),
        signed(set.difference),
        set.bootstrap ? leastP(set.bootstrap) : "undefined",
        set.williams ? pValue(set.williams.p) : "undefined",
      ],
    })),
  });
  return [...table.split("\n").map((line) => `  ${line}`), ""];
}

function verdict(each: Comparison, alpha: number): string {
  const p = decidingP(each);
  const [better, worse] = (each.difference ?? 0) >= 0 ? each.systems : [each.systems[1], each.systems[0]];
  if (p === null) return "No test is defined here.";
  if (each.difference === 0) return "Both correlate alike with people.";
  const shown = each.holm === undefined && each.bootstrap ? leastP(each.bootstrap) : pValue(p);
  // Many pairs make any difference sure; linear images differ by their decimals.
  if (p < alpha && Math.abs(each.difference ?? 0) < 0.0005)
    return `${better} and ${worse} differ by less than 0.0005: surely (p ${shown}), but by nothing that matters.`;
  return p < alpha
    ? `${better} is better than ${worse}: a difference this large is not chance (p ${shown}).`
    : `No significant difference: chance alone gives one this large (p ${shown}).`;
}

/** p of draws, which can say no less than 1 / (draws + 1). */
function leastP({ p, draws }: { readonly p: number; readonly draws: number }): string {
  const least = 1 / (draws + 1);
  if (p > least * 1.0001) return pValue(p);
  const digits = Math.ceil(-Math.log10(least)) + 1;
  return `<= ${Number(least.toFixed(digits))}`;
}

export function pValue(p: number): string {
  return p < 0.001 ? "< 0.001" : `= ${p.toFixed(3)}`;
}

export function signed(value: number | null): string {
  return value === null ? "undefined" : `${value > 0 ? "+" : ""}${figure(value)}`;
}

export function interval(range: readonly [number, number] | null): string {
  return range === null ? "undefined" : `[${signed(range[0])}, ${signed(range[1])}]`;
}
