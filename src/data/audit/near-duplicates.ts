import { pairKey, sentenceKey } from "../sets/overlap.ts";
import { type AuditCheck, type Finding, pause, rowsOf } from "./finding.ts";
import { nearTextsInSteps } from "./near-sentences.ts";

/**
 * Pairs whose both sides are equal or nearly so, in either order, but not the same pair: typing corrected,
 * an article changed, a number exchanged. Between splits they leak almost as much as repeated ones.
 */
export const nearDuplicates: AuditCheck = {
  name: "near-duplicates",
  description: "pairs that differ by a few characters on each side (Jaccard of trigrams 0.85 or more)",
  find: async (sets, { nearness = 0.85, signal, onProgress }) => {
    const rows = [...rowsOf(sets)];
    const texts = [...new Set(rows.flatMap(({ pair }) => [sentenceKey(pair.a), sentenceKey(pair.b)]))];
    const number = new Map(texts.map((text, i) => [text, i]));
    const near = texts.map((_, i) => new Set([i]));
    const steps = nearTextsInSteps(texts, nearness);
    let step = steps.next();
    for (; !step.done; step = steps.next()) {
      onProgress?.(step.value / texts.length);
      await pause(signal);
    }
    for (const [i, j] of step.value) {
      near[i]!.add(j);
      near[j]!.add(i);
    }
    const sides = rows.map(
      ({ pair }) => [number.get(sentenceKey(pair.a))!, number.get(sentenceKey(pair.b))!] as const,
    );
    const rowsWith = texts.map((): number[] => []);
    for (const [row, [a, b]] of sides.entries()) {
      rowsWith[a]!.push(row);
      if (a !== b) rowsWith[b]!.push(row);
    }
    const findings: Finding[] = [];
    for (const [row, [a, b]] of sides.entries()) {
      const candidates = new Set([...near[a]!].flatMap((text) => rowsWith[text]!));
      for (const other of candidates) {
        if (other <= row) continue;
        const [c, d] = sides[other]!;
        const matched = (near[a]!.has(c) && near[b]!.has(d)) || (near[a]!.has(d) && near[b]!.has(c));
        const first = rows[row]!;
        const second = rows[other]!;
        if (!matched || pairKey(first.pair) === pairKey(second.pair)) continue;
        findings.push({
          check: "near-duplicates",
          problem: `gold ${first.pair.gold ?? "none"} and ${second.pair.gold ?? "none"}: ${said(first.pair)} and ${said(second.pair)}`,
          places: [first.place, second.place],
        });
      }
    }
    return findings;
  },
};

function said({ a, b }: { a: string; b: string }): string {
  return `${JSON.stringify(a)} / ${JSON.stringify(b)}`;
}
