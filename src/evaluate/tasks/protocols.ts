import type { Scale } from "../../data/types.ts";
import { unknownName } from "../../errors.ts";
import { reliabilityOfMean } from "../../stats/index.ts";
import type { Language } from "../../text/language.ts";

/**
 * How set figures become one figure. All three are always printed; a protocol names the official one.
 *
 * - `mean`: every set counts the same
 * - `weightedMean`: a set counts by its pairs
 * - `pooled`: one correlation over all pairs of all sets
 * - `apart`: sets (dev and test) are reported apart; a figure exists only for one set alone
 */
export type AggregateRule = "mean" | "weightedMean" | "pooled" | "apart";

/** Test by which the task's paper calls two systems different. */
export type SignificanceRule =
  | { readonly test: "fisher"; readonly tails: 1; readonly level: 0.05; readonly on: "weightedMean" }
  | { readonly test: "williams"; readonly tails: 1 | 2; readonly level: 0.05; readonly on: "set" }
  | { readonly test: "none" };

/** Agreement of people on a set: what a system can be expected to reach, not an upper bound in law. */
export interface HumanCeiling {
  readonly r: number;
  /** How it was measured. */
  readonly measure: string;
  /** Of the set's gold (0..1), for r corrected for attenuation. */
  readonly reliability?: number;
  /** How it was found. */
  readonly from?: string;
}

export interface ProtocolSet {
  /** The set's name in its year, e.g. "headlines". */
  readonly name: string;
  /** Catalogue name under which its gold is looked for, e.g. "sts2014.headlines". */
  readonly data: string;
  /** Scored pairs in the official set. */
  readonly pairs: number;
  readonly languages: readonly [Language, Language];
  readonly ceiling?: HumanCeiling;
  /** Why the set cannot ship, and what the user does about it; absent for sets that ship. */
  readonly obtain?: string;
}

export interface Protocol {
  /** As `--protocol` takes it. */
  readonly name: string;
  readonly title: string;
  /** Year of the task: a system may have seen STS data of earlier years only. */
  readonly year: number;
  readonly scale: Scale;
  readonly sets: readonly ProtocolSet[];
  readonly aggregate: AggregateRule;
  /** What a set that a run lacks does to the official aggregate. */
  readonly missing: "counts-zero" | "no-aggregate" | "left-out";
  readonly significance: SignificanceRule;
  readonly training: {
    /** In words, as the task had it. */
    readonly allowed: string;
    /** Task year limit: STS data of this year or later is out. Undefined: no year rule. */
    readonly before?: number;
    /** Catalogue names (or their beginnings) that are allowed whatever their year, e.g. a set's own train part. */
    readonly alsoAllowed?: readonly string[];
  };
  /** Runs a team could submit; undefined where no task ran. */
  readonly runsPerTeam?: number;
  /** Whether runs could carry confidences (scored by weighted Pearson). */
  readonly confidence: boolean;
  /** Name of the published table, for `samesay leaderboard` and `--published`. */
  readonly published?: string;
  readonly source: string;
  readonly notes: readonly string[];
}

const EN = ["en", "en"] as const;
const ES = ["es", "es"] as const;

const FISHER = { test: "fisher", tails: 1, level: 0.05, on: "weightedMean" } as const;

/** Annotators of a pair in 2014 and 2015 (English). */
const RATERS = 5;

const ONE_VS_REST = "each annotator against the mean of the others, Pearson, averaged";

/** 2014: what the paper prints, and the reliability that follows from it. */
const oneVsRest = (r: number): HumanCeiling => ({
  r,
  measure: ONE_VS_REST,
  reliability: reliabilityOfMean(r, RATERS),
  from: "annotator against the others, five annotators",
});

/** 2015: the reliability is that of the raw annotations, as far as they are those of official pairs (NumPy: ICC(1,5)). */
const annotated = (r: number, reliability: number): HumanCeiling => ({
  r,
  measure: ONE_VS_REST,
  reliability,
  from: "analysis of variance of the five annotations of each pair",
});

/** Two crowds on the Spanish news of 2014: the second scored pairs of the first again in 2015, as controls. */
const CONTROL_PAIRS: HumanCeiling = {
  r: 0.886,
  measure: "mean of a crowd of 2015 against that of 2014 on control pairs, Pearson",
  reliability: 0.886,
  from: "the same pairs scored by two crowds",
};

