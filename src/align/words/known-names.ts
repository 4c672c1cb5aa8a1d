import { countryIds, demonyms, organisations } from "../../analysis/gazetteer.ts";
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

interface Table {
  readonly ids: ReadonlyMap<string, string>;
  /** First words of names of several. */
  readonly starts: ReadonlySet<string>;
}

const tables = new Map<Language, Table>();

function tableOf(language: Language): Table {
  const known = tables.get(language);
  if (known !== undefined) return known;
  const ids = new Map([...countryIds(language), ...demonyms(language), ...organisations(language)]);
  const starts = new Set(
    [...ids.keys()].filter((name) => name.includes(" ")).map((name) => name.split(" ")[0]!),
  );
  const table = { ids, starts };
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
  const names: KnownName[] = [];
  for (let k = 0; k < words.length; k++) {
    const { word } = words[k]!;
    if (language !== "ar" && !word.capital && !word.acronym) continue;
    // Made when a word may be a name: most texts have none.
    const { ids, starts } = tableOf(language);
    const longest = language === "ar" || word.form.length === 1 || starts.has(word.form) ? MAX_WORDS : 1;
    for (let length = Math.min(longest, words.length - k); length > 0; length--) {
      const part = words.slice(k, k + length);
      const id = idOf(part, language, ids);
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
