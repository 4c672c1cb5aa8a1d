import { checkRecord, checkText } from "../../arguments.ts";

/** What a chunk is to its partner: the labels of the SemEval tasks on interpretable similarity. */
export const CHUNK_TYPES = ["EQUI", "OPPO", "SPE1", "SPE2", "SIMI", "REL", "NOALI", "ALIC"] as const;

/**
 * EQUI same meaning, OPPO opposite, SPE1/SPE2 the first/second is more specific, SIMI similar, REL related, NOALI no
 * partner, ALIC its partner is taken (2015 only, where chunks were aligned one to one).
 */
export type ChunkType = (typeof CHUNK_TYPES)[number];

/** FACT: one of the two is a matter of fact, the other not. POL: they differ in polarity. */
export const CHUNK_MARKS = ["FACT", "POL"] as const;
export type ChunkMark = (typeof CHUNK_MARKS)[number];

/** Whether chunks of this type stand alone. */
export function standsAlone(type: ChunkType): boolean {
  checkText(type, "standsAlone: type");
  return type === "NOALI" || type === "ALIC";
}

/** Tokens of the first sentence against tokens of the second: one `<==>` line. */
export interface ChunkAlignment {
  /** Token numbers from 1; empty for "nothing". */
  readonly left: readonly number[];
  readonly right: readonly number[];
  readonly type: ChunkType;
  readonly marks: readonly ChunkMark[];
  /** 0 to 5; null for NIL, which NOALI and ALIC alone may have. */
  readonly score: number | null;
  /** Free text, as a rule the words of both chunks. */
  readonly comment: string;
  /** 1-based, where it was read from a file. */
  readonly line?: number;
}

/** Two sentences with their aligned chunks: one `<sentence>` of a .wa file. */
export interface AlignedPair {
  readonly id: string;
  /** The attribute that annotators left; empty as a rule. */
  readonly status: string;
  /** The two `//` lines; a run may lack them. */
  readonly sentences?: readonly [string, string];
  /** The lists `<source>` and `<translation>`; a run may lack them. */
  readonly tokens?: readonly [readonly string[], readonly string[]];
  readonly alignments: readonly ChunkAlignment[];
  /** 1-based line of its `<sentence>`, where it was read from a file. */
  readonly line?: number;
  /** Its text in the file, and the text between the pair before it and itself. */
  readonly source?: string;
  readonly before?: string;
}

/** A .wa file: alignments by pair. */
export interface AlignmentFile {
  readonly pairs: readonly AlignedPair[];
  /** Text after the last pair. */
  readonly after?: string;
  /** With `lenient`: what was wrong and what was made of it, one line each, "file:line: …". */
  readonly repairs: readonly string[];
}

/** Words of both sentences: the token lists, else the sentences split at blanks; undefined where neither is there. */
export function wordsOf(pair: AlignedPair): readonly [readonly string[], readonly string[]] | undefined {
  checkRecord(pair, "wordsOf: pair", "an AlignedPair", ["id", "status", "alignments"]);
  if (pair.tokens !== undefined) return pair.tokens;
  if (pair.sentences === undefined) return undefined;
  return [splitWords(pair.sentences[0]), splitWords(pair.sentences[1])];
}

export function splitWords(sentence: string): string[] {
  return sentence.split(/\s+/).filter((word) => word !== "");
}
