import type { PanelRow } from "./panel-set.ts";
import { type GoldRow, readGoldRows } from "./read-rows.ts";
import type { Originals, SetPlan } from "./set-list.ts";

/** A row before the panel knows what it is connected with. */
export interface PlannedRow extends Omit<PanelRow, "group" | "half"> {
  /** English originals of a translated pair; its own texts otherwise. */
  readonly english: readonly [string, string] | undefined;
  /** File and id that overlap.tsv may list. */
  readonly listed: readonly string[];
}

/** All rows of a set, as its files have them. @throws StsError as `readGoldRows` */
export function plannedRows(folder: string, plan: SetPlan): PlannedRow[] {
  const { source } = plan;
  if (source.kind === "files") {
    return source.files.flatMap((file, part) =>
      readGoldRows(folder, file, plan.scale).map((row) => ({
        ...row,
        languages: [plan.language, plan.language] as const,
        part: plan.gold === "ranks" ? part : 0,
        english: plan.language === "en" ? ([row.a, row.b] as const) : undefined,
        listed: [`${file}\t${row.id}`],
      })),
    );
  }
  const originals = new Map(
    readGoldRows(folder, source.originals.file, source.originals.scale).map((row) => [
      lastNumber(row.id),
      row,
    ]),
  );
  const rows = readGoldRows(folder, source.file, plan.scale);
  return rows.flatMap((row) => {
    const original = originals.get(lastNumber(row.id));
    // A second translation of a pair (its number ends in b2), or one whose id leads to another pair, is not used.
    if (original === undefined || Math.abs(original.gold - row.gold) > 1e-6) return [];
    return [translatedRow(plan, row, original, source.originals, source.kind === "across")];
  });
}

function translatedRow(
  { language, source }: SetPlan,
  row: GoldRow,
  original: GoldRow,
  { file, swapped = false }: Originals,
  across: boolean,
): PlannedRow {
  const [a, b] = swapped ? [row.b, row.a] : [row.a, row.b];
  const common = {
    id: row.id,
    gold: row.gold,
    part: 0,
    english: [original.a, original.b] as const,
    listed: [`${file}\t${original.id}`, `${source.kind === "files" ? "" : source.file}\t${row.id}`],
  };
  if (!across) return { ...common, a, b, languages: [language, language] };
  return Number(lastNumber(row.id)) % 2 === 0
    ? { ...common, a: original.a, b, languages: ["en", language] }
    : { ...common, a, b: original.b, languages: [language, "en"] };
}

/** What the ids of a pair and of its translations share: "0012" of "stsb-es-mt.dev-0012", "12" of "sick-ar-12". */
function lastNumber(id: string): string {
  return id.split("-").at(-1)!;
}
