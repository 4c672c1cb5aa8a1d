import { checkOptions, checkRecord, checkRecords } from "../../arguments.ts";
import { figure, type Table, type TableRow } from "../table.ts";
import {
  alternativeAggregate,
  type PublishedRow,
  type PublishedSpec,
  type PublishedTable,
  recomputeAggregate,
} from "./published.ts";

/**
 * One's own result for a published table: Pearson's r (0-1, whatever the table's unit) by set of the protocol. null = the
 * correlation is undefined and counts 0; absent = the set was not scored, and then there is no aggregate.
 */
export interface OwnResult {
  readonly name: string;
  readonly r: Readonly<Record<string, number | null>>;
  /** Pairs that the system's weights saw in training, of those scored; a system that saw any has no rank. */
  readonly seen?: { readonly pairs: number; readonly of: number };
  /** Why else it may not be ranked: it was trained on data that the task did not allow. */
  readonly unranked?: string;
  /**
   * Pairs that its figures leave out, of those of the sets: such figures are of other pairs than the table's, and have no
   * rank. `aggregate` is then the figure over what is left (0-1), for a set that nothing is left of has none.
   */
  readonly leftOut?: { readonly pairs: number; readonly of: number; readonly aggregate?: number };
}

/** A row of a leaderboard with one's own among the published ones. */
export interface LeaderboardRow extends Omit<PublishedRow, "kind"> {
  readonly kind: "system" | "baseline" | "own";
  readonly alternative?: number;
  /** Own rows: the rank that the figure, rounded as the table's are, would have among the rows that hold a rank. */
  readonly wouldRank?: number;
  /** Own rows: rows that hold a rank and have the same rounded figure. */
  readonly tied?: number;
  readonly seen?: OwnResult["seen"];
  readonly unranked?: string;
  readonly leftOut?: { readonly pairs: number; readonly of: number };
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
  checkRecord(table, "leaderboard: table", "a PublishedTable", ["name", "rows"]);
  checkRecords(own, "leaderboard: own", "an OwnResult", ["name"]);
  const { rows: published, ...spec } = table;
  const ownRows = own.map((result) => ownRow(spec, result));
  const { name: orderedBy, figureOf } = ordering(spec, ownRows);
  const decimals = spec.aggregate?.decimals ?? decimalsOf(spec);
  const rounded = (row: Figures) => {
    const figure = figureOf(row);
    return figure === undefined ? undefined : Number(figure.toFixed(decimals));
  };
  // Ranks are by the aggregate, or by the one column of a table without.
  const byRank = spec.aggregate === undefined || orderedBy === spec.aggregate.column;
  const holders = published.filter(byRank ? rankHolder(published) : isOnTime);
  const rank = (row: LeaderboardRow): LeaderboardRow => {
    // Figures of all sets as another row's: the same run, whose printed aggregate was made of figures not rounded.
    const twin = published.find((other) => haveSameFigures(row, other, decimals));
    const figure = rounded(twin ?? row);
    const hasNone = row.unranked !== undefined || row.leftOut !== undefined || (row.seen?.pairs ?? 0) > 0;
    if (figure === undefined || hasNone) return row;
    const better = holders.filter((other) => (rounded(other) ?? Number.NEGATIVE_INFINITY) > figure).length;
    const tied = holders.filter((other) => rounded(other) === figure).length;
    return { ...row, wouldRank: better + 1, ...(tied > 0 && { tied }) };
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
  const { leftOut } = result;
  const total = leftOut
    ? scaled(leftOut.aggregate, unit)
    : values.includes(undefined)
      ? undefined
      : recomputeAggregate(spec, values);
  return {
    team: result.name,
    run: "",
    kind: "own",
    values,
    ...(result.seen && { seen: result.seen }),
    ...(result.unranked !== undefined && { unranked: result.unranked }),
    ...(leftOut && { leftOut: { pairs: leftOut.pairs, of: leftOut.of } }),
    ...(total !== undefined && { aggregate: total }),
  };
}

function scaled(value: number | undefined, unit: number): number | undefined {
  return value === undefined ? undefined : value * unit;
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

/**
 * Which rows the ranks of a table count: those with a plain rank, whether late (2015, 2017) or the organisers' (2015, 61st).
 * Starred ranks (2016) are what late runs would have had, and an organisers' row that shares a run's rank holds none (2015,
 * 42nd). A table without ranks counts all rows.
 */
function rankHolder(rows: readonly PublishedRow[]): (row: PublishedRow) => boolean {
  if (rows.every((row) => row.rank === undefined)) return () => true;
  const held = new Set(rows.filter((row) => row.kind === "system").map((row) => row.rank));
  return ({ kind, rank }) => /^\d+$/.test(rank ?? "") && (kind === "system" || !held.has(rank));
}

/** Late rows of 2014 and 2016, which have no rank or a starred one, do not count; those of 2015 and 2017 hold ranks. */
function isOnTime({ kind, rank, note }: PublishedRow): boolean {
  return kind === "system" && !/[*\u2020]/.test(rank ?? "") && !/after-deadline/.test(note ?? "");
}

/** Equal in every set to the decimals printed; a set that a row lacks counts 0. */
function haveSameFigures(own: Figures, other: PublishedRow, decimals: number): boolean {
  return own.values.every((value, c) => {
    const printed = other.values[c] ?? 0;
    return value !== undefined && Number(value.toFixed(decimals)) === Number(printed.toFixed(decimals));
  });
}

const UNITS = { r: "Pearson", "r x 100": "Pearson x 100", F1: "F1" } as const;

export interface LeaderboardTableOptions {
  /** Only own rows, the organisers' rows, the first `top` and `around` rows on both sides of own ones. */
  readonly excerpt?: { readonly top: number; readonly around: number };
}

/** A leaderboard as a table. */
export function leaderboardTable(board: Leaderboard, options: LeaderboardTableOptions = {}): Table {
  checkRecord(board, "leaderboardTable: board", "a Leaderboard", [
    "name",
    "title",
    "source",
    "unit",
    "columns",
    "inconsistencies",
  ]);
  checkOptions(options, "leaderboardTable");
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
  const rank = row.kind === "own" ? wouldRankOf(row) : (row.rank ?? "");
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
      row.kind === "own" ? ownNote(row) : note,
    ],
    ...(row.kind === "own" && { mark: "own" as const }),
  };
}

