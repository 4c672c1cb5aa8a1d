/** What a clause needs to say: quoted parts of the texts. */
export interface Phrases {
  readonly same: string;
  /** Part by part the same, though the score is below complete equivalence. */
  readonly nearlySame: string;
  /** The same, and roughly equivalent at most as a whole. */
  readonly partsAlike: string;
  readonly inOtherWords: (parts: string) => string;
  readonly bothEmpty: string;
  readonly oneEmpty: (which: 1 | 2) => string;
  readonly unrelated: string;
  /** Nearly the same words, and one of the texts denies what the other says. */
  readonly denies: (which: 1 | 2) => string;
  readonly contradicts: string;
  readonly bothSay: (parts: string) => string;
  /** The first and second say other things in the same place. */
  readonly instead: (left: string, right: string) => string;
  readonly opposite: (left: string, right: string) => string;
  readonly numbers: (left: string, right: string) => string;
  readonly moreExact: (which: 1 | 2, own: string, other: string) => string;
  readonly related: (left: string, right: string) => string;
  readonly only: (which: 1 | 2, parts: string, asks: string | undefined) => string;
  readonly where: string;
  readonly when: string;
  readonly number: string;
  readonly more: (count: number) => string;
  readonly quote: (text: string) => string;
  /** "a, b and c". */
  readonly list: (parts: readonly string[]) => string;
  /** Clauses to one sentence, first letter and full stop included. */
  readonly sentence: (clauses: readonly string[]) => string;
}

/** Marks around a quotation that keep its direction from that of the sentence (Unicode FSI, PDI). */
const [ISOLATE, POP] = ["\u2068", "\u2069"];

export function isolated(text: string): string {
  return `${ISOLATE}${text}${POP}`;
}

const RTL = /[\u0590-\u08ff]/;

/** Quotation marks; isolated where the text runs another way than the sentence. */
export function quoter(open: string, close: string, rtl: boolean): (text: string) => string {
  return (text) => `${open}${RTL.test(text) === rtl ? text : isolated(text)}${close}`;
}

export function lister(comma: string, and: string): (parts: readonly string[]) => string {
  return (parts) =>
    parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(comma)}${and}${parts.at(-1)}`;
}

export function sentenceMaker(semicolon: string, upper: (text: string) => string) {
  return (clauses: readonly string[]): string => {
    const text = clauses.join(semicolon);
    return `${upper(text.slice(0, 1))}${text.slice(1)}.`;
  };
}
