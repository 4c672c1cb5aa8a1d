import { NearCopies } from "../../src/systems/encoder/pairs/near-copies.ts";
import { type PlanSources, planList } from "../../src/systems/encoder/pairs/pair-plan.ts";
import { readPart } from "../../src/systems/encoder/pairs/part-values.ts";
import { SideVectors } from "../../src/systems/encoder/pairs/side-vectors.ts";
import type { OpenedRoute, Part } from "../../src/systems/encoder/tier/encoder-parts.ts";
import type { NearCopy } from "../../src/systems/encoder/tier/near-copy-correction.ts";
import { languageReader } from "../../src/systems/language-tagger.ts";
import type { BilingualLexicon } from "../../src/systems/words/bilingual-lexicon.ts";
import { Slips } from "../../src/systems/words/slips.ts";
import { TextWordsStore } from "../../src/systems/words/text-words.ts";
import type { FitRow } from "./fit-rows.ts";

/** What the tier's own code says of rows, before anything is fitted. */
export interface ReadRows {
  readonly rows: readonly FitRow[];
  /** By part, shape [n] each. */
  readonly values: readonly Float64Array[];
  /** What near copies show; undefined for other rows. */
  readonly copies: readonly (NearCopy | undefined)[];
}

/** Those rows whose texts are near copies: the only ones that steps are fitted on, and few. */
export async function nearCopiesAmong(
  rows: readonly FitRow[],
  lexicon: BilingualLexicon | undefined,
): Promise<FitRow[]> {
  const words = new TextWordsStore();
  const copies = new NearCopies(words);
  const kept: FitRow[] = [];
  for (const block of await planList(rows, planOf(words))) {
    const { show } = await copies.between(block, lexicon);
    for (const { count, left, right, place } of block.cells()) {
      for (let k = 0; k < count; k++) if (show(left[k]!, right[k]!)) kept.push(rows[place[k]!]!);
    }
  }
  return kept.filter(({ madeUp }) => !madeUp);
}

/** Reads rows by the parts of a route, whatever their weights and footing are. */
export async function readRows(
  rows: readonly FitRow[],
  route: Omit<OpenedRoute, "reading">,
  parts: readonly Pick<Part, "value" | "model">[],
): Promise<ReadRows> {
  const words = new TextWordsStore();
  const blocks = await planList(rows, planOf(words));
  const vectors = new SideVectors(words, undefined);
  const near = new NearCopies(words);
  const sources = { route: { ...route, reading: () => unread() }, vectors, words, signal: undefined };
  const values = parts.map(() => new Float64Array(rows.length));
  const copies: (NearCopy | undefined)[] = new Array(rows.length);
  for (const block of blocks) {
    const readers = [];
    for (const part of parts)
      readers.push(await readPart({ ...part, mean: 0, deviation: 1, weight: 1 }, block, sources));
    const { show } = await near.between(block, route.lexicon);
    for (const cells of block.cells()) {
      const out = new Float64Array(cells.count);
      for (const [p, reader] of readers.entries()) {
        await reader(cells, out);
        for (let k = 0; k < cells.count; k++) values[p]![cells.place[k]!] = out[k]!;
      }
      for (let k = 0; k < cells.count; k++) copies[cells.place[k]!] = show(cells.left[k]!, cells.right[k]!);
    }
  }
  return { rows, values, copies };
}

function planOf(words: TextWordsStore): PlanSources {
  return { languages: languageReader(undefined, false, words), slips: new Slips(words) };
}

function unread(): never {
  throw new Error("parts are read one by one here");
}
