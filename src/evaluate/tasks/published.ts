import { checkList, checkRecord, checkText } from "../../arguments.ts";
import { StsError, unknownName } from "../../errors.ts";

/** How the aggregate column of a published table comes about from its set columns. */
export interface PublishedAggregate {
  /** Heading in the file. */
  readonly column: string;
  /** `weighted-mean`: weights are `pairs`; `mean`: every column counts the same. */
  readonly rule: "weighted-mean" | "mean";
  /** Decimals printed in the paper. */
  readonly decimals: number;
}

/** One column of a published table. */
export interface PublishedColumn {
  /** Heading in the file, as the paper prints it. */
  readonly name: string;
  /** Pairs of the set: its weight in a weighted mean. */
  readonly pairs: number;
  /** Name of the same set in the protocol of that year. */
  readonly set: string;
}

/** What a table is, where it stands, and how to read it. */
export interface PublishedSpec {
  readonly name: string;
  readonly title: string;
  /** File under data/published. */
  readonly file: string;
  /** Paper and table number. */
  readonly source: string;
  /** What the figures are: Pearson's r, 100 r, or F1. */
  readonly unit: "r" | "r x 100" | "F1";
  readonly columns: readonly PublishedColumn[];
  readonly aggregate?: PublishedAggregate;
  /** Columns that a second, differently defined aggregate would take; printed beside the first. */
  readonly alternative?: { readonly label: string; readonly columns: readonly string[] };
  /** Known faults of the printed table, in our words. */
  readonly inconsistencies: readonly string[];
}

/** A row of a published table; `undefined` where the paper prints nothing. */
export interface PublishedRow {
  readonly rank?: string;
  readonly team: string;
  readonly run: string;
  readonly kind: "system" | "baseline";
  /** In the order of the spec's columns, in the table's unit. */
  readonly values: readonly (number | undefined)[];
  readonly aggregate?: number;
  readonly note?: string;
}

export interface PublishedTable extends PublishedSpec {
  readonly rows: readonly PublishedRow[];
}

const column = (name: string, pairs: number, set: string): PublishedColumn => ({ name, pairs, set });

const INTERPRETABLE = [
  ["H-ALI", "headlines alignment"],
  ["H-TYPE", "headlines type"],
  ["H-SCORE", "headlines score"],
  ["H-T+S", "headlines type and score"],
  ["I-ALI", "images alignment"],
  ["I-TYPE", "images type"],
  ["I-SCORE", "images score"],
  ["I-T+S", "images type and score"],
].map(([name, set]) => column(name!, 0, set!));

