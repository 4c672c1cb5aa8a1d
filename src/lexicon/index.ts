export { stemKey } from "../text/words/stem-key.ts";
export {
  type ExclusionKind,
  excludeAs,
  exclusionOf,
  listedPhrases,
  type Membership,
  membershipsOf,
} from "./exclusive/exclusive.ts";
export { coHyponyms, type Opposite, type OppositeKind, opposites } from "./exclusive/opposites.ts";
export { Lexicon, type LexiconSource } from "./lexicon.ts";
export { type Mark, type MarkKind, marksOf } from "./marks/marks.ts";
export { isAcronym, isAcronymOf } from "./names/acronym.ts";
export { consonants } from "./names/consonants.ts";
export { isListedName } from "./names/names.ts";
export { openParaphrases, type Paraphrases } from "./paraphrases/paraphrases.ts";
export { shippedLexicon } from "./shipped-lexicon.ts";
export { coordinateTerms } from "./wordnet/coordinate-terms.ts";
export { glossOverlap } from "./wordnet/gloss-overlap.ts";
export { type HypernymPath, hypernymPath } from "./wordnet/hypernym-path.ts";
export { PARTS_OF_SPEECH, type PartOfSpeech } from "./wordnet/part-of-speech.ts";
export { antonyms, derivations, synonyms } from "./wordnet/related-words.ts";
export { RELATIONS, type Relation } from "./wordnet/relation.ts";
export { spellingVariants } from "./wordnet/spelling-variants.ts";
export {
  jiangConrath,
  leacockChodorow,
  li,
  lin,
  path,
  resnik,
  type SynsetSimilarity,
  wuPalmer,
} from "./wordnet/synset-similarity.ts";
export { Taxonomy } from "./wordnet/taxonomy.ts";
export { wordSimilarity } from "./wordnet/word-similarity.ts";
export { WordNet } from "./wordnet/wordnet.ts";
export { Frequencies } from "./words/frequencies.ts";
export { type Translation, Translations } from "./words/translations.ts";
export { WordPairs } from "./words/word-pairs.ts";
