import type { AnalysedToken } from "../../analysis/index.ts";

/**
 * What a word is to another that it hangs on or that hangs on it, seen from the word. Relations that different
 * constructions give to one meaning share a kind, after the equivalences of Sultan et al. 2014 (table 1), for the relations
 * of Universal Dependencies:
 *
 * - agent: subject of an active verb, "by" phrase of a passive one
 * - patient: object, subject of a passive verb, noun that a participle or a relative clause modifies
 * - modifier: adjective, noun, number or possessor of a noun; a predicate of its subject
 * - circumstance: phrase with a preposition, adverb
 * - clause: verb that hangs on another
 * - joined: parts of a coordination, names in apposition
 */
export type RelativeKind = "agent" | "patient" | "modifier" | "circumstance" | "clause" | "joined";

/** A word's relative in the tree. */
export interface Relative {
  /** Index of the word. */
  readonly at: number;
  readonly kind: RelativeKind;
  /** Whether the relative is the one that governs. Not looked at for "modifier" and "joined". */
  readonly above: boolean;
}

const KINDS: Readonly<Record<string, RelativeKind>> = {
  nsubj: "agent",
  csubj: "agent",
  "obl:agent": "agent",
  obj: "patient",
  iobj: "patient",
  "nsubj:pass": "patient",
  "csubj:pass": "patient",
  acl: "patient",
  "acl:relcl": "patient",
  amod: "modifier",
  nmod: "modifier",
  compound: "modifier",
  nummod: "modifier",
  "nmod:poss": "modifier",
  flat: "joined",
  appos: "joined",
  conj: "joined",
  obl: "circumstance",
  advmod: "circumstance",
  xcomp: "clause",
  ccomp: "clause",
  advcl: "clause",
  parataxis: "clause",
};

/** The relatives of each word, in the order of the text. O(words) */
export function relativesOf(tokens: readonly AnalysedToken[]): Relative[][] {
  const relatives: Relative[][] = tokens.map(() => []);
  for (const [i, { head, relation, upos }] of tokens.entries()) {
    if (head < 0 || head >= tokens.length || upos === "PUNCT") continue;
    let kind = KINDS[relation] ?? KINDS[relation.replace(/:.*$/, "")];
    if (kind === undefined) continue;
    // "The sky is blue", "the blue sky".
    if (kind === "agent" && tokens[head]!.upos !== "VERB") kind = "modifier";
    const level = kind === "modifier" || kind === "joined";
    relatives[i]!.push({ at: head, kind, above: !level });
    relatives[head]!.push({ at: i, kind, above: false });
  }
  return relatives;
}
