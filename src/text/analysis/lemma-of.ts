import { applyScript, type LemmaModel, lemmaByScripts, lexiconKey, lexiconWord } from "./lemmatiser.ts";
import type { Grammar } from "./morphology.ts";
import { lemmaByRoots } from "./root-lemmas.ts";
import type { WordShape } from "./word.ts";

/** The lemma of a form: known forms from the lexicon, others by their roots or by the best-scoring edit script. */
export function lemmaOf(
  model: LemmaModel,
  form: string,
  base: string,
  s: WordShape,
  grammar: Grammar,
): string {
  const { tag, morph, key } = grammar;
  const word = lexiconWord(model, base, s);
  const known =
    model.lexicon.get(lexiconKey(tag, word, morph)) ?? model.lexicon.get(lexiconKey(tag, word, 0));
  if (known !== undefined) {
    const lemma = applyScript(model.scripts[known]!, form, base);
    if (lemma !== undefined) return lemma;
  }
  const { roots } = model;
  return roots === undefined
    ? lemmaByScripts(model, form, base, s, tag, morph, key)
    : lemmaByRoots(model, roots, form, base, s, grammar);
}
