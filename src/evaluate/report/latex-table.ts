import { checkRecord } from "../../arguments.ts";
import type { Table, TableRow } from "../table.ts";

/**
 * Width of an article's text, and of a character at each size, in cm (Computer Modern; capitals and bold letters run
 * over by a tenth). */
const TEXT_WIDTH = 12.1;
const SIZES = [
  ["\\normalsize", 0.195],
  ["\\small", 0.18],
  ["\\footnotesize", 0.165],
  ["\\scriptsize", 0.15],
  ["\\tiny", 0.118],
] as const;
/** Between two columns at 3 pt on either side, in cm. */
const GAP = 0.22;
/** Least width of a column of texts, which are broken over lines, in cm. */
const LEAST_TEXT = 2.2;
/** Least width of a column of names that are broken, in cm. */
const NARROW = 1.6;
/** Rows that one page holds. */
const PAGE_ROWS = 38;
/** What a table may run over the text's width, in cm: margins have room for it. */
const OVERHANG = 3;

/**
 * A table for LaTeX; a marked row is bold. It is laid out for an article's text width (12 cm; the widest of the papers'
 * tables takes 15): texts are broken in columns of fixed width, the size is the largest that fits, names are broken too
 * where even the smallest does not. What is wider than 15 cm is cut between columns into tables below each other, each
 * with the names of the rows. More rows than a page has become a longtable.
 */
export function latexTable(table: Table): string {
  checkRecord(table, "latexTable: table", "a Table", ["columns", "rows"]);
  return partsOf(table).map(onePart).join("\n\n");
}

/** A table that fits, or parts that do: columns in their order, those of names in each; notes below the last. */
function partsOf(table: Table): Table[] {
  const { columns, title, notes } = table;
  if (fits(table)) return [table];
  const names = columns.flatMap(({ kind = "name" }, c) => (kind === "name" ? [c] : []));
  const parts: number[][] = [[]];
  for (const c of columns.keys()) {
    if (names.includes(c)) continue;
    const own = parts.at(-1)!;
    const isWide = !fits(withColumns(table, [...names, ...own, c]));
    if (isWide && own.length > 0) parts.push([c]);
    else own.push(c);
  }
  return parts.map((part, k) => {
    const { title: _, notes: __, ...cut } = withColumns(table, [...names, ...part]);
    const count = parts.length > 1 ? ` (${k + 1} of ${parts.length})` : "";
    return {
      ...cut,
      ...(title !== undefined && { title: `${title}${count}` }),
      ...(k === parts.length - 1 && notes !== undefined && { notes }),
    };
  });
}

function fits(table: Table): boolean {
  return layoutOf(table).width <= TEXT_WIDTH + OVERHANG;
}

/** @param chosen numbers of columns, in any order */
function withColumns(table: Table, chosen: readonly number[]): Table {
  const ordered = [...chosen].sort((x, y) => x - y);
  return {
    ...table,
    columns: ordered.map((c) => table.columns[c]!),
    rows: table.rows.map((row) => ({ ...row, cells: ordered.map((c) => row.cells[c]!) })),
  };
}

function onePart(table: Table): string {
  const { size, columns, headWidths } = layoutOf(table);
  const head = [headOf(table, headWidths)];
  const body = table.rows.map((row) => rowOf(row.cells, row.mark));
  const caption = [table.title, ...(table.notes ?? [])].filter((part) => part !== undefined).map(latexText);
  const texts = table.columns.some(({ kind }) => kind === "text");
  return table.rows.length > (texts ? PAGE_ROWS / 4 : PAGE_ROWS)
    ? longTable(size, columns, head, body, caption)
    : shortTable(size, columns, head, body, caption);
}

function shortTable(
  size: string,
  columns: string,
  head: readonly string[],
  body: readonly string[],
  caption: readonly string[],
): string {
  return [
    "\\begin{table}[htbp]",
    "\\centering",
    `${size}\\setlength{\\tabcolsep}{3pt}`,
    `\\begin{tabular}{@{}${columns}@{}}`,
    "\\toprule",
    ...head,
    "\\midrule",
    ...body,
    "\\bottomrule",
    "\\end{tabular}",
    ...(caption.length === 0 ? [] : [`\\caption{${caption.join(". ")}}`]),
    "\\end{table}",
  ].join("\n");
}

