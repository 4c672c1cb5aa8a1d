export { AUDIT_CHECKS, type AuditReport, audit } from "./audit/audit.ts";
export type { AuditCheck, AuditOptions, AuditSet, Finding, Place } from "./audit/finding.ts";
export {
  type AlignedPair,
  type AlignmentFile,
  CHUNK_MARKS,
  CHUNK_TYPES,
  type ChunkAlignment,
  type ChunkMark,
  type ChunkType,
  standsAlone,
  wordsOf,
} from "./interpretable/chunk-alignment.ts";
export {
  type ChunkedSentence,
  type ChunkFile,
  checkChunks,
  chunkTokens,
  parseChunks,
  writeChunks,
} from "./interpretable/chunked-sentence.ts";
export { beyondEnd } from "./interpretable/parse-aligned-pair.ts";
export { type AlignmentOptions, parseAlignments } from "./interpretable/parse-alignments.ts";
export { readAlignments, readChunks } from "./interpretable/read-alignments.ts";
export { writeAlignments } from "./interpretable/write-alignments.ts";
export { languagesByText } from "./languages-by-text.ts";
export {
  COLUMN_ROLES,
  type ColumnMap,
  type ColumnRole,
  parseColumns,
} from "./read/columns.ts";
export { isPairFormat, PAIR_FORMATS, type PairFormat } from "./read/format.ts";
export { type OpenOptions, openPairs } from "./read/open-pairs.ts";
export { BATCH_ROWS, PairReader, type ReadOptions, readPairs } from "./read/read-pairs.ts";
export { DEFAULT_SCALE, isTurned, type ScaleOption, upright } from "./read/score-cell.ts";
export { goldNameOf, isOfficialInput, sniffFormat } from "./read/sniff.ts";
export { type TextBlock, textBlocks } from "./read/text-blocks.ts";
export { textPieces } from "./read/text-pieces.ts";
export { dataSchemas } from "./schemas.ts";
export type { AddedSet, AddFileOptions, AddReport } from "./sets/add-sets.ts";
export { type BuiltPart, buildStsb, type CompositionBlock, parseComposition } from "./sets/build-stsb.ts";
export { type CalibrationPairs, calibrationPairs, withUnrelated } from "./sets/calibration-pairs.ts";
export { type Catalogue, findSets, knownNames, type SetGroup, type SetRecord } from "./sets/catalogue.ts";
export { CHUNK_SETS, type ChunkSet, openChunkSet } from "./sets/chunk-sets.ts";
export type { DataSet } from "./sets/data-set.ts";
export { loadCatalogue, openSet, type ResolvedData, resolveData } from "./sets/data-sets.ts";
export { loadHeldOutPairs } from "./sets/held-out.ts";
export { filesOf, refuseExisting, refuseOverInputs, STDIN_PATH } from "./sets/keep-files.ts";
export { addFile, addSets, dataFolders, removeSet, type SetCheck, verifySet } from "./sets/manage-sets.ts";
export {
  type HeldOutPart,
  loadOverlap,
  type Overlap,
  pairKey,
  parseOverlap,
  sentenceKey,
} from "./sets/overlap.ts";
export { type KnownSentences, knownSentences } from "./sets/sentence-digests.ts";
export { type SplitOptions, type SplitPart, type SplitResult, splitPairs } from "./split/split.ts";
export type { GoldPair, Pair, Scale } from "./types.ts";
export { checkFilePlace, checkFolderPlace } from "./write/check-places.ts";
export type { Cell, TableColumn } from "./write/encode-rows.ts";
export { makeFolder } from "./write/make-folder.ts";
export {
  openTable,
  type TableFormat,
  type TableOptions,
  tableFormatOf,
} from "./write/open-table.ts";
export type { TableWriter } from "./write/table-writer.ts";
export { type WriteOptions, writePairs } from "./write/write-pairs.ts";
export { writeWhole } from "./write/write-whole.ts";
