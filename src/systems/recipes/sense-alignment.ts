import { type AlignerText, type AlignerWord, pooledShare } from "../../align/index.ts";
import { type PartOfSpeech, shippedLexicon, stemKey } from "../../lexicon/index.ts";
import { getMeasure } from "../../measures/index.ts";
import type { AlignmentRecipe } from "./recipe.ts";

/** Senses of a word that are looked at: WordNet has the commonest first. */
const SENSES = 3;
/** Rarer translations are chance. */
const MIN_SHARE = 0.1;
const PARTS: Readonly<Partial<Record<string, PartOfSpeech>>> = {
  NOUN: "n",
  PROPN: "n",
  VERB: "v",
  ADJ: "a",
  ADV: "r",
};

const softCardinality = getMeasure("soft-cardinality");

/**
 * Alignment by senses: a content word is aligned where a word of the other text has its lemma or one of its first three senses
 * in WordNet, to which words of other languages come by translation. Mean of the aligned share, each word counting its
 * inverse document frequency, and of soft cardinality; in two languages the aligned share alone. FCICU had BabelNet's senses.
 */
export const senseAlignment: AlignmentRecipe = {
  name: "sense-alignment",
  version: 1,
  description:
    "share of content words that meet in a sense, rare ones counting more, and soft cardinality (FCICU 2017)",
  source: "Hassan et al. 2017 (FCICU at SemEval-2017 Task 1), https://aclanthology.org/S17-2015",
  raw: "alignment",
  value({ a, b }) {
    const [left, right] = [new Set(keysOfText(a)), new Set(keysOfText(b))];
    const aligned = [sumsOf(a, right), sumsOf(b, left)] as const;
    const share = pooledShare({
      aligned: [aligned[0].aligned, aligned[1].aligned],
      all: [aligned[0].all, aligned[1].all],
    });
    if (share === undefined || a.language !== b.language) return share;
    return (share + softCardinality.score(a.text, b.text, { language: a.language })) / 2;
  },
};

function sumsOf(text: AlignerText, others: ReadonlySet<string>): { aligned: number; all: number } {
  let [aligned, all] = [0, 0];
  for (const k of text.content) {
    const word = text.words[k]!;
    const idf = shippedLexicon().frequencies(text.language).idf(word.form);
    all += idf;
    if (keysOf(word).some((key) => others.has(key))) aligned += idf;
  }
  return { aligned, all };
}

function keysOfText({ content, words }: AlignerText): string[] {
  return content.flatMap((k) => keysOf(words[k]!));
}

/** What a word meets others by: its lemma and its senses. */
function keysOf(word: AlignerWord): string[] {
  const part = PARTS[word.upos];
  const senses =
    part === undefined || word.digits ? [] : englishOf(word).flatMap((own) => sensesOf(own, part));
  return [word.lemma, ...senses];
}

function englishOf({ form, lemma, word, language }: AlignerWord): string[] {
  if (language === "en") return [lemma];
  const listed = shippedLexicon().translations(language);
  return listed
    .of(word?.key ?? stemKey(form, language))
    .filter(({ share }) => share >= MIN_SHARE)
    .map((translation) => translation.word);
}

function sensesOf(word: string, part: PartOfSpeech): string[] {
  const senses = shippedLexicon().wordNet.senses(word, part);
  return senses.slice(0, SENSES).map((synset) => `sense ${synset}`);
}
