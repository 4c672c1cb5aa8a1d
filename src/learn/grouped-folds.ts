import { checkFunction, checkNumber, checkNumbers, checkPairs } from "../arguments.ts";
import { StsError } from "../errors.ts";
import { type Numbers, seededRandom } from "../stats/index.ts";

/**
 * Puts pairs that share a sentence, directly or through others, into one group, so that a split by group
 * leaves no sentence on both sides. Union-find, O(n).
 *
 * @param pairs texts of each pair
 * @param key what counts as the same sentence; by default equal up to case and blanks
 * @returns shape [n], group numbers from 0 in order of appearance
 */
export function sentenceGroups(
  pairs: readonly { readonly a: string; readonly b: string }[],
  key: (text: string) => string = sentenceKey,
): Uint32Array {
  checkFunction(key, "sentenceGroups: key");
  checkPairs(pairs, "sentenceGroups: pairs");
  const parent: number[] = [];
  const find = (node: number): number => {
    let root = node;
    while (parent[root] !== root) root = parent[root]!;
    for (let at = node; at !== root; ) {
      const next = parent[at]!;
      parent[at] = root;
      at = next;
    }
    return root;
  };
  const nodes = new Map<string, number>();
  const nodeOf = (text: string): number => {
    const name = key(text);
    const known = nodes.get(name);
    if (known !== undefined) return known;
    nodes.set(name, parent.length);
    parent.push(parent.length);
    return parent.length - 1;
  };
  const left = pairs.map(({ a, b }) => {
    const node = nodeOf(a);
    parent[find(node)] = find(nodeOf(b));
    return node;
  });
  const numbers = new Map<number, number>();
  return Uint32Array.from(left, (node) => {
    const root = find(node);
    if (!numbers.has(root)) numbers.set(root, numbers.size);
    return numbers.get(root)!;
  });
}

function sentenceKey(text: string): string {
  return text.normalize("NFC").toLowerCase().replace(/\s+/gu, " ").trim();
}

/**
 * Spreads groups over folds of nearly equal size: groups in seeded random order, larger ones first, each
 * into the fold that is emptiest.
 *
 * @param groups shape [n], group of each row, any numbers
 * @param folds 2 or more
 * @returns shape [n], fold of each row, 0..folds - 1; a group is never split
 * @throws StsError E_INPUT when folds < 2 or there are fewer groups than folds
 */
export function groupedFolds(groups: Numbers, folds: number, seed = 1): Uint32Array {
  checkNumbers(groups, "groupedFolds: groups");
  checkNumber(folds, "groupedFolds: folds");
  checkNumber(seed, "groupedFolds: seed");
  if (!(Number.isInteger(folds) && folds >= 2)) {
    throw new StsError("E_INPUT", `groupedFolds: folds is ${folds}, expected a whole number of 2 or more`);
  }
  const sizes = new Map<number, number>();
  for (let i = 0; i < groups.length; i++) sizes.set(groups[i]!, (sizes.get(groups[i]!) ?? 0) + 1);
  if (sizes.size < folds) {
    throw new StsError("E_INPUT", `groupedFolds: ${sizes.size} groups cannot fill ${folds} folds`);
  }
  const order = seededRandom(seed).shuffle([...sizes.keys()]);
  order.sort((g, h) => sizes.get(h)! - sizes.get(g)!);
  const filled = new Array<number>(folds).fill(0);
  const foldOf = new Map<number, number>();
  for (const group of order) {
    const emptiest = filled.indexOf(Math.min(...filled));
    foldOf.set(group, emptiest);
    filled[emptiest]! += sizes.get(group)!;
  }
  return Uint32Array.from({ length: groups.length }, (_, i) => foldOf.get(groups[i]!)!);
}

/**
 * Out-of-fold predictions: each row is predicted by a model fitted on the other folds only.
 *
 * @param folds shape [n], fold of each row, as `groupedFolds` gives it
 * @param fitOn takes the row numbers to fit on, returns a function from a row number to its prediction
 * @returns shape [n]
 */
export function outOfFold(
  folds: Uint32Array,
  fitOn: (rows: Uint32Array) => (row: number) => number,
): Float64Array {
  checkNumbers(folds, "outOfFold: folds");
  checkFunction(fitOn, "outOfFold: fitOn");
  const predicted = new Float64Array(folds.length);
  const all = Uint32Array.from(folds, (_, i) => i);
  for (const fold of new Set(folds)) {
    const predict = fitOn(all.filter((i) => folds[i] !== fold));
    checkFunction(predict, "outOfFold: what fitOn gives");
    for (const i of all) if (folds[i] === fold) predicted[i] = predict(i);
  }
  return predicted;
}
