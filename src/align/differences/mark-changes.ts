import { type Mark, type MarkKind, marksOf } from "../../lexicon/index.ts";
import type { TextWords } from "../words/text-words.ts";
import type { Comparison } from "./comparison.ts";

/** Classes that tell something where one text alone has them. */
const ALONE: Readonly<Record<MarkKind, ReadonlySet<string>>> = {
  modality: new Set(["necessary", "possible", "open", "doubtful", "unlikely"]),
  condition: new Set(["only", "if", "unless"]),
  quantifier: new Set(["half", "least", "most"]),
};

/** Classes of which one may stand for the other. */
const COMPATIBLE: ReadonlySet<string> = new Set(
  [
    "possible open",
    "open doubtful",
    "certain planned",
    "certain known",
    "advised doubtful",
    "believed doubtful",
    "wanted planned",
    "only merely",
    "when after",
    "when while",
    "while because",
    "although asif",
    "if asif",
    "when because",
    "many all",
  ].flatMap((pair) => [pair, pair.split(" ").reverse().join(" ")]),
);

const STRENGTH: Readonly<Record<MarkKind, number>> = { modality: 0.5, condition: 0.5, quantifier: 0.6 };

/**
 * Compares words and phrases of modality, condition and quantity: "have to" against "may", "unless" against "if", one
 * text's "only". Questions are polite in many moods ("can", "could", "would"): modality is not compared in them.
 */
export function compareMarks(comparison: Comparison): void {
  const [left, right] = [marksIn(comparison.left), marksIn(comparison.right)];
  for (const kind of ["condition", "modality", "quantifier"] as const) {
    if (kind === "modality" && (isQuestion(comparison.left) || isQuestion(comparison.right))) continue;
    const [own, other] = unlike(
      left.filter((mark) => mark.kind === kind),
      right.filter((mark) => mark.kind === kind),
    );
    compareKind(
      comparison,
      kind,
      own.filter((mark) => isFree(comparison, mark, "left")),
      other.filter((mark) => isFree(comparison, mark, "right")),
    );
  }
}

/** Classes whose phrases say just the same: "at least", "no less than". */
const SAME_CLASSES: ReadonlySet<string> = new Set(["only", "unless", "least", "most", "if", "except"]);

/** Explains phrases of one class in two wordings: "al menos", "por lo menos"; "must", "have to". */
export function explainSameMarks(comparison: Comparison): void {
  const rest = [...marksIn(comparison.right)];
  for (const mark of marksIn(comparison.left)) {
    const at = rest.findIndex((other) => other.kind === mark.kind && other.class === mark.class);
    if (at === -1) continue;
    const [other] = rest.splice(at, 1);
    const left = wordsOf(mark).filter((i) => comparison.leftFree(i));
    const right = wordsOf(other).filter((j) => comparison.rightFree(j));
    if (left.length + right.length === 0) continue;
    const form = (text: TextWords, words: readonly number[]) =>
      words.map((k) => text.words[k]!.word.form).join(" ");
    if (SAME_CLASSES.has(mark.class) && left.length > 0 && right.length > 0)
      comparison.addEqual(
        left,
        right,
        `${mark.class}: ${form(comparison.left, left)} = ${form(comparison.right, right)}`,
      );
    else {
      comparison.explain(left, right);
      comparison.unproven = true;
    }
  }
}

function compareKind(
  comparison: Comparison,
  kind: MarkKind,
  left: readonly Mark[],
  right: readonly Mark[],
): void {
  const used = new Set<Mark>();
  for (const mark of left) {
    const other = right.find((r) => !used.has(r) && areClose(comparison, mark, r));
    if (other !== undefined) {
      used.add(other).add(mark);
      if (!COMPATIBLE.has(`${mark.class} ${other.class}`)) report(comparison, kind, mark, other);
    }
  }
  for (const mark of [...left, ...right]) {
    if (used.has(mark) || !ALONE[kind].has(mark.class)) continue;
    if (mark.class === "if" && hasLooseIf(left.includes(mark) ? comparison.right : comparison.left)) continue;
    if (left.includes(mark)) report(comparison, kind, mark, undefined);
    else report(comparison, kind, undefined, mark);
  }
}

