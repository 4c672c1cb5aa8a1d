import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

/** A copy of the built package whose models are links to the real ones, but for those that are to be damaged. */
const folder = mkdtempSync(join(tmpdir(), "samesay-verify-"));
const DAMAGED = ["fast", "lexicon", "analysis-tr"];
beforeAll(() => {
  mkdirSync(join(folder, "models"));
  cpSync("dist", join(folder, "dist"), { recursive: true });
  cpSync("package.json", join(folder, "package.json"));
  for (const name of ["node_modules", "data"]) symlinkSync(resolve(name), join(folder, name));
  for (const name of readdirSync("models")) {
    if (DAMAGED.includes(name))
      cpSync(join("models", name), join(folder, "models", name), { recursive: true });
    else symlinkSync(resolve("models", name), join(folder, "models", name));
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const verify = (...args: string[]) =>
  spawnSync(process.execPath, [join(folder, "dist/cli/main.js"), "models", "verify", ...args], {
    encoding: "utf8",
    env: { ...process.env, SAMESAY_DATA: join(folder, "user") },
  });

function flip(path: string): void {
  const bytes = readFileSync(path);
  bytes[bytes.length >> 1]! ^= 1;
  writeFileSync(path, bytes);
}

it("names changed calibrations, lexicons and analysers, and what is gone, with what would do", () => {
  expect([verify().status, verify("fast").stdout]).toEqual([
    0,
    expect.stringMatching(/^fast: \d+ files as recorded\n$/),
  ]);
  flip(join(folder, "models/fast/tier.json"));
  flip(join(folder, "models/lexicon/es-en.tsv.gz"));
  rmSync(join(folder, "models/analysis-tr"), { recursive: true });
  const { status, stdout, stderr } = verify();
  expect([status, stderr]).toEqual([1, ""]);
  const problems = stdout.split("\n").filter((line) => line.includes("again"));
  expect(problems).toContain("fast: tier.json: another sha256 than recorded; install samesay again");
  expect(problems).toContain("lexicon: es-en.tsv.gz: another sha256 than recorded; install samesay again");
  expect(problems).toContain("analysis-tr: analyser.bin: missing; install samesay again");
  expect(verify("fast").status).toBe(1);
  expect(verify("lexicon", "--json").stdout).toContain("es-en.tsv.gz: another sha256");
});
