/**
 * Relations between synsets, and (marked *) between single senses, as WordNet's pointers have them; where WordNet has
 * a pointer for each direction only one is stored, and the other made from it. The order is the file's.
 * Source: wninput(5WN), https://wordnet.princeton.edu/documentation/wninput5wn
 */
export const RELATIONS = [
  "hypernym", // @
  "instance-hypernym", // @i
  "part-meronym", // %p
  "member-meronym", // %m
  "substance-meronym", // %s
  "similar", // &
  "attribute", // =
  "entailment", // *
  "cause", // >
  "also-see", // ^, between synsets or senses
  "verb-group", // $, between synsets or senses
  "antonym", // !, *
  "derivation", // +, *
  "pertainym", // \, *
  "participle", // <, *
] as const;

export type Relation = (typeof RELATIONS)[number];