/** A set of the year's own test data; `data` is its catalogue name. */
function set(
  prefix: string,
  name: string,
  pairs: number,
  languages: readonly [Language, Language] = EN,
  more: Pick<ProtocolSet, "ceiling" | "obtain"> = {},
): ProtocolSet {
  return { name, data: `${prefix}.${name}`, pairs, languages, ...more };
}

const ADD = "not distributed with samesay; add the organisers' files with `samesay data add`";

const TRACKS_2017: readonly ProtocolSet[] = [
  set("sts2017", "track1.ar-ar", 250, ["ar", "ar"], { obtain: ADD }),
  set("sts2017", "track2.ar-en", 250, ["ar", "en"], { obtain: ADD }),
  set("sts2017", "track3.es-es", 250, ES, { obtain: ADD }),
  set("sts2017", "track4a.es-en", 250, ["es", "en"], { obtain: ADD }),
  set("sts2017", "track4b.es-en", 250, ["es", "en"], { obtain: ADD }),
  set("sts2017", "track5.en-en", 250, EN, { obtain: ADD }),
  set("sts2017", "track6.tr-en", 250, ["tr", "en"], { obtain: ADD }),
];

const STS2017: Protocol = {
  name: "sts2017",
  title: "STS 2017, all tracks",
  year: 2017,
  scale: [0, 5],
  sets: TRACKS_2017,
  aggregate: "mean",
  missing: "no-aggregate",
  significance: { test: "williams", tails: 2, level: 0.05, on: "set" },
  training: {
    allowed:
      "all STS data of 2012-2016; Arabic 1,081, Arabic-English 2,162 and Spanish-English MT 1,000 training pairs of 2017; trials of 23 pairs",
    before: 2017,
    alsoAllowed: ["sts2017-train", "sts2017-trial"],
  },
  runsPerTeam: 3,
  confidence: false,
  published: "sts2017",
  source: "SemEval-2017 task 1",
  notes: [
    "Pearson is printed times 100. The official aggregate is the plain mean of all seven columns; the paper's text defines it over tracks 1-5.",
    "Track 4b: 53 % of the gold is 5 and 13 % below 3; the paper warns that Pearson suits it badly.",
  ],
};

/** One protocol for each 2017 track, whose official figure is the track's own Pearson. */
const TRACK_PROTOCOLS: readonly Protocol[] = TRACKS_2017.map((track) => ({
  ...STS2017,
  name: `sts2017-${track.name.split(".")[0]}`,
  title: `STS 2017, ${track.name.replace(".", " ")}`,
  sets: [track],
  aggregate: "pooled",
  missing: "left-out",
}));

