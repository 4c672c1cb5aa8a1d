import type { AlignerText, AlignerWord, WordLink } from "../../align/index.ts";
import { type ExclusionKind, exclusionOf, type SynsetSimilarity } from "../../lexicon/index.ts";
import { wordRelations } from "../../measures/lexical/word-relations.ts";
import type { AlignedTexts } from "./recipe.ts";

/** A content word with the word of the other text of greatest similarity to it. */
export interface Term {
  readonly word: AlignerWord;
  /** How like its partner is, 0..1; 0 where there is none. */
  readonly similarity: number;
  /** How the partner excludes it; "number" for quantities that differ; undefined where it does not. */
  readonly excluded: ExclusionKind | "number" | undefined;
}

/** Farther apart in WordNet two words say nothing of each other. */
const MAX_DISTANCE = 2;

/**
 *   .5 e^(-.25 d)    d: steps over hypernyms, at most 2; 1 for the same synset, else 0
 *
 * What WordNet adds to the vectors of pairingWords, here without these.
 */
const near: SynsetSimilarity = (taxonomy, a, b) => {
  const distance = taxonomy.distance(a, b);
  if (distance === undefined || distance > MAX_DISTANCE) return 0;
  return distance === 0 ? 1 : 0.5 * Math.exp(-0.25 * distance);
};

/**
 * The content words of both texts with their partners: those of the alignment, else the most similar word of the other text, which may
 * serve several. Words of two languages that are not aligned have none. O(left x right) look-ups
 */
export function termPartners({ a, b, alignment }: AlignedTexts): readonly [left: Term[], right: Term[]] {
  return [
    termsOf(
      a,
      b,
      new Map(alignment.links.flatMap((link) => link.left.map((id) => [id, [link, link.right]]))),
    ),
    termsOf(
      b,
      a,
      new Map(alignment.links.flatMap((link) => link.right.map((id) => [id, [link, link.left]]))),
    ),
  ];
}

type Linked = readonly [link: WordLink, others: readonly number[]];

function termsOf(text: AlignerText, other: AlignerText, linked: ReadonlyMap<number, Linked>): Term[] {
  const candidates = other.content.map((k) => other.words[k]!);
  return text.content.map((k) => {
    const word = text.words[k]!;
    const [link, others] = linked.get(word.id) ?? [];
    if (link !== undefined && link.weight > 0) return { word, similarity: link.weight, excluded: undefined };
    if (link !== undefined) {
      const partners = candidates.filter(({ id }) => others!.includes(id));
      const [kind] = partners.map((partner) => exclusion(word, partner)).filter((own) => own !== undefined);
      const similarity = Math.max(0, ...partners.map((partner) => nearness(word, partner)));
      return { word, similarity, excluded: kind ?? (word.digits ? "number" : "opposite") };
    }
    let best: { similarity: number; partner?: AlignerWord } = { similarity: 0 };
    for (const partner of candidates) {
      const similarity = nearness(word, partner);
      if (similarity > best.similarity) best = { similarity, partner };
    }
    const excluded = best.partner === undefined ? undefined : exclusion(word, best.partner);
    return { word, similarity: best.similarity, excluded };
  });
}

function exclusion(x: AlignerWord, y: AlignerWord): ExclusionKind | undefined {
  if (x.language !== y.language || x.word === undefined || y.word === undefined) return undefined;
  return exclusionOf(x.word.memberships, y.word.memberships);
}

function nearness(x: AlignerWord, y: AlignerWord): number {
  if (x.form === y.form || x.lemma === y.lemma) return 1;
  if (x.language !== y.language || x.digits || y.digits) return 0;
  return wordRelations(near, x.language).nearness(x.lemma, y.lemma);
}
