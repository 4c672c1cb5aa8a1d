import { lister, type Phrases, quoter, sentenceMaker } from "./phrases.ts";

const one = (which: 1 | 2) => (which === 1 ? "the first" : "the second");

export const ENGLISH: Phrases = {
  same: "both say the same",
  nearlySame: "both say nearly the same",
  partsAlike: "part by part both say the same, but the whole is less alike",
  inOtherWords: (parts) => `in other words ${parts}`,
  bothEmpty: "neither text says anything",
  oneEmpty: (which) => `${one(which)} text says nothing`,
  unrelated: "the two say nothing in common",
  denies: (which) => `nearly the same words, but ${one(which)} denies it`,
  contradicts: "nearly the same words, but the two cannot both be true",
  bothSay: (parts) => `both say ${parts}`,
  instead: (left, right) => `the first says ${left} where the second says ${right}`,
  opposite: (left, right) => `${left} is opposed to ${right}`,
  numbers: (left, right) => `the number differs, ${left} and ${right}`,
  moreExact: (which, own, other) => `${one(which)} is more exact, ${own} for ${other}`,
  related: (left, right) => `${left} is only related to ${right}`,
  only: (which, parts, asks) =>
    asks === undefined ? `only ${one(which)} says ${parts}` : `only ${one(which)} says ${asks} (${parts})`,
  where: "where",
  when: "when",
  number: "how many",
  more: (count) => `${count} more`,
  quote: quoter("“", "”", false),
  list: lister(", ", " and "),
  sentence: sentenceMaker("; ", (text) => text.toUpperCase()),
};
