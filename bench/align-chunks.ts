// npm run bench:align-chunks -- DATA [--optimal]
// F1 of chunk links that the word aligner gives on the training files of the interpretable tasks (DATA/ists2015/train,
// DATA/ists2016/train), against all gold links but NOALI, as the task's script counts them ("F1 Ali"). Gold chunks; two
// chunks are linked where words of theirs are. Pairs that DATA/stsb/overlap.tsv marks stsb-test are left out.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { scriptArguments } from "../scripts/script-arguments.mjs";
import { alignerText, alignTexts, lexicalSimilarity } from "../src/align/index.ts";
import { type Analysis, loadAnalyser } from "../src/analysis/index.ts";
import {
  type AlignedPair,
  type ChunkAlignment,
  chunkTokens,
  readAlignments,
  readChunks,
  wordsOf,
} from "../src/data/index.ts";
import { scoreAlignments } from "../src/evaluate/interpretable/score-alignments.ts";

const { values, positionals } = scriptArguments({
  options: { optimal: { type: "boolean" } },
  positionals: ["DATA"],
});
const data = positionals[0]!;
const FILES = [
  "ists2015/train/STSint.gs.images",
  "ists2016/train/STSint.input.headlines",
  "ists2016/train/STSint.input.images",
  "ists2016/train/STSint.input.answers-students",
];
const HELD_OUT = new Set(
  readFileSync(join(data, "stsb/overlap.tsv"), "utf8")
    .split("\n")
    .map((line) => line.split("\t"))
    .filter(([, , part]) => part === "stsb-test")
    .map(([file, id]) => `${file} ${id}`),
);
/** A contrast links chunks too (OPPO), less surely than words that agree. */
const CONTRAST = 0.7;

const { analyse } = await loadAnalyser("en");
const similarity = await lexicalSimilarity("en", "en");
const assignment = values.optimal ? ("optimal" as const) : ("greedy" as const);

/** For each character of the words joined by blanks, the word. */
function wordAt(words: readonly string[]): number[] {
  return words.flatMap((word, k) => new Array<number>(word.length + 1).fill(k));
}

/** For each word, its chunk. */
function chunkOf(chunks: readonly (readonly number[])[]): number[] {
  const of: number[] = [];
  for (const [k, tokens] of chunks.entries()) for (const token of tokens) of[token - 1] = k;
  return of;
}

function alignChunks(pair: AlignedPair, chunks: readonly (readonly (readonly number[])[])[]): AlignedPair {
  const sides = wordsOf(pair)!.map((words, side) => {
    const analysis: Analysis = analyse(words.join(" "));
    const [places, owner] = [wordAt(words), chunkOf(chunks[side]!)];
    return {
      text: alignerText(analysis),
      chunkOf: (token: number) => owner[places[analysis.tokens[token]!.start]!],
    };
  });
  const [left, right] = [sides[0]!, sides[1]!];
  const sums = new Map<string, number>();
  for (const link of alignTexts(left.text, right.text, { similarity, assignment }).links) {
    if (!link.left.some((token) => left.text.words[token]!.wordClass === "content")) continue;
    for (const p of link.left) {
      for (const q of link.right) {
        const [own, other] = [left.chunkOf(p), right.chunkOf(q)];
        if (own === undefined || other === undefined) continue;
        const key = `${own} ${other}`;
        sums.set(key, (sums.get(key) ?? 0) + (link.step === "contrast" ? CONTRAST : link.weight));
      }
    }
  }
  const links = [...sums]
    .map(([key, weight]) => ({ chunks: key.split(" ").map(Number) as [number, number], weight }))
    .sort((x, y) => y.weight - x.weight);
  // The heaviest links first; a further one only where one of its chunks has none yet.
  const [taken, met] = [new Set<number>(), new Set<number>()];
  const alignments: ChunkAlignment[] = [];
  for (const { chunks: link } of links) {
    if (taken.has(link[0]) && met.has(link[1])) continue;
    taken.add(link[0]);
    met.add(link[1]);
    const [own, other] = [chunks[0]![link[0]]!, chunks[1]![link[1]]!];
    alignments.push({ left: own, right: other, type: "EQUI", marks: [], score: 5, comment: "" });
  }
  return { id: pair.id, status: "", alignments };
}

/** Gold chunks: of the chunk files (2016), of the alignments, which are one to one (2015). */
async function chunksOf(
  name: string,
  pairs: readonly AlignedPair[],
): Promise<(readonly (readonly number[])[])[][]> {
  if (name.includes("2015"))
    return pairs.map(({ alignments }) =>
      (["left", "right"] as const).map((side) =>
        alignments.map((line) => line[side]).filter((tokens) => tokens.length > 0),
      ),
    );
  const read = (side: number) => readChunks(join(data, `${name}.sent${side}.chunk.txt`), { lenient: true });
  const [first, second] = [await read(1), await read(2)];
  return pairs.map((_, k) => [first, second].map(({ sentences }) => chunkTokens(sentences[k]!.chunks)));
}

const all: { gold: AlignedPair[]; run: AlignedPair[] } = { gold: [], run: [] };
for (const name of FILES) {
  const { pairs } = await readAlignments(join(data, `${name}.wa`), { lenient: true });
  const chunks = await chunksOf(name, pairs);
  const kept = pairs
    .map((pair, k) => ({ pair, k }))
    .filter(({ pair }) => !HELD_OUT.has(`${name}.wa ${pair.id}`));
  const gold = kept.map(({ pair }) => pair);
  const run = kept.map(({ pair, k }) => alignChunks(pair, chunks[k]!));
  print(name, gold, run);
  // Numbers of pairs are those of their file alone.
  all.gold.push(...gold.map((pair) => ({ ...pair, id: `${name} ${pair.id}` })));
  all.run.push(...run.map((pair) => ({ ...pair, id: `${name} ${pair.id}` })));
}
print("all", all.gold, all.run);

function print(name: string, gold: readonly AlignedPair[], run: readonly AlignedPair[]): void {
  const { precision, recall, f1 } = scoreAlignments(gold, run).alignment;
  const figures = [precision, recall, f1].map((value) => value!.toFixed(4)).join("  ");
  console.log(`${name.padEnd(46)} ${String(gold.length).padStart(5)} pairs  P, R, F1: ${figures}`);
}
