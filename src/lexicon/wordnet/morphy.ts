import type { PartOfSpeech } from "./part-of-speech.ts";

/** Endings taken off an inflected form, and what takes their place; each rule is tried once. */
const DETACHMENTS: Readonly<Record<PartOfSpeech, readonly (readonly [string, string])[]>> = {
  n: [
    ["s", ""],
    ["ses", "s"],
    ["ves", "f"],
    ["xes", "x"],
    ["zes", "z"],
    ["ches", "ch"],
    ["shes", "sh"],
    ["men", "man"],
    ["ies", "y"],
  ],
  v: [
    ["s", ""],
    ["ies", "y"],
    ["es", "e"],
    ["es", ""],
    ["ed", "e"],
    ["ed", ""],
    ["ing", "e"],
    ["ing", ""],
  ],
  a: [
    ["er", ""],
    ["est", ""],
    ["er", "e"],
    ["est", "e"],
  ],
  r: [],
};

/**
 * Lemmas that a form may be an inflection of: itself, those of the exception list, or else what the rules of
 * detachment give; only those that `isLemma` knows, in that order, without repeats.
 * @param form in lower case
 * @param exceptions base forms of irregular ones
 * Source: morphy(7WN), https://wordnet.princeton.edu/documentation/morphy7wn; single application as in NLTK
 */
export function morphy(
  form: string,
  partOfSpeech: PartOfSpeech,
  exceptions: ReadonlyMap<string, readonly string[]>,
  isLemma: (form: string) => boolean,
): string[] {
  const found = isLemma(form) ? [form] : [];
  const bases = exceptions.get(form) ?? detached(form, partOfSpeech);
  for (const base of bases) if (!found.includes(base) && isLemma(base)) found.push(base);
  return found;
}

function detached(form: string, partOfSpeech: PartOfSpeech): string[] {
  const bases: string[] = [];
  for (const [ending, base] of DETACHMENTS[partOfSpeech])
    if (form.endsWith(ending)) bases.push(form.slice(0, form.length - ending.length) + base);
  return bases;
}
