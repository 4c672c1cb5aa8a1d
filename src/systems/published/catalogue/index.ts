import { unknownName } from "../../../errors.ts";
import type { Recipe } from "../published-system.ts";
import { ecnu2017 } from "./ecnu-2017.ts";

/** To add a system: write its paper's file, list it here. */
export const PUBLISHED: readonly Recipe[] = [...ecnu2017];

/** The recipe of that name. @throws StsError E_UNKNOWN_NAME, with the nearest names */
export function getPublished(name: string): Recipe {
  const found = PUBLISHED.find((recipe) => recipe.name === name);
  if (found !== undefined) return found;
  throw unknownName(
    "recipe",
    name,
    PUBLISHED.map((recipe) => recipe.name),
  );
}

export function isPublished(name: string): boolean {
  return PUBLISHED.some((recipe) => recipe.name === name);
}
