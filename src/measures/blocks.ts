/**
 * Cuts two long sequences into the same number of parts, each at the same
 * share of its sequence, so that a measure of quadratic cost can work part by
 * part. Cost of the whole is then linear: (a + b) × limit.
 *
 * @param limit longest part
 * @returns pairs of half-open ranges; one pair with everything when both sequences are short enough
 */
export function alignedBlocks(left: number, right: number, limit: number): Block[] {
  const count = Math.max(1, Math.ceil(Math.max(left, right) / limit));
  const blocks: Block[] = [];
  for (let k = 0; k < count; k++) {
    blocks.push({
      left: [Math.floor((left * k) / count), Math.floor((left * (k + 1)) / count)],
      right: [Math.floor((right * k) / count), Math.floor((right * (k + 1)) / count)],
    });
  }
  return blocks;
}

export interface Block {
  readonly left: readonly [start: number, end: number];
  readonly right: readonly [start: number, end: number];
}

/** What lies between the common beginning and the common end of two sequences, as half-open ranges. Cost O(a + b). */
export function differingMiddle<T>(left: ArrayLike<T>, right: ArrayLike<T>): Block {
  const shorter = Math.min(left.length, right.length);
  let start = 0;
  while (start < shorter && left[start] === right[start]) start++;
  let tail = 0;
  while (tail < shorter - start && left[left.length - 1 - tail] === right[right.length - 1 - tail]) tail++;
  return { left: [start, left.length - tail], right: [start, right.length - tail] };
}
