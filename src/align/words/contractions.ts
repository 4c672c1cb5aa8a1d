/** English contractions whose first part changes. */
const IRREGULAR: ReadonlyMap<string, readonly [string, string]> = new Map([
  ["can't", ["can", "not"]],
  ["cannot", ["can", "not"]],
  ["won't", ["will", "not"]],
  ["shan't", ["shall", "not"]],
  ["ain't", ["is", "not"]],
  ["let's", ["let", "us"]],
  ["cant", ["can", "not"]],
  ["wont", ["will", "not"]],
  ["dont", ["do", "not"]],
  ["doesnt", ["does", "not"]],
  ["didnt", ["did", "not"]],
  ["isnt", ["is", "not"]],
  ["wasnt", ["was", "not"]],
  ["arent", ["are", "not"]],
  ["werent", ["were", "not"]],
  ["couldnt", ["could", "not"]],
  ["wouldnt", ["would", "not"]],
  ["shouldnt", ["should", "not"]],
  ["havent", ["have", "not"]],
  ["hasnt", ["has", "not"]],
  ["hadnt", ["had", "not"]],
  ["im", ["i", "am"]],
]);

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/n't$/, "not"],
  [/'m$/, "am"],
  [/'re$/, "are"],
  [/'ve$/, "have"],
  [/'ll$/, "will"],
  [/'d$/, "would"],
];
/** Words whose 's is "is" or "has", never a possessor's. */
const IS = /^(?:it|he|she|that|there|here|what|who|where|when|how|why)'s$/;
const APOSTROPHES = /[\u2019\u02bc\uff07]/g;

/**
 * The two words of an English contraction; undefined for other words. `'d` is taken for "would".
 * @example contractionParts("Don't") // ["Do", "not"]
 */
export function contractionParts(spelling: string): readonly [string, string] | undefined {
  const plain = spelling.replace(APOSTROPHES, "'");
  const lower = plain.toLowerCase();
  const irregular = IRREGULAR.get(lower);
  if (irregular !== undefined) return irregular;
  if (!lower.includes("'")) return undefined;
  if (IS.test(lower)) return [plain.slice(0, -2), "is"];
  for (const [ending, word] of ENDINGS) {
    if (ending.test(lower)) return [plain.slice(0, plain.length - ending.source.length + 1), word];
  }
  return undefined;
}
