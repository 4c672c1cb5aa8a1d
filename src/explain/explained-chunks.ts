import type { Difference, TextSpan } from "../align/index.ts";
import type { ChunkMark } from "../data/index.ts";
import type { AlignedChunks, ChunkedPair } from "./align/align-chunks.ts";
import type { ChunkSide } from "./align/chunk-side.ts";
import type { ChunkQuestion, ExplainedChunk } from "./explanation.ts";

/** Kinds of differences that make a part no matter of fact in one of the texts. */
const FACTS: ReadonlySet<string> = new Set(["modality", "condition"]);

/**
 * Aligned chunks and those that stand alone, in the order of the first text, with what `differences` knows of them: a
 * denial is POL, a modality or a condition FACT, words that exclude each other OPPO. EQUI with another number or name is SIMI.
 */
export function explainedChunks(
  texts: readonly [string, string],
  pair: ChunkedPair,
  aligned: readonly AlignedChunks[],
  differences: readonly Difference[],
): ExplainedChunk[] {
  const tokensOf = (sides: readonly ChunkSide[], ids: readonly number[]) =>
    ids.flatMap((i) => [...sides[i]!.tokens]).sort((x, y) => x - y);
  const chunks = aligned.map((group): ExplainedChunk => {
    const left = tokensOf(pair.left, group.left);
    const right = tokensOf(pair.right, group.right);
    const own = differences.filter((one) => touches(one, pair, left, right));
    const apart = { names: namesDiffer(pair, left, right), excluded: excluded(pair, left, right) };
    const told = judged(group, own, apart);
    const asks = numbersDiffer(pair, left, right) ? ("number" as const) : undefined;
    return {
      left,
      right,
      leftText: textOf(texts[0], pair.left, left),
      rightText: textOf(texts[1], pair.right, right),
      ...told,
      ...(asks && { asks }),
    };
  });
  const alone = (side: "left" | "right") =>
    pair[side].flatMap((chunk, i): ExplainedChunk[] => {
      if (aligned.some((group) => group[side].includes(i))) return [];
      const tokens = [...chunk.tokens];
      const text = textOf(texts[side === "left" ? 0 : 1], pair[side], tokens);
      const asks = questionOf(chunk);
      return [
        {
          left: side === "left" ? tokens : [],
          right: side === "right" ? tokens : [],
          leftText: side === "left" ? text : "",
          rightText: side === "right" ? text : "",
          type: "NOALI",
          flags: [],
          score: null,
          ...(asks && { asks }),
        },
      ];
    });
  return [...chunks, ...alone("left")].sort((x, y) => x.left[0]! - y.left[0]!).concat(alone("right"));
}

/** Of two languages, whose words `differences` does not compare: what lists of English say of the words' glosses. */
function excluded(
  { left, right, likeness }: ChunkedPair,
  x: readonly number[],
  y: readonly number[],
): number {
  if (left[0]!.text.language === right[0]!.text.language) return 0;
  return Math.max(0, ...x.flatMap((i) => y.map((j) => likeness.exclude[i]![j]!)));
}

/** Kinds of quantities that are no numbers to a reader: "el lunes", "at noon", "A380". */
const NO_NUMBERS: ReadonlySet<string> = new Set(["date", "time", "code"]);

/** Whether both parts state numbers, and others. */
function numbersDiffer(pair: ChunkedPair, left: readonly number[], right: readonly number[]): boolean {
  const numbers = (sides: readonly ChunkSide[], tokens: readonly number[]) => {
    const { text } = sides[0]!;
    const said = text.analysis.quantities.filter(({ kind }) => !NO_NUMBERS.has(kind));
    return new Set(
      tokens.flatMap((i) => {
        const { start, end, number } = text.tokens[i]!;
        return number !== undefined && said.some(({ span }) => span[0] < end && span[1] > start)
          ? [number]
          : [];
      }),
    );
  };
  const [x, y] = [numbers(pair.left, left), numbers(pair.right, right)];
  return x.size > 0 && y.size > 0 && [...x].sort().join() !== [...y].sort().join();
}

/** Below it a name is another name. */
const NAMES_ALIKE = 0.5;

