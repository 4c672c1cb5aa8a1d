import { sameWord, type Word } from "./word.ts";

/** Letters at the beginning that words have in common where `sameWord` tells by letters: a Turkish case, a denied verb. */
const SHARED = 3;

/**
 * The words of a list that are the same as another word (`sameWord`), found among those of its key and those that begin as
 * it does. O(1) a word and what begins alike.
 */
export function sameWordsIn(words: readonly Word[]): (word: Word) => number[] {
  const byHash = new Map<number, number[]>();
  const byStart = new Map<string, number[]>();
  const byRoot = new Map<string, number[]>();
  for (const [k, { hash, form, root }] of words.entries()) {
    add(byHash, hash, k);
    add(byStart, form.slice(0, SHARED), k);
    if (root !== undefined) add(byRoot, root.slice(0, SHARED), k);
  }
  return (word) => {
    const start = word.form.slice(0, SHARED);
    const candidates = [byHash.get(word.hash), byStart.get(start), byRoot.get(start)];
    if (word.root !== undefined) candidates.push(byStart.get(word.root.slice(0, SHARED)));
    const found = new Set<number>();
    for (const some of candidates) {
      if (some === undefined) continue;
      for (const k of some) if (sameWord(word, words[k]!)) found.add(k);
    }
    return [...found];
  };
}

function add<Key>(places: Map<Key, number[]>, key: Key, place: number): void {
  const standing = places.get(key);
  if (standing === undefined) places.set(key, [place]);
  else standing.push(place);
}
