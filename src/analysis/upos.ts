/** The 17 parts of speech of Universal Dependencies; a tag's number is its place here. */
export const UPOS = [
  "ADJ", "ADP", "ADV", "AUX", "CCONJ", "DET", "INTJ", "NOUN", "NUM",
  "PART", "PRON", "PROPN", "PUNCT", "SCONJ", "SYM", "VERB", "X",
] as const; // biome-ignore format: a table

export type Upos = (typeof UPOS)[number];

export const TAG_COUNT = UPOS.length;

/** Number of a tag name; X for names outside the list. */
export function tagNumber(upos: string): number {
  const at = (UPOS as readonly string[]).indexOf(upos);
  return at < 0 ? UPOS.indexOf("X") : at;
}