/** Every published leaderboard, by the name that `samesay leaderboard` takes. */
export const PUBLISHED: readonly PublishedSpec[] = [
  {
    name: "sts2014",
    title: "STS 2014, English",
    file: "2014-english.tsv",
    source: "SemEval-2014 task 10, table 3",
    unit: "r",
    columns: [
      column("deft-forum", 450, "deft-forum"),
      column("deft-news", 300, "deft-news"),
      column("headlines", 750, "headlines"),
      column("images", 750, "images"),
      column("OnWN", 750, "OnWN"),
      column("tweet-news", 750, "tweet-news"),
    ],
    aggregate: { column: "weighted-mean", rule: "weighted-mean", decimals: 3 },
    inconsistencies: [
      "A set that a run did not submit counts as 0 in the weighted mean (LIPN run1 lacks OnWN, run2 has deft-forum only).",
      "Text: best deft-news 0.781 (NTNU); table: 0.785 (Meerkat Mafia Hulk).",
      "Text: TakeLab ten points below the best system; table: 0.083.",
      "Text: UMCC_DLSI's third English rank is 33; table: 30.",
    ],
  },
  {
    name: "sts2014-es",
    title: "STS 2014, Spanish",
    file: "2014-spanish.tsv",
    source: "SemEval-2014 task 10, table 4",
    unit: "r",
    columns: [column("Wikipedia", 324, "wikipedia"), column("News", 480, "news")],
    aggregate: { column: "weighted-mean", rule: "weighted-mean", decimals: 3 },
    inconsistencies: [
      "Two Wikipedia figures have four decimals (0.7802, 0.7803) to tell them apart; the rest have three.",
    ],
  },
  {
    name: "sts2015",
    title: "STS 2015, English",
    file: "2015-english.tsv",
    source: "SemEval-2015 task 2, table 3",
    unit: "r",
    columns: [
      column("answers-forums", 375, "answers-forums"),
      column("answers-students", 750, "answers-students"),
      column("belief", 375, "belief"),
      column("headlines", 750, "headlines"),
      column("images", 750, "images"),
    ],
    aggregate: { column: "mean", rule: "weighted-mean", decimals: 4 },
    inconsistencies: [
      "The column headed mean is the mean weighted by pairs.",
      "Text: 74 runs; the table has 73 system rows, one of them (UBC RUN1) printed twice (ranks 53 and 54).",
      "TakeLab is printed with rank 42 beside yiGou-midbaitu's 42; the word-overlap baseline holds rank 61.",
      "Text: the best run differs from rank 11 down; Fisher's z on the weighted means (n 3000) puts the border at rank 10.",
    ],
  },
  {
    name: "sts2015-es",
    title: "STS 2015, Spanish",
    file: "2015-spanish.tsv",
    source: "SemEval-2015 task 2, table 4",
    unit: "r",
    columns: [column("Wikipedia", 251, "wikipedia"), column("Newswire", 500, "newswire")],
    aggregate: { column: "weighted-mean", rule: "weighted-mean", decimals: 3 },
    inconsistencies: [
      "Text: nearly all teams differ significantly; that does not follow from Fisher's z with 251 and 500 pairs.",
    ],
  },
  {
    name: "sts2015-interpretable-gold",
    title: "Interpretable STS 2015, gold chunks",
    file: "2015-interpretable-gold-chunks.tsv",
    source: "SemEval-2015 task 2, table 5",
    unit: "F1",
    columns: INTERPRETABLE,
    inconsistencies: [],
  },
  {
    name: "sts2015-interpretable-system",
    title: "Interpretable STS 2015, system chunks",
    file: "2015-interpretable-system-chunks.tsv",
    source: "SemEval-2015 task 2, table 6",
    unit: "F1",
    columns: INTERPRETABLE,
    inconsistencies: [],
  },
  {
    name: "sts2016",
    title: "STS 2016, English",
    file: "2016-english.tsv",
    source: "SemEval-2016 task 1, tables 4 and 5",
    unit: "r",
    columns: [
      column("Ans.-Ans.", 254, "answer-answer"),
      column("HDL", 249, "headlines"),
      column("Plagiarism", 230, "plagiarism"),
      column("Postediting", 244, "postediting"),
      column("Ques.-Ques.", 209, "question-question"),
    ],
    aggregate: { column: "ALL", rule: "weighted-mean", decimals: 5 },
    inconsistencies: [
      "Text: best question-question 0.747 by Samsung EN2; table: MayoNLPTeam Run3 (0.74705), EN2 has 0.58567.",
      "Text: 43 teams, 119 systems; tables: 44 team names, 123 system rows, 113 ranked on time.",
      "IHS-RD-Belarus Run3 has a single figure, filed under Postediting because it equals Run1's; its ALL is not printed.",
    ],
  },
  {
    name: "sts2016-xl",
    title: "STS 2016, Spanish-English",
    file: "2016-crosslingual.tsv",
    source: "SemEval-2016 task 1, table 7",
    unit: "r",
    columns: [column("News", 301, "news"), column("Multi-Src", 294, "multisource")],
    aggregate: { column: "Mean", rule: "weighted-mean", decimals: 5 },
    inconsistencies: [
      "The column headed Mean is the mean weighted by pairs.",
      "The team LIPM-IIMAS is LIPN-IIMAS in table 5.",
    ],
  },
  {
    name: "sts2017",
    title: "STS 2017, all tracks",
    file: "2017-tracks.tsv",
    source: "SemEval-2017 task 1, table 10",
    unit: "r x 100",
    columns: [
      column("AR-AR", 250, "track1.ar-ar"),
      column("AR-EN", 250, "track2.ar-en"),
      column("SP-SP", 250, "track3.es-es"),
      column("SP-EN", 250, "track4a.es-en"),
      column("SP-EN-WMT", 250, "track4b.es-en"),
      column("EN-EN", 250, "track5.en-en"),
      column("EN-TR", 250, "track6.tr-en"),
    ],
    aggregate: { column: "Primary", rule: "mean", decimals: 2 },
    alternative: {
      label: "tracks 1-5",
      columns: ["AR-AR", "AR-EN", "SP-SP", "SP-EN", "SP-EN-WMT", "EN-EN"],
    },
    inconsistencies: [
      "The text defines Primary as the mean over tracks 1-5; all 45 printed values are the mean of all seven columns, Turkish included.",
      "No negative figure is printed, unlike 2015 and 2016; some may be absolute values.",
      "Table 9 counts the baseline row in every track, but not in the Primary line (44).",
    ],
  },
  {
    name: "stsb",
    title: "STS Benchmark",
    file: "stsbenchmark.tsv",
    source: "SemEval-2017 task 1, table 14",
    unit: "r x 100",
    columns: [column("dev", 1500, "dev"), column("test", 1379, "test")],
    inconsistencies: ["Table 11 prints 525 test captions; table 13 and both totals need 625."],
  },
];

