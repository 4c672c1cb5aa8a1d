/**
 * One-to-one alignment of equal words, stage after stage: each aligns what the stages before left over.
 *
 * As many words as a stage can; each, from left to right, with the word behind its predecessor's partner where that
 * is equal and free, else with the first equal one that is free. The fewest crossings that METEOR asks for, where no
 * word stands twice.
 *
 * @param stages words of both sides at each stage, the strictest first
 * @returns for each word of the first side its partner's place, or -1. Cost O(words × stages)
 * @source Banerjee and Lavie 2005, https://aclanthology.org/W05-0909, section 2
 */
export function alignStages(
  stages: readonly (readonly [left: readonly string[], right: readonly string[]])[],
): number[] {
  const [left = [], right = []] = stages[0] ?? [];
  const partners = new Array<number>(left.length).fill(-1);
  const taken = new Uint8Array(right.length);
  for (const stage of stages) alignStage(stage, partners, taken);
  return partners;
}

function alignStage(
  [left, right]: readonly [readonly string[], readonly string[]],
  partners: number[],
  taken: Uint8Array,
): void {
  const places = freePlaces(right, taken);
  for (let at = 0; at < left.length; at++) {
    if (partners[at]! >= 0) continue;
    const next = at > 0 && partners[at - 1]! >= 0 ? partners[at - 1]! + 1 : -1;
    const goesOn = next >= 0 && right[next] === left[at] && taken[next] === 0;
    const partner = goesOn ? next : firstFree(places.get(left[at]!), taken);
    if (partner === undefined) continue;
    partners[at] = partner;
    taken[partner] = 1;
  }
}

/** Places of each word that is free, last first, so that the first can be taken off the end. */
function freePlaces(words: readonly string[], taken: Uint8Array): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (let at = words.length - 1; at >= 0; at--) {
    if (taken[at] === 1) continue;
    const list = places.get(words[at]!);
    if (list === undefined) places.set(words[at]!, [at]);
    else list.push(at);
  }
  return places;
}

function firstFree(places: number[] | undefined, taken: Uint8Array): number | undefined {
  let place = places?.pop();
  while (place !== undefined && taken[place] === 1) place = places?.pop();
  return place;
}
