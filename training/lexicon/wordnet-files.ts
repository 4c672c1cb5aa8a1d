import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PARTS_OF_SPEECH, type PartOfSpeech } from "../../src/lexicon/wordnet/part-of-speech.ts";
import type { Relation } from "../../src/lexicon/wordnet/relation.ts";

/** WordNet's names of parts of speech, in the files' names. */
const FILES: Readonly<Record<PartOfSpeech, string>> = { n: "noun", v: "verb", a: "adj", r: "adv" };

const SYMBOLS: Readonly<Record<string, Relation>> = {
  "@": "hypernym",
  "@i": "instance-hypernym",
  "%p": "part-meronym",
  "%m": "member-meronym",
  "%s": "substance-meronym",
  "&": "similar",
  "=": "attribute",
  "*": "entailment",
  ">": "cause",
  "^": "also-see",
  $: "verb-group",
  "!": "antonym",
  "+": "derivation",
  "\\": "pertainym",
  "<": "participle",
};

/**
 * In 3.0 "inhibit, bottle up, suppress" and "restrain, keep" are hypernyms of each other; 3.1 takes the one from the
 * former to the latter away, and so does this.
 */
const CIRCLE = "02423762>02422663";

/** A line of data.noun and its like; wndb(5WN). */
export interface SynsetLine {
  /** "n00001740": part of speech and offset. */
  readonly key: string;
  readonly partOfSpeech: PartOfSpeech;
  readonly satellite: boolean;
  /** In lower case, blanks for underscores. */
  readonly words: readonly string[];
  readonly pointers: readonly {
    readonly relation: Relation;
    readonly key: string;
    /** Number of the word, from 1; 0 for the whole synset. */
    readonly source: number;
    readonly target: number;
  }[];
  /** What the gloss says before its examples. */
  readonly definition: string;
}

function linesOf(file: string): string[] {
  return readFileSync(file, "latin1")
    .trimEnd()
    .split("\n")
    .filter((line) => !line.startsWith("  "));
}

const plain = (word: string) =>
  word
    .replace(/\((?:a|p|ip)\)$/, "")
    .replaceAll("_", " ")
    .toLowerCase();
const posOf = (type: string): PartOfSpeech => (type === "s" ? "a" : (type as PartOfSpeech));

export function readSynsets(folder: string): SynsetLine[] {
  return PARTS_OF_SPEECH.flatMap((own) => linesOf(join(folder, `data.${FILES[own]}`)).map(synsetOf));
}

function synsetOf(line: string): SynsetLine {
  const bar = line.indexOf(" | ");
  const cells = (bar < 0 ? line : line.slice(0, bar)).split(" ");
  const [offset = "", , type = "", wordCount = ""] = cells;
  const count = Number.parseInt(wordCount, 16);
  const words = Array.from({ length: count }, (_, k) => plain(cells[4 + 2 * k]!));
  let at = 4 + 2 * count;
  const pointerCount = Number(cells[at++]);
  const pointers: SynsetLine["pointers"][number][] = [];
  for (let k = 0; k < pointerCount; k++, at += 4) {
    const relation = SYMBOLS[cells[at]!];
    if (relation === undefined || (relation === "hypernym" && `${offset}>${cells[at + 1]}` === CIRCLE))
      continue;
    const ends = Number.parseInt(cells[at + 3]!, 16);
    pointers.push({
      relation,
      key: posOf(cells[at + 2]!) + cells[at + 1]!,
      source: ends >> 8,
      target: ends & 255,
    });
  }
  return {
    key: posOf(type) + offset,
    partOfSpeech: posOf(type),
    satellite: type === "s",
    words,
    pointers,
    definition: bar < 0 ? "" : definitionOf(line.slice(bar + 3)),
  };
}

/** A gloss without its examples, which stand in quotation marks. */
function definitionOf(gloss: string): string {
  const parts = gloss.trim().split(/;\s+/);
  const said = parts.filter((part) => !part.startsWith('"') && !part.endsWith('"'));
  return (said.length > 0 ? said : parts).join("; ");
}

/** Keys of the synsets of each lemma, first sense first: "n dog" to its list. */
export function readSenses(folder: string): Map<string, string[]> {
  const senses = new Map<string, string[]>();
  for (const own of PARTS_OF_SPEECH) {
    for (const line of linesOf(join(folder, `index.${FILES[own]}`))) {
      const cells = line.trimEnd().split(" ");
      const offsets = cells.slice(-Number(cells[2]));
      senses.set(
        `${own} ${plain(cells[0]!)}`,
        offsets.map((offset) => own + offset),
      );
    }
  }
  return senses;
}

/** How often each sense stands in the tagged texts: "n02084071 dog" to its count. */
export function readTagCounts(folder: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of linesOf(join(folder, "index.sense"))) {
    const [key = "", offset, , count] = line.trimEnd().split(" ");
    const type = "nvars"[Number(key[key.indexOf("%") + 1]) - 1]!;
    const word = plain(key.slice(0, key.indexOf("%")));
    if (count !== "0") counts.set(`${posOf(type)}${offset} ${word}`, Number(count));
  }
  return counts;
}

/** Lines "n mice mouse" of the exception lists. */
export function readExceptions(folder: string): string[] {
  return PARTS_OF_SPEECH.flatMap((own) =>
    linesOf(join(folder, `${FILES[own]}.exc`)).map((line) => `${own} ${line.trim()}`),
  );
}
