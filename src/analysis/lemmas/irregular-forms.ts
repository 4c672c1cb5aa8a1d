import type { Upos } from "../upos.ts";

/** Tags whose forms a list holds. English adjectives have participles among them that are lemmas ("hidden"). */
const TAGS: Readonly<Record<"en" | "es", ReadonlySet<Upos>>> = {
  en: new Set<Upos>(["NOUN", "VERB"]),
  es: new Set<Upos>(["VERB", "AUX"]),
};

/** Lemmas of irregular forms, for models that saw few of them. */
export interface IrregularForms {
  /**
   * The lemma of a form where the list knows it and what was found is no lemma of the list: "thesis" for "theses" in place
   * of "these", "llover" for "llueve" in place of "lluevar". What was found, otherwise.
   * @param form in small letters
   */
  correct(form: string, tag: Upos, found: string): string;
}

const loaded = new Map<string, IrregularForms>();

/** The list of a language that has one. Synchronous: 60 kB of text, read at first use. */
export function irregularForms(language: "en" | "es", text: string): IrregularForms {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const lemmaOf = new Map<string, string>();
  const lemmas = new Set<string>();
  for (const line of text.trim().split("\n")) {
    const [lemma = "", ...forms] = line.split(" ");
    lemmas.add(lemma);
    for (const form of forms) lemmaOf.set(form, lemma);
  }
  const forms: IrregularForms = {
    correct(form, tag, found) {
      if (!TAGS[language].has(tag) || lemmas.has(found)) return found;
      return lemmaOf.get(form) ?? found;
    },
  };
  loaded.set(language, forms);
  return forms;
}
