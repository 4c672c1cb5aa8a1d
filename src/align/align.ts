import { loadAnalyser } from "../analysis/index.ts";
import { checkOptions, checkText } from "../arguments.ts";
import { identifyLanguage, type Language } from "../text/index.ts";
import { type AlignTextsOptions, alignTexts } from "./aligner/align-texts.ts";
import { alignedSums, pooledShare } from "./aligner/aligned-share.ts";
import { type AlignerText, alignerText } from "./aligner/aligner-text.ts";
import { lexicalSimilarity } from "./aligner/lexical-resources.ts";
import { strongestOf } from "./aligner/lexical-similarity.ts";
import type { LinkStep } from "./aligner/types.ts";

export interface AlignOptions extends AlignTextsOptions {
  /** Language of each text; found out when absent, and English where it cannot be told. */
  readonly languages?: readonly [Language, Language];
}

/** Words of a text. */
export interface AlignedSpan {
  /** Numbers of its tokens in the text's analysis (`analyse`), ascending. */
  readonly tokens: readonly number[];
  /** UTF-16 offsets, end excluded, from the first word to the last. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Words of two texts that stand for each other, or against each other (weight 0). */
export interface TextLink {
  readonly left: AlignedSpan;
  readonly right: AlignedSpan;
  /** How far they mean the same: 0 to 1. */
  readonly weight: number;
  readonly step: LinkStep;
  readonly evidence: string;
}

/** Two texts aligned, JSON-safe; `schema` rises when a field changes its meaning. */
export interface TextAlignment {
  readonly schema: 1;
  readonly languages: readonly [Language, Language];
  /** In the order of the first text. */
  readonly links: readonly TextLink[];
  /** Content words without a link. */
  readonly leftOnly: readonly AlignedSpan[];
  readonly rightOnly: readonly AlignedSpan[];
  /** Share of the content words of both texts that are aligned, 0..1; null where neither text has one. */
  readonly aligned: number | null;
  readonly warnings: readonly string[];
}

/**
 * Aligns the words of two texts, with the evidence for each link: by words, lemmas, names, numbers, paraphrases or synonyms,
 * trees and neighbours; texts of two languages by translations in place of words and lemmas. See `alignTexts` for the steps and the time they take.
 * @throws StsError E_INPUT for texts that are none and options that there are not; E_MODEL when a word list is damaged
 * @example (await align("The UN met.", "United Nations met.")).links[0].evidence // "name: UN = United Nations"
 */
export async function align(a: string, b: string, options: AlignOptions = {}): Promise<TextAlignment> {
  checkText(a, "align: text a");
  checkText(b, "align: text b");
  checkOptions(options, "align", ["languages", "similarity", "assignment"]);
  const { languages = [await guess(a), await guess(b)], similarity, assignment } = options;
  const [x, y] = await Promise.all(languages.map((language) => loadAnalyser(language)));
  const [left, right] = [alignerText(x!.analyse(a)), alignerText(y!.analyse(b))];
  const listed = await lexicalSimilarity(...languages);
  const alignment = alignTexts(left, right, {
    similarity: similarity === undefined ? listed : strongestOf([listed, similarity]),
    ...(assignment !== undefined && { assignment }),
  });
  return {
    schema: 1,
    languages,
    links: alignment.links.map((link) => ({
      ...link,
      left: spanOf(left, link.left),
      right: spanOf(right, link.right),
    })),
    leftOnly: unlinked(left, new Set(alignment.links.flatMap((link) => link.left))),
    rightOnly: unlinked(right, new Set(alignment.links.flatMap((link) => link.right))),
    aligned: pooledShare(alignedSums(left, right, alignment)) ?? null,
    warnings: alignment.warnings,
  };
}

async function guess(text: string): Promise<Language> {
  const { language } = await identifyLanguage(text);
  return language === "unsure" ? "en" : language;
}

function spanOf({ text, spans }: AlignerText, tokens: readonly number[]): AlignedSpan {
  const [start, end] = [spans[tokens[0]!]!.start, spans[tokens.at(-1)!]!.end];
  return { tokens, start, end, text: text.slice(start, end) };
}

function unlinked(text: AlignerText, linked: ReadonlySet<number>): AlignedSpan[] {
  const alone = text.content.filter((k) => !linked.has(k));
  return alone.map((k) => spanOf(text, [k]));
}
