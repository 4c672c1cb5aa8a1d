import {
  alternativeAggregate,
  type PublishedRow,
  type PublishedSpec,
  type PublishedTable,
  recomputeAggregate,
} from "./published.ts";
import { figure, type Table, type TableRow } from "./table.ts";

/** One's own result for a published table: Pearson's r (0-1, whatever the table's unit) by set of the protocol. */
export interface OwnResult {
  readonly name: string;
  readonly r: Readonly<Record<string, number | null>>;
}

/** A row of a leaderboard with one's own among the published ones. */
export interface LeaderboardRow extends Omit<PublishedRow, "kind"> {
  readonly kind: "system" | "baseline" | "own";
  readonly alternative?: number;
  /** Own rows: the rank that the figure would have among the ranked runs. */
  readonly wouldRank?: number;
}

export interface Leaderboard extends PublishedSpec {
  readonly rows: readonly LeaderboardRow[];
}

/**
 * A published table, best first, with own results put where they belong.
 *
 * @param own r's of the protocol's sets; a set that is absent or null counts as the table's rule has it. A table
 *   without aggregate is ordered by its last column
 */
export function leaderboard(table: PublishedTable, own: readonly OwnResult[] = []): Leaderboard {
  const { rows: published, ...spec } = table;
  const rows = [
    ...published.map((row) => withAlternative(spec, row)),
    ...own.map((result) => ownRow(table, result)),
  ];
  const key = (row: LeaderboardRow) =>
    (spec.aggregate ? row.aggregate : row.values.at(-1)) ?? Number.NEGATIVE_INFINITY;
  // Equal figures: by printed rank, own rows after them.
  const place = (row: LeaderboardRow) => Number.parseInt(row.rank ?? "", 10) || Number.POSITIVE_INFINITY;
  rows.sort(
    (x, y) =>
      (key(y) === key(x) ? 0 : key(y) - key(x)) || (place(x) < place(y) ? -1 : place(x) > place(y) ? 1 : 0),
  );
  return { ...spec, rows };
}

function withAlternative(spec: PublishedSpec, row: PublishedRow): LeaderboardRow {
  const alternative = alternativeAggregate(spec, row.values);
  return { ...row, ...(alternative !== undefined && { alternative }) };
}

function ownRow(table: PublishedTable, result: OwnResult): LeaderboardRow {
  const unit = table.unit === "r x 100" ? 100 : 1;
  const values = table.columns.map((column) => {
    const r = result.r[column.set];
    return r === undefined || r === null ? undefined : r * unit;
  });
  const total = recomputeAggregate(table, values);
  const better = table.rows.filter(
    (row) => row.kind === "system" && isRanked(row) && total !== undefined && (row.aggregate ?? -2) > total,
  );
  return withOwn(
    table,
    { team: result.name, run: "", values, ...(total !== undefined && { aggregate: total }) },
    better.length + 1,
  );
}

function withOwn(
  table: PublishedTable,
  row: Omit<LeaderboardRow, "kind">,
  wouldRank: number,
): LeaderboardRow {
  const alternative = alternativeAggregate(table, row.values);
  return {
    ...row,
    kind: "own",
    ...(alternative !== undefined && { alternative }),
    ...(row.aggregate !== undefined && { wouldRank }),
  };
}

/** Late and corrected runs are starred or have no rank. */
function isRanked(row: PublishedRow): boolean {
  return row.rank !== undefined && /^\d+$/.test(row.rank);
}

export interface LeaderboardTableOptions {
  /** Only own rows, the organisers' rows, the first `top` and `around` rows on both sides of own ones. */
  readonly excerpt?: { readonly top: number; readonly around: number };
}

/** A leaderboard as a table. */
export function leaderboardTable(board: Leaderboard, options: LeaderboardTableOptions = {}): Table {
  const decimals = board.aggregate?.decimals ?? decimalsOf(board);
  const shown = options.excerpt === undefined ? board.rows.map((_, i) => i) : excerpt(board, options.excerpt);
  const rows: TableRow[] = [];
  let last = -1;
  for (const i of shown) {
    if (i > last + 1) rows.push({ cells: ["…", ...Array<string>(columnCount(board) - 1).fill("")] });
    last = i;
    rows.push(rowOf(board, board.rows[i]!, decimals));
  }
  return {
    title: `${board.title} (${board.source}; ${board.unit === "r" ? "Pearson" : board.unit === "F1" ? "F1" : "Pearson x 100"})`,
    columns: [
      { name: "rank", kind: "number" },
      { name: "team" },
      { name: "run" },
      ...board.columns.map((column) => ({ name: column.name, kind: "number" as const })),
      ...(board.aggregate ? [{ name: board.aggregate.column, kind: "number" as const }] : []),
      ...(board.alternative ? [{ name: board.alternative.label, kind: "number" as const }] : []),
      { name: "note", kind: "text" },
    ],
    rows,
    notes: board.inconsistencies.map((text) => `* ${text}`),
  };
}

function rowOf(board: Leaderboard, row: LeaderboardRow, decimals: number): TableRow {
  const rank =
    row.kind === "own" ? (row.wouldRank === undefined ? "" : `(${row.wouldRank})`) : (row.rank ?? "");
  const note =
    row.kind === "baseline" ? ["organisers", row.note].filter(Boolean).join("; ") : (row.note ?? "");
  return {
    cells: [
      rank,
      row.team,
      row.run,
      ...row.values.map((value) => figure(value, decimals)),
      ...(board.aggregate ? [figure(row.aggregate, decimals)] : []),
      ...(board.alternative ? [figure(row.alternative, decimals)] : []),
      row.kind === "own" ? "this evaluation" : note,
    ],
    ...(row.kind === "own" && { mark: "own" as const }),
  };
}

function columnCount(board: Leaderboard): number {
  return 4 + board.columns.length + (board.aggregate ? 1 : 0) + (board.alternative ? 1 : 0);
}

/** Decimals that the table's figures have: 3 of r, 4 of F1, 1 of r x 100 without aggregate. */
function decimalsOf(board: Leaderboard): number {
  return board.unit === "F1" ? 4 : board.unit === "r" ? 3 : 1;
}

function excerpt(board: Leaderboard, { top, around }: { top: number; around: number }): number[] {
  const own = board.rows.flatMap((row, i) => (row.kind === "own" ? [i] : []));
  return board.rows.flatMap((row, i) =>
    i < top || row.kind !== "system" || own.some((at) => Math.abs(at - i) <= around) ? [i] : [],
  );
}
