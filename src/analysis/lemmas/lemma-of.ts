import type { Grammar } from "../network/bundles.ts";
import type { WordShape } from "../network/word-shape.ts";
import { knownLemma, type LemmaModel, lemmaByScripts, scriptedLemmas } from "./lemmatiser.ts";
import { canChoose, chooseLemma } from "./listed-lemmas.ts";
import { lemmaByRoots } from "./root-lemmas.ts";

/** The lemma of a form: known forms from the lexicon, others by their roots, by edit scripts, or chosen among theirs and listed ones. */
export function lemmaOf(
  model: LemmaModel,
  form: string,
  base: string,
  s: WordShape,
  grammar: Grammar,
): string {
  const { tag, morph } = grammar;
  const known = knownLemma(model, form, base, s, tag, morph);
  if (known !== undefined) return known;
  const { roots, chooser } = model;
  if (roots !== undefined) return lemmaByRoots(model, roots, form, base, s, grammar);
  if (chooser === undefined || !canChoose(base)) return lemmaByScripts(model, form, base, s, grammar);
  return chooseLemma(chooser, base, tag, morph, scriptedLemmas(model, form, base, s, grammar));
}
