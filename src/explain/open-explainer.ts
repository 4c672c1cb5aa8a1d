import { type Differences, differences } from "../align/index.ts";
import { checkOptions, checkPairs, checkText, optionNames } from "../arguments.ts";
import { StsError } from "../errors.ts";
import { createSystem, isSystem, rubricLabel, type ScoreResult, type System } from "../systems/index.ts";
import { identifyLanguage, isLanguage, type Language } from "../text/index.ts";
import { agreeWithScores, type ScoredChunks } from "./agree-with-score.ts";
import { type AlignedChunks, alignChunks, type ChunkedPair } from "./align/align-chunks.ts";
import { explainedChunks } from "./explained-chunks.ts";
import type { Explanation } from "./explanation.ts";
import { shippedChunkModel } from "./learned-aligner.ts";
import { LOCALES, type Locale } from "./locale.ts";
import { openShippedReading } from "./open-chunk-reading.ts";
import { readChunks, routeOf } from "./read-chunks.ts";
import { sayExplanation } from "./sentence/say-explanation.ts";

/** Two texts to be explained. */
export interface ExplainPair {
  readonly a: string;
  readonly b: string;
  readonly languages?: readonly [Language, Language];
}

export interface ExplainerOptions {
  /** Whose score is explained: a system, or its name; "base" by default. */
  readonly system?: string | System;
  /** Languages of texts that carry none of their own; found out when absent. */
  readonly languages?: readonly [Language, Language];
  /** Language of the sentence; "en" by default. */
  readonly locale?: Locale;
  readonly threads?: number;
}

/** What `createExplainer` and `explain` take. */
export const EXPLAINER_OPTIONS = optionNames<ExplainerOptions>({
  system: true,
  languages: true,
  locale: true,
  threads: true,
});

/** Explains pairs; what it opened is kept until `close`. */
export interface Explainer {
  /** Explanation i belongs to pairs[i]. @throws StsError E_ABORTED, E_MODEL */
  explain(
    pairs: readonly ExplainPair[],
    options?: { readonly signal?: AbortSignal; readonly locale?: Locale },
  ): Promise<Explanation[]>;
  close(): Promise<void>;
}

/** @throws StsError E_INPUT for an unknown locale, E_UNKNOWN_NAME for a system, E_MODEL for missing weights */
export async function openExplainer(options: ExplainerOptions = {}): Promise<Explainer> {
  checkOptions(options, "createExplainer", EXPLAINER_OPTIONS, '{ system: "base" }');
  const { locale: usual = "en", system: wanted = "base", threads } = options;
  checkLocale(usual);
  const model = await shippedChunkModel();
  const system = isSystem(wanted)
    ? wanted
    : await createSystem(wanted, threads === undefined ? {} : { threads });
  const reading = { ...openShippedReading(threads), boundaries: model.boundaries };
  return {
    async explain(pairs, { signal, locale = usual } = {}) {
      checkLocale(locale);
      checkPairs(pairs, "explain: pairs");
      for (const [i, { a, b }] of pairs.entries()) {
        checkText(a, `explain: text a of pair ${i}`);
        checkText(b, `explain: text b of pair ${i}`);
      }
      const told = pairs.map(({ a, b, languages = options.languages }) => ({
        a,
        b,
        ...(languages && { languages }),
      }));
      const results = await system.score(told, signal === undefined ? {} : { signal });
      const tongues: (readonly [Language, Language])[] = [];
      for (const [i, { a, b }] of pairs.entries()) tongues.push(await languagesOf(a, b, results[i]!));
      const explained: Explanation[] = new Array(pairs.length);
      for (const route of ["en", "multi"] as const) {
        const own = [...pairs.keys()].filter((i) => routeOf(...tongues[i]!) === route);
        if (own.length === 0) continue;
        const texts = own.map((i) => {
          const [left, right] = tongues[i]!;
          const { a, b } = pairs[i]!;
          return [
            { text: a, language: left },
            { text: b, language: right },
          ] as const;
        });
        const read = await readChunks(texts, route, reading, signal);
        const scored = own.map((i, k): ScoredChunks => {
          const { a, b } = pairs[i]!;
          const pair = read[k]!;
          const aligned = alignChunks(pair, model.routes[route]);
          return { texts: [a, b], pair, aligned, result: results[i]! };
        });
        const agreed = await agreeWithScores(scored, system, model.routes[route], signal);
        for (const [k, i] of own.entries()) {
          const { texts: both, pair, result } = scored[k]!;
          const found = differences(...both, { languages: tongues[i]! });
          explained[i] = explanation(both, result, pair, agreed[k]!, found, locale);
        }
      }
      return explained;
    },
    async close() {
      await reading.close();
      if (!isSystem(wanted)) await system.close();
    },
  };
}

function checkLocale(locale: Locale): void {
  if (LOCALES.includes(locale)) return;
  throw new StsError("E_INPUT", `locale is "${locale}"; explanations are in ${LOCALES.join(", ")}`);
}

function explanation(
  texts: readonly [string, string],
  result: ScoreResult,
  pair: ChunkedPair,
  aligned: readonly AlignedChunks[],
  found: Differences,
  locale: Locale,
): Explanation {
  const chunks = explainedChunks(texts, pair, aligned, found.differences);
  const tokens = ([pair.left, pair.right] as const).map((sides) =>
    (sides[0]?.text.tokens ?? []).map(({ text, start, end }) => ({ text, start, end })),
  ) as unknown as Explanation["tokens"];
  const { overlap } = found;
  const said = { texts, chunks, differences: found.differences, overlap, score: result.score };
  return {
    schema: 1,
    ...result,
    label: rubricLabel(result.score, locale),
    texts,
    tokens,
    chunks,
    differences: found.differences,
    locale,
    sentence: sayExplanation(said, locale),
  };
}

/** As the system told, else found out, else the other text's, else English. */
async function languagesOf(
  a: string,
  b: string,
  { languages }: ScoreResult,
): Promise<readonly [Language, Language]> {
  const found: (Language | undefined)[] = [];
  for (const [i, text] of [a, b].entries()) {
    const tag = languages[i]!;
    if (isLanguage(tag)) found.push(tag);
    else {
      const { language } = await identifyLanguage(text);
      found.push(isLanguage(language) ? language : undefined);
    }
  }
  const [x, y] = found;
  return [x ?? y ?? "en", y ?? x ?? "en"];
}
