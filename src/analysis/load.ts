import { checkOptions, checkText } from "../arguments.ts";
import { isLanguage, LANGUAGES, type Language } from "../text/language.ts";
import { analyseWith, analyseWithout, type LoadedModel, type Stemmer } from "./analyse.ts";
import { readModel } from "./model-file.ts";
import type { Analysis, AnalysisWarning } from "./types.ts";

/** Bytes of the model of a language, or undefined where there is none. */
export type ModelSource = (language: Language) => Promise<Uint8Array | undefined>;

export interface AnalyserOptions {
  /** Where models come from. Default: `models/analysis-<language>/analyser.bin` of this package (Node, Deno, Bun). */
  readonly models?: ModelSource;
}

/** Analyses texts of one language; synchronous, the model being loaded. */
export interface Analyser {
  readonly language: Language | "unknown";
  /** Why there is no model, or undefined when there is one. */
  readonly warning: AnalysisWarning | undefined;
  analyse(text: string): Analysis;
}

/**
 * Loads what is needed for a language, once per language and source (a few milliseconds; 5 MB at most). A
 * language without a model, or a damaged model, gives an analyser that finds words, stems and quantities and
 * says so in every result's `warnings`; nothing is thrown for them.
 */
export async function loadAnalyser(language: string, options: AnalyserOptions = {}): Promise<Analyser> {
  checkText(language, "loadAnalyser: language");
  checkOptions(options, "loadAnalyser", ["models"]);
  if (!isLanguage(language)) {
    return without("unknown", {
      code: "unknown-language",
      message: `no analyser for language "${language}"; only words and numbers are given (languages: ${LANGUAGES.join(", ")})`,
    });
  }
  const source = options.models ?? shipped;
  let kept = loaded.get(source);
  if (kept === undefined) {
    kept = new Map();
    loaded.set(source, kept);
  }
  let analyser = kept.get(language);
  if (analyser === undefined) {
    analyser = open(language, source);
    kept.set(language, analyser);
  }
  return analyser;
}

/**
 * Sentences, words, lemmas, tree, chunks, entities, roles, quantities and negation of a text.
 * @param language "en", "es", "ar" or "tr"; another code gives words, stems and a warning
 * @example (await analyse("The man was bitten by two dogs.", "en")).frames[0].roles[0].lemma // "dog"
 */
export async function analyse(
  text: string,
  language: string,
  options: AnalyserOptions = {},
): Promise<Analysis> {
  checkText(text, "analyse: text");
  checkText(language, "analyse: language");
  return (await loadAnalyser(language, options)).analyse(text);
}

/** One analyser per source and language; what is kept never changes a result. */
const loaded = new WeakMap<ModelSource, Map<Language, Promise<Analyser>>>();

const shipped: ModelSource = async (language) => {
  const { readShippedModel } = await import("./node-models.ts");
  return readShippedModel(language);
};

async function open(language: Language, source: ModelSource): Promise<Analyser> {
  let model: LoadedModel;
  try {
    const bytes = await source(language);
    if (bytes === undefined)
      return without(language, {
        code: "no-model",
        message: `no analyser model for "${language}" is installed`,
      });
    model = readModel(bytes, `analysis-${language}`);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return without(language, {
      code: "no-model",
      message: `the analyser model for "${language}" cannot be used: ${reason}; only words, stems and numbers are given`,
    });
  }
  return { language, warning: undefined, analyse: (text) => analyseWith(model, text) };
}

async function without(language: Language | "unknown", warning: AnalysisWarning): Promise<Analyser> {
  let stem: Stemmer | undefined;
  if (language !== "unknown") {
    const stems = await import("../text/words/stem.ts");
    stem = (word) => stems.stem(word, language);
  }
  return { language, warning, analyse: (text) => analyseWithout(text, language, warning, stem) };
}
