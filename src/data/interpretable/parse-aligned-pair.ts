import { checkList, checkRecord } from "../../arguments.ts";
import { type AlignedPair, type ChunkAlignment, splitWords, wordsOf } from "./chunk-alignment.ts";
import { type Faults, quoted } from "./faults.ts";
import { parseAlignmentLine } from "./parse-alignment-line.ts";

/** A line of a file with its line end, and its 1-based number. */
export interface FileLine {
  readonly text: string;
  readonly line: number;
}

const SECTIONS = ["source", "translation", "alignment"] as const;
type Section = (typeof SECTIONS)[number];
const TAG = /^<(\/?)(source|translation|alignment)>$/;
const SIDES = ["first", "second"] as const;

/**
 * The lines from `<sentence ...>` to `</sentence>`.
 * @returns undefined where a lenient reading leaves the pair out
 * @throws StsError E_FORMAT as `Faults.meet`
 */
export function parsePair(lines: readonly FileLine[], faults: Faults): AlignedPair | undefined {
  const [{ text: head, line: start }] = lines as [FileLine];
  const id = /\bid="([^"]*)"/.exec(head)?.[1];
  if (!id) {
    faults.meet(
      start,
      "a <sentence> without id",
      'write <sentence id="1" status="">',
      "the pair is left out",
    );
    return undefined;
  }
  const status = /\bstatus="([^"]*)"/.exec(head)?.[1] ?? "";
  const body = new PairBody(faults);
  for (const { text, line } of lines.slice(1)) body.take(text.replace(/\r?\n$/, ""), line);
  return body.pair({ id, status, line: start });
}

/** What has been read of a pair. */
class PairBody {
  private readonly sentences: string[] = [];
  private readonly lists: { source?: string[]; translation?: string[] } = {};
  private readonly alignments: ChunkAlignment[] = [];
  private section: Section | undefined;

  private readonly faults: Faults;

  constructor(faults: Faults) {
    this.faults = faults;
  }

  take(text: string, line: number): void {
    const bare = text.trim();
    if (bare === "" || bare === "</sentence>") return;
    const tag = TAG.exec(bare);
    if (tag !== null) {
      this.takeTag(tag[1] === "", tag[2] as Section);
      return;
    }
    if (this.section !== "source" && this.section !== "translation") {
      if (bare.startsWith("//") && this.sentences.length < 2 && this.section === undefined) {
        this.sentences.push(text.replace(/^\s*\/\/ ?/, ""));
        return;
      }
      if (bare.includes("<==>")) {
        const alignment = parseAlignmentLine(bare, line, this.faults);
        if (alignment !== undefined) this.alignments.push(alignment);
        return;
      }
    } else if (this.takeToken(bare, line, this.lists[this.section]!)) return;
    const remedy = "a pair has two // sentences, <source>, <translation> and <alignment> with their lines";
    this.faults.meet(line, `no line of a .wa file: ${quoted(bare)}`, remedy, "the line is left out");
  }

  private takeTag(opens: boolean, section: Section): void {
    this.section = opens ? section : undefined;
    if (opens && section !== "alignment") this.lists[section] = [];
  }

  /** `3 word : `; a colon that touches its word is a fault, for `3 word:` may be the token "word:". */
  private takeToken(bare: string, line: number, list: string[]): boolean {
    const [, number, word, gap] = /^(\d+)\s+(\S.*?)(\s*):$/.exec(bare) ?? [];
    if (number === undefined || word === undefined) return false;
    if (gap === "") {
      const remedy = `write "${number} ${word} :"`;
      this.faults.meet(
        line,
        `no blank before the colon: ${quoted(bare)}`,
        remedy,
        `it is read as ${quoted(word)}`,
      );
    }
    if (Number(number) !== list.length + 1) {
      const problem = `token number ${number}, expected ${list.length + 1}`;
      this.faults.meet(line, problem, "number the tokens from 1", "tokens are counted as they stand");
    }
    list.push(word);
    return true;
  }

  pair(head: { id: string; status: string; line: number }): AlignedPair {
    const { source, translation } = this.lists;
    const [a, b] = this.sentences;
    if ((a === undefined) !== (b === undefined)) {
      this.faults.meet(head.line, "one // sentence", "give both or none", "none is read");
    }
    if ((source === undefined) !== (translation === undefined)) {
      this.faults.meet(
        head.line,
        "one list of tokens",
        "give <source> and <translation> or none",
        "none is read",
      );
    }
    const sentences = a === undefined || b === undefined ? undefined : ([a, b] as const);
    const tokens =
      source === undefined || translation === undefined ? undefined : ([source, translation] as const);
    const pair: AlignedPair = {
      ...head,
      ...(sentences && { sentences }),
      ...(tokens && { tokens: this.agreeing(tokens, sentences, head.line) }),
      alignments: this.alignments,
    };
    return this.inRange(pair);
  }

  /** Token lists that say what the sentences say. */
  private agreeing(
    tokens: readonly [string[], string[]],
    sentences: readonly [string, string] | undefined,
    line: number,
  ): readonly [string[], string[]] {
    if (sentences === undefined) return tokens;
    const both = tokens.map((list, side) => {
      const words = splitWords(sentences[side]!);
      const i = words.findIndex((word, k) => word !== list[k]);
      const at = i >= 0 ? i : words.length;
      if (i < 0 && words.length === list.length) return list;
      const problem = `token ${at + 1} of the ${SIDES[side]} list is ${shown(list[at])}, its sentence has ${shown(words[at])}`;
      this.faults.meet(
        line,
        problem,
        "make the list the words of the // line",
        "the sentence's words are read",
      );
      return words;
    });
    return [both[0]!, both[1]!];
  }

  /** Alignments of tokens that are there; a line that names others goes. */
  private inRange(pair: AlignedPair): AlignedPair {
    const words = wordsOf(pair);
    if (words === undefined) return pair;
    const alignments = pair.alignments.filter((alignment) => {
      const beyond = beyondEnd(alignment, words);
      if (beyond === undefined) return true;
      this.faults.meet(
        alignment.line!,
        beyond,
        "give numbers of tokens that are there",
        "the line is left out",
      );
      return false;
    });
    return { ...pair, alignments };
  }
}

/** What an alignment names that its sentence lacks, in words. */
export function beyondEnd(
  alignment: Pick<ChunkAlignment, "left" | "right">,
  words: readonly [readonly string[], readonly string[]],
): string | undefined {
  checkRecord(alignment, "beyondEnd: alignment", "a ChunkAlignment", ["left", "right"]);
  checkList(words, "beyondEnd: words", "two arrays of words");
  const { left, right } = alignment;
  for (const [side, numbers] of [left, right].entries()) {
    const last = words[side]!.length;
    const beyond = numbers.find((number) => number > last);
    if (beyond !== undefined) return `token ${beyond} of the ${SIDES[side]} sentence, which has ${last}`;
  }
  return undefined;
}

function shown(word: string | undefined): string {
  return word === undefined ? "missing" : quoted(word);
}
