import { lemmaOf } from "../../src/analysis/lemmas/lemma-of.ts";
import { type LemmaModel, lemmaBase, lexiconKey, lexiconWord } from "../../src/analysis/lemmas/lemmatiser.ts";
import { type BundleSet, grammarOf } from "../../src/analysis/network/bundles.ts";
import type { Language } from "../../src/text/language.ts";
import type { Example } from "./stages.ts";

/**
 * The model without the known forms for which its edit scripts give the same lemma anyway: the same answers from a
 * smaller file.
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one pass over the examples, which decides by all that it has seen
export function pruneLexicon(
  model: LemmaModel,
  examples: readonly Example[],
  language: Language,
  set: BundleSet,
): LemmaModel {
  const bare: LemmaModel = { ...model, lexicon: new Map() };
  const lexicon = new Map(model.lexicon as ReadonlyMap<number, number>);
  const needed = new Set<number>();
  const ownOf = new Map<number, number>();
  const seen = new Set<string>();
  for (const { forms, shapes, tags, bundles } of examples) {
    for (let i = 0; i < forms.length; i++) {
      const form = forms[i]!;
      const tag = tags[i]!;
      const bundle = bundles[i]!;
      const id = `${tag} ${bundle} ${form}`;
      if (seen.has(id)) continue;
      seen.add(id);
      const s = shapes[i]!;
      const morph = set.hash[bundle]!;
      const base = lemmaBase(form, language);
      const word = lexiconWord(model, base, s);
      const main = lexiconKey(tag, word, 0);
      const own = lexiconKey(tag, word, morph);
      if (!lexicon.has(main)) continue;
      const ask = (m: LemmaModel) => lemmaOf(m, form, base, s, grammarOf(set, tag, bundle));
      if (lexicon.has(own)) ownOf.set(own, main);
      if (ask(model) !== ask(bare)) needed.add(lexicon.has(own) ? own : main);
      else if (!lexicon.has(own)) ownOf.set(main, main);
    }
  }
  // A form's special case is read before its main entry: it must stay where that one stays.
  for (const [key, main] of ownOf) {
    if (!needed.has(key) && !needed.has(main)) lexicon.delete(key);
  }
  return { ...model, lexicon };
}
