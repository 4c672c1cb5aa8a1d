/** How two English sentences differ that are otherwise the same. */
export const NEAR_COPY_KINDS = [
  "number",
  "opposite",
  "man/woman",
  "colour",
  "age",
  "name",
  "negation",
  "article",
  "order",
  "one word added",
  "other word",
] as const;
export type NearCopyKind = (typeof NEAR_COPY_KINDS)[number];

const set = (words: string) => new Set(words.split(" "));

const ARTICLES = set("a an the some");
const NEGATORS = set("not no n't never without cannot");
/** What English adds or drops where it negates: "There is no man playing" denies "A man is playing". */
const NEGATION_HELPERS = set(
  "a an the some any is are was were be been being am there do does did has have had will would",
);
const COLOURS = set(
  "red blue green yellow black white brown orange pink purple grey gray golden gold silver blond blonde tan beige dark-haired red-haired",
);
const NUMBERS = set(
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen " +
    "twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion trillion dozen first second third fourth " +
    "fifth half quarter once twice",
);
const SEXES = [
  "man woman",
  "men women",
  "boy girl",
  "boys girls",
  "guy girl",
  "guy woman",
  "man girl",
  "boy woman",
  "man lady",
  "gentleman lady",
  "male female",
  "he she",
  "him her",
  "his her",
  "his hers",
  "father mother",
  "son daughter",
  "brother sister",
  "husband wife",
  "king queen",
  "actor actress",
];
const AGES = [
  "man boy",
  "men boys",
  "woman girl",
  "women girls",
  "lady girl",
  "ladies girls",
  "adult child",
  "adults children",
  "person child",
  "person kid",
  "person baby",
  "man child",
  "woman child",
  "man kid",
  "woman kid",
  "man baby",
  "woman baby",
  "child baby",
  "kid baby",
  "boy baby",
  "girl baby",
  "people children",
  "people kids",
  "young old",
  "young elderly",
  "young adult",
  "dog puppy",
  "cat kitten",
  "teenager child",
  "teenager adult",
  "toddler child",
];

const pairs = (lines: readonly string[]) =>
  new Set(lines.flatMap((line) => [line, line.split(" ").reverse().join(" ")]));
const SEX_PAIRS = pairs(SEXES);
const AGE_PAIRS = pairs(AGES);

/** Words as they stand: blanks and punctuation apart, "isn't" as "is n't", digits with their points and commas. */
export function plainWords(text: string): string[] {
  return [
    ...text
      .replace(/[’`]/g, "'")
      .replace(/\bcan't\b/gi, "can n't")
      .replace(/\b(\w+)n't\b/gi, "$1 n't")
      .matchAll(/n't\b|\d+(?:[.,:]\d+)*|[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{N}]+)*/giu),
  ].map(([word]) => word);
}

/**
 * The one difference of two English sentences, or undefined where they differ in more, or in case and punctuation only.
 *
 * @param opposites "word other", both ways round, in small letters
 */
export function nearCopyKind(a: string, b: string, opposites: ReadonlySet<string>): NearCopyKind | undefined {
  const left = plainWords(a);
  const right = plainWords(b);
  const [x, y] = [left, right].map((words) => words.map((word) => word.toLowerCase())) as [
    string[],
    string[],
  ];
  if (isSame(x, y)) return undefined;
  if (isSame([...x].sort(), [...y].sort())) return "order";
  if (isNegation(x, y)) return "negation";
  if (isSame(without(x, ARTICLES), without(y, ARTICLES))) return "article";
  const start = commonStart(x, y);
  const end = commonStart([...x.slice(start)].reverse(), [...y.slice(start)].reverse());
  const [one, other] = [x.slice(start, x.length - end), y.slice(start, y.length - end)];
  if (one.length + other.length === 1) return addedKind(one[0] ?? other[0]!);
  if (one.length !== 1 || other.length !== 1) return undefined;
  return replacedKind(one[0]!, other[0]!, [left[start]!, right[start]!], start, opposites);
}

function addedKind(word: string): NearCopyKind {
  return NEGATORS.has(word) ? "negation" : "one word added";
}

function replacedKind(
  one: string,
  other: string,
  asWritten: readonly string[],
  at: number,
  opposites: ReadonlySet<string>,
): NearCopyKind {
  const both = `${one} ${other}`;
  if (isNumber(one) && isNumber(other)) return "number";
  if (SEX_PAIRS.has(both)) return "man/woman";
  if (AGE_PAIRS.has(both)) return "age";
  if (COLOURS.has(one) && COLOURS.has(other)) return "colour";
  if (opposites.has(both)) return "opposite";
  // A sentence's first word is a capital by its place.
  if (at > 0 && asWritten.every((word) => /^\p{Lu}/u.test(word))) return "name";
  return "other word";
}

/** The same words but for a negator on one side and the small words that come and go with it. */
function isNegation(x: readonly string[], y: readonly string[]): boolean {
  const denials = [x, y].map((words) => words.filter((word) => NEGATORS.has(word)).length);
  if ((denials[0] === 0) === (denials[1] === 0)) return false;
  const bare = (words: readonly string[]) => without(without(words, NEGATORS), NEGATION_HELPERS);
  return isSame(bare(x).sort(), bare(y).sort());
}

function isNumber(word: string): boolean {
  return /^\d/.test(word) || NUMBERS.has(word);
}

function without(words: readonly string[], left: ReadonlySet<string>): string[] {
  return words.filter((word) => !left.has(word));
}

function isSame(x: readonly string[], y: readonly string[]): boolean {
  return x.length === y.length && x.every((word, i) => word === y[i]);
}

function commonStart(x: readonly string[], y: readonly string[]): number {
  let n = 0;
  while (n < x.length && n < y.length && x[n] === y[n]) n++;
  return n;
}
