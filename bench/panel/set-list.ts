import type { Block, PanelSet } from "./panel-set.ts";

/** How the rows of a set come from files of the data folder. */
export type Source =
  /** Pairs as they stand. Several files of `ranks`: each is ranked by itself. */
  | { readonly kind: "files"; readonly files: readonly string[] }
  /** Pairs of a translated file, whose English originals stand in another. */
  | { readonly kind: "translated"; readonly file: string; readonly originals: Originals }
  /** One text translated, the other in English, by turns. */
  | { readonly kind: "across"; readonly file: string; readonly originals: Originals };

/** Where the English of a translated row stands. */
export interface Originals {
  readonly file: string;
  /** The last number of both ids joins them. */
  readonly scale: readonly [number, number];
  /** The translation has the two texts in the other order. */
  readonly swapped?: boolean;
}

export interface SetPlan extends Omit<PanelSet, "rows"> {
  readonly language: "en" | "es" | "ar" | "tr";
  readonly source: Source;
}

const SCORES = [0, 5] as const;
const SICK_SCALE = [1, 5] as const;
const DEV: Originals = { file: "stsb/dev.tsv", scale: SCORES };
const SICK: Originals = { file: "sick/train.tsv", scale: SICK_SCALE };
/** Its first text is the second of SICK: seen in the lengths of 992 of 1053 pairs whose texts differ by three words. */
const SICK_SWAPPED: Originals = { ...SICK, swapped: true };

const english = (id: string, ...files: string[]): SetPlan => ({
  id,
  block: "english",
  scale: SCORES,
  gold: "graded",
  use: "fit",
  language: "en",
  source: { kind: "files", files },
});

const other = (
  block: Exclude<Block, "english">,
  language: SetPlan["language"],
  id: string,
  scale: SetPlan["scale"],
  use: SetPlan["use"],
  source: Source,
): SetPlan => ({ id, block, scale, gold: "graded", use, language, source });

/**
 * Every set of the panel. A pair counts once, in the first set that has it: under its year, STS-benchmark dev has what
 * is left. Rows that share a sentence with STS-benchmark train leave 54 to 110 pairs of headlines and images a year:
 * their years are one set, and nothing is left of deft-forum and deft-news.
 */
export const SET_LIST: readonly SetPlan[] = [
  english("OnWN 2012", "sts2012/OnWN.test.tsv"),
  english("SMTeuroparl", "sts2012/SMTeuroparl.train.tsv", "sts2012/SMTeuroparl.test.tsv"),
  english("SMTnews", "sts2012/SMTnews.test.tsv"),
  english("OnWN 2013", "sts2013/OnWN.tsv"),
  english("FNWN", "sts2013/FNWN.tsv"),
  english("OnWN 2014", "sts2014/OnWN.tsv"),
  english("tweet-news", "sts2014/tweet-news.tsv"),
  english("answers-forums", "sts2015/answers-forums.tsv"),
  english("answers-students", "sts2015/answers-students.tsv"),
  english("belief", "sts2015/belief.tsv"),
  english("headlines", "sts2013/headlines.tsv", "sts2014/headlines.tsv", "sts2015/headlines.tsv"),
  english("images", "sts2014/images.tsv", "sts2015/images.tsv"),
  english("deft", "sts2014/deft-forum.tsv", "sts2014/deft-news.tsv"),
  english("STSb dev rest", "stsb/dev.tsv"),
  { ...english("SICK", "sick/train.tsv"), scale: SICK_SCALE, use: "study" },
  other("spanish", "es", "2014 news", [0, 4], "study", { kind: "files", files: ["sts2014-es/news.tsv"] }),
  other("spanish", "es", "2014 wikipedia", [0, 4], "study", {
    kind: "files",
    files: ["sts2014-es/wikipedia.tsv"],
  }),
  other("spanish", "es", "STSb dev es", SCORES, "fit", {
    kind: "translated",
    file: "stsb-es-mt/dev.tsv",
    originals: DEV,
  }),
  other("spanish", "es", "SICK es", SICK_SCALE, "study", {
    kind: "translated",
    file: "sick-es/train.tsv",
    originals: SICK,
  }),
  other("turkish", "tr", "STSb dev tr", SCORES, "fit", {
    kind: "translated",
    file: "stsb-tr-mt/dev.tsv",
    originals: DEV,
  }),
  other("arabic", "ar", "SICK ar", SICK_SCALE, "study", {
    kind: "translated",
    file: "sick-ar-mt/train.tsv",
    originals: SICK_SWAPPED,
  }),
  {
    ...other("arabic", "ar", "SemRel ar", [0, 1], "study", {
      kind: "files",
      files: ["semrel2024/arb.dev.tsv", "semrel2024/arq.dev.tsv", "semrel2024/ary.dev.tsv"],
    }),
    gold: "ranks",
  },
  other("across", "es", "STSb dev en-es", SCORES, "fit", {
    kind: "across",
    file: "stsb-es-mt/dev.tsv",
    originals: DEV,
  }),
  other("across", "tr", "STSb dev en-tr", SCORES, "fit", {
    kind: "across",
    file: "stsb-tr-mt/dev.tsv",
    originals: DEV,
  }),
  other("across", "es", "SICK en-es", SICK_SCALE, "study", {
    kind: "across",
    file: "sick-es/train.tsv",
    originals: SICK,
  }),
  other("across", "ar", "SICK en-ar", SICK_SCALE, "study", {
    kind: "across",
    file: "sick-ar-mt/train.tsv",
    originals: SICK_SWAPPED,
  }),
];
