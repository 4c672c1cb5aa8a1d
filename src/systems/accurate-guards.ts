import { sameQuantity } from "../text/index.ts";
import type { Sketch, SketchWord } from "./accurate-sketch.ts";
import { sharesOf } from "./word-matches.ts";

/**
 * What two texts say alike and otherwise, by kind: numbers and names. Each is symmetric in the two texts, in 0..1,
 * and 0 where there is nothing to compare, so that a text that the analyser does not know says nothing.
 */
export interface Guards {
  /** Share of the quantities that both texts state. */
  readonly "numbers-agree": number;
  /** Both texts state a quantity that the other does not: share of such. */
  readonly "numbers-clash": number;
  /** One text states more quantities. */
  readonly "numbers-extra": number;
  readonly "names-agree": number;
  readonly "names-clash": number;
  readonly "names-extra": number;
}

/** Guards of two texts of one language. Time O(words of a x words of b) at most. */
export function guardsOf(a: Sketch, b: Sketch): Guards {
  return { ...numberGuards(a, b), ...nameGuards(a, b) };
}

/** Those of the guards that hold across languages too. */
export function numberGuards(
  a: Sketch,
  b: Sketch,
): Pick<Guards, "numbers-agree" | "numbers-clash" | "numbers-extra"> {
  const [agree, clash, extra] = sharesOf(a.quantities, b.quantities, sameQuantity);
  return { "numbers-agree": agree, "numbers-clash": clash, "numbers-extra": extra };
}

function nameGuards(a: Sketch, b: Sketch): Pick<Guards, "names-agree" | "names-clash" | "names-extra"> {
  const [agree, clash, extra] = sharesOf(a.names, b.names, shareKey);
  return { "names-agree": agree, "names-clash": clash, "names-extra": extra };
}

function shareKey(x: readonly string[], y: readonly string[]): boolean {
  return x.some((key) => y.includes(key));
}

export function sameWord(x: SketchWord, y: SketchWord): boolean {
  return x.keys.some((key) => y.keys.includes(key));
}
