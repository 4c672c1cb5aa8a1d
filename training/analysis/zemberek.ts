import { lowerCase } from "../../src/analysis/lemmas/lemmatiser.ts";
import type { RootLine } from "./roots.ts";

/** What a voiceless consonant becomes before a vowel: kitap, kitab-ı. */
const VOICED: Readonly<Record<string, string>> = { ç: "c", k: "ğ", p: "b", t: "d" };
const VOWEL = /[aeıioöuüâîû]/g;

/**
 * The roots of a Zemberek dictionary with the shapes in which they begin a form. A line is a word and what is
 * particular about it, as "kısım [A:LastVowelDrop]"; verbs are infinitives. Words of several parts and signs are left
 * out.
 * @param proper all words are names
 */
export function readRoots(text: string, proper: boolean): RootLine[] {
  const out: RootLine[] = [];
  for (const line of text.replaceAll("\ufeff", "").split("\n")) {
    const found = /^([\p{L}']+)\s*(?:\[(.*)\])?\s*$/u.exec(line.trim());
    if (found === null) continue;
    const [, word = "", about = ""] = found;
    const isVerb = !proper && /m[ae]k$/.test(word) && !/P:/.test(about);
    const root = lowerCase(isVerb ? word.slice(0, -3) : word, "tr");
    if (root === "") continue;
    const kind = proper || /\bProp\b/.test(about) ? "p" : isVerb ? "v" : "n";
    for (const stem of stemsOf(root, kind === "v", about)) out.push({ stem, root, kind });
  }
  return out;
}

/** The shapes of a root: as it is, and how it changes before a vowel. */
function stemsOf(root: string, isVerb: boolean, about: string): string[] {
  const stems = [root];
  const has = (attribute: string) => new RegExp(`\\b${attribute}\\b`).test(about);
  const syllables = root.match(VOWEL)?.length ?? 0;
  const last = root.at(-1)!;
  const voices = has("Voicing") || (!isVerb && (syllables > 1 || root.endsWith("nk")) && !has("NoVoicing"));
  let voiced = root;
  if (voices && last in VOICED) {
    voiced = root.slice(0, -1) + (root.endsWith("nk") ? "g" : VOICED[last]);
    stems.push(voiced);
  }
  if (has("LastVowelDrop")) {
    stems.push(voiced.replace(/[aeıioöuü]([^aeıioöuü])$/, "$1"));
  }
  if (has("Doubling")) stems.push(voiced + voiced.at(-1));
  // CompoundP3sg: the word ends in a possessive ending that other endings take the place of (adamotu, adamotları).
  if (has("CompoundP3sg")) {
    const parts = /Roots:\s*([\p{L}-]+)/u.exec(about)?.[1];
    if (parts !== undefined) stems.push(parts.replaceAll("-", ""));
  }
  // Many write no circumflex: hal, hâl.
  const plain = stems.map((stem) => stem.replaceAll("â", "a").replaceAll("î", "i").replaceAll("û", "u"));
  return [...new Set([...stems, ...plain])];
}
