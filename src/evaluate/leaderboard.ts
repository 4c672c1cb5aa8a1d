import {
  alternativeAggregate,
  type PublishedRow,
  type PublishedSpec,
  type PublishedTable,
  recomputeAggregate,
} from "./published.ts";
import { figure, type Table, type TableRow } from "./table.ts";

/**
 * One's own result for a published table: Pearson's r (0-1, whatever the table's unit) by set of the protocol. null = the
 * correlation is undefined and counts 0; absent = the set was not scored, and then there is no aggregate.
 */
export interface OwnResult {
  readonly name: string;
  readonly r: Readonly<Record<string, number | null>>;
}

/** A row of a leaderboard with one's own among the published ones. */
export interface LeaderboardRow extends Omit<PublishedRow, "kind"> {
  readonly kind: "system" | "baseline" | "own";
  readonly alternative?: number;
  /** Own rows: the rank that the figure would have among the runs that were on time. */
  readonly wouldRank?: number;
}

export interface Leaderboard extends PublishedSpec {
  /** Column that the rows are ordered by: the aggregate, or the last set that all own rows have. */
  readonly orderedBy: string;
  readonly rows: readonly LeaderboardRow[];
}

/**
 * A published table, best first, with own results put where they belong. Rows without the figure come last.
 */
export function leaderboard(table: PublishedTable, own: readonly OwnResult[] = []): Leaderboard {
  const { rows: published, ...spec } = table;
  const ownRows = own.map((result) => ownRow(spec, result));
  const { name: orderedBy, figureOf } = ordering(spec, ownRows);
  const rank = (row: LeaderboardRow): LeaderboardRow => {
    const figure = figureOf(row);
    if (figure === undefined) return row;
    const better = published.filter(
      (other) => isOnTime(other) && (figureOf(other) ?? Number.NEGATIVE_INFINITY) > figure,
    );
    return { ...row, wouldRank: better.length + 1 };
  };
  const rows = [...published, ...ownRows.map(rank)].map((row): LeaderboardRow => {
    const alternative = alternativeAggregate(spec, row.values);
    return { ...row, ...(alternative !== undefined && { alternative }) };
  });
  const key = (row: LeaderboardRow) => figureOf(row) ?? Number.NEGATIVE_INFINITY;
  // Equal figures: by printed rank, own rows after them.
  const place = (row: LeaderboardRow) => Number.parseInt(row.rank ?? "", 10) || Number.MAX_SAFE_INTEGER;
  rows.sort((x, y) => (key(y) === key(x) ? place(x) - place(y) : key(y) - key(x)));
  return { ...spec, orderedBy, rows };
}

function ownRow(spec: PublishedSpec, result: OwnResult): LeaderboardRow {
  const unit = spec.unit === "r x 100" ? 100 : 1;
  const values = spec.columns.map(({ set }) => {
    const r = result.r[set];
    return r === undefined ? undefined : (r ?? 0) * unit;
  });
  const total = values.includes(undefined) ? undefined : recomputeAggregate(spec, values);
  return {
    team: result.name,
    run: "",
    kind: "own",
    values,
    ...(total !== undefined && { aggregate: total }),
  };
}

/** The aggregate where all own rows have it, else the last column that all of them have. */
function ordering(spec: PublishedSpec, own: readonly LeaderboardRow[]) {
  const byAggregate = { name: spec.aggregate?.column ?? "", figureOf: (row: Figures) => row.aggregate };
  if (spec.aggregate && own.every((row) => row.aggregate !== undefined)) return byAggregate;
  const at = spec.columns.findLastIndex((_, c) => own.every((row) => row.values[c] !== undefined));
  if (at < 0) return byAggregate;
  return { name: spec.columns[at]!.name, figureOf: (row: Figures) => row.values[at] };
}

type Figures = Pick<LeaderboardRow, "values" | "aggregate">;

/** Late and corrected runs are starred in the papers and stand outside the ranks. */
function isOnTime({ kind, rank, note }: PublishedRow): boolean {
  return kind === "system" && !/[*\u2020]/.test(rank ?? "") && !/late|corrected|deadline/.test(note ?? "");
}

const UNITS = { r: "Pearson", "r x 100": "Pearson x 100", F1: "F1" } as const;

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
    title: `${board.title} (${board.source}; ${UNITS[board.unit]}; by ${board.orderedBy})`,
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
