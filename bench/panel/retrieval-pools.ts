import { splitHalves } from "./halves.ts";
import type { Half } from "./panel-set.ts";
import { readCells } from "./read-rows.ts";
import { sentenceKey } from "./sentence-key.ts";

/** Sentences of one text in English and another language; every one is looked for among all of the other side. */
export interface RetrievalPool {
  readonly id: string;
  readonly language: "ar" | "es" | "tr";
  readonly queries: readonly { readonly english: string; readonly other: string; readonly half: Half }[];
}

const POOL = 1000;
const TEXTS = ["flores200-devtest", "ntrex128"] as const;

/**
 * The first 1,000 sentences of FLORES-200 devtest and NTREX-128 with three languages, neither side repeated. A sentence
 * is in one half in all languages.
 */
export function retrievalPools(data: string): RetrievalPool[] {
  const pools = TEXTS.flatMap((text) =>
    (["ar", "es", "tr"] as const).map((language) => ({
      id: `${text} en-${language}`,
      language,
      rows: firstRows(readCells(data, `parallel/${text}.en-${language}.tsv`, 2)),
    })),
  );
  const split = splitHalves(
    pools.flatMap(({ id, rows }) =>
      rows.map(({ english, other }) => ({ set: id, keys: [sentenceKey(english), sentenceKey(other)] })),
    ),
  );
  let next = 0;
  return pools.map(({ id, language, rows }) => ({
    id,
    language,
    queries: rows.map((row) => ({ ...row, half: split[next++]!.half })),
  }));
}

function firstRows(cells: readonly string[][]): { english: string; other: string }[] {
  const seen = new Set<string>();
  const rows: { english: string; other: string }[] = [];
  for (const [english, other] of cells) {
    const keys = [sentenceKey(english!), sentenceKey(other!)];
    if (rows.length === POOL || keys.some((key) => seen.has(key))) continue;
    for (const key of keys) seen.add(key);
    rows.push({ english: english!, other: other! });
  }
  return rows;
}