/** @throws StsError E_UNKNOWN_NAME with the nearest names */
export function publishedSpec(name: string): PublishedSpec {
  const found = PUBLISHED.find((spec) => spec.name === name);
  if (found === undefined)
    throw unknownName(
      "leaderboard",
      name,
      PUBLISHED.map((spec) => spec.name),
    );
  return found;
}

/**
 * Reads the text of a published table.
 * @param spec what the file is
 * @param text the whole file: one header line, tab-separated, no quoting
 * @throws StsError E_FORMAT, as "file:line: problem"
 */
export function parsePublished(spec: PublishedSpec, text: string): PublishedTable {
  checkRecord(spec, "parsePublished: spec", "a PublishedSpec", ["name", "file", "columns"]);
  checkText(text, "parsePublished: text");
  const [header = "", ...lines] = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const heads = header.split("\t");
  const indexOf = (name: string) => {
    const at = heads.indexOf(name);
    if (at < 0) throw new StsError("E_FORMAT", `${spec.file}:1: no column "${name}"`);
    return at;
  };
  const columns = spec.columns.map((c) => indexOf(c.name));
  const aggregate = spec.aggregate === undefined ? -1 : indexOf(spec.aggregate.column);
  const rank = ["rank", "order", "rank-I"].map((name) => heads.indexOf(name)).find((at) => at >= 0) ?? -1;
  const rows: PublishedRow[] = [];
  for (const [i, line] of lines.entries()) {
    if (line === "") continue;
    const cells = line.split("\t");
    if (cells.length !== heads.length) {
      throw new StsError(
        "E_FORMAT",
        `${spec.file}:${i + 2}: ${cells.length} columns, the header has ${heads.length}`,
      );
    }
    const figure = (at: number): number | undefined => {
      const cell = at < 0 ? "" : cells[at]!;
      if (cell === "") return undefined;
      const value = Number(cell);
      if (Number.isFinite(value)) return value;
      throw new StsError("E_FORMAT", `${spec.file}:${i + 2}: "${cell}" is not a number`);
    };
    const named = (name: string) => cells[heads.indexOf(name)] ?? "";
    const total = figure(aggregate);
    const note = named("note");
    const place = cells[rank] ?? "";
    rows.push({
      team: named("team") || named("name"),
      run: named("run"),
      kind: isBaseline(named("team"), named("kind")) ? "baseline" : "system",
      values: columns.map(figure),
      ...(place === "" ? {} : { rank: place }),
      ...(total === undefined ? {} : { aggregate: total }),
      ...(note === "" ? {} : { note }),
    });
  }
  return { ...spec, rows };
}

/** Tables without a `kind` column still have an organisers' row. */
function isBaseline(team: string, kind: string): boolean {
  return kind.includes("baseline") || team === "STS organisers";
}

/**
 * The aggregate of a row, recomputed from its set figures by the table's own rule.
 * A missing set counts 0 in a weighted mean, as the organisers did in 2014; a plain mean (2017) exists
 * only where all columns do.
 * @returns the value in the table's unit, unrounded; undefined when the table has no aggregate or the row lacks sets
 */
export function recomputeAggregate(
  spec: PublishedSpec,
  values: readonly (number | undefined)[],
): number | undefined {
  checkRecord(spec, "recomputeAggregate: spec", "a PublishedSpec", ["columns"]);
  checkList(values, "recomputeAggregate: values", "an array of numbers");
  if (spec.aggregate === undefined || values.every((v) => v === undefined)) return undefined;
  if (spec.aggregate.rule === "mean") {
    if (values.some((v) => v === undefined)) return undefined;
    return values.reduce<number>((sum, v) => sum + v!, 0) / values.length;
  }
  let sum = 0;
  let weight = 0;
  for (const [i, c] of spec.columns.entries()) {
    sum += c.pairs * (values[i] ?? 0);
    weight += c.pairs;
  }
  return sum / weight;
}

/** The table's second aggregate (2017: tracks 1-5 as the text defines them); undefined when it has none or sets lack. */
export function alternativeAggregate(
  spec: PublishedSpec,
  values: readonly (number | undefined)[],
): number | undefined {
  if (spec.alternative === undefined) return undefined;
  let sum = 0;
  for (const name of spec.alternative.columns) {
    const value = values[spec.columns.findIndex((c) => c.name === name)];
    if (value === undefined) return undefined;
    sum += value;
  }
  return sum / spec.alternative.columns.length;
}
