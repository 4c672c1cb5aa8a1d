import type { Language } from "../../text/index.ts";
import type { LanguagePair } from "../system.ts";

/** Languages to read two texts by: one of undetermined language as the other, as English where both are. */
export function readAs([a, b]: LanguagePair): readonly [Language, Language] {
  const known = a === "und" ? b : a;
  const other = known === "und" ? "en" : known;
  return [a === "und" ? other : a, b === "und" ? other : b];
}
