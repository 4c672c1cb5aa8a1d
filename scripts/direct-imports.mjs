import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** `export { a, b as c, type T } from "./file.ts"` */
const EXPORTED = /^export\s*\{([^}]*)\}\s*from\s*"([^"]+)"/gm;
/** `import { a, type T } from "../room/index.ts"`, of values. */
const IMPORTED = /^import\s*\{([^}]*)\}\s*from\s*"(\.[^"]*\/index\.ts)";/gm;

/**
 * esbuild plugin: what a file imports by name from a room's index.ts it imports from the file that has it. In the source
 * the index files are the rooms' doors; in the bundle each would bring its whole room into whatever takes one name of it,
 * and a command would load the trainers beside the scorer.
 */
export function directImports() {
  /** Of an index.ts: name to [file, name there]. */
  const lists = new Map();
  const listOf = (index) => {
    let list = lists.get(index);
    if (list !== undefined) return list;
    list = new Map();
    for (const [, names, path] of readFileSync(index, "utf8").matchAll(EXPORTED))
      for (const [own, name] of valuesOf(names)) list.set(name, [join(dirname(index), path), own]);
    lists.set(index, list);
    return list;
  };
  /** Where a name is from: an index.ts may pass on what another one has; what it makes itself stays there. */
  const originOf = (file, name) => {
    const [next, own] = (file.endsWith("index.ts") && listOf(file).get(name)) || [];
    return next === undefined ? [file, name] : originOf(next, own);
  };
  return {
    name: "direct-imports",
    setup(build) {
      build.onLoad({ filter: /[/\\]src[/\\].*\.ts$/ }, ({ path }) => {
        const folder = dirname(path);
        const contents = readFileSync(path, "utf8").replace(IMPORTED, (_, names, from) =>
          valuesOf(names)
            .map(([name, local]) => {
              const [file, own] = originOf(join(folder, from), name);
              const place = relative(folder, file).replaceAll("\\", "/");
              const specifier = place.startsWith(".") ? place : `./${place}`;
              return `import { ${own === local ? own : `${own} as ${local}`} } from ${JSON.stringify(specifier)};`;
            })
            .join(" "),
        );
        return { contents, loader: "ts" };
      });
    },
  };
}

/** "a, b as c, type T": [["a", "a"], ["b", "c"]]. */
function valuesOf(list) {
  return list
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "" && !item.startsWith("type "))
    .map((item) => item.split(/\s+as\s+/))
    .map(([name, local = name]) => [name, local]);
}
