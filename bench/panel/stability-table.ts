import { seededRandom } from "../../src/stats/index.ts";
import { type Half, type PanelRow, type PanelSet, rowsOf } from "./panel-set.ts";
import type { RememberedSystem } from "./system-values.ts";
import { markdownTable } from "./table.ts";
import { TRIVIAL_EDITS } from "./trivial-edits.ts";

const PAIRS_PER_LANGUAGE = 50;
/** Points of 0-5 that a trivial edit may move a score. */
const MOVE = 0.3;
const SEED = 1;

/** 50 pairs of each of the four languages, drawn from the half's rows. */
export function drawnPairs(panel: readonly PanelSet[], half: Half): PanelRow[] {
  return (["english", "spanish", "turkish", "arabic"] as const).flatMap((block) => {
    const rows = panel.filter((set) => set.block === block).flatMap((set) => rowsOf(set, half));
    return seededRandom(SEED)
      .shuffle([...rows])
      .slice(0, PAIRS_PER_LANGUAGE);
  });
}

/** Share (%) of pairs whose score moves by more than 0.3 when the second text is edited, per edit and in all. */
export async function stabilityTable(
  panel: readonly PanelSet[],
  systems: readonly RememberedSystem[],
  half: Half,
): Promise<string> {
  const pairs = drawnPairs(panel, half);
  const edited = TRIVIAL_EDITS.flatMap((edit) =>
    pairs.flatMap((pair) => {
      const b = edit.apply(pair.b, pair.languages[1]);
      return b === pair.b ? [] : [{ edit: edit.name, pair, b }];
    }),
  );
  const moved: boolean[][] = [];
  for (const system of systems) {
    const before = await system.values(
      edited.map(({ pair: { a, b, languages } }) => ({ a, b, languages })),
      "edits",
    );
    const after = await system.values(
      edited.map(({ pair: { a, languages }, b }) => ({ a, b, languages })),
      "edits",
    );
    moved.push(before.map(({ score }, i) => Math.abs(score - after[i]!.score) > MOVE));
  }
  const line = (label: string, members: readonly number[]) => [
    label,
    String(members.length),
    ...moved.map((of) => ((100 * members.filter((i) => of[i]).length) / members.length).toFixed(1)),
  ];
  const all = [...edited.keys()];
  return markdownTable(
    ["moved by more than 0.3, %", "edits", ...systems.map(({ name }) => name)],
    [
      ...TRIVIAL_EDITS.map(({ name }) =>
        line(
          name,
          all.filter((i) => edited[i]!.edit === name),
        ),
      ),
      line("**all**", all),
    ],
  );
}
