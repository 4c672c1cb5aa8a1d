import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";

/** Lowest first: a file may import from its own room or an earlier one. */
const ROOMS = [
  "errors.ts",
  "arguments.ts",
  "version.ts",
  "make-folders.ts",
  "work.ts",
  "stats",
  "learn",
  "packages",
  "text",
  "analysis",
  "lexicon",
  "vectors",
  "align",
  "measures",
  "data",
  "systems",
  "train",
  "explain",
  "evaluate",
  "annotate",
  "mine",
  "browser",
  "index.ts",
  "testing",
  "server",
  "cli",
];

/** Rooms that speak to the world only through other rooms' index.ts. */
const OUTER = ["testing", "server", "cli"];

const files = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file.endsWith(".ts"));

/** Static imports, re-exports and `import()` of relative paths; `typeOnly` for those that vanish when built. */
function importsOf(file: string): { target: string; typeOnly: boolean; lazy: boolean }[] {
  const source = readFileSync(`src/${file}`, "utf8");
  const found: { target: string; typeOnly: boolean; lazy: boolean }[] = [];
  const patterns: [RegExp, boolean][] = [
    [/^\s*(?:import|export)\b([^;"']*?)\bfrom\s+["'](\.[^"']+)["']/gm, false],
    [/^\s*import\s+()["'](\.[^"']+)["']/gm, false],
    [/()\bimport\(\s*["'](\.[^"']+)["']\s*\)/g, true],
  ];
  for (const [pattern, lazy] of patterns) {
    for (const match of source.matchAll(pattern)) {
      const target = normalize(join(dirname(file), match[2]!)).replaceAll("\\", "/");
      found.push({ target, typeOnly: /^\s*type\b/.test(match[1]!), lazy });
    }
  }
  return found;
}

const roomOf = (file: string) => file.split("/")[0]!;

describe("the order of rooms", () => {
  it("knows every room", () => {
    const unknown = files.map(roomOf).filter((room) => !ROOMS.includes(room));
    expect(unknown).toEqual([]);
  });

  it("has imports pointing one way", () => {
    const upward: string[] = [];
    for (const file of files) {
      for (const { target } of importsOf(file)) {
        if (ROOMS.indexOf(roomOf(target)) > ROOMS.indexOf(roomOf(file)))
          upward.push(`${file} imports ${target}`);
      }
    }
    expect(upward).toEqual([]);
  });

  it("has outer rooms importing only index files of other rooms", () => {
    const deep: string[] = [];
    for (const file of files) {
      if (!OUTER.includes(roomOf(file)) || file.endsWith(".test.ts")) continue;
      for (const { target, typeOnly } of importsOf(file)) {
        const free = roomOf(target) === roomOf(file) || !target.includes("/") || typeOnly;
        if (!free && !target.endsWith("/index.ts")) deep.push(`${file} imports ${target}`);
      }
    }
    expect(deep).toEqual([]);
  });

  it("has imports that exist", () => {
    const missing = files.flatMap((file) =>
      importsOf(file)
        .filter(({ target }) => target.endsWith(".ts") && !files.includes(target))
        .map(({ target }) => `${file} imports ${target}`),
    );
    expect(missing).toEqual([]);
  });

  it("has no cycle, types and lazy imports included", () => {
    const state = new Map<string, "open" | "done">();
    const cycles: string[] = [];
    const visit = (file: string, path: readonly string[]) => {
      if (state.get(file) === "done" || !files.includes(file)) return;
      if (state.get(file) === "open") {
        cycles.push([...path.slice(path.indexOf(file)), file].join(" -> "));
        return;
      }
      state.set(file, "open");
      for (const { target } of importsOf(file)) visit(target, [...path, file]);
      state.set(file, "done");
    };
    for (const file of files) visit(file, []);
    expect(cycles).toEqual([]);
  });
});
