import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pack } from "../learn/index.ts";
import { RECIPE_BYTES, RECIPE_FILE, type SavedRecipe } from "../systems/published/recipe-file.ts";

/** Writes a trained recipe to a folder that `--system` takes; made when absent. Files appear whole. */
export async function saveRecipe(folder: string, saved: SavedRecipe): Promise<void> {
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
