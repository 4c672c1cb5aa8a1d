import { cleanText } from "../../../text/index.ts";
import type { TextSide } from "./pair-plan.ts";

const known = new WeakMap<TextSide, readonly string[]>();

/** The texts of a side as encoders read them, cleaned once however many parts ask for them. */
export function cleanSide(side: TextSide): readonly string[] {
  const found = known.get(side);
  if (found !== undefined) return found;
  const clean = side.texts.map((text, i) => cleanText(text, side.languages[i]!));
  known.set(side, clean);
  return clean;
}
