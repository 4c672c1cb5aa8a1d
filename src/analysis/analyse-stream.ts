import { checkOptions, checkSequence, checkText } from "../arguments.ts";
import { streamSentences } from "../text/tokens/sentence-stream.ts";
import { takingTurns } from "../work.ts";
import { asLanguage } from "./analyse.ts";
import { type AnalyserOptions, loadAnalyser } from "./load.ts";
import type { Analysis } from "./types.ts";

/** One sentence of a stream. Places in it count from its own start: `offset` further on in the stream. */
export interface StreamedAnalysis extends Analysis {
  /** UTF-16 offset of the sentence in the stream. */
  readonly offset: number;
}

/**
 * Analyses a text that comes in pieces, sentence by sentence, each as soon as it is whole. Memory is bounded (a sentence
 * of more than 16,384 characters is cut), time linear; other work of the process has its turn every 20 ms.
 * @param pieces of text, cut anywhere: a file's or network stream's decoded chunks
 * @throws StsError E_ABORTED soon after the signal
 * @example for await (const { text, frames } of analyseStream(pieces, "en")) { }
 */
export async function* analyseStream(
  pieces: AsyncIterable<string> | Iterable<string>,
  language: string,
  options: AnalyserOptions & { readonly signal?: AbortSignal } = {},
): AsyncGenerator<StreamedAnalysis> {
  checkSequence(pieces, "analyseStream: pieces");
  checkText(language, "analyseStream: language");
  checkOptions(options, "analyseStream");
  const { signal, ...rest } = options;
  const analyser = await loadAnalyser(language, rest);
  const known = asLanguage(language);
  const turn = takingTurns(signal);
  for await (const { text, start } of streamSentences(
    pieces,
    known === undefined ? {} : { language: known },
  )) {
    await turn();
    yield { offset: start, ...analyser.analyse(text) };
  }
}
