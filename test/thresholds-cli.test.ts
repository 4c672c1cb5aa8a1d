import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { samesayInside as samesay } from "./support/command.ts";

const folder = mkdtempSync(join(tmpdir(), "samesay-thresholds-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const run = (...args: string[]) =>
  samesay(args, { cwd: folder, env: { SAMESAY_CONFIG: join(folder, "own") } });

it("lists, shows and removes what fit-threshold kept, a damaged one too", () => {
  expect(run("thresholds", "list").stderr).toContain(
    "no threshold is kept yet; samesay fit-threshold makes one",
  );
  writeFileSync(join(folder, "labels.tsv"), "1\t1\tA dog.\tA dog.\n2\t0\tA cat.\tThe sun.\n");
  const fitted = run("fit-threshold", "-s", "token-cosine", "-d", "labels.tsv", "--name", "same");
  expect(fitted.status, fitted.stderr).toBe(0);
  expect(run("thresholds", "list").stdout).toMatch(
    /^same +\d\.\d\d {2}F1 100\.0 % {2}token-cosine version 1\n$/,
  );
  writeFileSync(join(folder, "own", "thresholds", "other.json"), "null");
  const listed = run("thresholds", "list", "--json");
  expect(JSON.parse(listed.stdout).thresholds.map(({ name }: { name: string }) => name)).toEqual(["same"]);
  expect(listed.stderr).toContain("other.json:1: not a threshold");
  expect(run("thresholds", "show", "same").stdout).toContain(
    "2 pairs, 1 same; system token-cosine version 1",
  );
  for (const name of ["same", "other"]) expect(run("thresholds", "remove", name).status).toBe(0);
  expect(run("thresholds", "remove", "same")).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('no threshold named "same"'),
  });
});

it("fit-threshold says what no threshold can part", () => {
  const equal = ["A b.\tA b.", "C d.\tC d.", "E f.\tE f.", "G h.\tI j."];
  const write = (labels: readonly number[]) =>
    writeFileSync(
      join(folder, "equal.tsv"),
      labels.map((label, i) => `${i}\t${label}\t${equal[i]}\n`).join(""),
    );
  write([1, 0, 1]);
  const refused = run("fit-threshold", "-s", "token-cosine", "-d", "equal.tsv");
  expect(refused.status).toBe(2);
  expect(refused.stderr).toContain(
    "token-cosine gives all 3 pairs the same score, 5.00: no threshold parts them",
  );
  write([1, 0, 1, 0]);
  expect(run("fit-threshold", "-s", "token-cosine", "-d", "equal.tsv").stdout).toContain(
    "3 of the 4 pairs share their score with a pair of the other answer: no threshold parts these",
  );
});
