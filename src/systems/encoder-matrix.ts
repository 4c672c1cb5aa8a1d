import { throwIfAborted } from "../errors.ts";
import type { Calibration } from "../learn/index.ts";
import { cosineMatrix, type Embeddings, nextTurn } from "../vectors/index.ts";
import {
  type CalibratedEncoder,
  type EncoderSystemParts,
  groupBy,
  isZeroRow,
  type OpenRoute,
  type Tags,
} from "./encoder-parts.ts";
import { areAcross, EvidenceStore, encodeSide, pairValue, type TextSide } from "./pair-values.ts";
import { isEmptyText, isSameText } from "./same-text.ts";
import { isSingleWord, openSingleWords, type SingleWords } from "./single-words.ts";
import type { LanguageTag, ScoreMatrix, ScoreOptions } from "./system.ts";
import { languagesToRead, type TagTexts } from "./text-tagger.ts";
import { textWarnings } from "./text-warnings.ts";

/** Every text of one list with every text of another: each encoded once, compared in blocks of rows. */
export async function scoreAll(
  parts: EncoderSystemParts,
  open: OpenRoute,
  tag: TagTexts,
  told: boolean,
  left: readonly string[],
  right: readonly string[],
  { signal, onProgress }: ScoreOptions,
): Promise<ScoreMatrix> {
  throwIfAborted(signal);
  const [rowTags, columnTags] = await Promise.all([tagsOf(tag, left, 0), tagsOf(tag, right, 1)]);
  const scores = new Float64Array(left.length * right.length);
  const raw = new Float64Array(scores.length);
  const warnings = new Set<string>();
  const evidence = new EvidenceStore();
  const encoded = new Map<string, Promise<Embeddings>>();
  const encode = (
    opened: CalibratedEncoder,
    texts: readonly string[],
    language: LanguageTag,
    across: boolean,
    key: string,
  ): Promise<Embeddings> => {
    const tags = texts.map(() => language);
    const known = encoded.get(key) ?? encodeSide(opened, evidence, texts, tags, across, signal && { signal });
    encoded.set(key, known);
    return known;
  };
  let done = 0;
  const singles = [left, right].map((side) => (told ? [] : side.map(isSingleWord)));
  const anySingle = singles.every((side) => side.includes(true));
  const groups = await Promise.all([
    groupsOf(left, rowTags, evidence, !parts.detectsLanguages, signal),
    groupsOf(right, columnTags, evidence, !parts.detectsLanguages, signal),
  ]);
  for (const { told: rowTold, read: rowRead, members: rows } of groups[0]) {
    for (const { told: columnTold, read: columnRead, members: columns } of groups[1]) {
      const languages: Tags = [rowTold, columnTold];
      const route = parts.route(languages);
      const opened = await open(route);
      // Without words nothing tells what nobody told.
      const read: Tags = opened.blend === undefined ? languages : [rowRead, columnRead];
      const map = opened.calibration(read);
      const across = areAcross(...read);
      const glossed = across && opened.blend?.glossedVectors === true;
      if (across) await opened.blend?.lexicon?.load(read);
      const rowTexts = rows.map((i) => left[i]!);
      const columnTexts = columns.map((j) => right[j]!);
      const key = (side: string, told: LanguageTag, own: LanguageTag) =>
        [route, glossed, side, told, own].join(" ");
      const rowKey = key("rows", rowTold, rowRead);
      const columnKey = key("columns", columnTold, columnRead);
      const rowVectors = await encode(opened, rowTexts, read[0], across, rowKey);
      const columnVectors = await encode(opened, columnTexts, read[1], across, columnKey);
      noteLengths(warnings, rowVectors, columnVectors);
      const identified = parts.detectsLanguages;
      noteTexts(warnings, rowTexts, languages[0], identified, rowVectors);
      noteTexts(warnings, columnTexts, languages[1], identified, columnVectors);
      const rowSide = sideOf(rowVectors, rowTexts, read[0]);
      const columnSide = sideOf(columnVectors, columnTexts, read[1]);
      for (let start = 0; start < rows.length; start += ROW_BLOCK) {
        throwIfAborted(signal);
        const block = rows.slice(start, start + ROW_BLOCK);
        const values = cosineMatrix(rowsOf(rowVectors, start, block.length), columnVectors);
        for (const [r, i] of block.entries()) {
          for (const [c, j] of columns.entries()) {
            const at = i * right.length + j;
            const value = values[r * columns.length + c]!;
            raw[at] = pairValue(opened, evidence, rowSide, start + r, columnSide, c, value);
            scores[at] = scoreOf(left[i]!, right[j]!, raw[at]!, map);
          }
        }
        done += block.length * columns.length;
        onProgress?.(done);
        await nextTurn(signal);
      }
      const words = await openSingleWords(opened.blend?.lexicon, evidence, anySingle);
      if (words === undefined) continue;
      const found = translations(words, left, right, [
        rows.filter((i) => singles[0]![i]),
        columns.filter((j) => singles[1]![j]),
      ]);
      for (const { languages: tags, pairs } of found) {
        const [x, y] = await Promise.all(
          ([0, 1] as const).map(async (side) => {
            const texts = pairs.map((pair) => (side === 0 ? left : right)[pair[side]]!);
            const vectors = await encodeSide(
              opened,
              evidence,
              texts,
              texts.map(() => tags[side]),
              true,
              signal && { signal },
            );
            return sideOf(vectors, texts, tags[side]);
          }),
        );
        for (const [k, [i, j]] of pairs.entries()) {
          const at = i * right.length + j;
          raw[at] = pairValue(opened, evidence, x!, k, y!, k);
          scores[at] = scoreOf(left[i]!, right[j]!, raw[at]!, opened.calibration(tags));
        }
      }
    }
  }
  if (left.some(isEmptyText) || right.some(isEmptyText)) {
    warnings.add("a text is empty: scored 0, or 5 against another empty one");
  }
  return {
    rows: left.length,
    columns: right.length,
    scores,
    raw: { name: parts.raw, values: raw },
    warnings: [...warnings],
  };
}

