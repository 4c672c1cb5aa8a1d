import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { StsError } from "../src/errors.ts";

/**
 * Every function of every entry of package.json, called with what is none of its arguments, as JavaScript users can:
 * the answer is a result or an StsError, never an engine's own TypeError or RangeError, and null in place of all
 * arguments is refused. test/doors.contract.test.ts has what the messages of the first doors say.
 */
const WRONG = [null, undefined, 3, "", {}, [], Number.NaN, () => 1];

/** Right for many a first argument, so that the next ones are reached. */
const RIGHT = ["a dog runs", [1, 2, 3], [{ a: "x", b: "y" }], ["a dog", "b c"]];

/** Functions without arguments that count: nothing can be wrong about their call. */
const WITHOUT_ARGUMENTS = [
  "arithmeticInUse",
  "buildStsb",
  "calibrationPairs",
  "dataFolders",
  "listSystems",
  "listThresholds",
  "loadCatalogue",
  "loadHeldOutPairs",
  "loadLanguageIdentifier",
  "loadOverlap",
  "loadOwnFigures",
  "publishedDifficultPairs",
  "shippedLexicon",
  "shippedModels",
  "shippedPackages",
];

/** Their first argument may be left out; a call that leaves it out opens weights: doors.contract.test.ts makes it. */
const OPENING = ["createEncoder", "createExplainer", "createScorer", "createSystem", "explain"];

/** Questions that any value has an answer to, and what shows null as a dash. */
const TAKE_NULL = ["isLanguage", "isPairFormat", "isPublished", "isSystem", "figure", "range"];

type Door = (...args: unknown[]) => unknown;

function* callsOf(name: string, parameters: number): Generator<readonly unknown[]> {
  const first = OPENING.includes(name) ? WRONG.filter((value) => !isEmpty(value)) : WRONG;
  if (!OPENING.includes(name)) yield [];
  for (const a of first) yield [a];
  if (parameters >= 2) for (const a of first) for (const b of WRONG) yield [a, b];
  if (parameters >= 3) for (const a of first) yield [a, a, a];
  for (const good of OPENING.includes(name) ? [] : RIGHT) {
    for (const a of WRONG) {
      yield [good, a];
      yield [good, good, a];
      yield [good, good, good, a];
    }
  }
}

const isEmpty = (value: unknown) =>
  value === undefined || (typeof value === "object" && value !== null && !Array.isArray(value));

/** Runs a call to its end: promises, sequences, what has to be closed. Gives what it throws. */
async function thrownBy(door: Door, args: readonly unknown[]): Promise<unknown> {
  try {
    const isClass = Function.prototype.toString.call(door).startsWith("class");
    const result = isClass
      ? Reflect.construct(door, args)
      : ((await door(...args)) as Record<PropertyKey, unknown>);
    if (typeof result !== "object" || result === null) return undefined;
    if (Symbol.asyncIterator in result) for await (const _ of result as AsyncIterable<unknown>) break;
    else if (typeof result.next === "function") for (const _ of result as Iterable<unknown>) break;
    if (typeof result.close === "function") await result.close();
    return undefined;
  } catch (error) {
    return error;
  }
}

const shown = (args: readonly unknown[]) =>
  args
    .map((value) => (typeof value === "function" ? "() => 1" : (JSON.stringify(value) ?? "undefined")))
    .join(", ");

// Nothing is to be written where the tests run, nor into the user's folders.
const home = process.cwd();
const folder = mkdtempSync(join(tmpdir(), "samesay-inner-doors-"));
beforeAll(() => {
  for (const name of ["SAMESAY_DATA", "SAMESAY_CONFIG", "SAMESAY_CACHE"])
    process.env[name] = join(folder, name);
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

const entries = Object.entries(
  JSON.parse(readFileSync("package.json", "utf8")).exports as Record<string, { types?: string } | string>,
).flatMap(([entry, paths]) =>
  typeof paths === "string" || paths.types === undefined
    ? []
    : [{ entry, file: `../${paths.types.replace("./dist/", "src/").replace(".d.ts", ".ts")}` }],
);

describe.each(entries)("$entry", async ({ file }) => {
  const exported = (await import(file)) as Record<string, unknown>;
  const doors = Object.entries(exported).filter(
    (named): named is [string, Door] =>
      typeof named[1] === "function" && named[0] !== "StsError" && !WITHOUT_ARGUMENTS.includes(named[0]),
  );

  it("answers what is none of its arguments with an StsError or a result", async () => {
    const bare: string[] = [];
    for (const [name, door] of doors) {
      for (const args of callsOf(name, Math.max(door.length, 1))) {
        const error = await thrownBy(door, args);
        if (error !== undefined && !(error instanceof StsError)) {
          bare.push(`${name}(${shown(args)}): ${error}`);
          break;
        }
      }
    }
    expect(bare).toEqual([]);
  });

  it("refuses null in place of its arguments", async () => {
    const silent: string[] = [];
    for (const [name, door] of doors) {
      if (TAKE_NULL.includes(name)) continue;
      const error = await thrownBy(door, new Array(Math.max(door.length, 1)).fill(null));
      if (error === undefined) silent.push(name);
    }
    expect(silent).toEqual([]);
  });
});
