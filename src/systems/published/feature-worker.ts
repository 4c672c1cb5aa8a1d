import { StsError } from "../../errors.ts";
import type { Language } from "../../text/index.ts";
import { type Corpus, NO_CORPUS } from "./corpus/corpus.ts";
import { type CorpusPlan, learnCorpus } from "./corpus/learn-corpus.ts";
import { openRecipeReader, type ReaderChoice, type RecipeReader } from "./feature-tools.ts";
import type { FeatureTools } from "./features/family.ts";
import { getFeatures } from "./features/index.ts";
import { type LearntText, learntText, type RecipeText } from "./recipe-text.ts";

/** A text and the language that it is read by. */
export type TaggedText = readonly [text: string, language: Language];
export type TaggedPair = readonly [a: TaggedText, b: TaggedText];

/** What a thread is asked: all but opening, which comes first. */
export type FeatureTask =
  | { readonly kind: "open"; readonly choice: ReaderChoice }
  | { readonly kind: "read"; readonly texts: readonly TaggedText[] }
  | { readonly kind: "learn"; readonly texts: readonly LearntText[]; readonly plan: CorpusPlan }
  | { readonly kind: "use"; readonly corpus: Corpus }
  | {
      readonly kind: "features";
      readonly families: readonly string[];
      readonly pairs: readonly TaggedPair[];
    };

/** What each kind of task is answered with. */
export interface FeatureAnswers {
  readonly open: undefined;
  readonly read: readonly LearntText[];
  readonly learn: Corpus;
  readonly use: undefined;
  /** Values of each family, shape [pairs * columns]. */
  readonly features: readonly Float64Array[];
}

export type FeatureAnswer = FeatureAnswers[keyof FeatureAnswers];

/**
 * Texts that a thread keeps as it read them, some 20 kB each; beyond, all are forgotten, which costs time alone. Twice
 * those of STS-benchmark train.
 */
const REMEMBERED_TEXTS = 25_000;

/** Reads texts, each once, and computes features of pairs: what one thread does, this one or another. */
export class FeatureWorker {
  readonly #texts = new Map<string, RecipeText>();
  #reader: RecipeReader | undefined;
  #corpus = NO_CORPUS;
  #tools: FeatureTools | undefined;

  /** Opens what texts and words are read with. @throws StsError as `openRecipeReader` */
  async open(choice: ReaderChoice): Promise<RecipeReader> {
    this.#reader = await openRecipeReader(choice);
    this.use(this.#corpus);
    return this.#reader;
  }

  read(text: string, language: Language): RecipeText {
    const key = `${language}\n${text}`;
    const known = this.#texts.get(key);
    if (known !== undefined) return known;
    if (this.#texts.size >= REMEMBERED_TEXTS) this.#texts.clear();
    const read = this.#opened().read(text, language);
    this.#texts.set(key, read);
    return read;
  }

  /** What features are asked of from now on is compared by this corpus. */
  use(corpus: Corpus): void {
    this.#corpus = corpus;
    this.#tools = this.#opened().tools(corpus);
  }

  /**
   * Values of each family, shape [pairs * columns].
   * @param turn waited for at each pair
   */
  async features(
    families: readonly string[],
    pairs: readonly TaggedPair[],
    turn: () => Promise<void> = async () => {},
  ): Promise<Float64Array[]> {
    const chosen = families.map(getFeatures);
    const values = chosen.map(({ columns }) => new Float64Array(pairs.length * columns.length));
    for (const [i, [a, b]] of pairs.entries()) {
      await turn();
      const [left, right] = [this.read(...a), this.read(...b)];
      for (const [k, family] of chosen.entries())
        values[k]!.set(family.compute(left, right, this.#tools!), i * family.columns.length);
    }
    return values;
  }

  /** What another thread answers. */
  async answer(task: FeatureTask): Promise<FeatureAnswer> {
    switch (task.kind) {
      case "open":
        await this.open(task.choice);
        return undefined;
      case "read":
        return task.texts.map(([text, language]) => learntText(this.read(text, language)));
      case "learn":
        return learnCorpus(task.texts, task.plan);
      case "use":
        this.use(task.corpus);
        return undefined;
      case "features":
        return this.features(task.families, task.pairs);
    }
  }

  #opened(): RecipeReader {
    if (this.#reader === undefined) throw new StsError("E_INPUT", "FeatureWorker: nothing is opened yet");
    return this.#reader;
  }
}
