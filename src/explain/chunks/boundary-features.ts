import { type Analysis, UPOS } from "../../analysis/index.ts";
import type { SurfaceToken } from "./surface-tokens.ts";
import { WORD_CLASS_FEATURES, wordClasses } from "./word-classes.ts";

/** Relations of Universal Dependencies that a gap is told by; others are alike. */
const RELATIONS = [
  "acl",
  "advcl",
  "advmod",
  "amod",
  "appos",
  "aux",
  "case",
  "cc",
  "ccomp",
  "compound",
  "conj",
  "cop",
  "det",
  "expl",
  "fixed",
  "flat",
  "iobj",
  "mark",
  "nmod",
  "nsubj",
  "nummod",
  "obj",
  "obl",
  "parataxis",
  "punct",
  "root",
  "xcomp",
] as const;

const PLACES = [-2, -1, 0, 1, 2, 3] as const;
const TIES = [
  "right-on-left",
  "left-on-right",
  "same-head",
  "left-looks-right",
  "right-looks-left",
  "left-distance",
  "right-distance",
  "rule-boundary",
  "one-entity",
  "left-capital",
  "right-capital",
  "left-children-right",
  "right-children-left",
  "crossing",
  "left-negative",
  "right-negative",
  "left-conj-head",
  "right-conj-head",
  "left-single",
  "right-single",
  "open-bracket",
  "left-possessive",
  "right-possessive",
  "left-depth",
  "right-depth",
  "left-letters",
  "right-letters",
  "left-all-capitals",
  "right-all-capitals",
  "left-number",
  "right-number",
  "left-subtype",
  "right-subtype",
] as const;

/** Forms of verbs, by Universal Dependencies. */
const VERB_FORMS = ["Fin", "Part", "Inf", "Ger"] as const;
/** Tokens beside the gap by their relation, and the heads of its two by theirs. */
const AROUND = [-1, 2] as const;

/** Names of the features of a gap, in order. No word stands in them: what English taught holds in other languages. */
export const BOUNDARY_FEATURES: readonly string[] = [
  ...PLACES.flatMap((place) => UPOS.map((upos) => `${place}:${upos}`)),
  ...[0, 1].flatMap((place) => RELATIONS.map((relation) => `${place}:${relation}`)),
  ...["left", "right"].flatMap((side) =>
    ["NOUN", "VERB", "ADJ", "none"].map((upos) => `${side}-head:${upos}`),
  ),
  ...TIES,
  ...AROUND.flatMap((place) => RELATIONS.map((relation) => `${place}:${relation}`)),
  ...["left", "right"].flatMap((side) => RELATIONS.map((relation) => `${side}-head:${relation}`)),
  ...["left", "right"].flatMap((side) => VERB_FORMS.map((form) => `${side}:${form}`)),
];

/** Places of the tokens whose parts of speech are looked up, by the gap: the two beside it and one more on either side. */
const LOOKED_UP = [-1, 0, 1, 2] as const;

/** Of English texts: the same, and what WordNet knows of the words around. */
export const ENGLISH_BOUNDARY_FEATURES: readonly string[] = [
  ...BOUNDARY_FEATURES,
  ...LOOKED_UP.flatMap((place) => WORD_CLASS_FEATURES.map((name) => `${place}:${name}`)),
];

