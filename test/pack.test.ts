import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { NODE_20, NODE_22, NODE_24 } from "./support/engines.ts";

// The package as a user gets it: packed, installed into an empty project, used by its public names only.
let project = "";
const manifest = JSON.parse(readFileSync("package.json", "utf8"));
const entryPoints = Object.keys(manifest.exports)
  .filter((path) => path !== "./package.json")
  .map((path) => path.replace(/^\./, "samesay"));

const run = (file: string, args: string[], cwd: string) =>
  execFileSync(file, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), "samesay-pack-"));
  const packed = JSON.parse(
    run("npm", ["pack", "--json", "--ignore-scripts", "--pack-destination", project], "."),
  );
  const file = join(project, (Array.isArray(packed) ? packed[0] : Object.values(packed)[0]).filename);
  writeFileSync(
    join(project, "package.json"),
    JSON.stringify({ name: "user", private: true, type: "module" }),
  );
  run(
    "npm",
    ["install", "--ignore-scripts", "--omit=optional", "--no-audit", "--no-fund", "--prefer-offline", file],
    project,
  );
}, 300_000);

afterAll(() => {
  if (project !== "") rmSync(project, { recursive: true, force: true });
});

describe.each([
  ["20", NODE_20],
  ["22", NODE_22],
  ["24", NODE_24],
])("installed from its tarball, on Node %s", (_version, node) => {
  it.skipIf(node === undefined)("has the command", () => {
    const bin = join(project, "node_modules/samesay", manifest.bin.samesay);
    expect(run(node!, [bin, "--version"], project).trim()).toBe(manifest.version);
    const output = run(
      node!,
      [bin, "score", "--system", "token-cosine", "A man is here.", "A man is there."],
      project,
    );
    expect(output).toMatch(/^\d\.\d\d/);
  });

  it.skipIf(node === undefined)("has every export", () => {
    const lines = entryPoints.map((name, i) => `import * as m${i} from ${JSON.stringify(name)};`);
    const counts = entryPoints.map((_, i) => `Object.keys(m${i}).length`);
    const script = `${lines.join("\n")}\nconsole.log(JSON.stringify([${counts.join(",")}]));`;
    const sizes: number[] = JSON.parse(run(node!, ["--input-type=module", "--eval", script], project));
    expect(sizes.every((size) => size > 0)).toBe(true);
  });
});

it("has the pages that README and messages name", () => {
  const at = (path: string) => join(project, "node_modules/samesay", path);
  const links = [...readFileSync(at("README.md"), "utf8").matchAll(/\]\((docs\/[^)#]+)/g)].map((m) => m[1]!);
  expect(links).toContain("docs/formats.md");
  for (const link of links) expect(existsSync(at(link)), link).toBe(true);
});

it("has types that a strict project compiles against", () => {
  const uses = entryPoints.map(
    (name, i) => `import * as m${i} from ${JSON.stringify(name)};\nexport const e${i} = m${i};`,
  );
  const code = `import { createScorer } from "samesay";
export async function check(): Promise<number> {
  await using scorer = await createScorer({ system: "token-cosine" });
  const result = await scorer.score("a", "b");
  return result.score;
}
${uses.join("\n")}
`;
  writeFileSync(join(project, "use.ts"), code);
  const options = [
    "--noEmit",
    "--strict",
    "--module",
    "nodenext",
    "--target",
    "es2022",
    "--lib",
    "es2023,esnext.disposable,dom",
  ];
  const types = ["--types", "node", "--typeRoots", resolve("node_modules/@types")];
  run(
    process.execPath,
    [resolve("node_modules/typescript/bin/tsc"), ...options, ...types, "use.ts"],
    project,
  );
});
