import type { AlignedSums, AlignerText, Alignment } from "../../align/index.ts";

/** Two aligned texts, as recipes look at them. */
export interface AlignedTexts {
  readonly a: AlignerText;
  readonly b: AlignerText;
  readonly alignment: Alignment;
}

/** A published system, or a part of one, rebuilt: two aligned texts to one number. */
export interface AlignmentRecipe {
  /** Kebab-case, as `--system` takes it. */
  readonly name: string;
  /** Raise when any value can change. */
  readonly version: number;
  readonly description: string;
  /** Paper and equation. */
  readonly source: string;
  /** Name of the value. */
  readonly raw: string;
  /** The value, 0..1, the same whichever text comes first. Undefined where the texts hold nothing that it looks at. */
  value(texts: AlignedTexts): number | undefined;
}

/** What a share of no words at all is: both texts hold nothing of the kind, so that they do not differ in it. */
export function shareOrOne({ aligned, all }: AlignedSums): number {
  const total = all[0] + all[1];
  return total === 0 ? 1 : (aligned[0] + aligned[1]) / total;
}