/** Whether both parts name somebody or something of one language, and none of the names is like one of the other's. */
function namesDiffer(
  { left, right, likeness }: ChunkedPair,
  ownLeft: readonly number[],
  ownRight: readonly number[],
): boolean {
  const [x, y] = [left[0]!.text, right[0]!.text];
  if (x.language !== y.language) return false;
  const names = (text: typeof x, tokens: readonly number[]) =>
    tokens.filter((i) => text.tokens[i]!.main.upos === "PROPN");
  const [p, q] = [names(x, ownLeft), names(y, ownRight)];
  if (p.length === 0 || q.length === 0) return false;
  const ids = (text: typeof x, tokens: readonly number[]) =>
    text.analysis.entities.flatMap(({ id, start, end }) =>
      id !== undefined && tokens.some((i) => text.tokens[i]!.start < end && text.tokens[i]!.end > start)
        ? [id]
        : [],
    );
  const known = ids(x, p);
  if (ids(y, q).some((id) => known.includes(id))) return false;
  return !p.some((i) => q.some((j) => likeness.like[i]![j]! >= NAMES_ALIKE));
}

type Judged = Pick<ExplainedChunk, "type" | "flags" | "score">;

/** People give opposites 4 (61 of 63 in the training parts): what differs so is never worth more. */
const MOST_OTHER = 4;

/** How two parts differ beside what `differences` tells. */
interface Apart {
  readonly names: boolean;
  /** 2 where they hold opposites, 1 where words that exclude each other else. */
  readonly excluded: number;
}

function judged({ type, score }: AlignedChunks, own: readonly Difference[], apart: Apart): Judged {
  const has = (test: (one: Difference) => boolean) => own.some(test);
  const flags: ChunkMark[] = [
    ...(has(({ kind }) => FACTS.has(kind)) ? (["FACT"] as const) : []),
    ...(has(({ kind }) => kind === "negation") ? (["POL"] as const) : []),
  ];
  const round = (value: number) => Math.round(value * 10) / 10;
  if (apart.excluded === 2 || has(({ kind, contradicts }) => kind === "opposite" && contradicts))
    return { type: "OPPO", flags, score: round(Math.min(score, MOST_OTHER)) };
  const other = apart.names || apart.excluded > 0 || has(({ kind }) => kind === "number" || kind === "name");
  if (type === "EQUI" && other) return { type: "SIMI", flags, score: round(Math.min(score, MOST_OTHER)) };
  return { type, flags, score: round(flags.length > 0 ? Math.min(score, MOST_OTHER) : score) };
}

/** Whether a difference is between these parts: it has a place in each that it has a place in. */
function touches(
  { left, right }: Difference,
  pair: ChunkedPair,
  ownLeft: readonly number[],
  ownRight: readonly number[],
): boolean {
  const meets = (span: TextSpan | null, sides: readonly ChunkSide[], tokens: readonly number[]) =>
    span === null ||
    tokens.some((i) => {
      const { start, end } = sides[0]!.text.tokens[i]!;
      return start < span[1] && end > span[0];
    });
  return meets(left, pair.left, ownLeft) && meets(right, pair.right, ownRight);
}

/** The text from the first to the last of the tokens; with "…" where others stand between. */
function textOf(text: string, sides: readonly ChunkSide[], tokens: readonly number[]): string {
  const all = sides[0]!.text.tokens;
  const runs: [number, number][] = [];
  for (const i of tokens) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === i - 1) last[1] = i;
    else runs.push([i, i]);
  }
  return runs
    .map(([from, to]) => text.slice(all[from]!.start, all[to]!.end).replace(TRAILING, ""))
    .join(" … ");
}

/** Marks at the end of a part, which say nothing in a quotation; not those of "U.S.". */
const TRAILING = /(?<![\p{L}\p{N}]\.[\p{L}])[\s.,;:!?،؛؟]+$/u;

/** Where, when, how many: by the roles and quantities of the text. */
function questionOf({ text, tokens }: ChunkSide): ChunkQuestion | undefined {
  const parts = new Set(tokens.flatMap((i) => text.tokens[i]!.parts.map(({ id }) => id)));
  for (const { roles } of text.analysis.frames) {
    for (const { role, head } of roles) {
      if (!parts.has(head)) continue;
      if (role === "place") return "where";
      if (role === "time") return "when";
    }
  }
  return undefined;
}
