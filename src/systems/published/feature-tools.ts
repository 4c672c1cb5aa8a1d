import { type LexicalSimilarity, lexicalSimilarity } from "../../align/index.ts";
import { type Analyser, loadAnalyser } from "../../analysis/index.ts";
import { shippedParaphrases } from "../../lexicon/node.ts";
import type { Language } from "../../text/index.ts";
import { openStaticEncoder } from "../../vectors/index.ts";
import { type Corpus, readCorpus } from "./corpus/corpus.ts";
import type { FeatureTools } from "./features/family.ts";
import { type RecipeText, readRecipeText } from "./recipe-text.ts";

/** What every recipe reads texts and words with, opened once. */
export interface RecipeReader {
  /** Digest of what features hang on beside their own code: analysers and lists come with the version. */
  readonly digest: string;
  read(text: string, language: Language): RecipeText;
  tools(corpus: Corpus): FeatureTools;
}

/** What of it is opened. */
export interface ReaderChoice {
  readonly languages: readonly Language[];
  readonly tokenVectors: boolean;
}

/** @throws StsError E_MODEL when a file that ships is missing or damaged */
export async function openRecipeReader({ languages, tokenVectors }: ReaderChoice): Promise<RecipeReader> {
  const wanted = new Set<Language>(languages);
  const analysers = new Map<Language, Analyser>();
  for (const language of wanted) analysers.set(language, await loadAnalyser(language));
  const paraphrases = wanted.has("en") ? await shippedParaphrases() : undefined;
  const english = await lexicalSimilarity("en", "en");
  const lookUp = tokenVectors ? await openTokenVectors() : undefined;
  const similarity: LexicalSimilarity = (x, y) =>
    x.language === "en" && y.language === "en" ? english(x, y) : undefined;
  return {
    digest: [paraphrases?.digest ?? "", lookUp?.digest ?? ""].join(":"),
    read: (text, language) => readRecipeText(text, language, analysers.get(language)!),
    tools: (corpus) => ({
      similarity,
      corpus: readCorpus(corpus),
      ...(lookUp && { tokenVector: lookUp.vector }),
    }),
  };
}

/** Words remembered; beyond, all are forgotten, which costs time alone. */
const MAX_REMEMBERED = 50_000;

async function openTokenVectors(): Promise<{ digest: string; vector: (word: string) => Float32Array }> {
  const { folderFiles, shippedFolder } = await import("../../vectors/node.ts");
  const encoder = await openStaticEncoder(folderFiles(shippedFolder("fast")));
  const known = new Map<string, Float32Array>();
  return {
    digest: encoder.sha256.slice(0, 16),
    vector: (word) => {
      const remembered = known.get(word);
      if (remembered !== undefined) return remembered;
      if (known.size >= MAX_REMEMBERED) known.clear();
      const vector = encoder.sum(word);
      known.set(word, vector);
      return vector;
    },
  };
}
