import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** The built package as `npm install --omit=optional` leaves it: no onnxruntime-node, no development packages. */
describe("an install without optional dependencies", () => {
  const folder = mkdtempSync(join(tmpdir(), "samesay-lean-"));
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, { dev?: boolean; optional?: boolean; devOptional?: boolean }>;
  };
  const kept = Object.entries(lock.packages)
    .filter(
      ([path, entry]) =>
        /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path) &&
        !entry.dev &&
        !entry.optional &&
        !entry.devOptional,
    )
    .map(([path]) => path);

  beforeAll(() => {
    for (const path of kept) {
      mkdirSync(join(folder, path, ".."), { recursive: true });
      symlinkSync(resolve(path), join(folder, path));
    }
    cpSync("dist", join(folder, "dist"), { recursive: true });
    cpSync("package.json", join(folder, "package.json"));
    for (const name of ["models", "data"]) symlinkSync(resolve(name), join(folder, name));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const score = (...args: string[]) =>
    spawnSync(process.execPath, [join(folder, "dist/cli/main.js"), "score", ...args, "--json"], {
      encoding: "utf8",
    });
  const pair = ["A man is playing a guitar.", "A man plays the guitar."];

  it("scores with base on WebAssembly, as native code does, and says so once", () => {
    expect(existsSync(join(folder, "node_modules/onnxruntime-node"))).toBe(false);
    const lean = score(...pair);
    expect(lean.stderr.trim().split("\n")).toEqual([
      expect.stringMatching(
        /^the native ONNX Runtime is not used \(.+\); WebAssembly is used, several times slower$/,
      ),
    ]);
    const native = spawnSync(process.execPath, [resolve("dist/cli/main.js"), "score", ...pair, "--json"], {
      encoding: "utf8",
    });
    expect(JSON.parse(lean.stdout).score).toBeCloseTo(JSON.parse(native.stdout).score, 1);
  });

  it("scores with fast without a word", () => {
    const lean = score("--system", "fast", ...pair);
    expect(lean.stderr).toBe("");
    expect(JSON.parse(lean.stdout).score).toBeGreaterThan(3);
  });

  it("takes less than 19 MB beside its models", () => {
    const size = (path: string): number =>
      statSync(path).isDirectory()
        ? readdirSync(path).reduce((sum, name) => sum + size(join(path, name)), 0)
        : statSync(path).size;
    const own = size(resolve("dist")) + size(resolve("data"));
    expect(own / 1e6).toBeLessThan(19);
  });
});
