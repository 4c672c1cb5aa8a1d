/** WordNet's parts of speech: noun, verb, adjective (satellites too), adverb. The order is that of synset numbers. */
export const PARTS_OF_SPEECH = ["n", "v", "a", "r"] as const;

export type PartOfSpeech = (typeof PARTS_OF_SPEECH)[number];
