import { checkRecord, checkText } from "../../arguments.ts";
import type { Language } from "../../text/language.ts";
import type { ColumnMap } from "../read/columns.ts";
import type { PairFormat } from "../read/format.ts";
import type { Scale } from "../types.ts";

/** One named set: shipped, added by the user, or known and to be added. */
export interface SetRecord {
  /** As `--data` takes it, e.g. "sts2012.MSRpar". */
  readonly name: string;
  /** Year of the task, where there was one. */
  readonly year?: number;
  readonly split?: "train" | "dev" | "test" | "trial";
  /** Languages of texts a and b. */
  readonly languages: readonly [Language, Language];
  readonly scale: Scale;
  /** The organisers' name of the part. */
  readonly source: string;
  /** Pairs with gold. */
  readonly pairs: number;
  readonly licence: string;
  /** Licence texts, relative to licences/ of the data folder. */
  readonly licenceFiles: readonly string[];
  /** Task or site the set comes from. */
  readonly origin: string;
  /** Path relative to the data folder; absent while the set is not here. */
  readonly file?: string;
  /** Of the file's bytes, as hexadecimal. */
  readonly sha256?: string;
  readonly format?: PairFormat;
  readonly columns?: ColumnMap;
  /** Where a set that cannot be shipped is had, and how it is added. */
  readonly obtain?: string;
  /** Pattern of the organisers' file name, by which `data add` knows the set. */
  readonly files?: string;
  /** Lines of the organisers' input file, pairs without gold included: what a run of the task has a score for. */
  readonly lines?: number;
  /** Lines of an input file as distributed that goes on behind its gold (2017, track 6): the first `pairs` are the set. */
  readonly inputLines?: number;
}

/** A name for several sets. */
export interface SetGroup {
  readonly name: string;
  readonly title: string;
  readonly sets: readonly string[];
}

export interface Catalogue {
  readonly schema: 1;
  readonly sets: readonly SetRecord[];
  readonly groups: readonly SetGroup[];
}

/**
 * Names that SentEval, MTEB and GLUE give to the same sets, in lower case. Their STS13 lacks SMT as ours does; SICK-R of
 * MTEB is all of SICK.
 */
const ALIASES: Readonly<Record<string, string>> = {
  sts12: "sts2012",
  sts13: "sts2013",
  sts14: "sts2014",
  sts15: "sts2015",
  sts16: "sts2016",
  sts17: "sts2017",
  stsbenchmark: "stsb-test",
  "sts-b": "stsb",
  "sick-r": "sick",
  sickrelatedness: "sick",
};

/** The records a name stands for, one or a group's; undefined for an unknown name. Case is ignored. */
export function findSets(
  catalogue: Catalogue,
  name: string,
): { name: string; records: SetRecord[] } | undefined {
  checkRecord(catalogue, "findSets: catalogue", "a Catalogue", ["sets", "groups"]);
  checkText(name, "findSets: name");
  const lower = name.toLowerCase();
  // SentEval's folders are called STS12-en-test and so on.
  const wanted = ALIASES[lower.replace(/^(sts\d\d)-en-test$/, "$1")] ?? lower;
  const set = catalogue.sets.find((record) => record.name.toLowerCase() === wanted);
  if (set !== undefined) return { name: set.name, records: [set] };
  const group = catalogue.groups.find((candidate) => candidate.name.toLowerCase() === wanted);
  if (group === undefined) return undefined;
  const records = group.sets.map((member) => catalogue.sets.find((record) => record.name === member)!);
  return { name: group.name, records };
}

/** All names that `--data` takes, groups first. */
export function knownNames(catalogue: Catalogue): string[] {
  checkRecord(catalogue, "knownNames: catalogue", "a Catalogue", ["sets", "groups"]);
  return [...catalogue.groups.map((group) => group.name), ...catalogue.sets.map((record) => record.name)];
}

/** The shipped catalogue with the user's records: those replace shipped ones without a file, others are added. */
export function mergeCatalogues(shipped: Catalogue, added: readonly SetRecord[]): Catalogue {
  const byName = new Map(added.map((record) => [record.name.toLowerCase(), record]));
  const sets = shipped.sets.map((record) => {
    const own = byName.get(record.name.toLowerCase());
    if (own === undefined || record.file !== undefined) return record;
    byName.delete(record.name.toLowerCase());
    return own;
  });
  const names = new Set(sets.map((record) => record.name.toLowerCase()));
  for (const [key, record] of byName) if (!names.has(key)) sets.push(record);
  return { ...shipped, sets };
}
