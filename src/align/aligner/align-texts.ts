import { checkOptions, checkRecord } from "../../arguments.ts";
import type { AlignerText } from "./aligner-text.ts";
import { linkCompounds } from "./compounds.ts";
import { linkByNeighbours, linkByTree } from "./content-words.ts";
import { linkContrasts } from "./contrasts.ts";
import { linkFunctionWords } from "./function-words.ts";
import type { LexicalSimilarity } from "./lexical-similarity.ts";
import { linkNames } from "./names.ts";
import { linkOptimally } from "./optimal-assignment.ts";
import { linkOtherQuantities, linkQuantities } from "./quantities.ts";
import { linkRuns } from "./runs.ts";
import type { Alignment } from "./types.ts";
import { WordPairs } from "./word-pairs.ts";

export interface AlignTextsOptions {
  /** What relates words that are not the same word; by default nothing does. */
  readonly similarity?: LexicalSimilarity;
  /** How content words find their partners: "greedy" as published, or "optimal" (`linkOptimally`). */
  readonly assignment?: "greedy" | "optimal";
}

/**
 * Aligns two analysed texts word by word, as the monolingual aligner of Sultan et al. 2014 does: runs of equal words, names,
 * numbers, compounds, content words by the trees, then by their neighbours, function words last; and what is left
 * and excludes each other. Greedy, deterministic; alignTexts(b, a) is the mirror image.
 *
 * Time O(left x right) over at most 1,000 words each.
 * @see Sultan, Bethard and Sumner 2014, https://aclanthology.org/Q14-1018
 */
export function alignTexts(a: AlignerText, b: AlignerText, options: AlignTextsOptions = {}): Alignment {
  checkRecord(a, "alignTexts: a", "an AlignerText", ["words"]);
  checkRecord(b, "alignTexts: b", "an AlignerText", ["words"]);
  checkOptions(options, "alignTexts");
  const { similarity = none, assignment = "greedy" } = options;
  const pairs = new WordPairs(a, b, similarity);
  linkRuns(pairs);
  linkNames(pairs);
  linkQuantities(pairs);
  linkCompounds(pairs);
  if (assignment === "optimal") linkOptimally(pairs);
  else {
    linkByTree(pairs);
    linkByNeighbours(pairs);
  }
  linkFunctionWords(pairs);
  linkContrasts(pairs);
  linkOtherQuantities(pairs);
  return {
    links: [...pairs.links].sort((p, q) => p.left[0]! - q.left[0]!),
    warnings: [...a.warnings, ...b.warnings.filter((warning) => !a.warnings.includes(warning))],
  };
}

const none: LexicalSimilarity = () => undefined;
