import type { Difference } from "../../align/index.ts";
import type { ExplainedChunk } from "../explanation.ts";
import type { Locale } from "../locale.ts";
import { ARABIC } from "./ar.ts";
import { ENGLISH } from "./en.ts";
import { SPANISH } from "./es.ts";
import type { Phrases } from "./phrases.ts";
import { TURKISH } from "./tr.ts";

const PHRASES: Readonly<Record<Locale, Phrases>> = { en: ENGLISH, es: SPANISH, ar: ARABIC, tr: TURKISH };

/** What the sentence is made of. */
export interface ToSay {
  readonly texts: readonly [string, string];
  readonly chunks: readonly ExplainedChunk[];
  readonly differences: readonly Difference[];
  /** Share of content words that both texts have, 0..1. */
  readonly overlap: number;
  /** 0..5; what is said fits the rubric's line for it. */
  readonly score: number;
}

/** Parts named of one kind before the rest is counted. */
const MAX_NAMED = 3;
/** From this share of words on two texts are nearly the same but for what is named. */
const NEARLY = 0.6;
/** From these scores on the rubric says "completely equivalent", and "mostly". */
const [COMPLETELY, MOSTLY] = [4.5, 3.5];

/** An explanation in one sentence: what both say, then what differs, then what stands alone; most telling first. */
export function sayExplanation(said: ToSay, locale: Locale): string {
  const words = PHRASES[locale];
  return words.sentence(clausesOf(said, words));
}

function clausesOf({ texts, chunks, differences, overlap, score }: ToSay, words: Phrases): string[] {
  const empty = texts.map((_, side) => !chunks.some((chunk) => sideOf(chunk, side).length > 0));
  if (empty[0] && empty[1]) return [words.bothEmpty];
  if (empty[0] || empty[1]) return [words.oneEmpty(empty[0] ? 1 : 2)];
  const aligned = chunks.filter(({ type }) => type !== "NOALI");
  if (aligned.length === 0) return [words.unrelated];
  const others = chunks.filter(({ type, flags }) => type !== "EQUI" || flags.length > 0);
  const lead = contradiction(differences, overlap, words);
  if (others.length === 0 && lead === undefined) return sameClauses(aligned, score, words);
  const quoted = (chunk: ExplainedChunk) =>
    [words.quote(chunk.leftText), words.quote(chunk.rightText)] as const;
  const several = (found: readonly ExplainedChunk[], say: (chunk: ExplainedChunk) => string) =>
    found.slice(0, MAX_NAMED).map(say);
  const ofType = (...types: readonly string[]) => aligned.filter(({ type }) => types.includes(type));
  const equal = ofType("EQUI").filter(({ flags }) => flags.length === 0);
  const unlike = ofType("SIMI");
  return [
    ...(lead === undefined ? [] : [lead]),
    ...(equal.length === 0
      ? []
      : [words.bothSay(named(equal, (chunk) => bothWordings(chunk, words), words))]),
    ...several(ofType("OPPO"), (chunk) => words.opposite(...quoted(chunk))),
    ...several(unlike, (chunk) =>
      chunk.asks === "number" ? words.numbers(...quoted(chunk)) : words.instead(...quoted(chunk)),
    ),
    ...several(ofType("SPE1"), (chunk) => words.moreExact(1, ...quoted(chunk))),
    ...several(ofType("SPE2"), (chunk) => {
      const [left, right] = quoted(chunk);
      return words.moreExact(2, right, left);
    }),
    ...several(ofType("REL"), (chunk) => words.related(...quoted(chunk))),
    ...several(
      ofType("EQUI").filter(({ flags }) => flags.length > 0),
      (chunk) => words.instead(...quoted(chunk)),
    ),
    ...alone(chunks, 1, words),
    ...alone(chunks, 2, words),
  ];
}

/** Nothing that differs is named: as equivalent as the score says, and which parts are worded otherwise. */
function sameClauses(aligned: readonly ExplainedChunk[], score: number, words: Phrases): string[] {
  if (score >= COMPLETELY) return [words.same];
  const reworded = aligned.filter((chunk) => !isWordedAlike(chunk));
  const said = score >= MOSTLY ? words.nearlySame : words.partsAlike;
  if (reworded.length === 0) return [said];
  return [said, words.inOtherWords(named(reworded, (chunk) => bothWordings(chunk, words), words))];
}

function isWordedAlike({ leftText, rightText }: ExplainedChunk): boolean {
  return leftText.toLowerCase() === rightText.toLowerCase();
}

function sideOf(chunk: ExplainedChunk, side: number): readonly number[] {
  return side === 0 ? chunk.left : chunk.right;
}

/** Said first where little but one denial or contradiction differs: the words beside the score change, the score does not. */
function contradiction(
  differences: readonly Difference[],
  overlap: number,
  words: Phrases,
): string | undefined {
  const telling = differences.filter(({ contradicts }) => contradicts);
  if (telling.length === 0 || overlap < NEARLY) return undefined;
  const denial = telling.find(({ kind }) => kind === "negation");
  if (denial !== undefined && (denial.left === null) !== (denial.right === null))
    return words.denies(denial.left === null ? 2 : 1);
  return words.contradicts;
}

function alone(chunks: readonly ExplainedChunk[], which: 1 | 2, words: Phrases): string[] {
  const found = chunks.filter(
    (chunk) => chunk.type === "NOALI" && sideOf(chunk, which - 1).length > 0 && hasWord(chunk),
  );
  const text = ({ leftText, rightText }: ExplainedChunk) => (which === 1 ? leftText : rightText);
  return ([undefined, "where", "when", "number"] as const).flatMap((asks) => {
    const own = found.filter((chunk) => chunk.asks === asks);
    if (own.length === 0) return [];
    return [
      words.only(
        which,
        named(own, (chunk) => words.quote(text(chunk)), words),
        asks && words[asks],
      ),
    ];
  });
}

const WORD = /[\p{L}\p{N}]/u;

function hasWord({ leftText, rightText }: ExplainedChunk): boolean {
  return WORD.test(leftText) || WORD.test(rightText);
}

function named(
  chunks: readonly ExplainedChunk[],
  say: (chunk: ExplainedChunk) => string,
  words: Phrases,
): string {
  const shown = chunks.slice(0, MAX_NAMED).map(say);
  const rest = chunks.length - shown.length;
  return words.list(rest > 0 ? [...shown, words.more(rest)] : shown);
}

/** What both say, once where the words are the same: “a car” (“an automobile”). */
function bothWordings(chunk: ExplainedChunk, { quote }: Phrases): string {
  const { leftText, rightText } = chunk;
  return isWordedAlike(chunk) ? quote(leftText) : `${quote(leftText)} (${quote(rightText)})`;
}
