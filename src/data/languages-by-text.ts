import { checkList, checkSequence } from "../arguments.ts";
import { isPlainlyOther, type Language } from "../text/index.ts";

type Languages = readonly [Language, Language];

/**
 * Which of a set's two languages is that of text a and which of text b, by the texts: distributed files do not always
 * keep the order of the set's name (tracks 2 and 6 of 2017 hold English first). The order in which fewer texts are plainly
 * of the other language; the given one where both have as many.
 *
 * @param languages of text a and of text b, as the set's name or the user has them
 */
export function languagesByText(
  pairs: Iterable<{ readonly a: string; readonly b: string }>,
  languages: Languages,
): Languages {
  checkSequence(pairs, "languagesByText: pairs");
  checkList(languages, "languagesByText: languages", "two languages");
  const [x, y] = languages;
  if (x === y) return languages;
  let asGiven = 0;
  let turned = 0;
  for (const { a, b } of pairs) {
    asGiven += Number(isPlainlyOther(a, x)) + Number(isPlainlyOther(b, y));
    turned += Number(isPlainlyOther(a, y)) + Number(isPlainlyOther(b, x));
  }
  return turned < asGiven ? [y, x] : languages;
}
