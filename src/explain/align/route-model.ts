import type { TreesModel } from "../../learn/index.ts";
import type { GroupThresholds } from "./group-candidates.ts";

/** What aligns, types and scores chunks whose vectors come from one encoder. */
export interface RouteModel {
  /** Probability that two chunks belong together. */
  readonly aligner: TreesModel;
  /** Probability of each of ALIGNED_TYPES. */
  readonly types: TreesModel;
  /** Score of chunks that are not EQUI. */
  readonly scores: TreesModel;
  readonly thresholds: GroupThresholds;
}