interface Translations {
  readonly languages: Tags;
  /** Indexes of rows and columns. */
  readonly pairs: (readonly [row: number, column: number])[];
}

/** Pairs of single words whose languages the lexicon tells, by languages. */
function translations(
  words: SingleWords,
  left: readonly string[],
  right: readonly string[],
  [rows, columns]: readonly (readonly number[])[],
): Translations[] {
  const found = new Map<string, Translations>();
  for (const i of rows!) {
    for (const j of columns!) {
      const languages = words.languages(left[i]!, right[j]!);
      if (languages === undefined) continue;
      const known = found.get(languages.join()) ?? { languages, pairs: [] };
      found.set(languages.join(), known);
      known.pairs.push([i, j]);
    }
  }
  return [...found.values()];
}

/** Texts of a list that are told, and read, to be of one language. */
interface LanguageGroup {
  readonly told: LanguageTag;
  readonly read: LanguageTag;
  readonly members: readonly number[];
}

async function groupsOf(
  texts: readonly string[],
  tags: readonly LanguageTag[],
  evidence: EvidenceStore,
  finds: boolean,
  signal: AbortSignal | undefined,
): Promise<LanguageGroup[]> {
  const read = await languagesToRead(texts, tags, evidence, finds, signal);
  return [
    ...groupBy(
      Array.from(tags, (tag, i) => `${tag} ${read[i]}`),
      (key) => key,
    ).values(),
  ].map((members) => ({
    told: tags[members[0]!]!,
    read: read[members[0]!]!,
    members,
  }));
}

/** Rows of a matrix done in one go, between looks at the signal. */
const ROW_BLOCK = 64;

function sideOf(vectors: Embeddings, texts: readonly string[], language: LanguageTag): TextSide {
  return { vectors, text: (row) => texts[row]!, language: () => language };
}

function rowsOf({ data, dimension, excessTokens }: Embeddings, start: number, count: number): Embeddings {
  return {
    data: data.subarray(start * dimension, (start + count) * dimension),
    count,
    dimension,
    excessTokens: excessTokens.subarray(start, start + count),
  };
}

function noteLengths(warnings: Set<string>, ...sides: readonly Embeddings[]): void {
  if (!sides.some((side) => side.excessTokens.some((excess) => excess > 0))) return;
  warnings.add("a text is longer than the model reads at once: scored by windows");
}

function noteTexts(
  warnings: Set<string>,
  texts: readonly string[],
  language: LanguageTag,
  identified: boolean,
  vectors: Embeddings,
): void {
  for (const [i, text] of texts.entries()) {
    const seen = { text, language, identified, unknown: isZeroRow(vectors, i) };
    for (const warning of textWarnings(seen, seen)) warnings.add(warning);
  }
}

/** Languages of single texts: those of pairs of each text with itself. */
async function tagsOf(tag: TagTexts, texts: readonly string[], side: 0 | 1): Promise<LanguageTag[]> {
  const tags = await tag(texts.map((text) => ({ a: text, b: text })));
  return tags.map((pair) => pair[side]);
}

/** The score alone, as `finishResult` gives it. */
function scoreOf(a: string, b: string, raw: number, calibration: Calibration): number {
  if (isSameText(a, b)) return 5;
  return isEmptyText(a) || isEmptyText(b) ? 0 : calibration.map(raw);
}
