import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as stats from "../stats/index.ts";
import * as learn from "./index.ts";

const names = { ...stats, ...learn } as Record<string, unknown>;

/** Four decimals, as the documents show them; typed arrays as lists. */
function shown(value: unknown): unknown {
  if (typeof value === "number") return Math.round(value * 1e4) / 1e4;
  if (value instanceof Float64Array || Array.isArray(value)) return Array.from(value as number[], shown);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shown(part)]));
}

/** Runs a fence; `expression; // → value` lines become checks. */
function run(code: string): number {
  let checks = 0;
  const check = (actual: unknown, expected: unknown) => {
    checks++;
    expect(shown(actual)).toEqual(expected);
  };
  const body = code
    .replace(/^import .*;$/gm, "")
    .replace(/^(.*); \/\/ → (.*)$/gm, (_, expression, value) => `check(${expression}, ${value});`);
  new Function("check", ...Object.keys(names), body)(check, ...Object.values(names));
  return checks;
}

it.each(["docs/statistics.md", "docs/learn.md"])("the examples of %s give what they say", (document) => {
  const fences = [...readFileSync(document, "utf8").matchAll(/^```js\n([\s\S]*?)^```/gm)];
  expect(fences.length).toBeGreaterThan(0);
  for (const [, code] of fences) expect(run(code!)).toBeGreaterThan(0);
});

it.each(["docs/statistics.md", "docs/learn.md"])("%s names no function that is not there", (document) => {
  for (const [, name] of readFileSync(document, "utf8").matchAll(/`([a-z]+[A-Z][A-Za-z]*)(?:\([^`]*\))?`/g)) {
    if (name === "madeUp") continue; // an option
    expect(Object.keys(names), name).toContain(name);
  }
});
