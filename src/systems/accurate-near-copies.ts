import type { Features } from "./accurate-features.ts";
import { raised } from "./blend.ts";

/** Shares of content words in common between which the floor begins to hold and holds in full; the same of the ceiling. */
const FLOOR = { low: 0.1, high: 0.4 };
const CEILING = { low: 0.85, high: 1 };
/** How far above the blend the logit stays when it is drawn down: so far the two often lie apart without a reason. */
const APART = 0.6;
/** Logit (of about 1.4 points) from which the floor slows the fall, and the most that is left to fall. */
const [FROM, DEPTH] = [-0.9, 0.9];

/**
 * The logit of a pair, put right where both texts say much in the same words. Texts of the very same words whose order
 * `base` finds telling (who bites whom) are drawn towards what it says of them, for a cross-encoder is sure of itself
 * there and often wrong; and no near copy sinks to 0, since people give it a point or two whatever differs (`floorOf`).
 */
export function withNearCopies(logit: number, features: Features): number {
  const share = between(features.overlap, CEILING);
  const drawn = logit - share * Math.max(0, logit - features.blend - APART);
  return raised(drawn, { share: between(features.overlap, FLOOR), from: FROM, depth: DEPTH });
}

/** 0 up to `low`, 1 from `high` on. */
function between(value: number, { low, high }: { readonly low: number; readonly high: number }): number {
  return Math.max(0, Math.min(1, (value - low) / (high - low)));
}
