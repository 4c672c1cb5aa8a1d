import { StsError } from "../../errors.ts";
import type { EncoderSystemParts } from "../encoder/tier/encoder-parts.ts";
import type { SystemOptions } from "../system.ts";
import { HEAD_TIERS, type HeadGround, type HeadTier } from "./head-file.ts";

/** What the tier that a head stands on is made of. Node only. @throws StsError E_INPUT for other tiers; E_MODEL */
export async function headParts(tier: HeadTier, options: SystemOptions): Promise<EncoderSystemParts> {
  if (tier === "base") return (await import("../encoder/base.ts")).baseParts(options);
  if (tier === "fast") return (await import("../encoder/fast.ts")).shippedFastParts();
  throw new StsError("E_INPUT", `tier "${tier}": heads are trained on ${HEAD_TIERS.join(" or ")}`);
}

/** Digests of all that the tier's scores and vectors come from. */
export function groundOf({ version, signature }: EncoderSystemParts): HeadGround {
  const { weights, ...rest } = signature;
  // Weights first: where they are others, the rest is too.
  return { weights: weights!, ...rest, version: String(version) };
}