/**
 * Features of every gap between neighbouring tokens, shape [tokens - 1][features]: ENGLISH_BOUNDARY_FEATURES of an English
 * text, BOUNDARY_FEATURES of others. O(tokens)
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: a row of features in the order of their names
export function boundaryFeatures(analysis: Analysis, tokens: readonly SurfaceToken[]): Float32Array[] {
  const english = analysis.language === "en";
  const features = english ? ENGLISH_BOUNDARY_FEATURES : BOUNDARY_FEATURES;
  const gaps: Float32Array[] = [];
  const chunkOf = new Map<number, number>();
  for (const [c, chunk] of analysis.chunks.entries()) for (const id of chunk.tokens) chunkOf.set(id, c);
  const entityOf = new Map<number, number>();
  for (const [e, entity] of analysis.entities.entries()) for (const id of entity.tokens) entityOf.set(id, e);
  const owner = new Map<number, number>();
  for (const [k, token] of tokens.entries()) for (const part of token.parts) owner.set(part.id, k);
  const headOf = tokens.map(({ main }) => owner.get(main.head) ?? -1);
  const depths = tokens.map((_, k) => depthOf(k, headOf));
  const numbered = ({ start, end }: SurfaceToken) =>
    analysis.quantities.some(({ article, span }) => article !== true && span[0] < end && span[1] > start);
  for (let k = 0; k + 1 < tokens.length; k++) {
    const row = new Float32Array(features.length);
    let at = 0;
    for (const place of PLACES) {
      const token = tokens[k + place];
      if (token !== undefined) row[at + UPOS.indexOf(token.main.upos)] = 1;
      at += UPOS.length;
    }
    const [left, right] = [tokens[k]!, tokens[k + 1]!];
    for (const token of [left, right]) {
      const relation = RELATIONS.indexOf(mainRelation(token) as (typeof RELATIONS)[number]);
      if (relation >= 0) row[at + relation] = 1;
      at += RELATIONS.length;
    }
    for (const side of [k, k + 1]) {
      const head = tokens[headOf[side]!]?.main.upos;
      row[at + headClass(head)] = 1;
      at += 4;
    }
    const conj = (side: number) => {
      const head = tokens[headOf[side]!];
      return head !== undefined && mainRelation(head) === "conj";
    };
    const ties: Record<(typeof TIES)[number], number> = {
      "right-on-left": Number(headOf[k + 1] === k),
      "left-on-right": Number(headOf[k] === k + 1),
      "same-head": Number(headOf[k] === headOf[k + 1]),
      "left-looks-right": Number(headOf[k]! > k),
      "right-looks-left": Number(headOf[k + 1]! <= k && headOf[k + 1]! >= 0),
      "left-distance": distance(headOf[k]!, k),
      "right-distance": distance(headOf[k + 1]!, k + 1),
      "rule-boundary": Number(chunkOf.get(left.main.id) !== chunkOf.get(right.main.id)),
      "one-entity": Number(
        entityOf.has(left.main.id) && entityOf.get(left.main.id) === entityOf.get(right.main.id),
      ),
      "left-capital": Number(/^\p{Lu}/u.test(left.text)),
      "right-capital": Number(/^\p{Lu}/u.test(right.text)),
      "left-children-right": headOf.filter((head, i) => head === k && i > k).length,
      "right-children-left": headOf.filter((head, i) => head === k + 1 && i <= k).length,
      crossing: headOf.filter((head, i) => head >= 0 && Math.min(head, i) <= k && Math.max(head, i) > k)
        .length,
      "left-negative": Number(left.parts.some(isNegative)),
      "right-negative": Number(right.parts.some(isNegative)),
      "left-conj-head": Number(conj(k)),
      "right-conj-head": Number(conj(k + 1)),
      "left-single": Number(left.text.length === 1),
      "right-single": Number(right.text.length === 1),
      "open-bracket": Number(/^[([{«“]$|^``$/.test(left.text)) - Number(/^[)\]}»”]$|^''$/.test(right.text)),
      "left-possessive": Number(left.main.features.Poss === "Yes"),
      "right-possessive": Number(right.parts[0]!.upos === "PART" && /^['’]s?$/.test(right.text)),
      "left-depth": depths[k]!,
      "right-depth": depths[k + 1]!,
      "left-letters": left.text.length,
      "right-letters": right.text.length,
      "left-all-capitals": Number(isCapitals(left)),
      "right-all-capitals": Number(isCapitals(right)),
      "left-number": Number(numbered(left)),
      "right-number": Number(numbered(right)),
      "left-subtype": Number(left.main.relation.includes(":")),
      "right-subtype": Number(right.main.relation.includes(":")),
    };
    for (const tie of TIES) row[at++] = ties[tie];
    const wider = [
      ...AROUND.map((place) => tokens[k + place]),
      ...[k, k + 1].map((side) => tokens[headOf[side]!]),
    ];
    for (const token of wider) {
      const relation =
        token === undefined ? -1 : RELATIONS.indexOf(mainRelation(token) as (typeof RELATIONS)[number]);
      if (relation >= 0) row[at + relation] = 1;
      at += RELATIONS.length;
    }
    for (const token of [left, right])
      for (const form of VERB_FORMS) row[at++] = Number(token.main.features.VerbForm === form);
    for (const place of english ? LOOKED_UP : []) {
      const token = tokens[k + place];
      if (token !== undefined) row.set(wordClasses(token.text.toLowerCase()), at);
      at += WORD_CLASS_FEATURES.length;
    }
    gaps.push(row);
  }
  return gaps;
}

const MAX_DEPTH = 12;

/** Steps up to the root, at most 12. */
function depthOf(k: number, headOf: readonly number[]): number {
  let [depth, at] = [0, headOf[k]!];
  for (; at >= 0 && depth < MAX_DEPTH; depth++) at = headOf[at]!;
  return depth;
}

function isCapitals({ text }: SurfaceToken): boolean {
  return /\p{Lu}/u.test(text) && text === text.toUpperCase();
}

function mainRelation({ main }: SurfaceToken): string {
  return main.relation.split(":")[0]!;
}

function headClass(upos: string | undefined): number {
  if (upos === "NOUN" || upos === "PROPN" || upos === "PRON" || upos === "NUM") return 0;
  if (upos === "VERB" || upos === "AUX") return 1;
  return upos === undefined ? 3 : 2;
}

/** Signed places to the head, at most 5; 0 for the root. */
function distance(head: number, k: number): number {
  return head < 0 ? 0 : Math.max(-5, Math.min(5, head - k));
}

function isNegative({ features }: SurfaceToken["parts"][number]): boolean {
  return features.Polarity === "Neg";
}
