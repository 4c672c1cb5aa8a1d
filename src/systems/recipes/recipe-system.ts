import { alignerText, alignTexts, lexicalSimilarity } from "../../align/index.ts";
import { type Analyser, loadAnalyser } from "../../analysis/index.ts";
import { throwIfAborted } from "../../errors.ts";
import type { Calibration } from "../../learn/index.ts";
import { type Language, loadLanguageIdentifier } from "../../text/index.ts";
import { takingTurns } from "../../work.ts";
import { READING_DIGEST } from "../reading-digest.ts";
import { readAs } from "../result/read-as.ts";
import { finishResult } from "../result/result.ts";
import { languageWarnings } from "../result/text-warnings.ts";
import type { LanguagePair, System, SystemOptions, TextPair } from "../system.ts";
import type { AlignedTexts, AlignmentRecipe } from "./recipe.ts";

/** Shipped folders that recipes read texts with. */
export const READ_WITH = {
  analysers: ["analysis-en", "analysis-es", "analysis-ar", "analysis-tr"],
  wordLists: ["paraphrases-en", "words"],
} as const;

/** Digests of what stands in those folders. */
interface ResourceDigests {
  readonly weights: string;
  readonly lexicon: string;
}

/**
 * A recipe as a system: texts are analysed, aligned, and the recipe's value put through its calibration. Languages that are
 * not given are detected; a text whose language cannot be told is read by the other's, and as English where neither can.
 */
export function recipeSystem(
  recipe: AlignmentRecipe,
  calibration: Calibration,
  calibrationDigest: string,
  resources: ResourceDigests,
  options: SystemOptions = {},
): System {
  const frame = { system: recipe.name, rawName: recipe.raw, calibration };
  return {
    name: recipe.name,
    version: recipe.version,
    description: recipe.description,
    raw: { name: recipe.raw, range: [0, 1], direction: calibration.model.direction },
    calibrated: true,
    trainedOn: [{ set: "stsb-train", use: "calibration" }],
    signature: {
      system: recipe.name,
      version: recipe.version,
      ...resources,
      calibration: calibrationDigest,
      reading: READING_DIGEST,
    },
    async score(pairs, { languages: given = options.languages, signal, onProgress } = {}) {
      throwIfAborted(signal);
      const languages = await languagesOf(pairs, given);
      const reader = await openReader(languages);
      const turn = takingTurns(signal);
      const results = [];
      for (const [k, { a, b, languages: told = given }] of pairs.entries()) {
        await turn();
        const value = recipe.value(reader.align({ a, b }, languages[k]!));
        results.push(
          finishResult(frame, {
            a,
            b,
            raw: value ?? 0,
            unreadable: value === undefined,
            languages: languages[k]!,
            warnings: told === undefined ? [] : languageWarnings(a, b, told),
          }),
        );
      }
      onProgress?.(pairs.length);
      return results;
    },
    close: async () => {},
  };
}

/** Aligns pairs, their analysers and lists being read. */
export interface PairReader {
  align(pair: TextPair, languages: LanguagePair): AlignedTexts;
}

/** Reads what pairs of these languages need. @throws StsError E_MODEL */
export async function openReader(languages: readonly LanguagePair[]): Promise<PairReader> {
  const read = languages.map(readAs);
  const analysers = new Map<Language, Analyser>();
  for (const language of new Set(read.flat())) analysers.set(language, await loadAnalyser(language));
  const similarities = new Map<string, Awaited<ReturnType<typeof lexicalSimilarity>>>();
  for (const [x, y] of read)
    if (!similarities.has(x + y)) similarities.set(x + y, await lexicalSimilarity(x, y));
  return {
    align(pair, tags) {
      const [x, y] = readAs(tags);
      const a = alignerText(analysers.get(x)!.analyse(pair.a));
      const b = alignerText(analysers.get(y)!.analyse(pair.b));
      return { a, b, alignment: alignTexts(a, b, { similarity: similarities.get(x + y)! }) };
    },
  };
}

async function languagesOf(
  pairs: readonly TextPair[],
  given: LanguagePair | undefined,
): Promise<LanguagePair[]> {
  const missing = pairs.some(({ languages }) => (languages ?? given) === undefined);
  const identify = missing ? await loadLanguageIdentifier() : undefined;
  const tag = (text: string) => {
    const { language } = identify!(text);
    return language === "unsure" ? "und" : language;
  };
  return pairs.map(({ a, b, languages = given }) => languages ?? [tag(a), tag(b)]);
}
