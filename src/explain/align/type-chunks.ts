import { predictClasses, predictTrees } from "../../learn/index.ts";
import type { RouteModel } from "./route-model.ts";
import { mirroredFeatures, TYPE_FEATURES } from "./type-features.ts";

/** Types of chunks that have a partner, in the order of the model's classes. */
export const ALIGNED_TYPES = ["EQUI", "OPPO", "SPE1", "SPE2", "SIMI", "REL"] as const;
export type AlignedType = (typeof ALIGNED_TYPES)[number];

/** The features that types are told by, and the type, one feature each. */
export const SCORE_FEATURES: readonly string[] = [...TYPE_FEATURES, ...ALIGNED_TYPES];

/** The type as it is called when the two texts are changed over. */
export function mirroredType(type: AlignedType): AlignedType {
  if (type === "SPE1") return "SPE2";
  return type === "SPE2" ? "SPE1" : type;
}

export function scoreRow(row: Float32Array, type: AlignedType): Float32Array {
  const whole = new Float32Array(SCORE_FEATURES.length);
  whole.set(row);
  whole[TYPE_FEATURES.length + ALIGNED_TYPES.indexOf(type)] = 1;
  return whole;
}

/** A type with its strength. */
export interface TypedChunks {
  readonly type: AlignedType;
  /** 0..5; 5 for EQUI and below for all others. */
  readonly score: number;
  /** Probability of the type, 0..1. */
  readonly sure: number;
}

/** Others than EQUI are less than equivalent. */
const MAX_UNEQUAL_SCORE = 4.9;

/**
 * What two aligned chunks are to each other. The models are asked for both orders of the texts and the mean is taken, so
 * that b against a is the mirror of a against b.
 * @param row of `typeFeatures`
 */
export function typeChunks(row: Float32Array, model: RouteModel): TypedChunks {
  const back = mirroredFeatures(row);
  const there = predictClasses(model.types, row);
  const here = predictClasses(model.types, back);
  const shares = ALIGNED_TYPES.map(
    (type, k) => (there[k]! + here[ALIGNED_TYPES.indexOf(mirroredType(type))]!) / 2,
  );
  const sure = Math.max(...shares);
  const type = ALIGNED_TYPES[shares.indexOf(sure)]!;
  if (type === "EQUI") return { type, score: 5, sure };
  const value =
    (predictTrees(model.scores, scoreRow(row, type)) +
      predictTrees(model.scores, scoreRow(back, mirroredType(type)))) /
    2;
  return { type, score: Math.max(0, Math.min(MAX_UNEQUAL_SCORE, value)), sure };
}
