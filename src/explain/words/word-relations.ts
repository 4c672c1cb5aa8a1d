import { antonyms, type Paraphrases, shippedLexicon } from "../../lexicon/index.ts";
import type { ReadToken } from "./read-text.ts";

/** What a dictionary and a list of paraphrases know of two English words. */
export interface WordRelation {
  /** They share a sense, or often stand for each other. */
  readonly synonym: boolean;
  /** The first is of the second's kind ("dog", "animal"), or the other way; steps over hypernyms, 0 for neither. */
  readonly below: number;
  readonly above: number;
  /** Of one kind that stands right above both ("dog", "wolf"). */
  readonly sisters: boolean;
  readonly opposite: boolean;
}

export type RelateWords = (x: ReadToken, y: ReadToken) => WordRelation | undefined;

/** Longer ways say little. */
const MAX_STEPS = 4;
/** Pairs remembered; beyond, all are forgotten, which costs time and changes nothing. */
const MAX_REMEMBERED = 100_000;
const TAGS = { NOUN: "n", PROPN: "n", VERB: "v", ADJ: "a", ADV: "r" } as const;

/** Relations of English content words, by lemma; of other words undefined. */
export function wordRelations(paraphrases: Paraphrases): RelateWords {
  const known = new Map<string, WordRelation | undefined>();
  return (x, y) => {
    const key = `${x.text} ${x.main.lemma} ${x.main.upos}\t${y.text} ${y.main.lemma} ${y.main.upos}`;
    if (known.has(key)) return known.get(key);
    if (known.size >= MAX_REMEMBERED) known.clear();
    const found = related(x, y, arePaired(paraphrases, formsOf(x), formsOf(y)));
    known.set(key, found);
    return found;
  };
}

function formsOf({ text, main }: ReadToken): string[] {
  return [text.toLowerCase(), main.lemma.toLowerCase()];
}

function arePaired(paraphrases: Paraphrases, left: readonly string[], right: readonly string[]): boolean {
  const ids = (forms: readonly string[]) => forms.flatMap((form) => paraphrases.idOf(form) ?? []);
  const others = ids(right);
  return ids(left).some((p) => others.some((q) => paraphrases.arePaired(p, q)));
}

function related(x: ReadToken, y: ReadToken, paired: boolean): WordRelation | undefined {
  const { wordNet } = shippedLexicon();
  const [p, q] = [x.main.lemma.toLowerCase(), y.main.lemma.toLowerCase()];
  const tag = TAGS[x.main.upos as keyof typeof TAGS];
  if (tag === undefined || tag !== TAGS[y.main.upos as keyof typeof TAGS])
    return paired ? { ...NOTHING, synonym: true } : undefined;
  const [left, right] = [wordNet.senses(p, tag), wordNet.senses(q, tag)];
  const synonym = paired || left.some((sense) => right.includes(sense));
  const opposite = antonyms(wordNet, p).has(q);
  const kinship = kinshipOf(left, right);
  return synonym || opposite || kinship !== NOTHING ? { ...kinship, synonym, opposite } : undefined;
}

const NOTHING: WordRelation = { synonym: false, opposite: false, below: 0, above: 0, sisters: false };

/** By the nearest of the senses that are above one another, or stand side by side. */
function kinshipOf(left: readonly number[], right: readonly number[]): WordRelation {
  const { taxonomy } = shippedLexicon();
  const nearest = (from: readonly number[], to: readonly number[]) => {
    const steps = from.flatMap((a) => to.flatMap((b) => taxonomy.stepsUp(a, b) ?? []));
    const least = Math.min(...steps.filter((step) => step > 0));
    return least <= MAX_STEPS ? least : 0;
  };
  const [below, above] = [nearest(left, right), nearest(right, left)];
  const sisters = left.some((a) => right.some((b) => taxonomy.distance(a, b) === 2));
  return below + above === 0 && !sisters ? NOTHING : { ...NOTHING, below, above, sisters };
}
