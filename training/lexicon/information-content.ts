import { IC_UNIT } from "../../src/lexicon/wordnet/information-content.ts";
import type { PartOfSpeech } from "../../src/lexicon/wordnet/part-of-speech.ts";
import type { WordNet } from "../../src/lexicon/wordnet/wordnet.ts";

/** What every synset counts from the outset, so that none is impossible. */
const SMOOTHING = 1;

/**
 * Information content of the synsets of nouns and verbs, in units of IC_UNIT.
 *
 *   IC(c) = -ln(n(c) / N)    n(c): counts of the words of c and of all below it, N: of the part of speech
 *
 * A word's count is shared equally among all its senses; it is handed up level by level as NLTK's `WordNetCorpusReader.ic`
 * does it, where a synset that several of one level lead to gets the count several times.
 * Source: Resnik 1995, https://arxiv.org/abs/cmp-lg/9511007; NLTK 3.10
 */
export function informationContents(wordNet: WordNet, counts: ReadonlyMap<string, number>): Int32Array {
  const taxonomic = wordNet.count("n") + wordNet.count("v");
  const totals = new Float64Array(taxonomic).fill(SMOOTHING);
  const all: Record<PartOfSpeech, number> = { n: SMOOTHING, v: SMOOTHING, a: 0, r: 0 };
  for (const [word, count] of counts) {
    const senses = wordNet.senses(word);
    for (const sense of senses) {
      const part = count / senses.length;
      all[wordNet.partOfSpeech(sense)] += part;
      if (sense < taxonomic) handUp(wordNet, sense, part, totals);
    }
  }
  return Int32Array.from(totals, (total, synset) => {
    const own = synset < wordNet.count("n") ? all.n : all.v;
    return Math.round(-Math.log(total / own) / IC_UNIT);
  });
}

function handUp(wordNet: WordNet, sense: number, part: number, totals: Float64Array): void {
  const seen = new Set<number>();
  for (let level = [sense]; level.length > 0; ) {
    for (const synset of level) {
      seen.add(synset);
      totals[synset]! += part;
    }
    level = level.flatMap((synset) => wordNet.hypernyms(synset)).filter((synset) => !seen.has(synset));
  }
}