function longTable(
  size: string,
  columns: string,
  head: readonly string[],
  body: readonly string[],
  caption: readonly string[],
): string {
  return [
    `\\begingroup${size}\\setlength{\\tabcolsep}{3pt}`,
    `\\begin{longtable}{@{}${columns}@{}}`,
    ...(caption.length === 0 ? [] : [`\\caption{${caption.join(". ")}}\\\\`]),
    "\\toprule",
    ...head,
    "\\midrule",
    "\\endfirsthead",
    "\\toprule",
    ...head,
    "\\midrule",
    "\\endhead",
    "\\bottomrule",
    "\\endfoot",
    ...body,
    "\\end{longtable}",
    "\\endgroup",
  ].join("\n");
}

/**
 * Size and column letters: numbers right-aligned, names as wide as they are, texts as paragraphs. Where even the
 * smallest size is too wide, the headings of numbers are broken at blanks and hyphens, then names.
 */
function layoutOf(table: Table): {
  size: string;
  columns: string;
  headWidths: (number | undefined)[];
  /** In cm, with the gaps. */
  width: number;
} {
  const { columns, rows } = table;
  const body = columns.map((_, c) => Math.max(1, ...rows.map((row) => lengthOf(row.cells[c]!))));
  const heads = columns.map(({ name }) => lengthOf(name));
  const parts = columns.map(({ name }) => Math.max(...name.split(/[\s-]/).map((part) => lengthOf(part) + 1)));
  const texts = columns.filter(({ kind }) => kind === "text").length;
  const room = TEXT_WIDTH - GAP * (columns.length - 1);
  const widthOf = (broken: boolean, c: number) =>
    Math.max(body[c]!, broken && columns[c]!.kind === "number" ? parts[c]! : heads[c]!);
  const fixed = (each: number, broken: boolean) =>
    columns.reduce((sum, { kind }, c) => (kind === "text" ? sum : sum + widthOf(broken, c) * each), 0);
  const hasRoom = (each: number, broken: boolean) => fixed(each, broken) + texts * LEAST_TEXT <= room;
  const whole = SIZES.find(([, each]) => hasRoom(each, false));
  const broken = whole === undefined;
  const [size, each] = whole ?? SIZES.find(([, width]) => hasRoom(width, true)) ?? SIZES.at(-1)!;
  const left = Math.max(texts * LEAST_TEXT, room - fixed(each, broken));
  const excess = fixed(each, broken) + texts * LEAST_TEXT - room;
  // What wide names can give: all but NARROW, or their longest unbroken part, of each.
  const pieces = columns.map((_, c) =>
    Math.max(1, ...rows.flatMap((row) => row.cells[c]!.split(/[\s-]/).map((part) => lengthOf(part) + 1))),
  );
  const spare = columns.map(({ kind = "name" }, c) =>
    kind === "name" ? Math.max(0, widthOf(broken, c) * each - Math.max(NARROW, pieces[c]! * each)) : 0,
  );
  const given = Math.min(
    1,
    Math.max(0, excess) /
      Math.max(
        1e-9,
        spare.reduce((sum, part) => sum + part, 0),
      ),
  );
  const spared = given * spare.reduce((sum, part) => sum + part, 0);
  return {
    size,
    width: TEXT_WIDTH + Math.max(0, excess - spared),
    columns: columns
      .map(({ kind }, c) => {
        if (kind === "text") return paragraph(left / texts);
        if (kind === "number") return "r";
        const narrower = given * spare[c]!;
        return narrower > 0 ? paragraph(widthOf(broken, c) * each - narrower) : "l";
      })
      .join(""),
    headWidths: columns.map(({ kind }, c) =>
      broken && kind === "number" && heads[c]! > widthOf(true, c) ? widthOf(true, c) * each : undefined,
    ),
  };
}

