import type { Language } from "../text/index.ts";
import { stemKey } from "../text/words/stem-key.ts";
import { canReadShipped, shippedLexicon } from "./shipped-lexicon.ts";
import { PARTS_OF_SPEECH } from "./wordnet/part-of-speech.ts";

const known = new Map<string, boolean>();
/** Words remembered; beyond, all are forgotten, which costs time and changes nothing. */
const MAX_REMEMBERED = 50_000;

/**
 * Whether a list of words that ships knows a word: the commonest of its language, English ones of WordNet in all their
 * forms, others whose stem has a translation. True of all where no list can be read (a browser), so that nothing is taken
 * for a slip there. The lists are read at the first word, some 20 ms.
 * @param form in match form
 * @throws StsError E_MODEL where a list is damaged
 */
export function knowsWord(form: string, language: Language): boolean {
  if (!canReadShipped()) return true;
  const key = `${language} ${form}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= MAX_REMEMBERED) known.clear();
  const listed = isListed(form, language);
  known.set(key, listed);
  return listed;
}

function isListed(form: string, language: Language): boolean {
  const lexicon = shippedLexicon();
  if (lexicon.frequencies(language).has(form)) return true;
  if (language !== "en") return lexicon.translations(language).of(stemKey(form, language)).length > 0;
  const { wordNet } = lexicon;
  return wordNet.isLemma(form) || PARTS_OF_SPEECH.some((part) => wordNet.lemmas(form, part).length > 0);
}
