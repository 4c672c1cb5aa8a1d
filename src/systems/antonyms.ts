import type { Language } from "../text/language.ts";

/** Whether two words mean the opposite of each other in some sense; forms as in the list: lower case, lemmas. */
export type AreOpposite = (x: string, y: string) => boolean;

const loaded = new Map<Language, Promise<AreOpposite>>();

/** The opposites of a language, from data/antonyms, read once a process. Node only. */
export function loadAntonyms(language: Language): Promise<AreOpposite> {
  const known = loaded.get(language) ?? read(language);
  loaded.set(language, known);
  return known;
}

async function read(language: Language): Promise<AreOpposite> {
  const { readFile } = await import("node:fs/promises");
  const text = await readFile(new URL(`../../data/antonyms/${language}.tsv`, import.meta.url), "utf8");
  const opposites = new Map<string, Set<string>>();
  for (const line of text.trimEnd().split("\n")) {
    const [x = "", y = ""] = line.split("\t");
    for (const [from, to] of [
      [x, y],
      [y, x],
    ] as const) {
      const under = opposites.get(from) ?? new Set<string>();
      opposites.set(from, under.add(to));
    }
  }
  return (x, y) => opposites.get(x)?.has(y) === true;
}
