import { checkRecord, checkRecords } from "../../arguments.ts";
import { StsError } from "../../errors.ts";
import type { System } from "../../systems/index.ts";
import { figure, type Table } from "../table.ts";
import { readPublishedFile } from "./published-files.ts";

/** A pair of the 2017 paper's table 12, with what people and five good systems gave it. */
export interface PublishedDifficultPair {
  readonly a: string;
  readonly b: string;
  /** Kind of error that the paper names. */
  readonly error: string;
  /** 0-5. */
  readonly people: number;
  /** Scores by system, 0-5. */
  readonly scores: Readonly<Record<string, number>>;
}

const FILE = "2017-confusing-pairs.tsv";

/** Table 12 of the 2017 paper: six pairs to show and to test on, never to train on. Node only. */
export async function publishedDifficultPairs(): Promise<PublishedDifficultPair[]> {
  const [header = "", ...lines] = (await readPublishedFile(FILE)).trimEnd().split(/\r?\n/);
  const [, , , , ...systems] = header.split("\t");
  return lines.map((line, i) => {
    const [a = "", b = "", error = "", people = "", ...scores] = line.split("\t");
    if (scores.length !== systems.length)
      throw new StsError("E_FORMAT", `${FILE}:${i + 2}: wrong number of columns`);
    const byName = systems.map((name, s) => [name, Number(scores[s])] as const);
    return { a, b, error, people: Number(people), scores: Object.fromEntries(byName) };
  });
}

/** The pairs with one's own systems' scores added. */
export async function withOwnScores(
  pairs: readonly PublishedDifficultPair[],
  system: Pick<System, "name" | "score">,
): Promise<PublishedDifficultPair[]> {
  checkRecords(pairs, "withOwnScores: pairs", "a PublishedDifficultPair", ["a", "b", "scores"]);
  checkRecord(system, "withOwnScores: system", "a System", ["name", "score"]);
  const results = await system.score(pairs.map(({ a, b }) => ({ a, b, languages: ["en", "en"] as const })));
  return pairs.map((pair, i) => ({ ...pair, scores: { ...pair.scores, [system.name]: results[i]!.score } }));
}

export function publishedDifficultTable(pairs: readonly PublishedDifficultPair[]): Table {
  checkRecords(pairs, "publishedDifficultTable: pairs", "a PublishedDifficultPair", [
    "a",
    "b",
    "error",
    "people",
    "scores",
  ]);
  const systems = Object.keys(pairs[0]?.scores ?? {});
  const number = (name: string) => ({ name, kind: "number" as const });
  return {
    title: "STS 2017, difficult pairs (SemEval-2017 task 1, table 12; scores 0-5)",
    columns: [
      { name: "error" },
      number("people"),
      ...systems.map(number),
      { name: "a", kind: "text" },
      { name: "b", kind: "text" },
    ],
    rows: pairs.map(({ a, b, error, people, scores }) => ({
      cells: [error, figure(people, 1), ...systems.map((system) => figure(scores[system], 1)), a, b],
    })),
  };
}
