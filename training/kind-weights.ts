/** How much a contrast triple counts by its kind: one word in another's place is the most frequent contrast, and the hardest to tell from a paraphrase. */
const KIND_WEIGHTS: Readonly<Record<string, number>> = {
  "one-word": 4,
  antonym: 3,
  wordy: 3,
  hypernym: 2,
  name: 2,
};

/** The weight of each triple, so that kinds of one language count as KIND_WEIGHTS say whatever their numbers. */
export function tripleWeights(
  triples: readonly { readonly kind: string; readonly language: string }[],
): number[] {
  const counts = new Map<string, number>();
  const nameOf = ({ kind, language }: (typeof triples)[number]) => `${language} ${kind}`;
  for (const triple of triples) counts.set(nameOf(triple), (counts.get(nameOf(triple)) ?? 0) + 1);
  return triples.map((triple) => (KIND_WEIGHTS[triple.kind] ?? 1) / counts.get(nameOf(triple))!);
}
