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
  "other-thread.ts",
  "wasm-kernel.ts",
  "json-schema.ts",
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

/** Folders within a room, lowest first; a new folder is added here. Files in the room itself stand where they fit. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  stats: ["correlation", "ranking", "significance"],
  learn: [
    "linear",
    "trees",
    "kernels",
    "neighbours",
    "networks",
    "regression",
    "calibration",
    "files",
    "selection",
  ],
  text: ["forms", "languages", "numbers", "words", "tokens"],
  "text/numbers": ["kinds"],
  analysis: ["network", "lemmas", "meaning", "show"],
  "analysis/lemmas": ["irregular"],
  lexicon: ["marks", "exclusive", "names", "paraphrases", "files", "wordnet", "words"],
  vectors: ["products", "static", "pooling", "tokens", "onnx", "store"],
  align: ["words", "differences", "aligner"],
  measures: ["edits", "overlap", "words", "lexical", "agreement", "translation"],
  data: ["pipes", "read", "write", "folders", "interpretable", "sets", "audit", "split"],
  systems: ["result", "measure", "words", "recipes", "published", "encoder", "accurate", "head"],
  "systems/encoder": ["tier", "pairs"],
  "systems/published": ["corpus", "translation", "network", "features", "catalogue"],
  "systems/published/corpus": ["words", "texts"],
  explain: ["chunks", "words", "align", "model", "teams", "sentence", "show"],
  "systems/published/catalogue": ["2014", "2015", "2016", "2017"],
  evaluate: ["runs", "tasks", "figures", "probes", "ranking", "interpretable", "report", "schemas"],
  "evaluate/probes": ["grammar"],
  cli: ["options", "output", "evaluate", "train", "commands"],
};

/**
 * Files that other rooms import although they are neither `index.ts` nor `node.ts` of their room, and which rooms do: a
 * line "text/language.ts: analysis data". docs/ARCHITECTURE.md says why there is a list and no `house.ts`.
 */
const FRONTS = "test/fixtures/fronts.txt";

/** Rooms that speak to the world only through other rooms' index.ts, and the node.ts of vectors: `samesay/node`. */
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

/** Where a walk along `next` comes back to where it was; each circle as a line. */
function circles(nodes: Iterable<string>, next: (node: string) => Iterable<string>): string[] {
  const state = new Map<string, "open" | "done">();
  const found: string[] = [];
  const visit = (node: string, path: readonly string[]) => {
    if (state.get(node) === "done") return;
    if (state.get(node) === "open") {
      found.push([...path.slice(path.indexOf(node)), node].join(" -> "));
      return;
    }
    state.set(node, "open");
    for (const target of next(node)) visit(target, [...path, node]);
    state.set(node, "done");
  };
  for (const node of nodes) visit(node, []);
  return found;
}

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
        if (!free && !/\/(?:index|node)\.ts$/.test(target)) deep.push(`${file} imports ${target}`);
      }
    }
    expect(deep).toEqual([]);
  });

  it("has no import past a room's front, but for the files of the list that say who needs them", () => {
    const needed = new Map<string, Set<string>>();
    for (const file of files) {
      if (file.endsWith(".test.ts") || file.includes("/fixtures/")) continue;
      for (const { target } of importsOf(file)) {
        const front = !target.includes("/") || /^\w+\/(?:index|node)\.ts$/.test(target);
        if (front || roomOf(target) === roomOf(file)) continue;
        needed.set(target, (needed.get(target) ?? new Set()).add(roomOf(file)));
      }
    }
    const now = [...needed].map(([file, rooms]) => `${file}: ${[...rooms].sort().join(" ")}`);
    const kept = readFileSync(FRONTS, "utf8").trimEnd().split("\n");
    expect(kept, `${FRONTS} is sorted, without repetitions`).toEqual([...new Set(kept)].sort());
    expect({
      toAdd: now.filter((line) => !kept.includes(line)),
      toTakeOut: kept.filter((line) => !now.includes(line)),
    }).toEqual({ toAdd: [], toTakeOut: [] });
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
    const cycles = circles(files, (file) =>
      importsOf(file)
        .map(({ target }) => target)
        .filter((target) => files.includes(target)),
    );
    expect(cycles).toEqual([]);
  });
});

