import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "esbuild";
import { bundledPackages, REQUIRE, writeLicences } from "./bundled-packages.mjs";
import { mergeChunks } from "./merge-chunks.mjs";

const MAIN = /^src\/cli\/main\.ts$/;
const RUN = /^src\/cli\/run\.ts$/;
/** Files that `score` loads: its own, and that of each tier. */
const SCORE = /^src\/cli\/(.*\/)?score\.ts$/;
const TIERS = /^src\/systems\/.*\/(base|fast|accurate)\.ts$/;

/** What scoring needs none of: what fits, judges, draws samples or cuts data. */
const FORBIDDEN =
  /\/(train|audit|interpretable|fixtures)\/|\/(train-head|head-fit|head-correction|save-head|principal-components|network|ridge|boosted[^/]*|bootstrap|fit-[^/]*|split|stratify|measure-calibrations)\.ts$/;

/**
 * The command, in chunks of its own: `dist/cli/main.js` loads what the command line asks for. Rooms that users import are
 * bundled apart, so that chunks of the command need not be cut where somebody's import might begin.
 * @throws Error where what fits or judges would come into the chunks that `score` loads
 */
export async function bundleCommand(root, options) {
  const { metafile } = await build({
    ...options,
    plugins: [...options.plugins, bundledPackages],
    banner: { js: REQUIRE },
    absWorkingDir: root,
    entryPoints: [{ in: "src/cli/main.ts", out: "cli/main" }],
    outdir: "dist",
    chunkNames: "command/[name]-[hash]",
    metafile: true,
  });
  const { outputs } = metafile;
  const entries = (pattern) =>
    Object.keys(outputs).filter((path) => pattern.test(outputs[path].entryPoint ?? ""));
  const [main, run, score, tiers] = [MAIN, RUN, SCORE, TIERS].map(entries);
  const found = [main, run, score, tiers].map(({ length }) => length);
  if (found.join() !== "1,1,1,3")
    throw new Error(`build: of main, run, score and the tiers there are ${found.join(", ")}`);

  /** Files that are loaded before the first line of these runs. */
  const loadedBy = (paths) => {
    const seen = new Set(paths);
    for (const path of seen)
      for (const { path: next, kind, external } of outputs[path].imports)
        if (kind === "import-statement" && !external) seen.add(next);
    return seen;
  };
  const all = loadedBy([...main, ...run, ...score, ...tiers]);
  const sources = [...all].flatMap((path) => Object.keys(outputs[path].inputs));
  const wrong = sources.filter((source) => FORBIDDEN.test(source));
  if (wrong.length > 0)
    throw new Error(
      `build: "samesay score" would load ${wrong.join(", ")}; import them where they are used alone`,
    );

  const folders = ["dist/command", "dist/cli"].map((folder) => join(root, folder));
  for (const folder of folders) dropEmptyImports(folder);
  for (const folder of folders) dropUnusedRequire(folder);
  const lazy = new Set(
    Object.values(outputs).flatMap(({ imports }) =>
      imports.filter(({ kind }) => kind === "dynamic-import").map(({ path }) => basename(path)),
    ),
  );
  const done = loadedBy(main);
  const base = tiers.filter((path) => /\/base\.ts$/.test(outputs[path].entryPoint));
  for (const [name, paths] of Object.entries({ run, score, tiers: base })) {
    const chunks = [...loadedBy(paths)].filter((path) => !done.has(path));
    for (const path of chunks) done.add(path);
    await mergeChunks(
      folders,
      chunks.map((path) => basename(path)),
      name,
      lazy,
    );
  }
  writeLicences(root, folders[0]);
}

/** The line that lets CommonJS load Node's modules stands where there is such code. */
function dropUnusedRequire(folder) {
  for (const name of readdirSync(folder).filter((entry) => entry.endsWith(".js"))) {
    const code = readFileSync(join(folder, name), "utf8");
    if (!code.includes("typeof require")) writeFileSync(join(folder, name), code.replace(`${REQUIRE}\n`, ""));
  }
}

/**
 * esbuild keeps `import "./chunk"` of chunks from which a file takes nothing, for the sake of side effects. Ours have none
 * (package.json says so, test/side-effects.test.ts checks it), and each such line would cost start-up time.
 */
export function dropEmptyImports(folder) {
  for (const name of readdirSync(folder).filter((entry) => entry.endsWith(".js"))) {
    const code = readFileSync(join(folder, name), "utf8");
    const lean = code.replace(/^import "\.\.?\/(?:(?:chunks|command)\/)?[^"/]*\.js";\n/gm, "");
    if (lean !== code) writeFileSync(join(folder, name), lean);
  }
}
