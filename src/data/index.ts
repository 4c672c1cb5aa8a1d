export type { AddedSet, AddFileOptions, AddReport } from "./add-sets.ts";
export { AUDIT_CHECKS, type AuditReport, audit } from "./audit/audit.ts";
export type { AuditCheck, AuditOptions, AuditSet, Finding, Place } from "./audit/finding.ts";
export { type BuiltPart, buildStsb, type CompositionBlock, parseComposition } from "./build-stsb.ts";
export { type Catalogue, findSets, knownNames, type SetGroup, type SetRecord } from "./catalogue.ts";
export { checkFilePlace, checkFolderPlace } from "./check-places.ts";
export {
  COLUMN_ROLES,
  type ColumnMap,
  type ColumnRole,
  parseColumns,
} from "./columns.ts";
export type { DataSet } from "./data-set.ts";
export { loadCatalogue, openSet, type ResolvedData, resolveData } from "./data-sets.ts";
export type { Cell, TableColumn } from "./encode-rows.ts";
export { isPairFormat, PAIR_FORMATS, type PairFormat } from "./format.ts";
export { loadHeldOutPairs } from "./held-out.ts";
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
export { filesOf, refuseExisting, refuseOverInputs, STDIN_PATH } from "./keep-files.ts";
export { languagesByText } from "./languages-by-text.ts";
export { makeFolder } from "./make-folder.ts";
export { addFile, addSets, dataFolders, removeSet, type SetCheck, verifySet } from "./manage-sets.ts";
export { type OpenOptions, openPairs } from "./open-pairs.ts";
export {
  openTable,
  type TableFormat,
  type TableOptions,
  tableFormatOf,
} from "./open-table.ts";
export {
  type HeldOutPart,
  loadOverlap,
  type Overlap,
  pairKey,
  parseOverlap,
  sentenceKey,
} from "./overlap.ts";
export { BATCH_ROWS, PairReader, type ReadOptions, readPairs } from "./read-pairs.ts";
export { type DataSchema, dataSchemas } from "./schemas.ts";
export { DEFAULT_SCALE, isTurned, type ScaleOption, upright } from "./score-cell.ts";
export { goldNameOf, isOfficialInput, sniffFormat } from "./sniff.ts";
export { type SplitOptions, type SplitPart, type SplitResult, splitPairs } from "./split.ts";
export type { TableWriter } from "./table-writer.ts";
export { type TextBlock, textBlocks } from "./text-blocks.ts";
export { textPieces } from "./text-pieces.ts";
export type { GoldPair, Pair, Scale } from "./types.ts";
export { type WriteOptions, writePairs } from "./write-pairs.ts";
export { writeWhole } from "./write-whole.ts";
