import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { StsError, unknownName } from "../../src/errors.ts";
import type { Manifest } from "../../src/packages/manifest.ts";
import { shippedFolder } from "../../src/vectors/node.ts";

/** A weights package: a folder of models/, or of a workspace under it. */
export interface ModelFolder {
  readonly name: string;
  readonly folder: string;
  readonly manifest: Manifest & {
    /** File of digests of the sentences that taught the weights, beside training/. */
    readonly taught?: string;
  };
}

const KINDS: readonly string[] = ["onnx-encoder", "onnx-cross-encoder", "static"];

/** Weights that give vectors of texts or scores of pairs, in order of the alphabet. */
export function modelFolders(root?: string): ModelFolder[] {
  return packageFolders(root).filter(({ manifest }) => KINDS.includes(manifest.kind));
}

/** All packages with a manifest: lexicon and analysers, too. */
export function packageFolders(root: string = shippedFolder(".")): ModelFolder[] {
  const found: ModelFolder[] = [];
  for (const name of readdirSync(root).sort()) {
    for (const folder of [join(root, name), ...workspaceFolders(join(root, name))]) {
      const file = join(folder, "manifest.json");
      if (!existsSync(file)) continue;
      const manifest = JSON.parse(readFileSync(file, "utf8")) as ModelFolder["manifest"];
      found.push({ name: manifest.name ?? name, folder, manifest });
    }
  }
  return found;
}

/** Folders one and two levels below a folder that is a package of its own. */
function workspaceFolders(folder: string): string[] {
  if (!existsSync(join(folder, "package.json"))) return [];
  const below = (root: string) =>
    readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== "node_modules")
      .map((entry) => join(root, entry.name));
  return below(folder).flatMap((inner) => [inner, ...below(inner)]);
}

/** @throws StsError E_UNKNOWN_NAME with the nearest names */
export function modelFolder(name: string): ModelFolder {
  const known = modelFolders();
  const found = known.filter((model) => model.name === name);
  if (found.length > 1) {
    throw new StsError(
      "E_INPUT",
      `two models named "${name}": ${found.map(({ folder }) => folder).join(", ")}`,
    );
  }
  if (found.length === 0)
    throw unknownName(
      "part",
      name,
      known.map((model) => model.name),
    );
  return found[0]!;
}
