import type { Chunk, ChunkKind } from "../types.ts";
import { mainRelation, type Sentences } from "./tree.ts";

/** Relations that keep a word in its head's chunk. */
const NOUN_INSIDE = new Set([
  "det",
  "amod",
  "nummod",
  "compound",
  "flat",
  "fixed",
  "goeswith",
  "clf",
  "case",
  "advmod",
  "poss",
]);
const VERB_INSIDE = new Set(["aux", "cop", "compound", "expl", "fixed", "goeswith", "mark"]);
const NOMINAL = new Set(["NOUN", "PROPN", "PRON", "NUM", "SYM", "X"]);

/**
 * The text cut into chunks that do not overlap, in order: every word that is no punctuation is in exactly one.
 * A chunk is a head with the neighbours that hang on it: "the two big dogs", "has not been seen", "in Madrid".
 */
export function findChunks(s: Sentences): Chunk[] {
  const { tokens } = s;
  // joined[i]: the head token whose chunk word i belongs to.
  const owner = tokens.map((t) => t.id);
  for (const token of tokens) {
    if (token.head < 0 || token.upos === "PUNCT") continue;
    if (belongs(s, token.id)) owner[token.id] = token.head;
  }
  const top = (id: number) => {
    let at = id;
    for (let steps = 0; owner[at] !== at && steps < tokens.length; steps++) at = owner[at]!;
    return at;
  };
  const chunks: Chunk[] = [];
  let run: number[] = [];
  let runTop = -1;
  const close = () => {
    if (run.length > 0) chunks.push(makeChunk(s, run, runTop));
    run = [];
  };
  for (const token of tokens) {
    if (token.upos === "PUNCT") {
      close();
      runTop = -1;
      continue;
    }
    const head = top(token.id);
    if (head !== runTop || (run.length > 0 && tokens[run[0]!]!.sentence !== token.sentence)) {
      close();
      runTop = head;
    }
    run.push(token.id);
  }
  close();
  return chunks;
}

function belongs(s: Sentences, id: number): boolean {
  const token = s.tokens[id]!;
  const head = s.tokens[token.head]!;
  const relation = mainRelation(token.relation);
  if (head.sentence !== token.sentence) return false;
  if (token.relation === "nmod:poss" && (token.upos === "PRON" || token.upos === "DET")) return true;
  if (
    token.relation === "advmod:emph" ||
    token.relation === "advmod:neg" ||
    token.features.Polarity === "Neg"
  ) {
    return relation === "advmod" || relation === "det" || relation === "aux";
  }
  if (NOMINAL.has(head.upos)) {
    if (relation === "cop" || relation === "aux") return false;
    if (relation === "advmod")
      return token.upos === "ADV" && Math.abs(token.id - token.head) < 3 && token.id < token.head;
    if (relation === "amod" && s.children(id).length > 2) return false;
    return NOUN_INSIDE.has(relation);
  }
  if (head.upos === "VERB" || head.upos === "AUX") {
    if (relation === "mark") return token.upos === "PART";
    return VERB_INSIDE.has(relation);
  }
  if (head.upos === "ADJ" || head.upos === "ADV")
    return relation === "advmod" || relation === "det" || relation === "case" || relation === "fixed";
  return relation === "fixed" || relation === "goeswith";
}

function makeChunk(s: Sentences, run: readonly number[], top: number): Chunk {
  const head = run.includes(top) ? top : run[run.length - 1]!;
  const token = s.tokens[head]!;
  let kind: ChunkKind = "other";
  if (NOMINAL.has(token.upos)) {
    const first = s.tokens[run[0]!]!;
    const last = s.tokens[run[run.length - 1]!]!;
    const marked = [first, last].some(
      (t) => t.id !== head && t.upos === "ADP" && mainRelation(t.relation) === "case",
    );
    kind = marked ? "preposition" : "noun";
  } else if (token.upos === "VERB" || token.upos === "AUX") kind = "verb";
  else if (token.upos === "ADJ") kind = "adjective";
  else if (token.upos === "ADV") kind = "adverb";
  else if (token.upos === "ADP") kind = "preposition";
  return { kind, head, tokens: run, ...s.span(run) };
}
