import { alignerText, alignTexts, type LexicalSimilarity } from "../../align/index.ts";
import { sameWord } from "../../align/words/same-word.ts";
import { type ExclusionKind, exclusionOf, type Membership, membershipsOf } from "../../lexicon/index.ts";
import { sameGloss } from "../../systems/words/bilingual-lexicon.ts";
import { dot } from "./dot.ts";
import type { ReadText, ReadToken } from "./read-text.ts";
import type { WordKnowledge } from "./word-knowledge.ts";
import type { WordRelation } from "./word-relations.ts";

/** How like the tokens of two texts are. */
export interface Likeness {
  /** Shape [left][right]: 1 the same word, 0..1 by vectors and glosses, 0 for marks against words. */
  readonly like: readonly Float32Array[];
  /** Shape [left][right]: 1 where the words exclude each other, as far as lists tell, 2 where they are opposites; 0 elsewhere. */
  readonly exclude: readonly Uint8Array[];
  /** What is known of two content words that are not the same; nothing for most, and where no dictionary was asked. */
  relation(i: number, j: number): WordRelation | undefined;
  /** Shape [left][right]: 1 where the word aligner links two words, -1 where it holds them against each other; 0 where it was not asked. */
  readonly linked: readonly Int8Array[];
}

/** Vectors of other words: below this cosine they tell nothing, and at most this they count. */
const [LOW, HIGH] = [0.15, 0.95];

const OPPOSITES: ReadonlySet<ExclusionKind> = new Set(["complement", "opposite", "converse"]);
/** A gloss that is meant less often is none to tell opposites by. */
const MEANT = 0.25;

/** What a word excludes, by lists of its language; of texts of two languages by those of English. */
function membershipsIn({ word, glosses }: ReadToken, crossLingual: boolean): readonly Membership[] {
  if (word === undefined) return [];
  if (!crossLingual || word.language === "en") return word.memberships;
  return glosses
    .filter(({ share }) => share >= MEANT)
    .flatMap(({ form, key }) => membershipsOf(form, key, "en"));
}

/** O(left x right). */
export function wordLikeness(left: ReadText, right: ReadText, knowledge?: WordKnowledge): Likeness {
  const like = left.tokens.map(() => new Float32Array(right.tokens.length));
  const exclude = left.tokens.map(() => new Uint8Array(right.tokens.length));
  const crossLingual = left.language !== right.language;
  const excluded = right.tokens.map((y) => membershipsIn(y, crossLingual));
  for (const [i, x] of left.tokens.entries()) {
    const own = membershipsIn(x, crossLingual);
    for (const [j, y] of right.tokens.entries()) {
      like[i]![j] = likeness(x, y, crossLingual);
      const kind = exclusionOf(own, excluded[j]!);
      if (kind !== undefined) exclude[i]![j] = OPPOSITES.has(kind) ? 2 : 1;
    }
  }
  const relate = knowledge?.relate;
  return {
    like,
    exclude,
    relation(i, j) {
      const [x, y] = [left.tokens[i]!, right.tokens[j]!];
      return relate === undefined || !x.content || !y.content || like[i]![j] === 1 ? undefined : relate(x, y);
    },
    linked: linkedWords(left, right, knowledge?.similarity),
  };
}

function linkedWords(
  left: ReadText,
  right: ReadText,
  similarity: LexicalSimilarity | undefined,
): Int8Array[] {
  const linked = left.tokens.map(() => new Int8Array(right.tokens.length));
  if (similarity === undefined) return linked;
  const [x, y] = [tokenAt(left), tokenAt(right)];
  const { links } = alignTexts(alignerText(left.analysis), alignerText(right.analysis), { similarity });
  for (const link of links)
    for (const i of link.left)
      for (const j of link.right) {
        const [own, other] = [x.get(i), y.get(j)];
        if (own !== undefined && other !== undefined) linked[own]![other] = link.weight > 0 ? 1 : -1;
      }
  return linked;
}

/** Of each analysed word the token that it is part of. */
function tokenAt({ tokens }: ReadText): Map<number, number> {
  return new Map(tokens.flatMap(({ parts }, i) => parts.map(({ id }) => [id, i] as const)));
}

function likeness(x: ReadToken, y: ReadToken, crossLingual: boolean): number {
  if (x.mark !== y.mark) return 0;
  if (x.text === y.text || x.text.toLowerCase() === y.text.toLowerCase()) return 1;
  if (x.mark) return 0;
  if (x.number !== undefined || y.number !== undefined) {
    if (x.number === y.number) return 1;
    if (x.number !== undefined && y.number !== undefined) return 0.3;
  }
  if (!crossLingual) {
    if (x.main.lemma === y.main.lemma && x.main.lemma !== "") return 1;
    if (x.word !== undefined && y.word !== undefined && sameWord(x.word, y.word)) return 1;
  }
  const gloss =
    x.glosses.length > 0 && y.glosses.length > 0 ? Math.min(1, 1.4 * sameGloss(x.glosses, y.glosses)) : 0;
  const cosine = dot(x.vector, y.vector);
  return Math.max(gloss, cosine < LOW ? 0 : Math.min(HIGH, cosine));
}
