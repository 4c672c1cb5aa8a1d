import { checkTexts } from "../../arguments.ts";
import { checkLanguage } from "../../text/check-language.ts";
import { type Language, matchForm } from "../../text/index.ts";
import { ARABIC } from "./ar.ts";
import { ENGLISH } from "./en.ts";
import { SPANISH } from "./es.ts";
import { TURKISH } from "./tr.ts";

export type MarkKind = "modality" | "condition" | "quantifier";

/** A word or phrase that marks modality, condition or quantity. */
export interface Mark {
  readonly kind: MarkKind;
  /** What it says: "necessary", "unless", "least"; phrases of one class say the same for this purpose. */
  readonly class: string;
  /** Index of its first word and the one after its last. */
  readonly from: number;
  readonly to: number;
}

interface Entry {
  readonly kind: MarkKind;
  readonly class: string;
  readonly words: readonly string[];
}

interface Table {
  /** Phrases by first word, longest first. */
  readonly phrases: ReadonlyMap<string, readonly Entry[]>;
  /** Patterns of one word, or of two with a blank between. */
  readonly patterns: readonly (Omit<Entry, "words"> & {
    readonly pattern: RegExp;
    readonly length: number;
  })[];
}

/** Marks by hand; a language may have none. */
const TEXTS: Readonly<Partial<Record<Language, string>>> = {
  en: ENGLISH,
  es: SPANISH,
  ar: ARABIC,
  tr: TURKISH,
};
const tables = new Map<Language, Table>();

/**
 * The marks of a text, in order; the longest phrase where several begin at one word, and one of each kind.
 * O(words x patterns of the language).
 * @param forms the words in match form
 */
export function marksOf(forms: readonly string[], language: Language): Mark[] {
  checkTexts(forms, "marksOf: forms");
  checkLanguage(language, "marksOf: language");
  const { phrases, patterns } = tables.get(language) ?? tableOf(language);
  const marks: Mark[] = [];
  const taken = new Map<MarkKind, number>();
  for (const [k, form] of forms.entries()) {
    const add = ({ kind, class: name }: Omit<Entry, "words">, length: number) => {
      if ((taken.get(kind) ?? 0) > k) return;
      taken.set(kind, k + length);
      marks.push({ kind, class: name, from: k, to: k + length });
    };
    for (const entry of phrases.get(form) ?? [])
      if (entry.words.every((word, at) => forms[k + at] === word)) add(entry, entry.words.length);
    const pair = patterns.length > 0 && k + 1 < forms.length ? `${form} ${forms[k + 1]}` : form;
    for (const entry of patterns)
      if (entry.pattern.test(entry.length === 1 ? form : pair)) add(entry, entry.length);
  }
  return marks;
}

function tableOf(language: Language): Table {
  const phrases = new Map<string, Entry[]>();
  const patterns: { kind: MarkKind; class: string; pattern: RegExp; length: number }[] = [];
  for (const line of (TEXTS[language] ?? "")
    .trim()
    .split("\n")
    .filter((text) => text !== "")) {
    const at = line.indexOf(": ");
    const [kind, name] = line.slice(0, at).split(" ") as [MarkKind, string];
    for (const phrase of line.slice(at + 2).split(/, (?![^(]*\))/)) {
      if (phrase.startsWith("~")) {
        const length = phrase.includes(" ") ? 2 : 1;
        patterns.push({ kind, class: name, pattern: new RegExp(`^(?:${phrase.slice(1)})$`, "u"), length });
        continue;
      }
      const words = phrase.split(" ").map((word) => matchForm(word, language));
      phrases.set(words[0]!, [...(phrases.get(words[0]!) ?? []), { kind, class: name, words }]);
    }
  }
  for (const list of phrases.values()) list.sort((x, y) => y.words.length - x.words.length);
  patterns.sort((x, y) => y.length - x.length);
  const table = { phrases, patterns };
  tables.set(language, table);
  return table;
}
