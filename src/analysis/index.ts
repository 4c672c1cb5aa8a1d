export type { Quantity, QuantityKind } from "../text/numbers/index.ts";
export { analyseWith, LONGEST_SENTENCE, type LoadedModel } from "./analyse.ts";
export { analyseStream, type StreamedAnalysis } from "./analyse-stream.ts";
export { type Analyser, type AnalyserOptions, analyse, loadAnalyser, type ModelSource } from "./load.ts";
export { MODEL_VERSION, readModel } from "./model-file.ts";
export { type ConlluRange, type ConlluSentence, type ConlluWord, readConllu } from "./read-conllu.ts";
export { type ConlluPlace, toConllu } from "./show/conllu.ts";
export { HTML_END, htmlPart, htmlStart, toHtml } from "./show/html.ts";
export { toTable } from "./show/table.ts";
export type {
  AnalysedSentence,
  AnalysedToken,
  Analysis,
  AnalysisWarning,
  Chunk,
  ChunkKind,
  Entity,
  EntityKind,
  Frame,
  Negation,
  NegationKind,
  Role,
  RoleName,
  Span,
  TokenIds,
} from "./types.ts";
export { UPOS, type Upos } from "./upos.ts";
