import { checkText } from "../arguments.ts";
import { StsError } from "../errors.ts";

/** One syntactic word of a CoNLL-U sentence. `head` counts from 1; 0 is the root. */
export interface ConlluWord {
  readonly form: string;
  readonly lemma: string;
  readonly upos: string;
  readonly feats: string;
  readonly head: number;
  readonly deprel: string;
  /** False when the next word follows without a blank (SpaceAfter=No). */
  readonly spaceAfter: boolean;
  /** The form with vowel signs (Vform= in the last column), where the file has it. */
  readonly vocalised?: string;
}

/** A multiword token: words `from`..`to` (from 1, both included) are written as `form`. */
export interface ConlluRange {
  readonly from: number;
  readonly to: number;
  readonly form: string;
  readonly spaceAfter: boolean;
}

export interface ConlluSentence {
  readonly id: string;
  readonly text: string;
  readonly words: ConlluWord[];
  readonly ranges: ConlluRange[];
}

/**
 * Sentences of a CoNLL-U text (ten columns, Universal Dependencies v2). Empty nodes (8.1) are passed over.
 * @param file name for error messages only
 * @throws StsError E_FORMAT, as "file:line: problem"
 */
export function readConllu(text: string, file: string): ConlluSentence[] {
  checkText(text, "readConllu: text");
  checkText(file, "readConllu: file");
  const sentences: ConlluSentence[] = [];
  let words: ConlluWord[] = [];
  let ranges: ConlluRange[] = [];
  let id = "";
  let raw = "";
  const finish = (line: number) => {
    if (words.length === 0) return;
    for (const word of words) {
      if (word.head < 0 || word.head > words.length) {
        throw new StsError("E_FORMAT", `${file}:${line}: head ${word.head} is outside the sentence ${id}`);
      }
    }
    sentences.push({ id, text: raw, words, ranges });
    words = [];
    ranges = [];
    id = "";
    raw = "";
  };
  const lines = text.split("\n");
  for (const [i, full] of lines.entries()) {
    const line = full.endsWith("\r") ? full.slice(0, -1) : full;
    if (line === "") {
      finish(i + 1);
      continue;
    }
    if (line.startsWith("#")) {
      if (line.startsWith("# text = ")) raw = line.slice(9);
      else if (line.startsWith("# sent_id = ")) id = line.slice(12);
      continue;
    }
    const cells = line.split("\t");
    if (cells.length !== 10) {
      throw new StsError(
        "E_FORMAT",
        `${file}:${i + 1}: expected 10 tab-separated columns, found ${cells.length}`,
      );
    }
    const number = cells[0]!;
    const spaceAfter = !/(^|\|)SpaceAfter=No(\||$)/.test(cells[9]!);
    if (number.includes(".")) continue;
    const dash = number.indexOf("-");
    if (dash > 0) {
      ranges.push({
        from: Number(number.slice(0, dash)),
        to: Number(number.slice(dash + 1)),
        form: cells[1]!,
        spaceAfter,
      });
      continue;
    }
    if (Number(number) !== words.length + 1) {
      throw new StsError(
        "E_FORMAT",
        `${file}:${i + 1}: word ${number} stands where ${words.length + 1} was due`,
      );
    }
    const vocalised = /(?:^|\|)Vform=([^|]+)/.exec(cells[9]!)?.[1];
    words.push({
      form: cells[1]!,
      lemma: cells[2]!,
      upos: cells[3]!,
      feats: cells[5]!,
      head: Number(cells[6]),
      deprel: cells[7]!,
      spaceAfter,
      ...(vocalised === undefined ? {} : { vocalised }),
    });
  }
  finish(lines.length);
  return sentences;
}