/** "(7)", "(7=)" for a figure that another row has too, "" for a row without rank. */
function wouldRankOf({ wouldRank, tied = 0 }: LeaderboardRow): string {
  return wouldRank === undefined ? "" : `(${wouldRank}${tied > 0 ? "=" : ""})`;
}

function ownNote({ seen, unranked, leftOut }: LeaderboardRow): string {
  const saw =
    seen !== undefined && seen.pairs > 0 ? [`saw ${seen.pairs} of ${seen.of} pairs in training`] : [];
  const without = leftOut
    ? [`without ${leftOut.pairs} of ${leftOut.of} pairs: not comparable with the other rows`]
    : [];
  return ["this evaluation", ...saw, ...(unranked === undefined ? [] : [unranked]), ...without].join("; ");
}

function columnCount(board: Leaderboard): number {
  return 4 + board.columns.length + (board.aggregate ? 1 : 0) + (board.alternative ? 1 : 0);
}

/** Decimals that the table's figures have: 3 of r, 4 of F1, 1 of r x 100 without aggregate. */
function decimalsOf(board: PublishedSpec): number {
  return board.unit === "F1" ? 4 : board.unit === "r" ? 3 : 1;
}

function excerpt(board: Leaderboard, { top, around }: { top: number; around: number }): number[] {
  const own = board.rows.flatMap((row, i) => (row.kind === "own" ? [i] : []));
  return board.rows.flatMap((row, i) =>
    i < top || row.kind !== "system" || own.some((at) => Math.abs(at - i) <= around) ? [i] : [],
  );
}
