/**
 * Hashing of feature values into weight tables. Trained weights depend on every
 * constant here: change one and all models in models/analysis-* must be trained anew.
 */

/** Hash of a string over its UTF-16 units; 32 bits, signed. */
export function hashString(text: string): number {
  return hashRange(text, 0, text.length);
}

/** Hash of `text.slice(from, to)` without making the slice. */
export function hashRange(text: string, from: number, to: number): number {
  let h = 0x811c9dc5;
  for (let i = from; i < to; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
}

/** A string's hash letter by letter: `hashEnd(h)` is `hashString` of the letters that `h` went through. */
export const HASH_START = 0x811c9dc5;

export function hashNext(h: number, code: number): number {
  return Math.imul(h ^ code, 0x01000193);
}

export function hashEnd(h: number): number {
  return Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
}

/** A template's number and one value. Values are hashes or small numbers. */
export function mix1(template: number, a: number): number {
  const h = Math.imul(Math.imul(template, 0x632be5ab) ^ a, 0x9e3779b1);
  return Math.imul(h ^ (h >>> 15), 0x85ebca6b) >>> 7;
}

/** A template's number and two values; order matters. */
export function mix2(template: number, a: number, b: number): number {
  const h = Math.imul(Math.imul(template, 0x632be5ab) ^ a, 0x9e3779b1) + b;
  return Math.imul(h ^ (h >>> 15), 0x85ebca6b) >>> 7;
}

/** A template's number and three values; order matters. */
export function mix3(template: number, a: number, b: number, c: number): number {
  const h = Math.imul(Math.imul(Math.imul(template, 0x632be5ab) ^ a, 0x9e3779b1) + b, 0xc2b2ae35) + c;
  return Math.imul(h ^ (h >>> 15), 0x85ebca6b) >>> 7;
}

/** A map by hash that is only read. */
export interface Lookup<V> {
  get(key: number): V | undefined;
}
