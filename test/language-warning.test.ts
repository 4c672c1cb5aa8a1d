import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { samesayInside as samesay } from "./support/command.ts";

const A = "The man is playing the guitar in his room.";
const B = "A woman was in the kitchen with her dog.";
let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "samesay-lang-"));
  const rows = Array.from({ length: 12 }, (_, i) => `${i}\t${i % 6}\t${A} ${i}\t${B}`);
  writeFileSync(join(folder, "pairs.tsv"), `${rows.join("\n")}\n`);
  writeFileSync(
    join(folder, "labels.tsv"),
    `${rows.map((row, i) => row.replace(/\t\d/, `\t${i % 2}`)).join("\n")}\n`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const COMMANDS: [string, string[]][] = [
  ["score", ["score", "-s", "fast", A, B]],
  ["evaluate", ["evaluate", "-s", "fast", "-d", "pairs.tsv"]],
  ["audit", ["audit", "-d", "pairs.tsv"]],
  ["fit-threshold", ["fit-threshold", "-s", "fast", "-d", "labels.tsv", "--name", "x"]],
  ["train", ["train", "--head", "-s", "fast", "-d", "pairs.tsv", "-o", "./head"]],
  ["analyse", ["analyse", A]],
];

it.each(COMMANDS)("samesay %s says that texts are plainly not in the language of --lang", (_, args) => {
  const run = (lang: string) =>
    samesay([...args, "--lang", lang], { cwd: folder, env: { SAMESAY_HOME: folder } });
  const wrong = run("es");
  expect(`${wrong.stderr}${wrong.stdout}`).toMatch(/not in the language given/);
  const right = run("en");
  expect(`${right.stderr}${right.stdout}`).not.toMatch(/not in the language given/);
  expect(wrong.status).toBe(right.status);
});
