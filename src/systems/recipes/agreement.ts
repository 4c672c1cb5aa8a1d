import type { AlignerText } from "../../align/index.ts";
import type { AlignedTexts, AlignmentRecipe } from "./recipe.ts";

/**
 * Agreement of names: of the words of names in both texts, the share that is aligned; 1 where neither text has a name.
 */
export const nameAgreement: AlignmentRecipe = {
  name: "name-agreement",
  version: 1,
  description: "share of words of names that are aligned; 1 where no text has a name",
  source: "features of ExBThemis and TakeLab: Hänig et al. 2015, https://aclanthology.org/S15-2046",
  raw: "agreement",
  value({ a, b, alignment }) {
    const linked = alignment.links.filter(({ weight }) => weight > 0);
    const [left, right] = [namesOf(a), namesOf(b)];
    const all = left.size + right.size;
    if (all === 0) return 1;
    const shared = (names: ReadonlySet<number>, side: "left" | "right") =>
      linked.flatMap((link) => link[side]).filter((id) => names.has(id)).length;
    return (shared(left, "left") + shared(right, "right")) / all;
  },
};

function namesOf({ entities, words }: AlignerText): ReadonlySet<number> {
  const ids = entities.flatMap(({ tokens }) => tokens);
  return new Set(ids.filter((id) => words[id]?.wordClass === "content"));
}

/** Agreement of what is left when words are aligned: 1 - contrasts / (contrasts + aligned content words), 1 where there are none. */
export const contrastAgreement: AlignmentRecipe = {
  name: "contrast-agreement",
  version: 1,
  description:
    "1 less the share of opposites and other numbers among the content words that stand against each other",
  source: "Han et al. 2015 (Samsung at SemEval-2015 Task 2)",
  raw: "agreement",
  value({ a, b, alignment }: AlignedTexts) {
    const isContent = ({ words }: AlignerText, ids: readonly number[]) =>
      ids.some((id) => words[id]!.wordClass === "content");
    const content = alignment.links.filter(({ left, right }) => isContent(a, left) && isContent(b, right));
    const contrasts = content.filter(({ weight }) => weight === 0).length;
    return content.length === 0 ? 1 : 1 - contrasts / content.length;
  },
};
