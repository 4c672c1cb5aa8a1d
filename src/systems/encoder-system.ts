import { throwIfAborted } from "../errors.ts";
import { type Embeddings, nextTurn } from "../vectors/index.ts";
import type { BilingualLexicon } from "./bilingual-lexicon.ts";
import { checkPair, checkTexts } from "./check-arguments.ts";
import { closingWhenIdle } from "./closing-when-idle.ts";
import { scoreAll } from "./encoder-matrix.ts";
import {
  type EncoderSystemParts,
  groupBy,
  isZeroRow,
  type OpenRoute,
  RAW_RANGES,
  type Tags,
} from "./encoder-parts.ts";
import { openedOnce } from "./opened-once.ts";
import { areAcross, EvidenceStore, encodeSide, pairValue, type TextSide } from "./pair-values.ts";
import { finishResult } from "./result.ts";
import { isSingleWord, openSingleWords } from "./single-words.ts";
import type { ScoreOptions, ScoreResult, System, SystemOptions, SystemPair } from "./system.ts";
import { languagesOfFew, languagesToRead, type TagTexts, textTagger } from "./text-tagger.ts";
import { textWarnings } from "./text-warnings.ts";

/**
 * A system that compares two sentence vectors (and words, where it has a blend), calibrated to 0-5. Pairs are sent to
 * an encoder by their languages; each different text is encoded once. Symmetric, and a pair's score does not depend on
 * the pairs beside it.
 */
export function encoderSystem(parts: EncoderSystemParts, options: SystemOptions = {}): System {
  const encoders = openedOnce((route: string) => parts.open(route));
  const tag = textTagger(options.languages, parts.detectsLanguages);
  const { name, version, description, trainedOn, signature, batchSize } = parts;
  return closingWhenIdle({
    name,
    version,
    description,
    raw: { name: parts.raw, range: RAW_RANGES[parts.raw] },
    calibrated: true,
    trainedOn,
    signature: { system: name, version, ...signature },
    ...(batchSize === undefined ? {} : { batchSize }),
    async score(pairs, scoreOptions = {}) {
      for (const [i, pair] of pairs.entries()) checkPair(pair, i, "score");
      return scorePairs(parts, encoders.open, tag, options.languages !== undefined, pairs, scoreOptions);
    },
    async scoreMatrix(left, right, scoreOptions = {}) {
      checkTexts(left, "scoreMatrix: left");
      checkTexts(right, "scoreMatrix: right");
      return scoreAll(parts, encoders.open, tag, options.languages !== undefined, left, right, scoreOptions);
    },
    close: () => encoders.closeAll(({ encoder }) => encoder.close()),
  });
}

/** Pairs compared before other work of the process gets its turn: some milliseconds. */
const COMPARED_AT_ONCE = 1024;

async function scorePairs(
  parts: EncoderSystemParts,
  open: OpenRoute,
  tag: TagTexts,
  told: boolean,
  pairs: readonly SystemPair[],
  { signal, onProgress }: ScoreOptions,
): Promise<ScoreResult[]> {
  throwIfAborted(signal);
  const languages = await tag(pairs, signal);
  // A tier that does not look for languages in millions of texts still does in a few, to warn of foreign ones.
  const looked = parts.detectsLanguages ? languages : await languagesOfFew(pairs, languages);
  const results: ScoreResult[] = new Array(pairs.length);
  const evidence = new EvidenceStore();
  let done = 0;
  for (const [route, members] of groupBy(languages, (tags) => parts.route(tags))) {
    const opened = await open(route);
    const tags = members.flatMap((i) => languages[i]!);
    // Languages that pairs are read by; results name those that are known.
    const readBy =
      opened.blend === undefined
        ? tags
        : await languagesToRead(
            members.flatMap((i) => [pairs[i]!.a, pairs[i]!.b]),
            tags,
            evidence,
            !parts.detectsLanguages,
            signal,
          );
    const found = await translations(
      opened.blend?.lexicon,
      evidence,
      told ? [] : members.map((i) => pairs[i]!),
      signal,
    );
    const read = members.map((_, k): Tags => found.get(k) ?? [readBy[2 * k]!, readBy[2 * k + 1]!]);
    for (const [across, own] of groupBy(read, ([x, y]) => String(areAcross(x, y)))) {
      const texts = own.flatMap((k) => [pairs[members[k]!]!.a, pairs[members[k]!]!.b]);
      const textTags = own.flatMap((k) => read[k]!);
      const before = done;
      const vectors = await encodeSide(opened, evidence, texts, textTags, across === "true", {
        ...(signal && { signal }),
        ...(onProgress && { onProgress: (n: number) => onProgress(before + Math.floor(n / 2)) }),
      });
      const side: TextSide = { vectors, text: (row) => texts[row]!, language: (row) => textTags[row]! };
      for (const [k, member] of own.entries()) {
        if (k % COMPARED_AT_ONCE === COMPARED_AT_ONCE - 1) await nextTurn(signal);
        const i = members[member]!;
        const { a, b } = pairs[i]!;
        const calibration = opened.calibration(read[member]!);
        const raw = pairValue(opened, evidence, side, 2 * k, side, 2 * k + 1);
        const seen = (text: string, side: 0 | 1) => ({
          text,
          language: looked?.[i]?.[side] ?? languages[i]![side],
          identified: looked !== undefined,
          unknown: isZeroRow(vectors, 2 * k + side),
        });
        results[i] = finishResult(
          { system: parts.name, rawName: parts.raw, calibration },
          {
            a,
            b,
            raw,
            languages: found.get(member) ?? languages[i]!,
            warnings: textWarnings(seen(a, 0), seen(b, 1)),
            ...lengthNotes(vectors, k),
          },
        );
      }
      done += own.length;
      onProgress?.(done);
    }
  }
  return results;
}

/** Languages of pairs of single words, by their index, where the lexicon tells what nobody told. */
async function translations(
  lexicon: BilingualLexicon | undefined,
  evidence: EvidenceStore,
  pairs: readonly SystemPair[],
  signal: AbortSignal | undefined,
): Promise<Map<number, Tags>> {
  const found = new Map<number, Tags>();
  const untold = pairs.flatMap(({ a, b, languages }, k) =>
    languages === undefined && isSingleWord(a) && isSingleWord(b) ? [k] : [],
  );
  const words = await openSingleWords(lexicon, evidence, untold.length > 0);
  if (words === undefined) return found;
  for (const [n, k] of untold.entries()) {
    if (n % COMPARED_AT_ONCE === COMPARED_AT_ONCE - 1) await nextTurn(signal);
    const languages = words.languages(pairs[k]!.a, pairs[k]!.b);
    if (languages !== undefined) found.set(k, languages);
  }
  return found;
}

function lengthNotes(vectors: Embeddings, k: number): Pick<ScoreResult, "truncated"> {
  const excessTokens = [vectors.excessTokens[2 * k]!, vectors.excessTokens[2 * k + 1]!] as const;
  return excessTokens[0] + excessTokens[1] > 0 ? { truncated: { excessTokens } } : {};
}
