import type { Language } from "../text/language.ts";
import { lemmaOf } from "./lemmas/lemma-of.ts";
import { type LemmaModel, lemmaBase } from "./lemmas/lemmatiser.ts";
import { aroundWord, type Vocaliser, vocalise } from "./lemmas/vocaliser.ts";
import { type BundleSet, grammarOf } from "./network/bundles.ts";
import type { Network, Reading } from "./network/network.ts";
import { seenForms, type WordShape, type WordShapes } from "./network/word-shape.ts";

/** Everything the analysis of words needs in one language; read from a model file. */
export interface AnalysisModel {
  readonly language: Language;
  readonly shapes: WordShapes;
  readonly network: Network;
  readonly bundles: BundleSet;
  readonly lemmas: LemmaModel;
  /** Arabic only: the lemma's vowel signs. */
  readonly vocaliser: Vocaliser | undefined;
  readonly labels: readonly string[];
  /** Lemmas found so far by word shape, then tag and features; the shapes' own limit bounds it. */
  readonly found: WeakMap<WordShape, Map<number, string>>;
}

/** What the models say of one sentence; arrays by word. `heads` is 0-based, the root written as their number. */
export interface ParsedWords extends Reading {
  /** As the models see the words (see `seenForms`). */
  readonly forms: readonly string[];
  readonly shapes: readonly WordShape[];
  readonly lemmas: string[];
}

/** Lemmas of tagged words. */
export function lemmatiseWords(
  model: Pick<AnalysisModel, "language" | "lemmas" | "bundles">,
  forms: readonly string[],
  shapes: readonly ReturnType<WordShapes["get"]>[],
  tags: Uint8Array,
  bundles: Uint16Array,
): string[] {
  return forms.map((form, i) =>
    lemmaOf(
      model.lemmas,
      form,
      lemmaBase(form, model.language),
      shapes[i]!,
      grammarOf(model.bundles, tags[i]!, bundles[i]!),
    ),
  );
}

/** As lemmatiseWords; a lemma found before for the same form, tag and features is not sought again. */
function knownLemmas(
  model: AnalysisModel,
  forms: readonly string[],
  shapes: readonly WordShape[],
  tags: Uint8Array,
  bundles: Uint16Array,
): string[] {
  const { found, language, bundles: set } = model;
  return forms.map((form, i) => {
    const shape = shapes[i]!;
    let own = found.get(shape);
    if (own === undefined) {
      own = new Map();
      found.set(shape, own);
    }
    const tag = tags[i]!;
    const bundle = bundles[i]!;
    const kind = tag * 65536 + bundle;
    let lemma = own.get(kind);
    if (lemma === undefined) {
      const grammar = grammarOf(set, tag, bundle);
      lemma = lemmaOf(model.lemmas, form, lemmaBase(form, language), shape, grammar);
      own.set(kind, lemma);
    }
    return lemma;
  });
}

/** Tags, features, lemmas and tree of one sentence's syntactic words. Time O(words); see `Network.read` for long ones. */
export function parseWords(model: AnalysisModel, written: readonly string[]): ParsedWords {
  const forms = seenForms(written, model.shapes, model.language);
  const shapes = forms.map((form) => model.shapes.get(form));
  const reading = model.network.read(shapes);
  const lemmas = knownLemmas(model, forms, shapes, reading.tags, reading.bundles);
  return { forms, shapes, ...reading, lemmas };
}

/** The lemma of word `i` with its vowel signs. */
export function vocalisedLemma(
  model: Vocaliser,
  { forms, shapes, tags, lemmas }: Pick<ParsedWords, "forms" | "shapes" | "tags" | "lemmas">,
  i: number,
): string {
  return vocalise(model, lemmas[i]!, tags[i]!, forms[i]!, shapes[i]!, aroundWord(shapes, tags, i));
}
