import { checkOptions, checkRecord, checkText } from "../../arguments.ts";
import { readTextWords, type TextWords } from "../words/text-words.ts";
import { Comparison } from "./comparison.ts";
import { crosslingualDifferences, mayDifferAcross } from "./crosslingual.ts";
import { addExclusion, exclusionsOf } from "./exclusions.ts";
import { compareMarks, explainSameMarks } from "./mark-changes.ts";
import { mirrored } from "./mirror.ts";
import { compareNames } from "./names.ts";
import { compareDenials } from "./negations.ts";
import { compareNumbers } from "./numbers.ts";
import type { DifferencesOptions, WordDifferencesOptions } from "./options.ts";
import { areLonePlainWords, differsPlainly } from "./plain-difference.ts";
import { addRests } from "./rests.ts";
import { compareRoles } from "./role-changes.ts";
import { compareSlips } from "./slips.ts";
import { compareTimes } from "./times.ts";
import type { Difference, DifferenceKind, Differences } from "./types.ts";

/**
 * What differs between two texts, as far as their words, numbers and lists of opposites tell: no network, no file.
 * Texts that share few words yield "word", "added" and "missing" alone; texts of two
 * languages numbers, names and negation. Differences come in the order of the first
 * text. O(left x right) over at most 150 words each.
 * @example differences("The shop is open.", "The shop is closed.").differences[0].kind // "opposite"
 */
export function differences(a: string, b: string, options: DifferencesOptions = {}): Differences {
  checkText(a, "differences: a");
  checkText(b, "differences: b");
  checkOptions(options, "differences");
  const [x, y] = options.languages ?? ["en", "en"];
  return wordDifferences(readTextWords(a, x), readTextWords(b, y), options);
}

/** `differences` of texts whose words are read already. Seen from the second text it is the same, mirrored. */
export function wordDifferences(
  a: TextWords,
  b: TextWords,
  options: WordDifferencesOptions = {},
): Differences {
  checkRecord(a, "wordDifferences: a", "a TextWords", ["words"]);
  checkRecord(b, "wordDifferences: b", "a TextWords", ["words"]);
  checkOptions(options, "wordDifferences");
  // Ties between equal words are broken in the order of reading, so that order must not depend on the caller's.
  if (comesFirst(a, b)) return compare(a, b, options);
  return inOrder(mirrored(compare(b, a, options)));
}

/**
 * The same in one order whatever the caller's; undefined where plain words differ and nothing else (`differsPlainly`), or
 * texts of two languages show nothing that could be told, which costs a fraction.
 */
export function tellingDifferences(
  a: TextWords,
  b: TextWords,
  options: WordDifferencesOptions = {},
): Differences | undefined {
  if (a.language !== b.language) {
    if (!mayDifferAcross(a, b)) return undefined;
    return comesFirst(a, b) ? crosslingualDifferences(a, b) : crosslingualDifferences(b, a);
  }
  if (areLonePlainWords(a, b)) return undefined;
  const comparison = comesFirst(a, b) ? new Comparison(a, b) : new Comparison(b, a);
  return differsPlainly(comparison) ? undefined : compared(comparison, options);
}

function comesFirst(a: TextWords, b: TextWords): boolean {
  return a.text === b.text ? a.language <= b.language : a.text < b.text;
}

function compare(a: TextWords, b: TextWords, options: WordDifferencesOptions): Differences {
  if (a.language !== b.language) return crosslingualDifferences(a, b);
  return compared(new Comparison(a, b), options);
}

function compared(comparison: Comparison, options: WordDifferencesOptions): Differences {
  compareNumbers(comparison);
  compareNames(comparison);
  explainSameMarks(comparison);
  const exclusions = compareRoles(comparison, compareDenials(comparison, exclusionsOf(comparison)));
  for (const exclusion of exclusions) addExclusion(comparison, exclusion);
  compareTimes(comparison);
  compareMarks(comparison);
  compareSlips(comparison, options.knows);
  const closeness = comparison.closeness();
  addRests(comparison);
  return finish(comparison, closeness);
}

/** Kinds that say no more than that the words differ. */
const PLAIN: ReadonlySet<DifferenceKind> = new Set(["word", "added", "missing"]);

function finish(comparison: Comparison, closeness: number): Differences {
  const found = comparison.differences.map((difference) => weakened(difference, closeness));
  return inOrder({
    differences: found,
    equal: comparison.equal,
    same:
      found.length === 0 &&
      !comparison.unproven &&
      (comparison.orderProven || !comparison.match.moved.includes(1)),
    overlap: comparison.match.overlap,
  });
}

/** Differences in the order of the first text; those of the second alone by their place there. */
function inOrder(result: Differences): Differences {
  const place = ({ left, right }: Difference) => (left ?? right)![0];
  return { ...result, differences: [...result.differences].sort((p, q) => place(p) - place(q)) };
}

/**
 * Share of the other content words that two texts must have in common before a kind says more than "another word": in
 * texts that share little, a word stands against another by chance. Set on paraphrases by people (seeds 101 to 103).
 */
const MIN_CLOSENESS: Readonly<Partial<Record<DifferenceKind, number>>> = {
  number: 0.5,
  name: 0.6,
  opposite: 0.6,
  negation: 0.6,
  time: 0.72,
  quantifier: 0.75,
  modality: 0.75,
  condition: 0.65,
  role: 0.75,
};

function weakened(difference: Difference, closeness: number): Difference {
  if (PLAIN.has(difference.kind)) return difference;
  if (closeness >= MIN_CLOSENESS[difference.kind]!)
    return { ...difference, strength: difference.strength * closeness };
  const { left, right } = difference;
  const kind = left === null ? "added" : right === null ? "missing" : "word";
  return { ...difference, kind, contradicts: false, strength: difference.strength * closeness };
}
