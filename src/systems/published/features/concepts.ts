import { shippedLexicon, stemKey } from "../../../lexicon/index.ts";
import type { RecipeText } from "../recipe-text.ts";
import type { FeatureFamily } from "./family.ts";

/** Definitions that hold each word. */
type Postings = ReadonlyMap<string, readonly number[]>;

/** A text as the definitions that it finds. */
interface Found {
  readonly weights: ReadonlyMap<number, number>;
  /** The best, first. */
  readonly best: readonly number[];
}

/** Definitions kept of a text, and those that two lists are compared by. */
const KEPT = 500;
const LISTED = 100;
const MAX_REMEMBERED = 5000;

let shipped: { readonly postings: Postings; readonly count: number } | undefined;
const known = new Map<string, Found>();

/** WordNet's definitions by the stems of their words; read once, which takes a second. */
function index(): { readonly postings: Postings; readonly count: number } {
  if (shipped !== undefined) return shipped;
  const lexicon = shippedLexicon();
  const postings = new Map<string, number[]>();
  let synset = 0;
  for (let gloss = lexicon.definition(0); gloss !== ""; gloss = lexicon.definition(++synset)) {
    const words = new Set(
      (gloss.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => stemKey(word, "en")),
    );
    for (const word of words) {
      const list = postings.get(word);
      if (list === undefined) postings.set(word, [synset]);
      else list.push(synset);
    }
  }
  shipped = { postings, count: synset };
  return shipped;
}

function find({ content }: RecipeText): Found {
  const key = content.join(" ");
  let found = known.get(key);
  if (found !== undefined) return found;
  const { postings, count } = index();
  const weights = new Map<number, number>();
  for (const lemma of content) {
    const list = postings.get(stemKey(lemma, "en")) ?? [];
    const idf = Math.log(count / Math.max(1, list.length));
    for (const concept of list) weights.set(concept, (weights.get(concept) ?? 0) + idf * idf);
  }
  const best = [...weights].sort((x, y) => y[1] - x[1] || x[0] - y[0]).slice(0, KEPT);
  found = { weights: new Map(best), best: best.map(([concept]) => concept) };
  if (known.size >= MAX_REMEMBERED) known.clear();
  known.set(key, found);
  return found;
}

/**
 * K15 and A9: each text as the definitions of WordNet that it finds, as explicit semantic analysis has articles: cosine of
 * their weights, and the shared part of the hundred best. English; 0 for other languages.
 * @see Gabrilovich and Markovitch 2007, https://www.ijcai.org/Proceedings/07/Papers/259.pdf
 */
export const concepts: FeatureFamily = {
  name: "concepts",
  version: 1,
  columns: ["cosine", "shared-results"],
  compute: (a, b) => {
    if (a.language !== "en" || b.language !== "en") return new Float64Array(2);
    const [x, y] = [find(a), find(b)];
    let dot = 0;
    for (const [concept, weight] of x.weights) dot += weight * (y.weights.get(concept) ?? 0);
    const length = ({ weights }: Found) =>
      Math.sqrt([...weights.values()].reduce((sum, weight) => sum + weight ** 2, 0));
    const lengths = length(x) * length(y);
    const listed = new Set(x.best.slice(0, LISTED));
    const shared = y.best.slice(0, LISTED).filter((concept) => listed.has(concept)).length;
    const most = Math.min(LISTED, Math.max(x.best.length, y.best.length));
    return Float64Array.of(lengths === 0 ? 0 : dot / lengths, most === 0 ? 0 : shared / most);
  },
};
