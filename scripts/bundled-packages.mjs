import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Small packages whose code goes into the command's own files: each package that is looked for and read by itself costs the
 * start of the command a millisecond or more. They stay dependencies, since the rooms that users import share them.
 */
const BUNDLED = [
  "commander",
  "@orama/stemmers",
  "@orama/stopwords",
  "porter2",
  "fastest-levenshtein",
  "pure-rand",
];

/** esbuild plugin; to be used where other packages are external. */
export const bundledPackages = {
  name: "bundled-packages",
  setup({ onResolve }) {
    const own = new RegExp(`^(?:${BUNDLED.join("|")})(?:/|$)`);
    onResolve({ filter: own }, ({ path, kind }) =>
      kind === "import-statement"
        ? { path: fileURLToPath(import.meta.resolve(path)), sideEffects: false }
        : null,
    );
  },
};

/** What code of commander's kind (CommonJS) loads Node's modules by, in a file that is an ES module. */
export const REQUIRE =
  'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);';

/** Their licences, beside their code. @throws Error for a package without one */
export function writeLicences(root, folder) {
  const texts = BUNDLED.map((name) => {
    const place = join(root, "node_modules", name);
    const file = existsSync(place) && readdirSync(place).find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
    if (!file) throw new Error(`build: ${name} has no licence file`);
    return `${name}\n\n${readFileSync(join(place, file), "utf8").trim()}\n`;
  });
  writeFileSync(join(folder, "LICENCES.txt"), texts.join(`\n${"-".repeat(80)}\n\n`));
}
