import { roleWords } from "./role-words.ts";
import type { PlacedWord, TextWords } from "./text-words.ts";

/** The part that a content word plays, as far as function words tell. */
export interface Part {
  /** The function word that governs it ("near" of "near the bank"), "" for none. */
  readonly marker: string;
  /** Joined to a content word before ("Ann and Ben", "red, green"). */
  readonly joined: boolean;
  /** Takes part together with another ("with Ben"). */
  readonly together: boolean;
}

/** Parts of all content words of a text. */
export interface Roles {
  /** By index of the word; undefined for function words. */
  readonly parts: readonly (Part | undefined)[];
  /** The verb is passive and its agent named. */
  readonly passive: boolean;
  /** Index of that agent, -1 for none. */
  readonly agent: number;
  /** Says something that holds of both alike. */
  readonly mutual: boolean;
}

/** Arabic prepositions that are written on to the word. */
const ARABIC_CLITIC = /^و?([لب])/;
const TURKISH_WITH = /y?l[ae]$/;

const known = new WeakMap<TextWords, Roles>();

/** The parts of a text's content words, as its function words and their order tell; read once. O(words). */
export function rolesOf(text: TextWords): Roles {
  const found = known.get(text) ?? readRoles(text);
  known.set(text, found);
  return found;
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one pass over the words whose six marks each kind of word sets or takes
function readRoles({ words, language }: TextWords): Roles {
  const table = roleWords(language);
  const parts: (Part | undefined)[] = new Array(words.length).fill(undefined);
  let [marker, joined, together, agentNext, passiveVerb, mutual] = ["", false, false, false, false, false];
  let [last, agent] = [-1, -1];
  for (const [k, placed] of words.entries()) {
    const { word } = placed;
    if (table.mutual.test(word.form)) mutual = true;
    if (placed.parted) joined = true;
    if (word.functionWord) {
      if (table.together.has(word.form)) together = true;
      if (table.passives?.has(word.form) === true) passiveVerb = true;
      if (table.joiners.has(word.form)) joined = true;
      else if (!table.unmarking.has(word.form)) {
        if (language !== "tr") marker = word.form;
        else if (last === k - 1 && last >= 0) parts[last] = { ...parts[last]!, marker: word.form };
      }
      if (table.agents.has(word.form)) {
        if (language === "tr") agent = last;
        else agentNext = true;
      }
      continue;
    }
    const own = cliticOf(placed, language);
    if (language === "ar" && word.whole.startsWith("و") && !word.key.startsWith("و")) joined = true;
    const withEnding = language === "tr" && TURKISH_WITH.test(word.whole) && !TURKISH_WITH.test(word.key);
    parts[k] = { marker: own ?? marker, joined, together: together || withEnding };
    if (agentNext) agent = k;
    [marker, joined, together, agentNext] = ["", false, false, false];
    last = k;
  }
  return { parts, passive: agent !== -1 && (passiveVerb || table.passives === undefined), agent, mutual };
}

function cliticOf({ word }: PlacedWord, language: string): string | undefined {
  if (language !== "ar") return undefined;
  const clitic = ARABIC_CLITIC.exec(word.whole)?.[1];
  return clitic !== undefined && !word.key.startsWith(clitic) ? clitic : undefined;
}
