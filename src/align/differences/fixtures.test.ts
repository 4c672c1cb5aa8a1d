import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../../text/index.ts";
import { differences } from "./differences.ts";
import type { DifferenceKind } from "./types.ts";

const rowsOf = (name: string) =>
  readFileSync(new URL(`./fixtures/${name}.tsv`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"));

/** "{left|right}" of a line, one side. */
const sideOf = (line: string, side: 1 | 2) => line.replace(/\{([^|}]*)\|([^}]*)\}/g, `$${side}`);

/** Words that deny and quantify ("nobody"), and times that are amounts ("two days ago"), may be named either way. */
const ALSO: Readonly<Partial<Record<DifferenceKind, DifferenceKind>>> = {
  negation: "quantifier",
  quantifier: "negation",
  time: "number",
};

function finds(a: string, b: string, language: Language, kind: DifferenceKind): boolean {
  const kinds = differences(a, b, { languages: [language, language] }).differences.map((d) => d.kind);
  return kinds.includes(kind) || (ALSO[kind] !== undefined && kinds.includes(ALSO[kind]));
}

describe.each(LANGUAGES)("differences that people would name: %s", (language) => {
  const places = new Map<string, number>();
  const rows = rowsOf(language).map(([kind, line]) => {
    const place = places.get(kind!) ?? 0;
    places.set(kind!, place + 1);
    return { kind: kind as DifferenceKind, line: line!, held: place % 2 === 1 };
  });

  it.each([
    ["rules were made by", false],
    ["held back", true],
  ] as const)("finds 85 in 100 of the pairs %s", (_, held) => {
    const own = rows.filter((row) => row.held === held);
    const missed = own.filter(({ kind, line }) => !finds(sideOf(line, 1), sideOf(line, 2), language, kind));
    expect(own.length).toBe(100);
    expect(missed.length, missed.map(({ kind, line }) => `${kind}: ${line}`).join("\n")).toBeLessThanOrEqual(
      15,
    );
  });

  it("finds the same kinds from either side", () => {
    const mirrored: Readonly<Partial<Record<DifferenceKind, DifferenceKind>>> = { added: "missing" };
    const lost = rows.filter(({ kind, line }) => {
      const [a, b] = [sideOf(line, 1), sideOf(line, 2)];
      return finds(a, b, language, kind) && !finds(b, a, language, mirrored[kind] ?? kind);
    });
    expect(lost.map(({ line }) => line)).toEqual([]);
  });
});

describe("paraphrases by people", () => {
  it("do not contradict each other in 97 of 100 pairs", () => {
    const rows = rowsOf("paraphrases");
    const wrong = rows.filter(([language, , a, b]) => {
      const both = [language as Language, language as Language] as const;
      return differences(a!, b!, { languages: both }).differences.some(({ contradicts }) => contradicts);
    });
    expect(rows.length).toBe(300);
    expect(wrong.length, wrong.map((row) => row.join(" | ")).join("\n")).toBeLessThanOrEqual(9);
  });
});
