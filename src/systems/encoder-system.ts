import { StsError, throwIfAborted } from "../errors.ts";
import type { Calibration } from "../learn/index.ts";
import { cosine, cosineMatrix, type Embeddings, type Encoder } from "../vectors/index.ts";
import { checkPair, checkTexts } from "./check-arguments.ts";
import { finishResult } from "./result.ts";
import { isEmptyText, isSameText } from "./same-text.ts";
import type {
  LanguageTag,
  ScoreMatrix,
  ScoreOptions,
  ScoreResult,
  System,
  SystemOptions,
  SystemPair,
  SystemSignature,
  TrainingSource,
} from "./system.ts";
import { languagesOfFew, type TagTexts, textTagger } from "./text-tagger.ts";
import { textWarnings } from "./text-warnings.ts";

type Tags = readonly [LanguageTag, LanguageTag];

/** An encoder and what its cosines mean. */
export interface CalibratedEncoder {
  readonly encoder: Encoder;
  /** The map to 0-5 for texts of these languages. */
  calibration(languages: Tags): Calibration;
}

/** What an encoder system is made of. */
export interface EncoderSystemParts {
  readonly name: string;
  readonly version: number;
  readonly description: string;
  readonly trainedOn: readonly TrainingSource[];
  readonly signature: Omit<SystemSignature, "system" | "version">;
  readonly batchSize?: number;
  /** Whether languages that nobody gave are found out; otherwise they stay "und". */
  readonly detectsLanguages: boolean;
  /** Name of the encoder that takes a pair of these languages. */
  route(languages: Tags): string;
  /** Opens the encoder of that name; called once for each. */
  open(route: string): Promise<CalibratedEncoder>;
}

const RAW = "cosine";

/**
 * A system that scores by the cosine of two sentence vectors, calibrated to 0-5. Pairs are sent to an encoder by
 * their languages; each different text is encoded once. Symmetric, and a pair's score does not depend on the
 * pairs beside it.
 */
export function encoderSystem(parts: EncoderSystemParts, options: SystemOptions = {}): System {
  const opened = new Map<string, Promise<CalibratedEncoder>>();
  const open = (route: string): Promise<CalibratedEncoder> => {
    const known = opened.get(route) ?? parts.open(route);
    opened.set(route, known);
    // A failed opening is tried again next time: the user may have mended the folder.
    known.catch(() => opened.delete(route));
    return known;
  };
  const tag = textTagger(options.languages, parts.detectsLanguages);
  let closed = false;
  const checkOpen = (): void => {
    if (closed) throw new StsError("E_INPUT", `system "${parts.name}" is closed`);
  };
  const { name, version, description, trainedOn, signature, batchSize } = parts;
  return {
    name,
    version,
    description,
    raw: { name: RAW, range: [-1, 1] },
    calibrated: true,
    trainedOn,
    signature: { system: name, version, ...signature },
    ...(batchSize === undefined ? {} : { batchSize }),
    async score(pairs, scoreOptions = {}) {
      checkOpen();
      for (const [i, pair] of pairs.entries()) checkPair(pair, i, "score");
      return scorePairs(parts, open, tag, pairs, scoreOptions);
    },
    async scoreMatrix(left, right, scoreOptions = {}) {
      checkOpen();
      checkTexts(left, "scoreMatrix: left");
      checkTexts(right, "scoreMatrix: right");
      return scoreAll(parts, open, tag, left, right, scoreOptions);
    },
    async close() {
      closed = true;
      const encoders = await Promise.allSettled(opened.values());
      opened.clear();
      for (const entry of encoders) if (entry.status === "fulfilled") await entry.value.encoder.close();
    },
  };
}

type Open = (route: string) => Promise<CalibratedEncoder>;

async function scorePairs(
  parts: EncoderSystemParts,
  open: Open,
  tag: TagTexts,
  pairs: readonly SystemPair[],
  { signal, onProgress }: ScoreOptions,
): Promise<ScoreResult[]> {
  throwIfAborted(signal);
  const languages = await tag(pairs);
  // A tier that does not look for languages in millions of texts still does in a few, to warn of foreign ones.
  const looked = parts.detectsLanguages ? languages : await languagesOfFew(pairs, languages);
  const results: ScoreResult[] = new Array(pairs.length);
  let done = 0;
  for (const [route, members] of groupBy(languages, (tags) => parts.route(tags))) {
    const { encoder, calibration } = await open(route);
    const texts = members.flatMap((i) => [pairs[i]!.a, pairs[i]!.b]);
    const before = done;
    const vectors = await encoder.encode(texts, {
      ...(signal && { signal }),
      ...(onProgress && { onProgress: (n: number) => onProgress(before + Math.floor(n / 2)) }),
    });
    for (const [k, i] of members.entries()) {
      const { a, b } = pairs[i]!;
      const frame = { system: parts.name, rawName: RAW, calibration: calibration(languages[i]!) };
      const raw = cosine(vectors, 2 * k, vectors, 2 * k + 1);
      const seen = (text: string, side: 0 | 1) => ({
        text,
        language: looked?.[i]?.[side] ?? languages[i]![side],
        identified: looked !== undefined,
        unknown: isZeroRow(vectors, 2 * k + side),
      });
      results[i] = finishResult(frame, {
        a,
        b,
        raw,
        languages: languages[i]!,
        warnings: textWarnings(seen(a, 0), seen(b, 1)),
        ...lengthNotes(vectors, k),
      });
    }
    done += members.length;
    onProgress?.(done);
  }
  return results;
}

