import { checkList, checkNumber } from "../../arguments.ts";
import { wordNgrams } from "../../text/index.ts";

/**
 * All pairs of words in their order with at most `gap` words between, with repeats. Cost O(words × gap).
 * @source Lin 2004, https://aclanthology.org/W04-1013, section 5
 */
export function skipBigrams(words: readonly string[], gap: number): string[] {
  checkList(words, "skipBigrams: words", "an array of words");
  checkNumber(gap, "skipBigrams: gap");
  const pairs: string[] = [];
  for (let first = 0; first < words.length; first++) {
    const end = Math.min(words.length, first + gap + 2);
    for (let second = first + 1; second < end; second++) {
      pairs.push(...wordNgrams([words[first]!, words[second]!], 2));
    }
  }
  return pairs;
}