/** Arabic "إن", if, is written as "أن", that, where hamzas are left out. */
function hasLooseIf({ words, language }: TextWords): boolean {
  return language === "ar" && words.some(({ word }) => word.form === "ان");
}

function report(
  comparison: Comparison,
  kind: MarkKind,
  left: Mark | undefined,
  right: Mark | undefined,
): void {
  const [own, other] = [wordsOf(left), wordsOf(right)];
  const name = (text: TextWords, words: readonly number[]) =>
    words.map((k) => text.words[k]!.word.form).join(" ");
  comparison.add(kind, own, other, {
    strength: STRENGTH[kind],
    contradicts: false,
    evidence: `${kind}: ${left === undefined ? "nothing" : `${name(comparison.left, own)} (${left.class})`} / ${right === undefined ? "nothing" : `${name(comparison.right, other)} (${right.class})`}`,
  });
}

function wordsOf(mark: Mark | undefined): number[] {
  return mark === undefined ? [] : Array.from({ length: mark.to - mark.from }, (_, k) => mark.from + k);
}

const known = new WeakMap<TextWords, readonly Mark[]>();

/** The marks of a text, found when first asked for. */
export function marksIn(text: TextWords): readonly Mark[] {
  const found = known.get(text);
  if (found !== undefined) return found;
  const forms = text.words.map(({ word }) => (text.language === "es" ? word.whole : word.form));
  const marks = marksOf(forms, text.language).filter((mark) => !isAlone(text, mark));
  known.set(text, marks);
  return marks;
}

/** Spanish "solo" at the end: alone, not only. */
function isAlone({ words, language }: TextWords, { class: name, to }: Mark): boolean {
  return language === "es" && name === "only" && (words[to] === undefined || words[to].parted);
}

/** Marks of each list beyond those that the other has of the same class. */
function unlike(left: readonly Mark[], right: readonly Mark[]): [Mark[], Mark[]] {
  const rest = [...right];
  const own = left.filter((mark) => {
    const at = rest.findIndex((other) => other.class === mark.class);
    if (at !== -1) rest.splice(at, 1);
    return at === -1;
  });
  return [own, rest];
}

/** Whether some word of the mark has no equal, or (an ending of a word) one in another form. */
function isFree(comparison: Comparison, mark: Mark, side: "left" | "right"): boolean {
  const { match, left, right } = comparison;
  const [to, own, other] = side === "left" ? [match.toRight, left, right] : [match.toLeft, right, left];
  return wordsOf(mark).some((k) => {
    if (side === "left" ? comparison.leftDone(k) : comparison.rightDone(k)) return false;
    return to[k] === -1 || other.words[to[k]!]!.word.form !== own.words[k]!.word.form;
  });
}

/** Words between marks, counted from equal words, that still make them stand in one place. */
const MAX_DISTANCE = 3;

/** Whether two marks stand about the same place: the same number of equal words before them, more or less. */
function areClose({ match }: Comparison, left: Mark, right: Mark): boolean {
  let before = 0;
  for (let i = 0; i < left.from; i++) {
    const j = match.toRight[i]!;
    if (j !== -1 && j < right.from) before++;
  }
  let [ownBefore, otherBefore] = [0, 0];
  for (let i = 0; i < left.from; i++) if (match.toRight[i] !== -1) ownBefore++;
  for (let j = 0; j < right.from; j++) if (match.toLeft[j] !== -1) otherBefore++;
  return ownBefore - before <= MAX_DISTANCE && otherBefore - before <= MAX_DISTANCE;
}

/** Whether a text ends in a question mark. */
export function isQuestion({ text }: TextWords): boolean {
  return /[?\u061f]\s*["'\u201d\u2019]?\s*$/.test(text);
}
