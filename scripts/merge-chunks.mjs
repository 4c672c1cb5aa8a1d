import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "esbuild";

/** `import { a, b as c } from "./chunk.js";`, as esbuild writes it. */
const IMPORT = /^import \{([^}]*)\} from "([^"]+)";$/gm;
const EXPORT = /^export \{([^}]*)\};$/m;

/** "a, b as c": [["a", "a"], ["b", "c"]]. */
const namesIn = (list) =>
  list
    .split(",")
    .map((item) => item.trim().split(/\s+as\s+/))
    .filter(([own]) => own !== "")
    .map(([own, other = own]) => [own, other]);

/**
 * Makes one file of chunks that are always loaded together: a file costs about a millisecond of start-up, whatever is in it.
 * Those that are loaded by `import()` too stay as doors to it. What other files import of the chunks they import of it.
 *
 * @param folders those whose files import the chunks; the first holds the chunks and gets the new file
 * @param chunks names of files in the first folder
 */
export async function mergeChunks(folders, chunks, name, loadedLazily) {
  const [folder] = folders;
  const file = `${name}.js`;
  /** Of each chunk: exported name to that in the new file, where names of two chunks could be the same. */
  const renamed = new Map(
    chunks.map((chunk, i) => {
      const [, list = ""] = EXPORT.exec(readFileSync(join(folder, chunk), "utf8")) ?? [];
      return [chunk, new Map(namesIn(list).map(([, exported]) => [exported, `${exported}_${i}`]))];
    }),
  );
  const clauses = (names) => [...names].map(([exported, now]) => `${exported} as ${now}`).join(", ");
  const result = await build({
    stdin: {
      contents: [...renamed]
        .filter(([, names]) => names.size > 0)
        .map(([chunk, names]) => `export { ${clauses(names)} } from "./${chunk}";`)
        .join("\n"),
      resolveDir: folder,
    },
    outfile: join(folder, file),
    write: false,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    // Less to read at the start; names stay, for stack traces.
    minifyWhitespace: true,
    legalComments: "inline",
    logLevel: "warning",
    plugins: [
      {
        name: "others-stay",
        setup: ({ onResolve }) =>
          onResolve({ filter: /^\./ }, ({ path, kind }) =>
            kind !== "dynamic-import" && renamed.has(basename(path)) ? null : { path, external: true },
          ),
      },
    ],
  });
  for (const place of folders)
    for (const other of readdirSync(place).filter((entry) => entry.endsWith(".js"))) {
      if (place === folder && renamed.has(other)) continue;
      const code = readFileSync(join(place, other), "utf8");
      const moved = code.replace(IMPORT, (line, list, from) => {
        const names = renamed.get(basename(from));
        if (names === undefined) return line;
        const now = namesIn(list).map(([own, local]) => `${names.get(own)} as ${local}`);
        return `import { ${now.join(", ")} } from "${from.slice(0, -basename(from).length)}${file}";`;
      });
      if (moved !== code) writeFileSync(join(place, other), moved);
    }
  writeFileSync(join(folder, file), result.outputFiles[0].text);
  for (const [chunk, names] of renamed) {
    if (!loadedLazily.has(chunk)) rmSync(join(folder, chunk));
    else {
      const doors = [...names].map(([exported, now]) => `${now} as ${exported}`);
      writeFileSync(join(folder, chunk), `export { ${doors.join(", ")} } from "./${file}";\n`);
    }
  }
}
