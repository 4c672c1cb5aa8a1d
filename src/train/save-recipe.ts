import { mkdir, readdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { checkRecord, checkText } from "../arguments.ts";
import { StsError } from "../errors.ts";
import { pack } from "../learn/index.ts";
import { RECIPE_BYTES, RECIPE_FILE, type SavedRecipe } from "../systems/published/recipe-file.ts";

/** @throws StsError E_INPUT when the folder holds something else than a trained recipe, which writing would mix up */
export async function checkRecipeFolder(folder: string): Promise<void> {
  checkText(folder, "checkRecipeFolder: folder");
  const names = await readdir(folder).catch(() => []);
  const other = names.find((name) => name !== RECIPE_FILE && name !== RECIPE_BYTES);
  if (other !== undefined)
    throw new StsError("E_INPUT", `${folder}: holds ${other}, no trained system; name a new folder`);
}

/** Writes a trained recipe to a folder that `--system` takes; made when absent. Files appear whole. */
export async function saveRecipe(folder: string, saved: SavedRecipe): Promise<void> {
  checkText(folder, "saveRecipe: folder");
  checkRecord(saved, "saveRecipe: saved", "a SavedRecipe", ["recipe", "name"]);
  const { json, binary } = await pack("recipe", saved);
  await mkdir(folder, { recursive: true });
  for (const [name, content] of [
    [RECIPE_BYTES, binary],
    [RECIPE_FILE, json],
  ] as const) {
    const path = join(folder, name);
    await writeFile(`${path}.part`, content);
    await rename(`${path}.part`, path);
  }
}
