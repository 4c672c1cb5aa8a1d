import { checkRecord, checkText } from "../arguments.ts";
import { foldArabicDigits } from "../text/forms/normalize-arabic.ts";
import { isLanguage, type Language } from "../text/language.ts";
import { isPlainlyOther } from "../text/language-id.ts";
import { type Quantity, readNumbers } from "../text/numbers/index.ts";
import { splitSentences } from "../text/tokens/sentences.ts";
import { tokenize } from "../text/tokens/tokenize.ts";
import { asName, writtenLemma } from "./lemmas/addresses.ts";
import { withHomographs } from "./lemmas/homographs.ts";
import { withImperatives } from "./lemmas/imperatives.ts";
import { irregularForms } from "./lemmas/irregular-forms.ts";
import { lowerCase } from "./lemmas/lemmatiser.ts";
import { listKind, tagKind } from "./lemmas/listed-lemmas.ts";
import { withObjectHosts } from "./lemmas/object-hosts.ts";
import { nominalPredicate, personOf } from "./lemmas/turkish-nominals.ts";
import { findChunks } from "./meaning/chunks.ts";
import { findDuals } from "./meaning/duals.ts";
import { findEntities } from "./meaning/entities.ts";
import { findNegations } from "./meaning/negation.ts";
import { findFrames } from "./meaning/roles.ts";
import { Sentences } from "./meaning/tree.ts";
import { hashString } from "./network/hash.ts";
import { LONGEST_PIECE } from "./network/pieces.ts";
import { type AnalysisModel, type ParsedWords, parseWords, vocalisedLemma } from "./pipeline.ts";
import { type ListedWords, type SplitModel, splitWord } from "./splitter.ts";
import type { AnalysedSentence, AnalysedToken, Analysis, AnalysisWarning } from "./types.ts";
import { UPOS, type Upos } from "./upos.ts";

/** A loaded model with what takes surface words apart. */
export type LoadedModel = AnalysisModel & { readonly splitter: SplitModel | undefined };

/** Words that the network reads together at most; a longer sentence is read in pieces, so time stays linear. */
export const LONGEST_SENTENCE = LONGEST_PIECE;