function paragraph(cm: number, alignment = "\\raggedright"): string {
  return `>{${alignment}\\arraybackslash}p{${cm.toFixed(2)}cm}`;
}

function lengthOf(text: string): number {
  return [...text.trim()].length;
}

function headOf(table: Table, widths: readonly (number | undefined)[]): string {
  const cells = table.columns.map(({ name }, c) => {
    const width = widths[c];
    const text = latexText(name.trim());
    return width === undefined ? text : `\\multicolumn{1}{${paragraph(width, "\\raggedleft")}}{${text}}`;
  });
  return `  ${cells.join(" & ")} \\\\`;
}

function rowOf(cells: readonly string[], mark?: TableRow["mark"]): string {
  const texts = cells.map((cell) => latexText(cell.trim()));
  return `  ${texts.map((text) => (mark === undefined || text === "" ? text : `\\textbf{${text}}`)).join(" & ")} \\\\`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
  "<": "\\textless{}",
  ">": "\\textgreater{}",
  "|": "\\textbar{}",
  '"': "\\textquotedbl{}",
  // After the end of a row these would be taken for arguments of it.
  "[": "{[}",
  "]": "{]}",
  "*": "{*}",
  "–": "--",
  "—": "---",
  "•": "\\textbullet{}",
  "…": "\\ldots{}",
  "→": "$\\rightarrow$",
  "≥": "$\\geq$",
  "≤": "$\\leq$",
  "−": "$-$",
  "±": "$\\pm$",
  "×": "$\\times$",
};

/** Arabic and Hebrew stretches, with the blanks inside them. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC](?:[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\s\d.,]*[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC])?/g;

/** Text with LaTeX's special characters escaped; what runs from right to left in a command that the file's head defines. */
export function latexText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .replace(/[\\~^<>|"[\]*–—•…→≥≤−±×&%$#_{}]/g, (letter) => ESCAPES[letter] ?? `\\${letter}`)
    .replace(RIGHT_TO_LEFT, (stretch) => `\\righttoleft{${stretch}}`);
}

/** Letters that pdfTeX sets with T1 fonts; the others it would stop at. */
const SET_BY_PDFTEX = /[\0-\x7F\u00A1-\u017E‘’“”‚„†‡‰‹›€™]/;

/**
 * What stands above tables in a file of their own: the packages they need, and, for pdfTeX, a question mark for each
 * letter that it cannot set.
 * @param body of the file
 */
function latexHead(body: string): string {
  const unset = [...new Set(body)].filter((letter) => !SET_BY_PDFTEX.test(letter)).sort();
  return [
    "% Needs \\usepackage[T1]{fontenc} \\usepackage{array,booktabs,longtable}",
    ...(unset.length === 0
      ? []
      : [
          "% Holds letters that pdfLaTeX sets as question marks. XeLaTeX or LuaLaTeX set them in a font that has them, e.g.",
          "% \\usepackage{fontspec} \\setmainfont{Noto Serif} \\newfontfamily\\arabicfont[Script=Arabic]{Noto Naskh Arabic}",
        ]),
    "\\providecommand{\\arabicfont}{}",
    "\\providecommand{\\righttoleft}[1]{{\\arabicfont\\ifdefined\\XeTeXversion\\TeXXeTstate=1 \\beginR#1\\endR\\else#1\\fi}}",
    ...(unset.length === 0
      ? []
      : [
          "\\ifdefined\\XeTeXversion\\else\\ifdefined\\directlua\\else",
          ...unset.map((letter) => `\\expandafter\\def\\csname u8:\\detokenize{${letter}}\\endcsname{?}`),
          "\\fi\\fi",
        ]),
    "",
  ].join("\n");
}

/** A file of tables, to be read by `\\input` in a document's body. @param comments lines above them */
export function latexFile(tables: readonly Table[], comments: readonly string[] = []): string {
  const body = tables.map(latexTable).join("\n\n");
  return `${comments.map((line) => `% ${line}\n`).join("")}${latexHead(body)}\n${body}\n`;
}
