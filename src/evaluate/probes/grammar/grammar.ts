/**
 * Sentence patterns of one language, from which the seeded generator builds triples. Slots in braces are filled with
 * words whose forms are given, so that agreement and case endings stay right.
 */
export interface ProbeGrammar {
  /** Fill {s}; masculine singular where the language cares. */
  readonly subjects: readonly string[];
  /** Stands for a subject already named, with a blank after it; empty where the verb says it. */
  readonly pronoun: string;
  /** Statement, the same in other words, negated, with one word changed. */
  readonly facts: readonly (readonly [
    statement: string,
    paraphrase: string,
    negated: string,
    changed: string,
  ])[];
  /** Statement, the same in other words, with the opposite word. */
  readonly opposites: readonly (readonly [statement: string, paraphrase: string, opposite: string])[];
  /** Statement and paraphrase with the number {n}. */
  readonly numbers: readonly (readonly [statement: string, paraphrase: string])[];
  /** Statement and paraphrase with the place {x}. */
  readonly places: readonly (readonly [statement: string, paraphrase: string])[];
  /** Fill {x}, in the form that the patterns need. */
  readonly placeNames: readonly string[];
  /** Pairs of people; each has its forms by slot letter, e.g. { n: "el médico", a: "al médico" }. */
  readonly people: readonly (readonly [Readonly<Record<string, string>>, Readonly<Record<string, string>>])[];
  /** Statement of who does what to whom and the same from the other side; slots {1n}, {2a}: person and form. */
  readonly roles: readonly (readonly [statement: string, converse: string])[];
  /** Events, and the same in other words. */
  readonly events: readonly (readonly [event: string, paraphrase: string])[];
  /** Order of two events {x}, {y} said, and said the other way round with paraphrases. */
  readonly sequence: readonly [statement: string, paraphrase: string];
  /** Longer ways round a paraphrase {p}. */
  readonly frames: readonly string[];
  /** Locale of upper case; absent where the script has none. */
  readonly locale?: string;
  /** Letters that hurried writers use for others. */
  readonly plainLetters: Readonly<Record<string, string>>;
  /** Neighbouring keys, by letter. */
  readonly keyboard: Readonly<Record<string, string>>;
  readonly quotes: readonly [open: string, close: string];
}
