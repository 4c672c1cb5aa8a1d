import { StsError } from "../../errors.ts";
import type { Recipe } from "../../systems/index.ts";

export const TRANSLATOR_HELP =
  "published systems that translate: words (tables that ship), apertium, or the URL of a LibreTranslate server, which is sent the texts";

/** @throws StsError E_INPUT where a translator is named for a system that translates nothing */
export function checkTranslator(recipe: Recipe, translator: string | undefined): void {
  if (translator !== undefined && recipe.translates !== true)
    throw new StsError("E_INPUT", `--translator: ${recipe.name} translates nothing; leave the option out`);
}
