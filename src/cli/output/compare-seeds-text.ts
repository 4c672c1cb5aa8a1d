import {
  figure,
  HEADLINE_NAMES,
  type Protocol,
  type SeedsDocument,
  textTable,
} from "../../evaluate/index.ts";
import { interval, pValue, signed } from "./compare-text.ts";

/** Seeds of one or more systems for a terminal. */
export function seedsText(document: SeedsDocument, level: number, protocol?: Protocol): string {
  const { on, sets, n, systems, comparisons } = document;
  const number = (name: string) => ({ name, kind: "number" as const });
  const own = protocol && on === protocol.aggregate && sets.length === protocol.sets.length;
  const of = on === "set" ? "r" : `r, ${HEADLINE_NAMES[on]}${own ? `, the figure of ${protocol.name}` : ""}`;
  const percent = `${Number((100 * level).toFixed(2))} %`;
  const table = textTable({
    title: `${sets.length === 1 ? sets[0] : `${sets.length} sets`}, ${n} pairs: ${of}`,
    columns: [
      { name: "system" },
      ...["seeds", "mean", "sd", "least", "greatest", "Spearman", "sd"].map(number),
    ],
    rows: systems.map(({ system, pearson, spearman }) => ({
      cells: [
        system,
        String(pearson.values.length),
        figure(pearson.mean),
        figure(pearson.sd, 4),
        figure(Math.min(...pearson.values)),
        figure(Math.max(...pearson.values)),
        figure(spearman.mean),
        figure(spearman.sd, 4),
      ],
    })),
  });
  const tests = comparisons.map((each) => {
    const [a, b] = each.systems;
    const p = each.holm === undefined ? each.p : each.holm;
    const test =
      each.t === null ? "" : `; t(${each.df.toFixed(1)}) = ${each.t.toFixed(2)}, p ${pValue(each.p ?? NaN)}`;
    const corrected = each.holm === undefined || p === null ? "" : `, after Holm p ${pValue(p)}`;
    return [
      `${a} less ${b}: ${signed(each.difference)}   ${percent}: ${interval(each.interval)}${test}${corrected}`,
      `  Spearman: ${signed(each.spearman.difference)} ${interval(each.spearman.interval)}${each.spearman.p === null ? "" : `, p ${pValue(each.spearman.p)}`}`,
      `  ${verdict(a, b, each.difference, p, 1 - level)}`,
    ].join("\n");
  });
  return [table, ...tests, document.signature].join("\n\n");
}

function verdict(a: string, b: string, difference: number, p: number | null, alpha: number): string {
  if (p === null) return "Nothing varies: no test is defined.";
  const [better, worse] = difference >= 0 ? [a, b] : [b, a];
  return p < alpha
    ? `${better} is better than ${worse}: neither other seeds nor other pairs explain a difference this large.`
    : "No significant difference: other seeds or other pairs alone give one this large.";
}
