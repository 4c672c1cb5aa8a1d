import { checkOptions, checkRecord } from "../../arguments.ts";
import type { AnalysedToken, Analysis } from "../types.ts";

/** Where a part of a stream stands in it. */
export interface ConlluPlace {
  /** Sentences before it. Default: 0. */
  readonly sentences?: number;
  /** UTF-16 offset of its start. Default: 0. */
  readonly offset?: number;
}

/**
 * The analysis as CoNLL-U (Universal Dependencies), ten columns. Words written together become a multiword token;
 * the last column holds SpaceAfter=No, Arabic lemmas with vowel signs (LemmaVocalised) and the place in the text.
 */
export function toConllu(analysis: Analysis, place: ConlluPlace = {}): string {
  checkRecord(analysis, "toConllu: analysis", "an Analysis", ["text", "sentences", "tokens"]);
  checkOptions(place, "toConllu");
  const { sentences: before = 0, offset = 0 } = place;
  const blocks = analysis.sentences.map((sentence, number) => {
    const tokens = analysis.tokens.slice(sentence.from, sentence.to);
    const lines = [`# sent_id = ${before + number + 1}`, `# text = ${sentence.text.replace(/\s+/g, " ")}`];
    for (let i = 0; i < tokens.length; i++) {
      const token = tokens[i]!;
      const end = lastWrittenTogether(tokens, i);
      if (end > i && (i === 0 || tokens[i - 1]!.end < token.start || !isPart(tokens[i - 1]!, token))) {
        const surface = analysis.text.slice(token.start, tokens[end]!.end);
        const misc = spaceAfter(tokens, end) ? "_" : "SpaceAfter=No";
        lines.push([`${i + 1}-${end + 1}`, surface, "_", "_", "_", "_", "_", "_", "_", misc].join("\t"));
      }
      const inside = i > 0 && isPart(tokens[i - 1]!, token);
      lines.push(row(token, i, sentence.from, spaceAfter(tokens, i) || end > i || inside, offset));
    }
    return lines.join("\n");
  });
  return blocks.length === 0 ? "" : `${blocks.join("\n\n")}\n\n`;
}

function isPart(a: AnalysedToken, b: AnalysedToken): boolean {
  return a.end === b.start && /[\p{L}\p{M}]$/u.test(a.text) && /^[\p{L}\p{M}'’]/u.test(b.text);
}

/** Index of the last word that is written together with word `i`. */
function lastWrittenTogether(tokens: readonly AnalysedToken[], i: number): number {
  let end = i;
  while (end + 1 < tokens.length && isPart(tokens[end]!, tokens[end + 1]!)) end++;
  return end;
}

function spaceAfter(tokens: readonly AnalysedToken[], i: number): boolean {
  const next = tokens[i + 1];
  return next === undefined || tokens[i]!.end < next.start;
}

function row(token: AnalysedToken, i: number, from: number, spaced: boolean, offset: number): string {
  const features = Object.entries(token.features)
    .map(([k, v]) => `${k}=${v}`)
    .join("|");
  const misc = [
    ...(token.vocalised !== undefined && token.vocalised !== token.lemma
      ? [`LemmaVocalised=${token.vocalised}`]
      : []),
    ...(spaced ? [] : ["SpaceAfter=No"]),
    `TokenRange=${offset + token.start}:${offset + token.end}`,
  ].join("|");
  const cell = (text: string) => text.replace(/\s/g, " ") || "_";
  const head = token.head < 0 ? 0 : token.head - from + 1;
  return [
    i + 1,
    cell(token.form),
    cell(token.lemma),
    token.upos,
    "_",
    features || "_",
    head,
    token.relation,
    "_",
    misc,
  ].join("\t");
}
