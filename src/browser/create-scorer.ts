import { checkOptions } from "../arguments.ts";
import { StsError, throwIfAborted, unknownName } from "../errors.ts";
import { type Measure, measures } from "../measures/index.ts";
import {
  fastSystem,
  isSystem,
  type LanguageTag,
  measureCalibration,
  measureSystem,
  type Scorer,
  type System,
  scorerOf,
} from "../systems/index.ts";
import { fetchedFiles } from "../vectors/index.ts";

export interface BrowserScorerOptions {
  /** "fast" (the default), a measure ("token-cosine"), or a system of your own. */
  readonly system?: string | System;
  /** Address of the package's folder models/, as the page serves it; for "fast". Default: "models/" beside the page. */
  readonly models?: string | URL;
  /** Languages of all pairs that do not carry their own. */
  readonly languages?: readonly [LanguageTag, LanguageTag];
  readonly signal?: AbortSignal;
}

/**
 * A scorer in a browser: of the tier `fast`, whose weights it fetches (11 MB with the lexicon), or of a measure.
 * @throws StsError E_UNKNOWN_NAME; E_MODEL when files are missing or damaged; E_INPUT for tiers that need Node; E_ABORTED
 * @example
 * const scorer = await createScorer({ models: "/models/" });
 * const { score } = await scorer.score("A man is playing a guitar.", "A man plays the guitar.");
 */
export async function createScorer(options: BrowserScorerOptions = {}): Promise<Scorer> {
  checkOptions(options, "createScorer", ["system", "models", "languages", "signal"], '{ system: "fast" }');
  const { system = "fast", models = "models/", ...rest } = options;
  throwIfAborted(rest.signal);
  if (isSystem(system)) return scorerOf(system);
  if (system === "fast") {
    const files = (name: string) => fetchedFiles(`${String(models).replace(/\/$/, "")}/${name}/`);
    return scorerOf(await fastSystem(files("fast"), { ...rest, lexicon: files("lexicon") }));
  }
  if (system === "base" || system === "accurate") {
    throw new StsError(
      "E_INPUT",
      `system "${system}" runs in Node; in a browser there are fast and the measures`,
    );
  }
  if (!Object.hasOwn(measures, system))
    throw unknownName("system", system, ["fast", ...Object.keys(measures)]);
  const measure: Measure = measures[system as keyof typeof measures];
  const { calibration, digest } = measureCalibration(measure)!;
  return scorerOf(measureSystem(measure, calibration, digest, rest));
}
