import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

/** Files that importing `start` loads at once, and the packages they name. */
function loadedBy(start: string): { files: string[]; packages: string[] } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    const source = readFileSync(file, "utf8");
    for (const [, clause, target] of source.matchAll(
      /^\s*(?:import|export)\b([^;"']*?)\bfrom\s+"([^"]+)"/gm,
    )) {
      if (/^\s*type\b/.test(clause!)) continue;
      if (target!.startsWith(".")) visit(join(dirname(file), target!));
      else packages.add(target!);
    }
  };
  visit(start);
  return { files: [...files], packages: [...packages] };
}

it("can be imported where there is no Node: the disk, CSV and Parquet are loaded when used", () => {
  const { files, packages } = loadedBy(fileURLToPath(new URL("./index.ts", import.meta.url)));
  expect(files.length).toBeGreaterThan(30);
  expect(
    packages.filter((name) => name.startsWith("node:") || /csv-parse|hyparquet|fflate|nanotar/.test(name)),
  ).toEqual([]);
  for (const file of files.filter((name) => name.includes("/data/"))) {
    expect([
      file,
      /\bprocess\.|\bBuffer\./.test(readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "")),
    ]).toEqual([file, false]);
  }
});
