import { refuseChunkSystem } from "../../../data/interpretable/chunk-systems.ts";
import { unknownName } from "../../../errors.ts";
import type { Recipe } from "../published-system.ts";
import { SYSTEMS_2014 } from "./2014/index.ts";
import { SYSTEMS_2015 } from "./2015/index.ts";
import { SYSTEMS_2016 } from "./2016/index.ts";
import { SYSTEMS_2017 } from "./2017/index.ts";
import { ensembleFeatures } from "./ensemble-features.ts";

/** To add a system: write its paper's file, list it here. */
export const PUBLISHED: readonly Recipe[] = [
  ...SYSTEMS_2014,
  ...SYSTEMS_2015,
  ...SYSTEMS_2016,
  ...SYSTEMS_2017,
  ...ensembleFeatures,
];

/**
 * The published system of that name.
 * @throws StsError E_UNKNOWN_NAME, with the nearest names; E_INPUT for one that aligns chunks, which is not trained
 */
export function getPublished(name: string): Recipe {
  const found = PUBLISHED.find((recipe) => recipe.name === name);
  if (found !== undefined) return found;
  if (typeof name === "string") refuseChunkSystem(name);
  throw unknownName(
    "published system",
    name,
    PUBLISHED.map((recipe) => recipe.name),
  );
}

export function isPublished(name: string): boolean {
  return PUBLISHED.some((recipe) => recipe.name === name);
}
