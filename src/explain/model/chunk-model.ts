import { StsError } from "../../errors.ts";
import { checkModel } from "../../learn/index.ts";
import { CANDIDATE_FEATURES } from "../align/candidate-grid.ts";
import type { RouteModel } from "../align/route-model.ts";
import { SCORE_FEATURES } from "../align/type-chunks.ts";
import { TYPE_FEATURES } from "../align/type-features.ts";
import { BOUNDARY_FEATURES, ENGLISH_BOUNDARY_FEATURES } from "../chunks/boundary-features.ts";
import type { Boundaries } from "../chunks/cut-chunks.ts";
import { ROUTES, type Route } from "../route.ts";

/** models/explain/model.json. */
export interface ChunkModel {
  readonly format: 2;
  readonly kind: "chunk-aligner";
  readonly boundaries: Boundaries;
  readonly routes: Readonly<Record<Route, RouteModel>>;
}

/** @throws StsError E_MODEL for what is damaged, foreign, or made for other features */
export function parseChunkModel(text: string, file: string): ChunkModel {
  const fail = (problem: string) =>
    new StsError("E_MODEL", `${file}: damaged or foreign model: ${problem}; install samesay anew`);
  let value: ChunkModel;
  try {
    value = JSON.parse(text);
  } catch {
    throw fail("no JSON");
  }
  if (value?.kind !== "chunk-aligner" || value.format !== 2) throw fail("no chunk aligner of format 2");
  const check = (name: string, model: unknown, features: readonly string[]) => {
    const trees = checkModel(model, file);
    if (trees.kind !== "trees") throw fail(`${name} is no trees model`);
    if (trees.features.join() !== features.join()) throw fail(`${name} was fitted on other features`);
  };
  check("English boundaries", value.boundaries?.en, ENGLISH_BOUNDARY_FEATURES);
  check("boundaries", value.boundaries?.others, BOUNDARY_FEATURES);
  for (const route of ROUTES) {
    const own = value.routes?.[route];
    if (own === undefined) throw fail(`no route ${route}`);
    check(`${route} aligner`, own.aligner, CANDIDATE_FEATURES);
    check(`${route} types`, own.types, TYPE_FEATURES);
    check(`${route} scores`, own.scores, SCORE_FEATURES);
  }
  return value;
}
