import { beforeAll, describe, expect, it } from "vitest";
import { loadAnalyser } from "../../../analysis/index.ts";
import { cosine } from "../features/vector-comparison.ts";
import { type RecipeText, readRecipeText } from "../recipe-text.ts";
import { type CorpusReader, readCorpus } from "./corpus.ts";
import { type CorpusPlan, learnCorpus } from "./learn-corpus.ts";
import { factorsOf, learnFactors } from "./texts/matrix-factors.ts";
import { topicsOf } from "./texts/topics.ts";

/** Two subjects that share no noun or verb: words of one are used alike. */
const ANIMALS = ["cat", "dog", "horse", "cow"];
const FIRMS = ["bank", "market", "company", "fund"];
const EATEN = ANIMALS.flatMap((animal) =>
  ["eats", "chases", "sees", "likes"].flatMap((verb) =>
    ["meat", "grass", "hay"].map((food) => `The ${animal} ${verb} the ${food}.`),
  ),
);
const MONEY = FIRMS.flatMap((firm) =>
  ["buys", "sells", "holds", "counts"].flatMap((verb) =>
    ["shares", "bonds", "gold"].map((good) => `The ${firm} ${verb} the ${good}.`),
  ),
);

let texts: RecipeText[];
beforeAll(async () => {
  const analyser = await loadAnalyser("en");
  texts = [...EATEN, ...MONEY].map((text) => readRecipeText(text, "en", analyser));
});
const read = (plan: CorpusPlan) => readCorpus(learnCorpus(texts, plan));
/** Cosine of two words' vectors less the mean of both subjects' nouns: GloVe's have much in common. */
function near(corpus: CorpusReader, a: string, b: string): number {
  const all = [...ANIMALS, ...FIRMS].map((word) => corpus.vector(word)!);
  const centred = (word: string) =>
    Float64Array.from(
      corpus.vector(word)!,
      (value, d) => value - all.reduce((sum, vector) => sum + vector[d]! / all.length, 0),
    );
  return cosine(centred(a), centred(b));
}

describe.each(["latent", "skip-gram", "bag", "pieces", "tree", "sentence", "global"] as const)(
  "%s",
  (vectors) => {
    it("has words of one subject nearer than words of two, the same each time", () => {
      const corpus = read({ dimension: 10, vectors });
      const mean = (left: string[], right: string[]) =>
        left
          .flatMap((x) => right.filter((y) => y !== x).map((y) => near(corpus, x, y)))
          .reduce((sum, r) => sum + r, 0) /
        (left.length * (left === right ? right.length - 1 : right.length));
      const across = mean(ANIMALS, FIRMS);
      expect(mean(ANIMALS, ANIMALS)).toBeGreaterThan(across + 0.1);
      expect(mean(FIRMS, FIRMS)).toBeGreaterThan(across + 0.1);
      expect(learnCorpus(texts, { dimension: 10, vectors })).toEqual(
        learnCorpus(texts, { dimension: 10, vectors }),
      );
    });
  },
);

it("gives a word that it never saw a vector by its pieces, and by nothing else", () => {
  expect(read({ dimension: 10, vectors: "pieces" }).vector("catlike")).toHaveLength(10);
  expect(read({ dimension: 10 }).vector("catlike")).toBeUndefined();
});

describe.each(["paragraph", "topics", "factors"] as const)("%s", (textModel) => {
  it("has texts of one subject nearer than texts of two, the same each time", () => {
    const corpus = read({ textModel, textDimension: 6 });
    const [cat, cow, fund] = [texts[0]!, texts[44]!, texts[90]!].map(({ lemmas }) => corpus.text(lemmas)!);
    expect(cosine(cat!, cow!)).toBeGreaterThan(cosine(cat!, fund!));
    expect(read({ textModel, textDimension: 6 }).text(texts[0]!.lemmas)).toEqual(cat);
    expect(corpus.text(["zebra"])).toBeUndefined();
  });
});

it("takes out what sentences share", () => {
  const plain = read({ dimension: 10, vectors: "skip-gram" });
  const smooth = read({ dimension: 10, vectors: "skip-gram", components: true });
  const means = texts.map(({ lemmas }) => [plain.smoothMean(lemmas)!, smooth.smoothMean(lemmas)!] as const);
  const length = (side: 0 | 1) => means.reduce((sum, both) => sum + Math.hypot(...both[side]), 0);
  expect(length(1)).toBeLessThan(0.5 * length(0));
});

it("shares of topics add up to 1", () => {
  const table = Float32Array.of(0.5, 0.1, 0.2, 0.8);
  const shares = topicsOf({ table, dimension: 2 }, [0, 0, 1]);
  expect(shares[0]! + shares[1]!).toBeCloseTo(1, 12);
  expect(shares[0]).toBeGreaterThan(shares[1]!);
});

it("factors of a text are where the weighted error and its penalty are least", () => {
  const table = learnFactors(
    [
      { at: [0, 1], values: [2, 1] },
      { at: [1, 2], values: [1, 3] },
    ],
    4,
    2,
  );
  const [ids, weights] = [
    [0, 2],
    [1.5, 0.5],
  ];
  const found = factorsOf({ table, dimension: 2 }, ids, weights);
  // Guo and Diab 2012, equation 1: cells that are there weigh 1, others 0.01; 20 times the squared length is added.
  const loss = (v: Float64Array) => {
    let sum = 20 * (v[0]! ** 2 + v[1]! ** 2);
    for (let word = 0; word < 4; word++) {
      const place = ids.indexOf(word);
      const error =
        (place < 0 ? 0 : weights[place]!) - v[0]! * table[2 * word]! - v[1]! * table[2 * word + 1]!;
      sum += (place < 0 ? 0.01 : 1) * error ** 2;
    }
    return sum;
  };
  for (const [dx, dy] of [
    [0.01, 0],
    [-0.01, 0],
    [0, 0.01],
    [0, -0.01],
  ] as const)
    expect(loss(Float64Array.of(found[0]! + dx, found[1]! + dy))).toBeGreaterThan(loss(found));
});
