import type { Language } from "../language.ts";
import { Atoms } from "./atoms.ts";
import { mix2 } from "./hash.ts";
import { labelArcs, Tree } from "./labeller.ts";
import { lemmaOf } from "./lemma-of.ts";
import { type LemmaModel, lemmaBase, lemmaHash } from "./lemmatiser.ts";
import { type BundleSet, grammarOf, morphWords } from "./morphology.ts";
import type { MoveTable } from "./move-scorer.ts";
import { type Beam, parseHeads } from "./parser.ts";
import { type Table, tagWords, UPOS } from "./tagger.ts";
import { aroundWord, type Vocaliser, vocalise } from "./vocaliser.ts";
import { seenForms, type WordShape, type WordShapes } from "./word.ts";

/** Everything the four stages need in one language; read from a model file. */
export interface AnalysisModel {
  readonly language: Language;
  readonly shapes: WordShapes;
  readonly tagFirst: Table;
  readonly tagSecond: Table | undefined;
  readonly bundles: BundleSet;
  readonly morph: Table;
  readonly lemmas: LemmaModel;
  /** Arabic only: the lemma's vowel signs. */
  readonly vocaliser: Vocaliser | undefined;
  readonly parser: MoveTable;
  readonly labels: readonly string[];
  readonly labeller: Table;
  readonly beam: Beam;
  /** Lemmas found so far by word shape, then tag and features; the shapes' own limit bounds it. */
  readonly found: WeakMap<WordShape, Map<number, string>>;
}

/** What the models say of one sentence; arrays by word. `heads` is 0-based, the root written as `size`. */
export interface ParsedWords {
  /** As the models see the words (see `seenForms`). */
  readonly forms: readonly string[];
  readonly shapes: readonly WordShape[];
  readonly tags: Uint8Array;
  readonly bundles: Uint16Array;
  readonly lemmas: string[];
  readonly heads: Int32Array;
  readonly labels: Uint8Array;
}

const VERB_TAGS = new Set([UPOS.indexOf("VERB"), UPOS.indexOf("AUX")]);
const SIGN_TAGS = new Set([UPOS.indexOf("PUNCT"), UPOS.indexOf("CCONJ")]);

/** Atoms of a tagged and lemmatised sentence, as the parser and the labeller read them. */
export function makeAtoms(
  shapes: readonly ReturnType<WordShapes["get"]>[],
  tags: Uint8Array,
  bundles: Uint16Array,
  lemmas: readonly string[],
  set: BundleSet,
): Atoms {
  const atoms = new Atoms(shapes);
  for (let i = 0; i < atoms.size; i++) {
    const tag = tags[i]!;
    const bundle = bundles[i]!;
    atoms.tag[i] = tag;
    atoms.morph[i] = mix2(601, tag, set.hash[bundle]!);
    atoms.key[i] = mix2(602, tag, set.keyHash[bundle]!);
    atoms.lemma[i] = lemmaHash(lemmas[i]!);
    atoms.verbs[i + 1] = atoms.verbs[i]! + (VERB_TAGS.has(tag) ? 1 : 0);
    atoms.signs[i + 1] = atoms.signs[i]! + (SIGN_TAGS.has(tag) ? 1 : 0);
  }
  atoms.verbs[atoms.size + 1] = atoms.verbs[atoms.size]!;
  atoms.signs[atoms.size + 1] = atoms.signs[atoms.size]!;
  return atoms;
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

/** Tags, features, lemmas and tree of one sentence's syntactic words. */
export function parseWords(model: AnalysisModel, written: readonly string[]): ParsedWords {
  const forms = seenForms(written, model.shapes, model.language);
  const shapes = forms.map((form) => model.shapes.get(form));
  const tags = tagWords(shapes, model.tagFirst, model.tagSecond);
  const bundles = morphWords(shapes, tags, model.bundles, model.morph);
  const lemmas = knownLemmas(model, forms, shapes, tags, bundles);
  const atoms = makeAtoms(shapes, tags, bundles, lemmas, model.bundles);
  const heads = parseHeads(atoms, model.parser, model.beam);
  const labels = labelArcs(
    atoms,
    new Tree(heads),
    model.labeller,
    model.labels.length,
    model.labels.indexOf("root"),
  );
  return { forms, shapes, tags, bundles, lemmas, heads, labels };
}

/** The lemma of word `i` with its vowel signs. */
export function vocalisedLemma(
  model: Vocaliser,
  { forms, shapes, tags, lemmas }: Pick<ParsedWords, "forms" | "shapes" | "tags" | "lemmas">,
  i: number,
): string {
  return vocalise(model, lemmas[i]!, tags[i]!, forms[i]!, shapes[i]!, aroundWord(shapes, tags, i));
}

/** Number of a tag name; X for names outside the list. */
export function tagNumber(upos: string): number {
  const at = (UPOS as readonly string[]).indexOf(upos);
  return at < 0 ? UPOS.indexOf("X") : at;
}
