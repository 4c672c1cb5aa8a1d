import type { Language } from "../text/language.ts";
import type { Quantity } from "../text/numbers/index.ts";
import type { Upos } from "./upos.ts";

/** Numbers of tokens in `Analysis.tokens`, ascending. */
export type TokenIds = readonly number[];

/** A place in the original text; `text.slice(start, end)`, UTF-16 offsets. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * A syntactic word. Words written as one ("del", "dámelo", "وبالبيت") are several tokens; `start` and `end` are
 * each one's own share of the letters, so spans ascend and never overlap, while `form` may differ from `text`.
 */
export interface AnalysedToken extends Span {
  readonly id: number;
  /** The word itself: "el" of "del". */
  readonly form: string;
  /** Dictionary form: lower case except names; Arabic without vowel signs. The stem where no model is at hand. */
  readonly lemma: string;
  /** Arabic only: the lemma with vowel signs, a guess where the word is rare. */
  readonly vocalised?: string;
  /** Universal Dependencies part of speech; "X" where no model is at hand. */
  readonly upos: Upos;
  /** Universal Dependencies features: { Number: "Plur", Case: "Acc" }. */
  readonly features: Readonly<Record<string, string>>;
  /** Id of the head; -1 for the root of a sentence, and for every token where no model is at hand. */
  readonly head: number;
  /** Universal Dependencies relation to the head; "root" for the root, "dep" where no model is at hand. */
  readonly relation: string;
  /** Number of the sentence in `Analysis.sentences`. */
  readonly sentence: number;
}

export interface AnalysedSentence extends Span {
  /** First token and the one after the last. */
  readonly from: number;
  readonly to: number;
}

/** "noun": a noun or pronoun with what belongs to it; "verb": a verb with auxiliaries, particles, negation; "preposition": a preposition with its noun chunk; "other". */
export type ChunkKind = "noun" | "verb" | "preposition" | "adjective" | "adverb" | "other";

export interface Chunk extends Span {
  readonly kind: ChunkKind;
  readonly tokens: TokenIds;
  readonly head: number;
}

export type EntityKind = "person" | "organisation" | "place" | "country" | "nationality" | "acronym" | "name";

export interface Entity extends Span {
  readonly kind: EntityKind;
  readonly tokens: TokenIds;
  /** The same in every language and spelling: "country:US" for "USA", "Estados Unidos" and "American"; undefined where not known. */
  readonly id?: string;
}

export type RoleName = "agent" | "patient" | "recipient" | "place" | "time" | "instrument" | "attribute";

export interface Role extends Span {
  readonly role: RoleName;
  /** Head word of the phrase. */
  readonly head: number;
  readonly lemma: string;
  readonly tokens: TokenIds;
}

/** Who does what to whom: one frame per verb, or per noun or adjective with a copula. */
export interface Frame {
  /** The predicate. */
  readonly action: { readonly head: number; readonly lemma: string } & Span;
  /** Written in the passive; the roles are those of the active sentence. */
  readonly passive: boolean;
  readonly negated: boolean;
  readonly roles: readonly Role[];
}

/**
 * - "word": not, no, nunca, değil, لا
 * - "affix": inside a word, Turkish -ma-/-sız, "unhappy", "imposible"
 * - "pronoun": nobody, nada, hiçbir
 * - "preposition": without, sin, بدون
 */
export type NegationKind = "word" | "affix" | "pronoun" | "preposition";

export interface Negation {
  readonly cue: Span & { readonly tokens: TokenIds };
  readonly kind: NegationKind;
  /** Only strengthens another cue of its clause ("no vino nadie", "hiç gelmedi"): the two are one negation. */
  readonly concord: boolean;
  /** What is denied: the predicate's clause, or the phrase or word for prepositions and affixes. */
  readonly scope: Span & { readonly tokens: TokenIds };
  /** The word that is denied. */
  readonly head: number;
}

/** Why part of an analysis is missing or uncertain. Codes are stable. */
export interface AnalysisWarning {
  readonly code: "unknown-language" | "other-language" | "no-model" | "long-sentence" | "repaired-text";
  readonly message: string;
}

/** What `analyse` returns; JSON-safe, `schema` rises when a field changes its meaning. */
export interface Analysis {
  readonly schema: 2;
  readonly language: Language | "unknown";
  readonly text: string;
  readonly sentences: readonly AnalysedSentence[];
  readonly tokens: readonly AnalysedToken[];
  readonly chunks: readonly Chunk[];
  readonly entities: readonly Entity[];
  readonly frames: readonly Frame[];
  readonly quantities: readonly Quantity[];
  readonly negations: readonly Negation[];
  readonly warnings: readonly AnalysisWarning[];
}
