import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/**
 * What users may import: every name of every entry of package.json's exports, types too, as kept in
 * test/fixtures/public-names.txt. A name that comes or goes is a change that users see: it belongs into CHANGELOG.md.
 */
const LIST = "test/fixtures/public-names.txt";

const entries = Object.entries(
  JSON.parse(readFileSync("package.json", "utf8")).exports as Record<string, { types?: string } | string>,
).flatMap(([entry, paths]) =>
  typeof paths === "string" || paths.types === undefined
    ? []
    : [
        {
          entry: entry.replace(".", "samesay"),
          file: paths.types.replace("./dist/", "src/").replace(".d.ts", ".ts"),
        },
      ],
);

/** Names that an entry exports: its lists, and what it declares itself. */
function exportedBy(file: string): string[] {
  const source = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  const listed = [...source.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, names]) =>
    names!
      .split(",")
      .map((name) => name.trim().split(/\s+/).at(-1)!)
      .filter((name) => name !== ""),
  );
  const declared = [
    ...source.matchAll(/^export (?:const|function|async function|class|type|interface) (\w+)/gm),
  ];
  return [...listed, ...declared.map(([, name]) => name!)];
}

describe("public names", () => {
  it.each(entries)("$entry lists its names one by one", ({ file }) => {
    expect(readFileSync(file, "utf8")).not.toMatch(/^export \*/m);
  });

  it("are those of the list; add or take out the lines shown, and tell CHANGELOG.md", () => {
    const now = entries.flatMap(({ entry, file }) => exportedBy(file).map((name) => `${entry} ${name}`));
    const kept = readFileSync(LIST, "utf8").trimEnd().split("\n");
    expect(kept, `${LIST} is sorted, without repetitions`).toEqual([...new Set(kept)].sort());
    expect({
      toAdd: now.filter((line) => !kept.includes(line)),
      toTakeOut: kept.filter((line) => !now.includes(line)),
    }).toEqual({ toAdd: [], toTakeOut: [] });
  });

  it("are few at the root", () => {
    expect(exportedBy("src/index.ts").length).toBeLessThanOrEqual(120);
  });
});
