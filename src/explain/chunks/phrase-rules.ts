import type { Language } from "../../text/index.ts";
import type { SurfaceToken } from "./surface-tokens.ts";

const NOUNS: ReadonlySet<string> = new Set(["NOUN", "PROPN", "NUM"]);
const NOMINALS: ReadonlySet<string> = new Set([...NOUNS, "PRON"]);
const OF_VERBS: ReadonlySet<string> = new Set(["nsubj", "obj", "iobj", "obl"]);

/**
 * What grammar says of a gap that boundaries taught by English cannot know; undefined where it says nothing.
 *
 * Together stand a noun and the genitive right behind it (Arabic iḍāfa: "كرة القدم", "مدير مدرسة القرية"), a noun and an
 * adjective behind it ("un coche rojo nuevo"; in Arabic one that agrees in the article: "البيت الكبير", not "البيت كبير"), a
 * noun and a postposition ("top ile"), and a Turkish predicate and its particle or copula ("var mı", "sahip değilim"). Apart
 * stand a verb and its subject or object, whichever comes first ("افتتح | الرئيس", "llegó | Juan", "Biri | bana | yardım
 * etti"), and a conjunction of clauses from both.
 * @param chunk tokens of the chunk so far, the last of them left of the gap
 */
export function phraseRule(
  tokens: readonly SurfaceToken[],
  chunk: readonly number[],
  language: Language,
): "together" | "apart" | undefined {
  const at = chunk.at(-1)!;
  const [left, right] = [tokens[at]!, tokens[at + 1]!];
  const head = chunk.find((i) => tokens[i]!.parts.some(({ id }) => id === right.main.head));
  if (head === undefined) {
    const noun = withoutPostposition(chunk, tokens);
    const argument =
      NOMINALS.has(noun.main.upos) && OF_VERBS.has(relationOf(noun)) && !hangsOn(right, chunk, tokens);
    return (argument && !right.main.relation.startsWith("compound")) || joinsClauses(left, tokens, language)
      ? "apart"
      : undefined;
  }
  if (joinsClauses(right, tokens, language)) return "apart";
  return belongs(tokens, chunk, head, language)
    ? "together"
    : isArgument(right, left, head === at)
      ? "apart"
      : undefined;
}

/** The last of a chunk, or the noun that it is the postposition of. */
function withoutPostposition(chunk: readonly number[], tokens: readonly SurfaceToken[]): SurfaceToken {
  const last = tokens[chunk.at(-1)!]!;
  if (relationOf(last) !== "case") return last;
  const noun = chunk.find((i) => tokens[i]!.parts.some(({ id }) => id === last.main.head));
  return noun === undefined ? last : tokens[noun]!;
}

/** Whether a token belongs to a phrase that hangs on the chunk ("El Ministerio | de Salud"). */
function hangsOn(token: SurfaceToken, chunk: readonly number[], tokens: readonly SurfaceToken[]): boolean {
  let above = token.main.head;
  for (let step = 0; step < tokens.length && above >= 0; step++) {
    const at = tokens.findIndex(({ parts }) => parts.some(({ id }) => id === above));
    if (at < 0) return false;
    if (chunk.includes(at)) return true;
    above = tokens[at]!.main.head;
  }
  return false;
}

/** Whether the token behind a chunk is part of the phrase of its head there. */
function belongs(
  tokens: readonly SurfaceToken[],
  chunk: readonly number[],
  head: number,
  language: Language,
): boolean {
  const at = chunk.at(-1)!;
  const [left, right] = [tokens[at]!, tokens[at + 1]!];
  const { upos } = right.main;
  const relation = relationOf(right);
  if (language === "tr" && PREDICATIVE.has(upos)) return true;
  if (left.main.upos === "VERB") return false;
  if (relation === "case") return NOMINALS.has(tokens[head]!.main.upos);
  if (upos === "ADJ" && relation === "amod")
    return language !== "ar" || agrees(right, chunk.slice(chunk.indexOf(head)), tokens);
  return language === "ar" && head === at && isConstruct(left, right);
}

/** Turkish "mı", "değil", "idi" behind what they belong to. */
const PREDICATIVE: ReadonlySet<string> = new Set(["AUX", "PART"]);

function isArgument({ main }: SurfaceToken, left: SurfaceToken, ofLeft: boolean): boolean {
  return (
    ofLeft &&
    left.main.upos === "VERB" &&
    NOMINALS.has(main.upos) &&
    OF_VERBS.has(main.relation.split(":")[0]!)
  );
}

/** A conjunction on a verb; Arabic writes its own as one word with what follows. */
function joinsClauses({ main }: SurfaceToken, tokens: readonly SurfaceToken[], language: Language): boolean {
  if (language === "ar" || main.upos !== "CCONJ" || !main.relation.startsWith("cc")) return false;
  return tokens.some(({ parts }) => parts.some(({ id, upos }) => id === main.head && upos === "VERB"));
}

function relationOf({ main }: SurfaceToken): string {
  return main.relation.split(":")[0]!;
}

const ARTICLE = /^(?:ال|لل)/u;

function isConstruct(left: SurfaceToken, right: SurfaceToken): boolean {
  if (!NOUNS.has(left.main.upos) || !NOUNS.has(right.main.upos) || ARTICLE.test(left.text)) return false;
  if (
    !right.main.relation.startsWith("nmod") ||
    right.parts.some(({ upos }) => upos === "ADP" || upos === "CCONJ")
  )
    return false;
  return right.main.features.Case === "Gen" || right.main.upos === "PROPN";
}

/** An Arabic adjective that goes with a noun has the article where the noun, or the genitive behind it, is definite. */
function agrees(
  adjective: SurfaceToken,
  phrase: readonly number[],
  tokens: readonly SurfaceToken[],
): boolean {
  if (ARTICLE.test(adjective.text)) return true;
  return !phrase.some((i) => {
    const { text, main, parts } = tokens[i]!;
    return ARTICLE.test(text) || main.upos === "PROPN" || parts.some(({ upos }) => upos === "PRON");
  });
}
