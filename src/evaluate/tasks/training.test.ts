import { describe, expect, it } from "vitest";
import { type GoldPair, knownSentences } from "../../data/index.ts";
import type { ScoredSet } from "../runs/scored-set.ts";
import { getProtocol } from "./protocols.ts";
import { trainingOverlap } from "./training-overlap.ts";
import { brokenRules } from "./training-rules.ts";

const YEARS: Record<string, number> = {
  "stsb-train": 2017,
  "stsb-dev": 2017,
  "sts2012-train.MSRpar": 2012,
  "sts2012.MSRpar": 2012,
  "sts2014.images": 2014,
  "sick-train": 2014,
};
const yearOf = (set: string) => YEARS[set];
const broken = (protocol: string, set: string, use: "weights" | "calibration" | "selection" = "weights") =>
  brokenRules(getProtocol(protocol), [{ set, use }], yearOf);

describe("year rules", () => {
  it("allow STS data of earlier years and all other data", () => {
    expect(broken("sts2015", "sts2014.images")).toEqual([]);
    expect(broken("sts2014", "nli-corpus")).toEqual([]);
    expect(broken("sts2012", "sts2012-train.MSRpar")).toEqual([]);
  });

  it("forbid the same year, later years, and STS-benchmark, which holds all years", () => {
    expect(broken("sts2014", "sts2014.images")[0]!.problem).toBe(
      "weights saw sts2014.images, which this protocol scores",
    );
    expect(broken("sts2013", "sts2014.images")[0]).toMatchObject({ year: 2014, taints: "all" });
    expect(broken("sts2014", "stsb-train")[0]!.problem).toMatch(/rows of 2012-2017.*before 2014/);
    expect(broken("sts2012", "sts2012.MSRpar")).toHaveLength(1);
  });

  it("count translations of STS-benchmark as 2017, whatever the catalogue knows of them", () => {
    expect(broken("sts2016", "stsb-tr-mt-train")[0]).toMatchObject({ year: 2017 });
  });

  it("taint errors only where a calibration broke them", () => {
    expect(broken("sts2014", "stsb-train", "calibration")[0]!.taints).toBe("errors");
  });

  it("let STS-benchmark's train part train, and its dev part select, nothing more", () => {
    expect(broken("stsb", "stsb-train")).toEqual([]);
    expect(broken("stsb", "stsb-dev", "selection")).toEqual([]);
    expect(broken("stsb", "stsb-dev", "calibration")).toHaveLength(1);
    expect(broken("stsb", "stsb-test")).toHaveLength(1);
  });

  it("flag STS data of an unknown year", () => {
    expect(broken("sts2014", "sts2016.unknown")[0]!.problem).toMatch(/year is not known/);
  });
});

describe("training overlap", () => {
  const pair = (a: string, b: string): GoldPair => ({ id: a, a, b, gold: 1 });
  const scored: ScoredSet = {
    name: "test",
    scale: [0, 5],
    pairs: [pair("A dog.", "A cat."), pair("One bird.", "Two birds."), pair("New", "Newer")],
    gold: new Float64Array(3),
    raw: new Float64Array(3),
    skipped: 0,
  };
  const source = { set: "train", use: "weights" as const };

  it("counts pairs in either order, whatever case and blanks, and shared sentences", async () => {
    const train = [pair("a  cat.", "A DOG."), pair("One bird.", "No birds.")];
    expect(await trainingOverlap([scored], [source, source], async () => train)).toEqual([
      { set: "test", training: "train", use: "weights", scored: 3, pairs: 1, sentences: 2 },
    ]);
  });

  it("finds sentences of SNLI, which six tracks of 2017 are made of, by digests: the texts do not ship", async () => {
    // Two sentences of SNLI 1.0 dev (CC BY-SA 4.0), one with other case and blanks; the last stands in no corpus
    const pairs = [
      pair("Two women are embracing while holding to go packages.", "A reader of this test."),
      pair("A test's reader.", "two woman  are holding PACKAGES."),
      pair("A reader of this test.", "The readers of these tests, all nine."),
    ];
    const set = { ...scored, pairs };
    const snli = { set: "snli", use: "weights" as const };
    const [found] = await trainingOverlap([set], [snli], async () => undefined, knownSentences);
    expect([found!.pairs, found!.sentences]).toEqual([null, 2]);
    expect(await knownSentences("no-such-source")).toBeUndefined();
  });

  it("is null, not 0, when the training set is not at hand", async () => {
    const [found] = await trainingOverlap([scored], [source], async () => undefined);
    expect([found!.pairs, found!.sentences]).toEqual([null, null]);
  });
});
