/** A sentence as words in chunks. */
export type Chunks = readonly (readonly string[])[];

/** The chunks of two sentences. */
export type ChunkedSentences = readonly [left: Chunks, right: Chunks];

const NOTHING = "-not aligned-";

/** As annotators wrote it: the words of both chunks. */
export function comment(left: readonly string[] | undefined, right: readonly string[] | undefined): string {
  return `${left?.join(" ") ?? NOTHING} <==> ${right?.join(" ") ?? NOTHING}`;
}
