import { expect, it } from "vitest";
import { toHtml } from "../show/html.ts";
import type { AnalysedToken, Analysis } from "../types.ts";
import type { Upos } from "../upos.ts";
import { findChunks } from "./chunks.ts";
import { findNegations } from "./negation.ts";
import { findFrames } from "./roles.ts";
import { Sentences } from "./tree.ts";

/** One sentence from lines of form, lemma, part of speech, head (1-based, 0 for the root) and relation. */
function sentence(rows: string): Sentences {
  let start = 0;
  const tokens = rows
    .trim()
    .split("\n")
    .map((row, id): AnalysedToken => {
      const [form = "", lemma = "", upos = "", head = "", relation = ""] = row.trim().split(/\s+/);
      const end = start + form.length;
      const token = { id, text: form, form, lemma, start, end, upos: upos as Upos, features: {} };
      start = end + 1;
      return { ...token, head: Number(head) - 1, relation, sentence: 0 };
    });
  return new Sentences(tokens.map((t) => t.form).join(" "), tokens);
}

// "on the issue" belongs to "hearing", behind the verb.
const hearing = sentence(`
  A hearing DET 2 det
  hearing hearing NOUN 4 nsubj:pass
  was be AUX 4 aux:pass
  scheduled schedule VERB 0 root
  on on ADP 7 case
  the the DET 7 det
  issue issue NOUN 2 nmod
  today today NOUN 4 obl:tmod
`);

it("a role's words end where another's begin", () => {
  const [frame] = findFrames(hearing, "en", [], []);
  expect(frame!.roles.map((r) => [r.role, r.text])).toEqual([
    ["patient", "A hearing"],
    ["time", "today"],
  ]);
});

it("chunks are runs of neighbours", () => {
  // "big" belongs to "dogs", with "fast" of "ran" between.
  const chunks = findChunks(
    sentence(`
      big big ADJ 3 amod
      fast fast ADV 4 advmod
      dogs dog NOUN 4 nsubj
      ran run VERB 0 root
    `),
  );
  expect(chunks.map((c) => c.text)).toEqual(["big", "fast", "dogs", "ran"]);
  for (const { tokens } of [...chunks, ...findChunks(hearing)])
    expect(tokens.map((id, i) => id - i)).toEqual(tokens.map(() => tokens[0]));
  expect(findChunks(hearing).flatMap((c) => c.tokens)).toEqual(hearing.tokens.map((t) => t.id));
});

it("what is denied holds no other clause's words", () => {
  const [negation] = findNegations(
    sentence(`
      What what PRON 8 obj
      do do AUX 4 aux
      you you PRON 4 nsubj
      think think VERB 0 root
      he he PRON 8 nsubj
      did do AUX 8 aux
      not not PART 8 advmod
      say say VERB 4 ccomp
    `),
    "en",
  );
  expect(negation!.scope.text).toBe("he did not say");
});

it("crossing arcs are drawn at heights of their own", () => {
  const { tokens, text } = hearing;
  const analysis = {
    schema: 2,
    language: "en",
    text,
    tokens,
    sentences: [{ from: 0, to: tokens.length, start: 0, end: text.length, text }],
    chunks: [],
    entities: [],
    frames: [],
    quantities: [],
    negations: [],
    warnings: [],
  } satisfies Analysis;
  const heights = [...toHtml(analysis).matchAll(/<path d="M([\d.]+) [\d.]+V([\d.]+)Q[^H]*H([\d.]+)/g)].map(
    ([, from, height, to]) => ({ from: Number(from), height, to: Number(to) }),
  );
  expect(heights.length).toBe(tokens.length - 1);
  const spans = heights.map(({ from, height, to }) => ({
    low: Math.min(from, to),
    high: Math.max(from, to),
    height,
  }));
  for (const a of spans)
    for (const b of spans)
      if (a !== b && a.low < b.high && b.low < a.high) expect(a.height).not.toBe(b.height);
});
