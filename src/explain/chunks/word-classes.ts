import { shippedLexicon } from "../../lexicon/index.ts";

const CLASSES = ["n", "v", "a", "r"] as const;
const ENDINGS = ["s", "ed", "ing"] as const;
/** Those whose shares are told; the share of adverbs is what is left. */
const TOLD = CLASSES.slice(0, 3);

/** Names of what `wordClasses` gives, in order. */
export const WORD_CLASS_FEATURES: readonly string[] = [
  ...TOLD.map((own) => `senses-${own}`),
  ...TOLD.map((own) => `share-${own}`),
  ...ENDINGS.map((ending) => `ends-${ending}`),
];

/** Words remembered; beyond, all are forgotten, which costs time and changes nothing. */
const MAX_REMEMBERED = 20_000;
/** A part of speech that WordNet lists and its tagged texts lack counts as if seen so often. */
const UNSEEN = 2;
const known = new Map<string, Float32Array>();

/**
 * Which parts of speech an English word can be, whatever a tagger makes of it ("drag", "hits"): senses that WordNet has of it as
 * noun, verb and adjective; the share, 0..1, of each in WordNet's tagged texts, -1 where the word is not listed; and its ending.
 * @param form in lower case
 */
export function wordClasses(form: string): Float32Array {
  let found = known.get(form);
  if (found === undefined) {
    if (known.size >= MAX_REMEMBERED) known.clear();
    found = lookUp(form);
    known.set(form, found);
  }
  return found;
}

function lookUp(form: string): Float32Array {
  const { wordNet } = shippedLexicon();
  const senses = CLASSES.map((own) => wordNet.senses(form, own));
  const seen = CLASSES.map((own, c) => {
    if (senses[c]!.length === 0) return 0;
    let count = UNSEEN;
    for (const lemma of wordNet.lemmas(form, own))
      for (const sense of senses[c]!) count += wordNet.tagCount(sense, lemma);
    return count;
  });
  const all = seen.reduce((sum, count) => sum + count, 0);
  return Float32Array.from([
    ...TOLD.map((_, c) => senses[c]!.length),
    ...TOLD.map((_, c) => (all === 0 ? -1 : seen[c]! / all)),
    ...ENDINGS.map((ending) => Number(form.endsWith(ending))),
  ]);
}
