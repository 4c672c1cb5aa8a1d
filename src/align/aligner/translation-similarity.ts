import { shippedLexicon } from "../../lexicon/index.ts";
import { type Language, matchForm, stem } from "../../text/index.ts";
import { nameLetters } from "../words/name-letters.ts";
import type { AlignerWord } from "./aligner-text.ts";
import type { LexicalSimilarity } from "./lexical-similarity.ts";

/** Rarer translations are chance. */
const MIN_WEIGHT = 0.1;
/** Consonants by which a name is known in another script or spelling. */
const MIN_CONSONANTS = 3;
const NAME_WEIGHT = 0.9;

/** What a word may be in English, by stem, with its share of the cases. */
type English = ReadonlyMap<string, number>;

/**
 * Words of two languages that are translated alike: the sum over common English stems of the geometric mean of both shares;
 * and names that keep their consonants (London, Londres; Berlin, برلين). English words are their own translation, so that
 * two languages of which none is English meet in it.
 */
export function translationSimilarity(): LexicalSimilarity {
  const known = new WeakMap<AlignerWord, English>();
  const englishOf = (word: AlignerWord): English => {
    const found = known.get(word) ?? translated(word);
    known.set(word, found);
    return found;
  };
  return (x, y) => {
    if (x.language === y.language) return undefined;
    const name = `${x.form} = ${y.form}`;
    let weight = 0;
    const other = englishOf(y);
    for (const [stem, share] of englishOf(x)) weight += Math.sqrt(share * (other.get(stem) ?? 0));
    if (weight >= MIN_WEIGHT) return { weight: Math.min(1, weight), name: `translation: ${name}` };
    return isName(x) && isName(y) && sameLetters(x, y)
      ? { weight: NAME_WEIGHT, name: `name: ${name}` }
      : undefined;
  };
}

function translated({ form, word, language }: AlignerWord): English {
  if (language === "en") return new Map([[stemOf(form, "en"), 1]]);
  const found = new Map<string, number>();
  for (const { word: english, share } of shippedLexicon()
    .translations(language)
    .of(word?.key ?? form)) {
    const key = stemOf(english, "en");
    found.set(key, (found.get(key) ?? 0) + share);
  }
  return found;
}

function stemOf(form: string, language: Language): string {
  return matchForm(stem(form, language), language);
}

function isName({ upos, wordClass }: AlignerWord): boolean {
  return upos === "PROPN" && wordClass === "content";
}

function sameLetters(x: AlignerWord, y: AlignerWord): boolean {
  const letters = nameLetters(x.form);
  return letters.length >= MIN_CONSONANTS && letters === nameLetters(y.form);
}
