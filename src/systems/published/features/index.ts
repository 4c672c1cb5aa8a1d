import { unknownName } from "../../../errors.ts";
import {
  alignmentByTag,
  alignmentCoverage,
  alignmentGlosses,
  alignmentHarmonic,
  alignmentIdf,
  alignmentPooled,
} from "./alignment.ts";
import { concepts } from "./concepts.ts";
import { definitions } from "./definitions.ts";
import { dependencies } from "./dependencies.ts";
import type { FeatureFamily } from "./family.ts";
import { lengths } from "./lengths.ts";
import {
  characterNgrams,
  editDistances,
  frequencyOverlap,
  mongeElkan,
  negation,
  numbers,
  setCoefficients,
  softCardinality,
  stringTiling,
  subsequenceKernels,
  tokenCosine,
  translationMetrics,
  wordNgrams,
  wordnet,
} from "./measure-families.ts";
import { named } from "./named.ts";
import { roles } from "./roles.ts";
import { sentenceVectors, textModel } from "./sentence-vectors.ts";
import { tagNgrams } from "./tag-ngrams.ts";
import { idfOverlap } from "./weighted-overlap.ts";
import { latentVectors, tokenVectors } from "./word-vectors.ts";

/** To add a family: write its file, list it here. */
export const FEATURES: readonly FeatureFamily[] = [
  tokenCosine,
  wordNgrams,
  characterNgrams,
  setCoefficients,
  editDistances,
  stringTiling,
  subsequenceKernels,
  mongeElkan,
  softCardinality,
  wordnet,
  frequencyOverlap,
  translationMetrics,
  numbers,
  negation,
  lengths,
  named,
  idfOverlap,
  tagNgrams,
  dependencies,
  roles,
  alignmentHarmonic,
  alignmentGlosses,
  alignmentPooled,
  alignmentIdf,
  alignmentByTag,
  alignmentCoverage,
  latentVectors,
  tokenVectors,
  sentenceVectors,
  textModel,
  concepts,
  definitions,
];

/** The family of that name. @throws StsError E_UNKNOWN_NAME, with the nearest names */
export function getFeatures(name: string): FeatureFamily {
  const found = FEATURES.find((family) => family.name === name);
  if (found !== undefined) return found;
  throw unknownName(
    "family of features",
    name,
    FEATURES.map((family) => family.name),
  );
}
