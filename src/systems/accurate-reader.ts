import { throwIfAborted } from "../errors.ts";
import { type Analyser, loadAnalyser } from "../text/analysis/index.ts";
import type { Language } from "../text/language.ts";
import { type CrossEncoder, cosine, nextTurn, openStaticEncoder } from "../vectors/index.ts";
import { folderFiles, openCrossEncoderFolder, shippedFolder } from "../vectors/node.ts";
import { type BaseReader, openBaseReader } from "./accurate-base.ts";
import type { CombinerWeights } from "./accurate-combiner.ts";
import { crossFeaturesOf, type Features, featuresOf } from "./accurate-features.ts";
import { inFullHours, type Sketch, sketchOf } from "./accurate-sketch.ts";
import { encoderOptions } from "./encoder/encoder-options.ts";
import type { Tags } from "./encoder-parts.ts";
import { asEncoded } from "./pair-values.ts";
import type { ScoreOptions } from "./system.ts";
import { Aligner, wordVectors } from "./word-alignment.ts";

/** A pair with the languages of its texts, given or found out. */
export interface TaggedPair {
  readonly a: string;
  readonly b: string;
  readonly languages: Tags;
}

/** All that is known of a pair before the combiner sees it. */
export interface PairReading {
  readonly features: Features;
  /** Tokens beyond what the cross-encoder reads at once. */
  readonly excessTokens: readonly [a: number, b: number];
  /** Whether the sentence encoder knows nothing in a text. */
  readonly unknown: readonly [a: boolean, b: boolean];
  /** What is missing for a full reading, such as an analyser's model. */
  readonly warnings: readonly string[];
}

/** Pairs to features: runs a cross-encoder, two encoders and the analysers. */
export interface PairReader {
  /** Checksums of what it reads with; a combiner fits the ones it was fitted on. */
  readonly weights: CombinerWeights;
  /** Reading i belongs to pairs[i]; exchanging a and b changes nothing. @throws StsError E_ABORTED, E_MODEL */
  read(pairs: readonly TaggedPair[], options?: ScoreOptions): Promise<PairReading[]>;
  close(): Promise<void>;
}

/** Characters of a text that the analyser looks at: what it adds is for sentences, and takes time. */
const ANALYSED = 2000;

/** Pairs whose features are worked out before other work of the process gets its turn. */
const CHUNK = 256;

export type AccurateRoute = "en" | "multi";

export interface PairReaderOptions {
  /** Folder of the cross-encoder; by default the one that ships. */
  readonly folder?: string;
  readonly onNote?: (text: string) => void;
  readonly threads?: number;
}

/** Opens what `accurate` reads pairs with: for two English texts ("en"), or for any ("multi"). */
export async function openPairReader(
  route: AccurateRoute,
  { folder = shippedFolder(`accurate-${route}`), ...shared }: PairReaderOptions = {},
): Promise<PairReader> {
  const options = encoderOptions(shared);
  const opening = [
    openCrossEncoderFolder(folder, options),
    openBaseReader(route, options),
    openStaticEncoder(folderFiles(shippedFolder("fast"))),
  ] as const;
  try {
    return pairReader(...(await Promise.all(opening)));
  } catch (error) {
    for (const opened of await Promise.allSettled(opening)) {
      if (opened.status === "fulfilled") await opened.value.close();
    }
    throw error;
  }
}

type FastEncoder = Awaited<ReturnType<typeof openStaticEncoder>>;

function pairReader(cross: CrossEncoder, base: BaseReader, fast: FastEncoder): PairReader {
  const aligner = new Aligner(wordVectors((word) => fast.sum(word)));
  return {
    weights: { cross: cross.sha256, ...base.weights, fast: fast.sha256 },
    async read(pairs, { signal, onProgress } = {}) {
      throwIfAborted(signal);
      const texts = pairs.flatMap(({ a, b }) => [a, b]);
      const withSignal = signal === undefined ? {} : { signal };
      const baseValues = await base.read(pairs, aligner, signal);
      const fastVectors = await fast.encode(texts, withSignal);
      const { scores, excessTokens } = await cross.score(pairs.map(asRead), {
        ...withSignal,
        ...(onProgress && { onProgress: (done: number) => onProgress(done) }),
      });
      const sketches = await sketcher(pairs);
      const readings: PairReading[] = [];
      for (const [k, { a, b, languages }] of pairs.entries()) {
        if (k % CHUNK === CHUNK - 1) await nextTurn(signal);
        const { cosine: near, blend, alignment, unknown } = baseValues[k]!;
        const values = {
          cross: scores[k]!,
          base: near,
          blend,
          fast: cosine(fastVectors, 2 * k, fastVectors, 2 * k + 1),
          alignment,
        };
        const [left, right] = sketches.of(k);
        // In one order whatever the caller's, since the matching of words lets the first text choose.
        const [x, y] = b < a ? [right, left] : [left, right];
        readings.push({
          features: sketches.together(languages) ? featuresOf(values, x, y) : crossFeaturesOf(values, x, y),
          excessTokens: [excessTokens[2 * k]!, excessTokens[2 * k + 1]!],
          unknown,
          warnings: sketches.warnings(languages),
        });
      }
      return readings;
    },
    async close() {
      await Promise.all([cross.close(), base.close(), fast.close()]);
    },
  };
}

/** Texts as the cross-encoder reads them. */
function asRead({ a, b, languages }: TaggedPair): { readonly a: string; readonly b: string } {
  const [left, right] = analysisLanguages(languages);
  return { a: asSeen(a, left), b: asSeen(b, right) };
}

/** A text as cross-encoder and analyser see it. */
function asSeen(text: string, language: Language | "und"): string {
  return asEncoded(inFullHours(text, language), language);
}

/** Sketches of the texts of pairs, each text analysed once a language. */
async function sketcher(pairs: readonly TaggedPair[]) {
  const analysers = new Map<string, Analyser>();
  for (const language of new Set(pairs.flatMap(({ languages }) => analysisLanguages(languages)))) {
    analysers.set(language, await loadAnalyser(language));
  }
  const made = new Map<string, Sketch>();
  const sketch = (whole: string, language: Language | "und"): Sketch => {
    const text = asSeen(whole.slice(0, ANALYSED), language);
    const key = `${language} ${text}`;
    let known = made.get(key);
    if (known === undefined) {
      known = sketchOf(analysers.get(language)!.analyse(text));
      made.set(key, known);
    }
    return known;
  };
  return {
    of(k: number): readonly [Sketch, Sketch] {
      const { a, b, languages } = pairs[k]!;
      const [left, right] = analysisLanguages(languages);
      return [sketch(a, left), sketch(b, right)];
    },
    together(languages: Tags): boolean {
      const [left, right] = analysisLanguages(languages);
      return left === right;
    },
    warnings(languages: Tags): string[] {
      const missing = new Set<string>();
      for (const language of analysisLanguages(languages)) {
        const { warning } = analysers.get(language)!;
        if (warning?.code === "no-model") missing.add(warning.message);
      }
      return [...missing];
    },
  };
}

/** A text whose language cannot be told is read as the other one's: names, numbers, a few words. */
function analysisLanguages([a, b]: Tags): readonly [Language | "und", Language | "und"] {
  return [a === "und" ? b : a, b === "und" ? a : b];
}
