import { checkNumber, checkRecord, checkText } from "../../arguments.ts";
import type { Taxonomy } from "./taxonomy.ts";

/** How two words meet in what both are. */
export interface HypernymPath {
  /** Steps from the first up to the common synset, and from the second; 0 and 0 for synonyms. */
  readonly up: readonly [first: number, second: number];
  readonly partOfSpeech: "n" | "v";
  /** Words of the synset in which they meet: "canine", "canid" for dog and fox. */
  readonly meet: readonly string[];
}

/**
 * The shortest way between two words over hypernyms, at most `limit` steps long; nouns before verbs, first senses
 * before others where ways are equally long. Verbs that meet in no synset of their own have none.
 */
export function hypernymPath(taxonomy: Taxonomy, a: string, b: string, limit = 4): HypernymPath | undefined {
  checkRecord(taxonomy, "hypernymPath: taxonomy", "a Taxonomy", ["wordNet"]);
  checkText(a, "hypernymPath: a");
  checkText(b, "hypernymPath: b");
  checkNumber(limit, "hypernymPath: limit");
  const { wordNet } = taxonomy;
  let best: HypernymPath | undefined;
  let least = limit + 1;
  for (const partOfSpeech of ["n", "v"] as const) {
    const right = wordNet.senses(b, partOfSpeech);
    for (const x of right.length === 0 ? [] : wordNet.senses(a, partOfSpeech)) {
      for (const y of right) {
        for (const above of taxonomy.common(x, y)) {
          const [first, second] = [taxonomy.stepsUp(x, above)!, taxonomy.stepsUp(y, above)!];
          if (first + second >= least) continue;
          least = first + second;
          best = { up: [first, second], partOfSpeech, meet: wordNet.words(above) };
        }
      }
    }
  }
  return best;
}
