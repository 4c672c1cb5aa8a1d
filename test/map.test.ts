import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { VERSION } from "../src/version.ts";

const map = readFileSync("docs/ARCHITECTURE.md", "utf8");
const folders = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(`${path}/${entry.name}`).length > 0)
    .map((entry) => `${path}/${entry.name}/`);

it("names every folder that is there", () => {
  const there = [
    ...folders("src"),
    ...folders("models"),
    ...folders("data"),
    "bench/",
    "docs/",
    "scripts/",
    "test/",
    "training/",
  ];
  expect(there.filter((folder) => !map.includes(`\`${folder}\``))).toEqual([]);
});

it("names no folder or file that is not there", () => {
  const named = [
    ...map.matchAll(/`((?:src|models|data|bench|docs|scripts|test|training|web)\/[^`*{}<> ]*)`/g),
  ].map((m) => m[1]!);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

it("prints the version that package.json has", () => {
  expect(VERSION).toBe(JSON.parse(readFileSync("package.json", "utf8")).version);
});

it("has a line for every dependency", () => {
  const { dependencies, optionalDependencies, devDependencies } = JSON.parse(
    readFileSync("package.json", "utf8"),
  );
  const listed = readFileSync("docs/dependencies.md", "utf8");
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...devDependencies });
  expect(names.filter((name) => !listed.includes(`\`${name}\``))).toEqual([]);
});