/** A syntactic word before analysis. */
interface Word {
  readonly form: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Analyses a text with a loaded model: sentences, words, lemmas, tree, chunks, entities, roles, quantities, negation.
 * What goes beyond the tree is worked out when it is first asked for. Deterministic; never throws on a text. Time
 * O(length): sentences longer than `LONGEST_SENTENCE` words are read in pieces (`Network.read`), and `warnings` says so.
 */
export function analyseWith(model: LoadedModel, text: string): Analysis {
  checkRecord(model, "analyseWith: model", "a LoadedModel", ["language", "network"]);
  checkText(text, "analyse: text");
  const { language } = model;
  const warnings: AnalysisWarning[] = [];
  if (isPlainlyOther(text, language))
    warnings.push({
      code: "other-language",
      message: `the text is not in the language given for it (${language}): the analysis may mean little`,
    });
  const sentences: AnalysedSentence[] = [];
  const tokens: AnalysedToken[] = [];
  for (const sentence of splitSentences(text, { language })) {
    const cut = cutWords(sentence.text, sentence.start, language, model.splitter, listedWords(model));
    if (cut.length === 0) continue;
    if (cut.length > LONGEST_SENTENCE && !warnings.some((w) => w.code === "long-sentence")) {
      warnings.push({
        code: "long-sentence",
        message: `a sentence of ${cut.length} words is read in pieces of at most ${LONGEST_SENTENCE}`,
      });
    }
    const parsed = parseWords(
      model,
      cut.map((word) => word.form),
    );
    const from = tokens.length;
    const number = sentences.length;
    const own = cut.map((word, i) => makeToken(model, text, word, parsed, i, from, number));
    tokens.push(...corrected(own, model));
    const start = cut[0]!.start;
    const end = cut[cut.length - 1]!.end;
    sentences.push({ from, to: tokens.length, start, end, text: text.slice(start, end) });
  }
  const tree = new Sentences(text, tokens);
  const analysis: Analysis = withLayers(
    { schema: 2, language, text, sentences, tokens },
    {
      chunks: () => findChunks(tree),
      entities: () => findEntities(tree, language),
      frames: () => findFrames(tree, language, analysis.negations, analysis.quantities),
      quantities: () => findQuantities(text, tokens, language, model),
      negations: () => findNegations(tree, language),
      warnings: () => warnings,
    },
  );
  return analysis;
}

/** Adds fields to a record, each found when it is first asked for and kept: who aligns words pays for no frames. */
function withLayers<Base extends object, Layers extends object>(
  base: Base,
  layers: { readonly [Name in keyof Layers]: () => Layers[Name] },
): Base & Readonly<Layers> {
  for (const name of Object.keys(layers) as (keyof Layers)[]) {
    Object.defineProperty(base, name, {
      enumerable: true,
      configurable: true,
      get: () => {
        const value = layers[name]();
        Object.defineProperty(base, name, { value });
        return value;
      },
    });
  }
  return base as Base & Readonly<Layers>;
}

/** The reader's quantities, told by the model which words are verbs and pronouns; in Arabic also nouns in the dual. */
function findQuantities(
  text: string,
  tokens: readonly AnalysedToken[],
  language: Language,
  model: LoadedModel,
): Quantity[] {
  const tags = new Map(tokens.map((token) => [token.start, token.upos]));
  const quantities = readNumbers(text, language, { tagAt: (start) => tags.get(start) });
  if (language !== "ar") return quantities;
  const isLemma = (word: string) => model.lemmas.lemmas.has(hashString(word));
  const isCommon = (form: string) => (model.vocaliser?.common.get(hashString(form)) ?? 0) > 0;
  const duals = findDuals(tokens, quantities, isLemma, isCommon);
  return [...quantities, ...duals].sort((a, b) => a.span[0] - b.span[0]);
}

/** What the model's list of Arabic lemmas says of words. */
function listedWords({ lemmas }: LoadedModel): ListedWords {
  const kinds = lemmas.chooser?.listed.kinds;
  const bits = (word: string) => kinds?.get(word) ?? 0;
  const isVerb = (word: string) => (bits(word) & VERB_KINDS) !== 0;
  return {
    isNoun: (word) => (bits(word) & NOUN_KINDS) !== 0 && !isVerb(word),
    isVerb,
    isListed: (word) => bits(word) !== 0,
  };
}

const NOUN_KINDS = listKind("n") | tagKind(UPOS.indexOf("NOUN"));
const VERB_KINDS = listKind("v") | tagKind(UPOS.indexOf("VERB"));

/** Syntactic words of a sentence. */
function cutWords(
  sentence: string,
  offset: number,
  language: Language,
  splitter: SplitModel | undefined,
  listed: ListedWords,
): Word[] {
  const words: Word[] = [];
  for (const token of tokenize(sentence, {
    language,
    clitics: language === "en" ? "split" : "whole",
    hyphens: "split",
  })) {
    const start = token.start + offset;
    if (token.kind !== "word") {
      words.push({ form: token.text, start, end: token.end + offset });
      continue;
    }
    for (const part of splitWord(splitter, token.text, language, listed)) {
      words.push({ form: part.form, start: start + part.start, end: start + part.end });
    }
  }
  return words;
}

function makeToken(
  model: LoadedModel,
  text: string,
  word: Word,
  parsed: ParsedWords,
  i: number,
  from: number,
  sentence: number,
): AnalysedToken {
  const head = parsed.heads[i]!;
  const upos = UPOS[parsed.tags[i]!]!;
  const lemma = correctedLemma(word.form, upos, parsed.lemmas[i]!, model.language);
  return {
    id: from + i,
    text: text.slice(word.start, word.end),
    start: word.start,
    end: word.end,
    form: word.form,
    lemma,
    ...(model.vocaliser === undefined ? {} : { vocalised: vocalisedLemma(model.vocaliser, parsed, i) }),
    upos,
    features: model.bundles.features[parsed.bundles[i]!]!,
    head: head === parsed.heads.length ? -1 : from + head,
    relation: model.labels[parsed.labels[i]!]!,
    sentence,
  };
}

/** A lemma of the models, or what lists and rules say where theirs is no word or another one. */
function correctedLemma(form: string, upos: Upos, found: string, language: Language): string {
  const written = writtenLemma(form, language);
  if (written !== undefined) return written;
  if (language === "ar") return form === "الله" ? form : found;
  const lower = lowerCase(form, language);
  return language === "tr"
    ? personOf(lower, upos, found)
    : irregularForms(language).correct(lower, upos, found);
}

/** What rules know of words whose tags depend on more than their letters. */
function corrected(tokens: readonly AnalysedToken[], model: LoadedModel): AnalysedToken[] {
  const named = tokens.map(asName);
  switch (model.language) {
    case "ar":
      return withObjectHosts(withHomographs(named));
    case "es":
      return withImperatives(named);
    case "tr":
      return named.map((token) => asNominal(token, model));
    default:
      return named;
  }
}

/** "Kapalıydı" with the tag that kapalı has alone: it is no verb, and no passive. */
function asNominal(token: AnalysedToken, model: LoadedModel): AnalysedToken {
  if (token.upos !== "VERB") return token;
  const lemma = nominalPredicate(lowerCase(token.form, "tr"), model.lemmas.roots);
  if (lemma === undefined) return token;
  const alone = UPOS[parseWords(model, [lemma]).tags[0]!]!;
  if (alone === "VERB" || alone === "AUX") return token;
  const { Voice: _, Polarity: __, ...features } = token.features;
  return { ...token, lemma, upos: alone, features };
}

/** Turns a word into its stem; what lemmas are where no model is at hand. */
export type Stemmer = (word: string) => string;

/**
 * What can be said without a model: sentences, words, stems as lemmas, quantities. Every word hangs on nothing
 * (head -1, relation "dep", part of speech "X"); `warnings` says why.
 */
export function analyseWithout(
  text: string,
  language: Language | "unknown",
  warning: AnalysisWarning,
  stem: Stemmer = (word) => word,
): Analysis {
  checkText(text, "analyse: text");
  const rules: Language = language === "unknown" ? "en" : language;
  const sentences: AnalysedSentence[] = [];
  const tokens: AnalysedToken[] = [];
  for (const sentence of splitSentences(text, { language: rules })) {
    const from = tokens.length;
    for (const token of tokenize(sentence.text, { language: rules, hyphens: "split" })) {
      const start = token.start + sentence.start;
      const end = token.end + sentence.start;
      const lower = lowerCase(token.text, rules);
      tokens.push({
        id: tokens.length,
        text: token.text,
        start,
        end,
        form: token.text,
        lemma: token.kind === "word" ? stem(lower) : foldArabicDigits(lower),
        upos: token.kind === "punctuation" ? "PUNCT" : token.kind === "number" ? "NUM" : "X",
        features: {},
        head: -1,
        relation: "dep",
        sentence: sentences.length,
      });
    }
    if (tokens.length > from) {
      sentences.push({
        from,
        to: tokens.length,
        start: sentence.start,
        end: sentence.end,
        text: sentence.text,
      });
    }
  }
  return {
    schema: 2,
    language,
    text,
    sentences,
    tokens,
    chunks: [],
    entities: [],
    frames: [],
    quantities: readNumbers(text, rules),
    negations: [],
    warnings: [warning],
  };
}

/** Narrows a language code as users write it. */
export function asLanguage(code: string): Language | undefined {
  return isLanguage(code) ? code : undefined;
}
