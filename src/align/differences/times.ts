import type { Membership } from "../../lexicon/index.ts";
import { tensesOf } from "../words/tense.ts";
import { quantitiesOf } from "../words/text-quantities.ts";
import type { TextWords } from "../words/text-words.ts";
import type { Comparison } from "./comparison.ts";

/** Words and dates that say when and stand against each other ("tonight", "on Sunday"), and verbs in another tense. */
export function compareTimes(comparison: Comparison): void {
  compareTenses(comparison);
  const { numbersMatter } = comparison;
  if (!comparison.match.hunks.some((hunk) => hunk.left.length > 0 && hunk.right.length > 0)) return;
  const [left, right] = [
    timeWords(comparison.left, numbersMatter),
    timeWords(comparison.right, numbersMatter),
  ];
  for (const hunk of comparison.match.hunks) {
    const own = hunk.left.filter((i) => comparison.leftFree(i) && left.has(i));
    const other = hunk.right.filter((j) => comparison.rightFree(j) && right.has(j));
    if (own.length === 0 || other.length === 0 || saySame(comparison, own, other)) continue;
    comparison.add("time", own, other, {
      strength: 0.6,
      contradicts: true,
      evidence: `time: ${formsOf(comparison.left, own)} / ${formsOf(comparison.right, other)}`,
    });
  }
}

/** Whether a word of one side is in the same alternative of a group as one of the other: "yesterday" in two words. */
function saySame({ left, right }: Comparison, own: readonly number[], other: readonly number[]): boolean {
  const memberships = (words: TextWords["words"], all: readonly number[]) =>
    all.flatMap((k) => words[k]!.word.memberships);
  const theirs = memberships(right.words, other);
  return memberships(left.words, own).some((p) =>
    theirs.some((q) => p.group === q.group && p.alternative === q.alternative),
  );
}

function formsOf({ words }: TextWords, indexes: readonly number[]): string {
  return indexes.map((k) => words[k]!.word.form).join(" ");
}

/** Content words that say when: listed ones, and those of dates and hours. */
function timeWords(text: TextWords, numbers: boolean): ReadonlySet<number> {
  const found = new Set<number>();
  for (const { quantity, words } of numbers ? quantitiesOf(text) : [])
    if (quantity.kind === "date" || quantity.kind === "time") for (const k of words) found.add(k);
  for (const [k, { word }] of text.words.entries())
    if (!word.empty && isTimeWord(word.memberships)) found.add(k);
  return found;
}

/** "Monday", "tonight"; not "before", which relates two times. */
function isTimeWord(memberships: readonly Membership[]): boolean {
  const kinds = memberships.map(({ kind }) => kind);
  return kinds.includes("time") && !kinds.includes("converse") && !kinds.includes("condition");
}

function compareTenses(comparison: Comparison): void {
  const { left, right, match } = comparison;
  for (const i of left.words.keys()) {
    const j = match.toRight[i]!;
    if (j === -1) continue;
    const tenses = tensesOf(left.words, i, right.words, j);
    if (tenses === undefined) continue;
    comparison.add("time", [i], [j], {
      strength: 0.4,
      contradicts: false,
      evidence: `tense: ${left.words[i]!.word.form} (${tenses[0]}) / ${right.words[j]!.word.form} (${tenses[1]})`,
    });
    return;
  }
}
