import { join } from "node:path";
import { checkRecord, checkText } from "../arguments.ts";
import { listFiles, writeInFolder } from "../data/folders/user-folders.ts";
import { checkFolderPlace } from "../data/write/check-places.ts";
import { StsError } from "../errors.ts";
import { pack } from "../learn/index.ts";
import { RECIPE_BYTES, RECIPE_FILE, type SavedRecipe } from "../systems/published/recipe-file.ts";

/**
 * Says before the training whether its result could be saved there.
 * @throws StsError E_OUTPUT when it could not be written; E_INPUT when the folder holds something else than a trained
 *   recipe, which writing would mix up
 */
export async function checkRecipeFolder(folder: string): Promise<void> {
  checkText(folder, "checkRecipeFolder: folder");
  await checkFolderPlace(folder);
  const names = await listFiles(folder);
  const other = names.find((name) => name !== RECIPE_FILE && name !== RECIPE_BYTES);
  if (other !== undefined)
    throw new StsError(
      "E_INPUT",
      `${folder}: holds ${other}, which is none of a published system's files; name a new folder`,
    );
}

/**
 * Writes a trained recipe to a folder that `--system` takes; made when absent. Files appear whole.
 * @throws StsError E_OUTPUT when they cannot be written
 */
export async function saveRecipe(folder: string, saved: SavedRecipe): Promise<void> {
  checkText(folder, "saveRecipe: folder");
  checkRecord(saved, "saveRecipe: saved", "a SavedRecipe", ["recipe", "name"]);
  const { json, binary } = await pack("recipe", saved);
  await writeInFolder(join(folder, RECIPE_BYTES), binary);
  await writeInFolder(join(folder, RECIPE_FILE), json);
}
