import { checkTexts } from "../../arguments.ts";

/**
 * Short names for score files: the file's name without folder and ending where that tells them apart, else the path.
 * @example runNames(["out/a.txt", "out/b.txt.gz"]) // ["a", "b"]
 */
export function runNames(paths: readonly string[]): string[] {
  checkTexts(paths, "runNames: paths");
  return shortest(paths, (path) => lastPart(path).replace(/(\.(txt|tsv|scores|out|gz))+$/i, ""));
}

/**
 * Names of files or folders for runs and sets that are named by paths: the last part without a known ending where that
 * tells them apart, else the whole path in one name. No two are equal, with or without regard to case.
 * @example fileNames(["a/gold.tsv", "b/gold.tsv", "./b_gold"]) // ["a_gold", "b_gold", "b_gold-2"]
 */
export function fileNames(names: readonly string[]): string[] {
  checkTexts(names, "fileNames: names");
  const bare = names.map((name) =>
    name.replace(/[/\\]+$/, "").replace(/\.(tsv|csv|txt|jsonl|parquet)(\.gz)?$/i, ""),
  );
  const short = shortest(bare, lastPart).map(
    (name) => name.replace(/^[./\\]+/, "").replace(/[/\\:]+/g, "_") || "run",
  );
  const taken = new Set<string>();
  return short.map((name) => {
    let own = name;
    for (let n = 2; taken.has(own.toLowerCase()); n++) own = `${name}-${n}`;
    taken.add(own.toLowerCase());
    return own;
  });
}

/** The short form of each name that no other shares, without regard to case; else the name itself. */
function shortest(names: readonly string[], shorten: (name: string) => string): string[] {
  const short = names.map(shorten);
  return short.map((name, i) =>
    name !== "" && short.every((other, k) => k === i || other.toLowerCase() !== name.toLowerCase())
      ? name
      : names[i]!,
  );
}

function lastPart(path: string): string {
  return (
    path
      .split(/[/\\]/)
      .filter((part) => part !== "")
      .at(-1) ?? path
  );
}
