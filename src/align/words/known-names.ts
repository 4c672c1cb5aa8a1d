import { countryIds, demonyms, organisations } from "../../text/analysis/gazetteer.ts";
import type { Language } from "../../text/index.ts";
import type { PlacedWord } from "./text-words.ts";

/** Most words of a listed name. */
const MAX_WORDS = 4;

/** A listed country, people or organisation in a text. */
export interface KnownName {
  /** The same in every language: "country:US". */
  readonly id: string;
  /** Index of its first word and the one after its last. */
  readonly from: number;
  readonly to: number;
}

const tables = new Map<Language, ReadonlyMap<string, string>>();

function tableOf(language: Language): ReadonlyMap<string, string> {
  const known = tables.get(language);
  if (known !== undefined) return known;
  const table = new Map([...countryIds(language), ...demonyms(language), ...organisations(language)]);
  tables.set(language, table);
  return table;
}

/** Words that begin or are listed names in small letters but mean something else as a rule. */
const SMALL_LETTERS_ONLY: ReadonlySet<string> = new Set([
  "us",
  "who",
  "turkey",
  "chad",
  "jordan",
  "chile",
  "cuba",
  "ab",
  "bm",
]);

/** The listed names of a text, the longest first where several begin at one word. O(words). */
export function knownNames(words: readonly PlacedWord[], language: Language): KnownName[] {
  const table = tableOf(language);
  const names: KnownName[] = [];
  for (let k = 0; k < words.length; k++) {
    for (let length = Math.min(MAX_WORDS, words.length - k); length > 0; length--) {
      const part = words.slice(k, k + length);
      const id = idOf(part, language, table);
      if (id === undefined) continue;
      names.push({ id, from: k, to: k + length });
      k += length - 1;
      break;
    }
  }
  return names;
}

function idOf(
  part: readonly PlacedWord[],
  language: Language,
  table: ReadonlyMap<string, string>,
): string | undefined {
  const name = part.map(({ word }) => word.form).join(" ");
  const first = part[0]!.word;
  if (language !== "ar" && !first.capital && !first.acronym) return undefined;
  if (SMALL_LETTERS_ONLY.has(name) && !first.acronym && (part[0]!.opens || name.length < 4)) return undefined;
  // "U.S.": two words of one letter.
  if (part.length > 1 && part.every(({ word }) => word.form.length === 1))
    return table.get(name.replaceAll(" ", ""));
  if (language !== "ar") return table.get(name);
  // "لفرنسا", "والعراق": particles are written on to the name.
  for (const bare of [
    name,
    name.replace(/^[وفبلك]/, ""),
    name.replace(/^ال/, ""),
    name.replace(/^(?:[وفبلك]?ال|لل)/, ""),
  ]) {
    const id = table.get(bare);
    if (id !== undefined) return id;
  }
  return undefined;
}
