import { shippedLexicon } from "../../lexicon/index.ts";
import type { AlignedTexts, AlignmentRecipe } from "./recipe.ts";
import { type Term, termPartners } from "./term-partners.ts";

/** Less like its partner than this a term has none. */
const LEAST_SIMILAR = 0.05;
/** Words that pairingWords counted frequencies in. */
const CORPUS_WORDS = 3e9;
/** What a term without a partner counts in full; others half. */
const HEAVY: ReadonlySet<string> = new Set(["VERB", "NOUN", "PROPN", "PRON", "NUM"]);
/** Kinds of opposites. */
const OPPOSED: ReadonlySet<string> = new Set(["complement", "opposite", "converse"]);

/**
 * Align and penalise, 0..1: how like the terms of two texts are to their partners, less penalties.
 *
 *   T = sum of s over a / 2|a| + sum of s over b / 2|b|                     max(0, T - P_a - P_b)
 *   P = (sum of s + w_f w_p over terms with s < .05 + sum of s + .5 over terms that differ from their partner) / 2 length
 *
 * w_f = 1 / ln(count of the word among 3 10^9), w_p = 1 for verbs, nouns, pronouns and numbers, else .5. Undefined where
 * neither text has a content word, 0 where one has none.
 */
export function penalisedAlignment(
  texts: AlignedTexts,
  differs: (term: Term) => boolean,
): number | undefined {
  const [left, right] = termPartners(texts).map((terms) => gain(terms, differs)) as [number, number];
  if (texts.a.content.length === 0 && texts.b.content.length === 0) return undefined;
  return Math.min(1, Math.max(0, left + right));
}

function gain(terms: readonly Term[], differs: (term: Term) => boolean): number {
  if (terms.length === 0) return 0;
  let sum = 0;
  for (const term of terms) {
    const { similarity, word } = term;
    sum += similarity;
    if (differs(term)) sum -= similarity + 0.5;
    else if (similarity < LEAST_SIMILAR) {
      const count = CORPUS_WORDS * shippedLexicon().frequencies(word.language).share(word.form);
      sum -= similarity + (1 / Math.log(count)) * (HEAVY.has(word.upos) ? 1 : 0.5);
    }
  }
  return sum / (2 * terms.length);
}

/** pairingWords of Meerkat Mafia, with WordNet, synonyms and paraphrases in place of its vectors. */
export const alignAndPenalise: AlignmentRecipe = {
  name: "align-and-penalise",
  version: 1,
  description:
    "likeness of each word's partner, less penalties for words without one and for opposites (Meerkat Mafia 2014)",
  source: "Kashyap et al. 2014 (Meerkat Mafia, pairingWords), https://aclanthology.org/S14-2072",
  raw: "alignment",
  value: (texts) =>
    penalisedAlignment(texts, ({ excluded }) => excluded !== undefined && OPPOSED.has(excluded)),
};
