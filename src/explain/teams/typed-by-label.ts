import { fitLogistic, type LogisticModel, predictProbability } from "../../learn/index.ts";
import { mean } from "../../stats/index.ts";
import { type AlignedChunks, type ChunkedPair, groupFeatures } from "../align/align-chunks.ts";
import { CHUNK_FEATURES } from "../align/chunk-features.ts";
import { type ChunkSide, joinSides } from "../align/chunk-side.ts";
import type { ChunkGroup } from "../align/group-candidates.ts";
import { ALIGNED_TYPES, type AlignedType, mirroredType } from "../align/type-chunks.ts";
import { type AnnotatedPair, goldGroup } from "../model/fit-chunk-model.ts";
import { type ChunkFacts, chunkFacts } from "./chunk-facts.ts";
import { linkedChunks } from "./linked-chunks.ts";

/** What a pair's chunks become. */
export type AlignPair = (pair: ChunkedPair) => AlignedChunks[];

/** Numbers that tell the types of two chunks apart. */
export type LabelFeatures = (row: Float32Array, facts: ChunkFacts) => number[];

const at = (names: readonly string[]) => names.map((name) => CHUNK_FEATURES.indexOf(name));
const BLUETEAM_ROW = at(
  "same same-content shared-all shared-content soft-mean negation-differs number-same number-other excludes left-tokens right-tokens".split(
    " ",
  ),
);
const EXBTHEMIS_ROW = at(
  "shared-all shared-content letters vectors number-same number-other negation-differs left-alone right-alone".split(
    " ",
  ),
);

/** UMDuluth BlueTeam's: some seventeen of overlap, negation, numbers, hypernyms, antonyms, length and similarity. */
export const BLUETEAM: LabelFeatures = (row, facts) => [
  ...BLUETEAM_ROW.map((k) => row[k]!),
  Number(facts.opposite),
  Number(facts.narrowerLeft),
  Number(facts.narrowerRight),
  facts.restLeft.length,
  facts.restRight.length,
  facts.similarity,
];

/** ExBThemis': string and semantic measures, numbers and denials, as in its system for whole texts. */
export const EXBTHEMIS: LabelFeatures = (row) => EXBTHEMIS_ROW.map((k) => row[k]!);

/**
 * Teaches a system of the kind that both are: chunks by the word aligner, types by linear classifiers, one for each type
 * against the rest, over features of the two chunks, and for each type the mean of its scores. Their support vector machines
 * are logistic regressions here. Deterministic; seconds for 1,300 pairs.
 */
export function teachLabels(features: LabelFeatures): (pairs: readonly AnnotatedPair[]) => AlignPair {
  const rowOf = (pair: ChunkedPair, group: ChunkGroup) => {
    const side = (sides: readonly ChunkSide[], ids: readonly number[]) =>
      joinSides(ids.map((i) => sides[i]!));
    const facts = chunkFacts(side(pair.left, group.left), side(pair.right, group.right), pair.likeness);
    return features(groupFeatures(pair, group), facts);
  };
  return (pairs) => {
    const rows: number[][] = [];
    const types: AlignedType[] = [];
    const scores = new Map<AlignedType, number[]>();
    for (const { chunked, alignments } of pairs) {
      for (const alignment of alignments) {
        const group = goldGroup(chunked, alignment);
        if (group === undefined) continue;
        rows.push(rowOf(chunked, group));
        types.push(group.type);
        for (const type of new Set([group.type, mirroredType(group.type)]))
          scores.set(type, [...(scores.get(type) ?? []), group.score]);
      }
    }
    const seen = ALIGNED_TYPES.filter((type) => types.includes(type) && !types.every((own) => own === type));
    const models = seen.map(
      (type) =>
        [
          type,
          fitLogistic(
            rows,
            types.map((own) => own === type),
          ),
        ] as const,
    );
    const scoreOf = new Map(seen.map((type) => [type, mean(scores.get(type)!)]));
    return (pair) =>
      linkedChunks(pair).map((group) => {
        const { type, sure } = likeliest(models, rowOf(pair, group));
        return { ...group, type, score: type === "EQUI" ? 5 : scoreOf.get(type)!, sure };
      });
  };
}

function likeliest(
  models: readonly (readonly [AlignedType, LogisticModel])[],
  row: readonly number[],
): { type: AlignedType; sure: number } {
  return models.reduce<{ type: AlignedType; sure: number }>(
    (best, [type, model]) => {
      const sure = predictProbability(model, row);
      return sure > best.sure ? { type, sure } : best;
    },
    { type: "EQUI", sure: -1 },
  );
}