function lengthNotes(vectors: Embeddings, k: number): Pick<ScoreResult, "truncated"> {
  const excessTokens = [vectors.excessTokens[2 * k]!, vectors.excessTokens[2 * k + 1]!] as const;
  return excessTokens[0] + excessTokens[1] > 0 ? { truncated: { excessTokens } } : {};
}

/** Whether a text's vector is zero: the encoder knows nothing in it. Cheap: most end at the first value. */
export function isZeroRow({ data, dimension }: Embeddings, row: number): boolean {
  for (let k = row * dimension; k < (row + 1) * dimension; k++) if (data[k] !== 0) return false;
  return true;
}

/** Indexes of the entries by their key, keys in order of first appearance. */
function groupBy<T>(entries: readonly T[], key: (entry: T) => string): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const [i, entry] of entries.entries()) {
    const own = key(entry);
    const group = groups.get(own);
    if (group === undefined) groups.set(own, [i]);
    else group.push(i);
  }
  return groups;
}

async function scoreAll(
  parts: EncoderSystemParts,
  open: Open,
  tag: TagTexts,
  left: readonly string[],
  right: readonly string[],
  { signal, onProgress }: ScoreOptions,
): Promise<ScoreMatrix> {
  throwIfAborted(signal);
  const [rowTags, columnTags] = await Promise.all([tagsOf(tag, left, 0), tagsOf(tag, right, 1)]);
  const scores = new Float64Array(left.length * right.length);
  const raw = new Float64Array(scores.length);
  const warnings = new Set<string>();
  const encoded = new Map<string, Promise<Embeddings>>();
  const encode = (
    route: string,
    encoder: Encoder,
    texts: readonly string[],
    key: string,
  ): Promise<Embeddings> => {
    const known = encoded.get(`${route} ${key}`) ?? encoder.encode(texts, signal && { signal });
    encoded.set(`${route} ${key}`, known);
    return known;
  };
  let done = 0;
  const columnGroups = groupBy(columnTags, (language) => language);
  for (const [rowLanguage, rows] of groupBy(rowTags, (language) => language)) {
    for (const [columnLanguage, columns] of columnGroups) {
      const languages: Tags = [rowLanguage as LanguageTag, columnLanguage as LanguageTag];
      const route = parts.route(languages);
      const { encoder, calibration } = await open(route);
      const map = calibration(languages);
      const rowTexts = rows.map((i) => left[i]!);
      const columnTexts = columns.map((j) => right[j]!);
      const rowVectors = await encode(route, encoder, rowTexts, `rows ${rowLanguage}`);
      const columnVectors = await encode(route, encoder, columnTexts, `columns ${columnLanguage}`);
      noteLengths(warnings, rowVectors, columnVectors);
      const identified = parts.detectsLanguages;
      noteTexts(warnings, rowTexts, languages[0], identified, rowVectors);
      noteTexts(warnings, columnTexts, languages[1], identified, columnVectors);
      for (let start = 0; start < rows.length; start += ROW_BLOCK) {
        throwIfAborted(signal);
        const block = rows.slice(start, start + ROW_BLOCK);
        const values = cosineMatrix(rowsOf(rowVectors, start, block.length), columnVectors);
        for (const [r, i] of block.entries()) {
          for (const [c, j] of columns.entries()) {
            const at = i * right.length + j;
            raw[at] = values[r * columns.length + c]!;
            scores[at] = scoreOf(left[i]!, right[j]!, raw[at]!, map);
          }
        }
        done += block.length * columns.length;
        onProgress?.(done);
        await nextTurn();
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
    raw: { name: RAW, values: raw },
    warnings: [...warnings],
  };
}

/** Rows of a matrix done in one go, between looks at the signal. */
const ROW_BLOCK = 64;

function rowsOf({ data, dimension, excessTokens }: Embeddings, start: number, count: number): Embeddings {
  return {
    data: data.subarray(start * dimension, (start + count) * dimension),
    count,
    dimension,
    excessTokens: excessTokens.subarray(start, start + count),
  };
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
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
