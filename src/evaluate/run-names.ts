/**
 * Short names for score files: the file's name without folder and ending where that tells them apart, else the path.
 * @example runNames(["out/a.txt", "out/b.txt.gz"]) // ["a", "b"]
 */
export function runNames(paths: readonly string[]): string[] {
  const short = paths.map((path) =>
    (path.split(/[/\\]/).at(-1) ?? path).replace(/(\.(txt|tsv|scores|out|gz))+$/i, ""),
  );
  return short.map((name, i) =>
    name !== "" && short.every((other, k) => k === i || other.toLowerCase() !== name.toLowerCase())
      ? name
      : paths[i]!,
  );
}
