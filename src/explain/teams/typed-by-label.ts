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

/** A chunk pair that people aligned. */
export interface LabelExample {
  /** Its features. */
  readonly row: readonly number[];
  readonly type: AlignedType;
  readonly score: number;
}

/** How a system of this kind differs from others. */
export interface LabelPlan {
  readonly features: LabelFeatures;
  /** What is taught to link chunks; by default the word aligner's links, which need no teaching. */
  readonly link?: (pairs: readonly AnnotatedPair[]) => (pair: ChunkedPair) => ChunkGroup[];
  /** What is taught to score those that are not EQUI; the mean score of a type by default. */
  readonly strength?: (
    examples: readonly LabelExample[],
  ) => (row: readonly number[], type: AlignedType) => number;
}

/**
 * Teaches a system of the kind that several are: chunks linked, types by linear classifiers, one for each type against the
 * rest, over features of the two chunks, and a score from the type or the features. Their support vector machines are
 * logistic regressions here. Deterministic; seconds for 1,300 pairs.
 */
export function teachLabels({
  features,
  link = () => linkedChunks,
  strength = meanOfType,
}: LabelPlan): (pairs: readonly AnnotatedPair[]) => AlignPair {
  const rowOf = (pair: ChunkedPair, group: ChunkGroup) => {
    const side = (sides: readonly ChunkSide[], ids: readonly number[]) =>
      joinSides(ids.map((i) => sides[i]!));
    const facts = chunkFacts(side(pair.left, group.left), side(pair.right, group.right), pair.likeness);
    return features(groupFeatures(pair, group), facts);
  };
  return (pairs) => {
    const examples = pairs.flatMap(({ chunked, alignments }) =>
      alignments.flatMap((alignment): LabelExample[] => {
        const group = goldGroup(chunked, alignment);
        return group === undefined
          ? []
          : [{ row: rowOf(chunked, group), type: group.type, score: group.score }];
      }),
    );
    const rows = examples.map(({ row }) => row);
    const ofType = (type: AlignedType) => examples.map((own) => own.type === type);
    const seen = ALIGNED_TYPES.filter((type) => ofType(type).includes(true) && ofType(type).includes(false));
    const models = seen.map((type) => [type, fitLogistic(rows, ofType(type))] as const);
    const [linked, scoreOf] = [link(pairs), strength(examples)];
    return (pair) =>
      linked(pair).map((group) => {
        const row = rowOf(pair, group);
        const { type, sure } = likeliest(models, row);
        return { ...group, type, score: type === "EQUI" ? 5 : scoreOf(row, type), sure };
      });
  };
}

/** SPE1 and SPE2 share theirs. */
function meanOfType(
  examples: readonly LabelExample[],
): (row: readonly number[], type: AlignedType) => number {
  const means = new Map(
    ALIGNED_TYPES.map((type) => {
      const own = examples.filter((example) => example.type === type || mirroredType(example.type) === type);
      return [type, own.length === 0 ? 0 : mean(own.map(({ score }) => score))] as const;
    }),
  );
  return (_, type) => means.get(type)!;
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
