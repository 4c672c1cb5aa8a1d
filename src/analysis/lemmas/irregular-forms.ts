import type { Language } from "../../text/language.ts";
import type { Upos } from "../upos.ts";
import * as en from "./irregular/en.ts";
import * as es from "./irregular/es.ts";

/** Lists by language and tag. English adjectives have participles among them that are lemmas ("hidden"). */
const LISTS: Readonly<Partial<Record<Language, Readonly<Partial<Record<Upos, string>>>>>> = {
  en: { NOUN: en.NOUNS, VERB: en.VERBS },
  es: { VERB: es.VERBS, AUX: es.VERBS },
};

/** Lemmas of irregular forms, for models that saw few of them. */
export interface IrregularForms {
  /**
   * The lemma of a form that the list knows, where what was found is none of those that it knows it of: "thesis" for "theses"
   * in place of "these", "llover" for "llueve" in place of "lluevar", "sentar" for "sienta" in place of "contar". What was
   * found, otherwise, and where it is the form itself and a lemma too ("lay").
   * @param form in small letters
   */
  correct(form: string, tag: Upos, found: string): string;
}

interface FormList {
  /** By form, in the order of the list. */
  readonly lemmasOf: ReadonlyMap<string, readonly string[]>;
  readonly lemmas: ReadonlySet<string>;
}

const read = new Map<string, FormList>();

/** The lists of a language that has some. Synchronous: 60 kB of text, read at first use. */
export function irregularForms(language: "en" | "es"): IrregularForms {
  return {
    correct(form, tag, found) {
      const text = LISTS[language]?.[tag];
      if (text === undefined) return found;
      const { lemmasOf, lemmas } = listOf(text);
      const known = lemmasOf.get(form);
      const isOwn = found === form && lemmas.has(found);
      return known === undefined || isOwn || known.includes(found) ? found : known.at(-1)!;
    },
  };
}

/**
 * The lemma of an irregular form, of a verb before one of a noun; undefined for what the lists have no lemma of.
 * @param form in small letters
 * @param ending that it has
 */
export function irregularLemma(form: string, language: Language, ending = ""): string | undefined {
  const { VERB, NOUN } = LISTS[language] ?? {};
  for (const text of [VERB, NOUN]) {
    const lemma =
      text === undefined
        ? undefined
        : listOf(text)
            .lemmasOf.get(form)
            ?.findLast((each) => each.endsWith(ending));
    if (lemma !== undefined) return lemma;
  }
  return undefined;
}

/** @param text a lemma and its forms a line */
function listOf(text: string): FormList {
  const known = read.get(text);
  if (known !== undefined) return known;
  const lemmasOf = new Map<string, string[]>();
  const lemmas = new Set<string>();
  for (const line of text.trim().split("\n")) {
    const [lemma = "", ...forms] = line.split(" ");
    lemmas.add(lemma);
    for (const form of forms) lemmasOf.set(form, [...(lemmasOf.get(form) ?? []), lemma]);
  }
  const list = { lemmasOf, lemmas };
  read.set(text, list);
  return list;
}