/** Every protocol that `--protocol` takes. The interpretable task has its own evaluator. */
export const PROTOCOLS: readonly Protocol[] = [
  {
    name: "sts2012",
    title: "STS 2012",
    year: 2012,
    scale: [0, 5],
    sets: [
      set("sts2012", "MSRpar", 750),
      set("sts2012", "MSRvid", 750),
      set("sts2012", "SMTeuroparl", 459),
      set("sts2012", "OnWN", 750),
      set("sts2012", "SMTnews", 399),
    ],
    aggregate: "pooled",
    missing: "left-out",
    significance: { test: "none" },
    training: {
      allowed: "the 2012 training parts (MSRpar 750, MSRvid 750, SMTeuroparl 734)",
      before: 2012,
      alsoAllowed: ["sts2012-train"],
    },
    runsPerTeam: 3,
    confidence: false,
    source: "SemEval-2012 task 6 (the later overview papers print its sizes only)",
    notes: [
      "The papers of 2014-2016 list 750 pairs each for SMTnews and SMTeuroparl; the released test sets have 399 and 459.",
      "OnWN and SMTnews were surprise sets without training part.",
    ],
  },
  {
    name: "sts2013",
    title: "STS 2013",
    year: 2013,
    scale: [0, 5],
    sets: [
      set("sts2013", "headlines", 750),
      set("sts2013", "OnWN", 561),
      set("sts2013", "FNWN", 189),
      set("sts2013", "SMT", 750, EN, {
        obtain: "licensed by the LDC (GALE); if you hold the licence, add the file with `samesay data add`",
      }),
    ],
    aggregate: "weightedMean",
    missing: "left-out",
    significance: { test: "none" },
    training: { allowed: "all STS data of 2012", before: 2013 },
    runsPerTeam: 3,
    confidence: false,
    source: "*SEM 2013 shared task (the later overview papers print its sizes only)",
    notes: [
      "Without the SMT part the aggregate covers 1,500 of 2,250 pairs and does not compare with published ones.",
    ],
  },
  {
    name: "sts2014",
    title: "STS 2014, English",
    year: 2014,
    scale: [0, 5],
    sets: [
      set("sts2014", "deft-forum", 450, EN, { ceiling: oneVsRest(0.586) }),
      // biome-ignore lint/suspicious/noApproximativeNumericConstant: an agreement of .707, not the root of a half
      set("sts2014", "deft-news", 300, EN, { ceiling: oneVsRest(0.707) }),
      set("sts2014", "headlines", 750, EN, { ceiling: oneVsRest(0.794) }),
      set("sts2014", "images", 750, EN, { ceiling: oneVsRest(0.836) }),
      set("sts2014", "OnWN", 750, EN, { ceiling: oneVsRest(0.672) }),
      set("sts2014", "tweet-news", 750, EN, { ceiling: oneVsRest(0.744) }),
    ],
    aggregate: "weightedMean",
    missing: "counts-zero",
    significance: FISHER,
    training: { allowed: "all STS data of 2012 and 2013", before: 2014 },
    runsPerTeam: 3,
    confidence: true,
    published: "sts2014",
    source: "SemEval-2014 task 10",
    notes: ["Optional confidences 0-100 give a weighted Pearson; they barely changed the ranking."],
  },
  {
    name: "sts2014-es",
    title: "STS 2014, Spanish",
    year: 2014,
    scale: [0, 4],
    sets: [
      set("sts2014-es", "wikipedia", 324, ES, {
        ceiling: {
          r: 0.8546,
          measure: "crowd mean against the mean of two students, Pearson",
          // Three measurements of one thing: r(crowd, s1) r(crowd, s2) / r(s1, s2).
          reliability: (0.824 * 0.742) / 0.6974,
          from: "crowd and two students against each other",
        },
      }),
      set("sts2014-es", "news", 480, ES, { ceiling: CONTROL_PAIRS }),
    ],
    aggregate: "weightedMean",
    missing: "counts-zero",
    significance: FISHER,
    training: {
      allowed: "65 Spanish trial pairs and all English STS data of 2012 and 2013",
      before: 2014,
      alsoAllowed: ["sts2014-es-trial"],
    },
    runsPerTeam: 3,
    confidence: false,
    published: "sts2014-es",
    source: "SemEval-2014 task 10",
    notes: ["Gold is 0-4: 3 merges 3 and 4 of the English scale."],
  },
  {
    name: "sts2015",
    title: "STS 2015, English",
    year: 2015,
    scale: [0, 5],
    sets: [
      set("sts2015", "answers-forums", 375, EN, { ceiling: annotated(0.742, 0.8906) }),
      set("sts2015", "answers-students", 750, EN, { ceiling: annotated(0.822, 0.9239) }),
      set("sts2015", "belief", 375, EN, { ceiling: annotated(0.721, 0.8872) }),
      set("sts2015", "headlines", 750, EN, { ceiling: annotated(0.869, 0.9491) }),
      set("sts2015", "images", 750, EN, { ceiling: annotated(0.888, 0.9563) }),
    ],
    aggregate: "weightedMean",
    missing: "counts-zero",
    significance: FISHER,
    training: { allowed: "all STS data of 2012-2014", before: 2015 },
    runsPerTeam: 3,
    confidence: false,
    published: "sts2015",
    source: "SemEval-2015 task 2",
    notes: ["Agreement is that of the released pairs, after the organisers' filter."],
  },
  {
    name: "sts2015-es",
    title: "STS 2015, Spanish",
    year: 2015,
    scale: [0, 4],
    sets: [
      set("sts2015-es", "wikipedia", 251, ES, { obtain: ADD }),
      set("sts2015-es", "newswire", 500, ES, { obtain: ADD, ceiling: CONTROL_PAIRS }),
    ],
    aggregate: "weightedMean",
    missing: "counts-zero",
    significance: FISHER,
    training: { allowed: "the Spanish sets of 2014 and all English STS data of 2012-2014", before: 2015 },
    runsPerTeam: 3,
    confidence: false,
    published: "sts2015-es",
    source: "SemEval-2015 task 2",
    notes: [
      "The paper reports differences between nearly all teams; Fisher's z with 251 and 500 pairs does not give them.",
    ],
  },
  {
    name: "sts2016",
    title: "STS 2016, English",
    year: 2016,
    scale: [0, 5],
    sets: [
      set("sts2016", "answer-answer", 254, EN, { obtain: ADD }),
      set("sts2016", "headlines", 249, EN, { obtain: ADD }),
      set("sts2016", "plagiarism", 230, EN, { obtain: ADD }),
      set("sts2016", "postediting", 244, EN, { obtain: ADD }),
      set("sts2016", "question-question", 209, EN, { obtain: ADD }),
    ],
    aggregate: "weightedMean",
    missing: "counts-zero",
    significance: { test: "none" },
    training: { allowed: "all STS data of 2012-2015, raw 2015 annotations included", before: 2016 },
    runsPerTeam: 3,
    confidence: false,
    published: "sts2016",
    source: "SemEval-2016 task 1",
    notes: ["Runs scored more pairs than count: only those with gold do. Blank gold lines are skipped."],
  },
  {
    name: "sts2016-xl",
    title: "STS 2016, Spanish-English",
    year: 2016,
    scale: [0, 5],
    sets: [
      set("sts2016-es-en", "news", 301, ["es", "en"], { obtain: ADD }),
      set("sts2016-es-en", "multisource", 294, ["es", "en"], { obtain: ADD }),
    ],
    aggregate: "weightedMean",
    missing: "counts-zero",
    significance: { test: "none" },
    training: { allowed: "103 trial pairs and all STS data of 2012-2015", before: 2016 },
    runsPerTeam: 3,
    confidence: false,
    published: "sts2016-xl",
    source: "SemEval-2016 task 1",
    notes: ["Runs scored 2,973 multi-source pairs, of which 294 have gold."],
  },
  STS2017,
  ...TRACK_PROTOCOLS,
  {
    name: "stsb",
    title: "STS Benchmark",
    year: 2017,
    scale: [0, 5],
    sets: [
      { name: "dev", data: "stsb-dev", pairs: 1500, languages: EN },
      { name: "test", data: "stsb-test", pairs: 1379, languages: EN, obtain: ADD },
    ],
    aggregate: "apart",
    missing: "left-out",
    significance: { test: "williams", tails: 2, level: 0.05, on: "set" },
    training: {
      allowed:
        "stsb-train and any other data, as long as no label of a dev or test pair enters; settings are chosen on dev",
      alsoAllowed: ["stsb-train"],
    },
    confidence: false,
    published: "stsb",
    source: "SemEval-2017 task 1, section 8",
    notes: [
      "One Pearson over a whole split, never a mean of genres. Dev and test are reported apart; test is for settings that no longer change.",
      "Test has a forum source that train lacks, and pairs repeat across splits: report with and without repeats (`samesay audit`).",
    ],
  },
  {
    name: "sick",
    title: "SICK relatedness",
    year: 2014,
    scale: [1, 5],
    sets: [
      {
        name: "trial",
        data: "sick-trial",
        pairs: 500,
        languages: EN,
        obtain: "CC BY-NC-SA 3.0; add the SICK files with `samesay data add`",
      },
      {
        name: "test",
        data: "sick-test",
        pairs: 4927,
        languages: EN,
        obtain: "CC BY-NC-SA 3.0; add the SICK files with `samesay data add`",
      },
    ],
    aggregate: "apart",
    missing: "left-out",
    significance: { test: "none" },
    training: { allowed: "sick-train", alsoAllowed: ["sick-train"] },
    confidence: false,
    source: "SemEval-2014 task 1",
    notes: [
      "Relatedness is not similarity: the scale is 1-5 and unrelated pairs share topics. Trial and test are reported apart.",
    ],
  },
];

/** What people reach on a set, by its catalogue name; undefined where no annotator data is known. */
export function humanCeiling(data: string): HumanCeiling | undefined {
  // The tokenised form holds the same pairs.
  const name = data.replace("sts2014-es-tokenised.", "sts2014-es.");
  return PROTOCOLS.flatMap(({ sets }) => sets).find((set) => set.data === name)?.ceiling;
}

/** @throws StsError E_UNKNOWN_NAME with the nearest names */
export function getProtocol(name: string): Protocol {
  const found = PROTOCOLS.find((protocol) => protocol.name === name);
  if (found === undefined)
    throw unknownName(
      "protocol",
      name,
      PROTOCOLS.map((p) => p.name),
    );
  return found;
}
