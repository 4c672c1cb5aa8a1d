import { checkText } from "../../arguments.ts";
import { checkLanguage } from "../check-language.ts";
import type { Language } from "../language.ts";

const ENGLISH = /(?:n['’ʼ＇]t|['’ʼ＇](?:s|m|d|re|ve|ll))$/iu;
/** Penn Treebank splits these without a mark. */
const ENGLISH_FUSED: ReadonlyMap<string, number> = new Map([
  ["cannot", 3],
  ["gimme", 3],
  ["gonna", 3],
  ["gotta", 3],
  ["lemme", 3],
  ["wanna", 3],
]);
const TURKISH = /['’ʼ＇]\p{L}+$/u;

/**
 * Offsets in `word` at which clitics begin, ascending; empty when it has none.
 * English: n't 's 'm 'd 're 've 'll, cannot, gonna and the like. Turkish: the
 * suffix after the apostrophe of a name. The other languages write clitics
 * without a mark, and only an analyser can find them.
 * @example cliticStarts("shouldn't've", "en") // [6, 9]
 */
export function cliticStarts(word: string, language: Language): number[] {
  checkText(word, "cliticStarts: word");
  checkLanguage(language, "cliticStarts: language");
  const starts: number[] = [];
  if (language === "tr") {
    const found = TURKISH.exec(word);
    if (found !== null && found.index > 0) starts.push(found.index);
  } else if (language === "en") {
    const fused = ENGLISH_FUSED.get(word.toLowerCase());
    if (fused !== undefined) return [fused];
    let rest = word;
    for (let found = ENGLISH.exec(rest); found !== null && found.index > 0; found = ENGLISH.exec(rest)) {
      starts.unshift(found.index);
      rest = rest.slice(0, found.index);
    }
  }
  return starts;
}