describe("the order of folders within a room", () => {
  // Tests look at a folder from above: they may import what the code beside them may not.
  const code = files.filter((file) => !file.endsWith(".test.ts") && !file.includes("/fixtures/"));
  /** What stands directly in `folder` and holds the file: a folder, or the file itself. */
  const partOf = (file: string, folder: string) => file.slice(folder.length + 1).split("/")[0]!;
  const inside = (folder: string) => code.filter((file) => file.startsWith(`${folder}/`));
  /** Imports between two parts of a folder. */
  const between = (folder: string) =>
    inside(folder).flatMap((file) =>
      importsOf(file)
        .filter(({ target }) => target.startsWith(`${folder}/`))
        .map(({ target }) => ({ file, target, from: partOf(file, folder), to: partOf(target, folder) }))
        .filter(({ from, to }) => from !== to),
    );
  const folders = [
    ...new Set(code.flatMap((file) => file.split("/").map((_, i, steps) => steps.slice(0, i).join("/")))),
  ].filter((folder) => folder !== "");

  it("knows every folder", () => {
    const parts = (folder: string) =>
      [...new Set(inside(folder).map((file) => partOf(file, folder)))].filter(
        (part) => !part.endsWith(".ts"),
      );
    const there = folders.filter((folder) => parts(folder).length > 0);
    expect(Object.fromEntries(there.map((folder) => [folder, parts(folder).sort()]))).toEqual(
      Object.fromEntries(Object.entries(FOLDERS).map(([folder, order]) => [folder, [...order].sort()])),
    );
  });

  it("has imports pointing one way", () => {
    const upward = Object.entries(FOLDERS).flatMap(([folder, order]) =>
      between(folder)
        .filter(({ from, to }) => order.includes(from) && order.indexOf(to) > order.indexOf(from))
        .map(({ file, target }) => `${file} imports ${target}`),
    );
    expect(upward).toEqual([]);
  });

  it("has no circle between folders, the files beside them included", () => {
    const found = Object.keys(FOLDERS).flatMap((folder) => {
      const next = new Map<string, Set<string>>();
      for (const { from, to } of between(folder)) next.set(from, (next.get(from) ?? new Set()).add(to));
      return circles(next.keys(), (part) => next.get(part) ?? []).map((circle) => `${folder}: ${circle}`);
    });
    expect(found).toEqual([]);
  });

  it("has no folder of more files than can be looked over", () => {
    const most = (folder: string) => (roomOf(folder) === "systems" ? 15 : 20);
    const count = (folder: string) => code.filter((file) => dirname(file) === folder).length;
    expect(
      folders
        .filter((folder) => count(folder) > most(folder))
        .map((folder) => `${folder}: ${count(folder)} files`),
    ).toEqual([]);
  });
});

it("has no circle among the modules of training/samesay_training", () => {
  const folder = "training/samesay_training";
  const modules = readdirSync(folder)
    .filter((file) => file.endsWith(".py"))
    .map((file) => file.slice(0, -".py".length));
  // `from .name import x`, `from . import one, two`; inside functions too, where a circle hides at load.
  const importsOf = (module: string) =>
    [
      ...readFileSync(`${folder}/${module}.py`, "utf8").matchAll(/^\s*from \.(\w*) import ([\w, ]+)/gm),
    ].flatMap(([, name, list]) =>
      name !== "" ? [name!] : list!.split(",").map((part) => part.trim().split(" ")[0]!),
    );
  const found = modules.flatMap((module) => importsOf(module).map((target) => [module, target] as const));
  expect(found.length).toBeGreaterThan(50);
  expect(found.filter(([, target]) => !modules.includes(target))).toEqual([]);
  expect(circles(modules, importsOf)).toEqual([]);
});
