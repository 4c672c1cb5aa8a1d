import { checkText } from "../../arguments.ts";
import { checkLanguage } from "../../text/check-language.ts";
import { type Language, matchForm, stem } from "../../text/index.ts";
import { alternativesOfGroup, listedPhrases, type Membership, membershipsOf } from "./exclusive.ts";
import { GRADABLE } from "./gradable.ts";

/**
 * - complementary: one or the other (open, closed)
 * - converse: one event or relation seen from both sides (buy, sell)
 * - gradable: ends of a scale (hot, cold)
 * - opposite: another, or one of which no more is known (man, woman; arrive, leave)
 */
export type OppositeKind = "complementary" | "converse" | "gradable" | "opposite";

export interface Opposite {
  /** As the lists have it, one word or a phrase ("turn down"); a Turkish verb's root with a hyphen behind. */
  readonly word: string;
  readonly kind: OppositeKind;
}

/** Kinds of groups, the one that says most first, as `exclusionOf` has them. */
const KINDS = ["complement", "converse", "opposite"] as const;

/**
 * Opposites of a word in any form, or of a phrase, after the lists of words that exclude each other: by kind, complementary ones first. A word
 * stands once, under the first of its kinds. Empty for a word that is not listed; `antonyms` has further English ones.
 * @example opposites("sold", "en") // [{ word: "buy", kind: "converse" }, { word: "bought", kind: "converse" }, ...]
 */
export function opposites(word: string, language: Language): Opposite[] {
  checkText(word, "opposites: word");
  checkLanguage(language, "opposites: language");
  const found = new Map<string, OppositeKind>();
  const places = placesOf(word, language);
  for (const kind of KINDS)
    for (const place of places.filter((own) => own.kind === kind)) {
      const { own, others } = aroundOf(place, language);
      for (const other of others) if (!found.has(other)) found.set(other, kindOf(kind, own, other, language));
    }
  return Array.from(found, ([other, kind]) => ({ word: other, kind }));
}

/**
 * Co-hyponyms of a word in any form that exclude each other, after the same lists: colours, weekdays, months ("red":
 * "blue", "green"); in English `coordinateTerms` has WordNet's. Empty for a word that is not listed.
 */
export function coHyponyms(word: string, language: Language): string[] {
  checkText(word, "coHyponyms: word");
  checkLanguage(language, "coHyponyms: language");
  const places = placesOf(word, language).filter((place) => isClass(place, language));
  return [...new Set(places.flatMap((place) => aroundOf(place, language).others))];
}

/** So many times are a class: weekdays, seasons; "before" and "after" are none. */
const LEAST_TIMES = 4;

function isClass({ kind, group }: Membership, language: Language): boolean {
  if (kind === "exclusive") return true;
  return kind === "time" && alternativesOfGroup(group, language).length >= LEAST_TIMES;
}

function placesOf(word: string, language: Language): readonly Membership[] {
  const words = word
    .trim()
    .split(/\s+/u)
    .map((part) => {
      const form = matchForm(part, language);
      return { form, key: matchForm(stem(form, language), language) };
    });
  const [{ form, key }] = words as [(typeof words)[number]];
  if (words.length === 1) return membershipsOf(form, key, language);
  return listedPhrases(words, 0, language).find(({ length }) => length === words.length)?.memberships ?? [];
}

/** Words of a place, and those of the other alternatives of its group. */
function aroundOf({ group, alternative }: Membership, language: Language) {
  const alternatives = alternativesOfGroup(group, language).map((words) => words.map(written));
  const own = alternatives[alternative]!;
  return {
    own,
    others: alternatives
      .filter((_, k) => k !== alternative)
      .flat()
      .filter((word) => !own.includes(word)),
  };
}

/** "turn-down" is two words; the hyphen behind a Turkish verb's root stays. */
function written(word: string): string {
  return word.replaceAll(/-(?!$)/g, " ");
}

function kindOf(
  kind: (typeof KINDS)[number],
  own: readonly string[],
  other: string,
  language: Language,
): OppositeKind {
  if (kind === "complement") return "complementary";
  const scale = (word: string) => GRADABLE[language]?.has(matchForm(word, language)) === true;
  // Turkish comparatives are two words ("daha uzun"), so that a list of converses has the adjective.
  return own.some(scale) || scale(other) ? "gradable" : kind;
}
