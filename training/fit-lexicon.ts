// npm run fit:lexicon -- DATA [es|tr|ar ...] [--out FOLDER] [--without NAME,NAME]
//
// Makes the bilingual lexicon (models/lexicon/LANGUAGE-en.tsv.gz, or in FOLDER): what words of Spanish, Turkish and Arabic are in English,
// read off translated sentences (DATA/parallel/*.en-LANGUAGE.tsv) and word lists (DATA/lexicons). Words are the keys of
// src/systems/words/word.ts (stems), so that it fits what `base` and `fast` compare. IBM Model 1 with a pull to the
// diagonal (Brown et al. 1993; Dyer, Chahuneau and Smith 2013, without their learning of the pull) in both directions;
// a link counts the geometric mean of its expected counts. A row of a word list is half a sentence pair of one word
// each. Folders called "noncommercial" are not read, nor sets named after --without. Then `npm run fit:tiers`. The same inputs give the same bytes.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { knownArgument, scriptArguments } from "../scripts/script-arguments.mjs";
import { spellingOf, type Word, wordOf } from "../src/systems/words/word.ts";
import { type Language, matchForm } from "../src/text/index.ts";
import { stemKey } from "../src/text/words/stem-key.ts";
import { sha256 } from "../src/vectors/index.ts";
import { shippedFolder } from "../src/vectors/node.ts";

type Foreign = Exclude<Language, "en">;
const FOREIGN: readonly Foreign[] = ["es", "tr", "ar"];

/** Word lists with the columns part of speech, foreign, English. */
const LISTS: Readonly<Record<Foreign, readonly string[]>> = {
  es: ["wiktionary-wordnet/es-en.tsv"],
  tr: ["wiktionary-wordnet/tr-en.tsv"],
  ar: ["wiktionary-wordnet/ar-en.tsv", "arabic-wordnet/ar-en.tsv"],
};
const LIST_WEIGHT = 0.5;
const ROUNDS = 6;
/** How fast a link's chance falls with its distance from the diagonal; chance that a word has no origin. */
const [PULL, NOWHERE] = [4, 0.08];
/** Longer sentences tell little for their cost. */
const MOST_WORDS = 50;
/** Least count of a link, least share among a word's translations, and most of these. */
const [LEAST_COUNT, LEAST_SHARE, MOST] = [0.3, 0.06, 5];

const WORDS = /[\p{L}\p{M}\p{N}]+(?:['\u2019][\p{L}\p{M}]+)*/gu;

const { values: flags, positionals } = scriptArguments({
  options: { out: { type: "string" }, without: { type: "string", default: "" } },
  positionals: ["DATA", "[LANGUAGE...]"],
});
const [data = "", ...rest] = positionals;
const wanted = rest.map((name) => knownArgument("a language", name, FOREIGN));
/** Sets of sentences that are not read. */
const withoutSets = flags.without.split(",");
const folder = flags.out ?? shippedFolder("lexicon");

/** Words of one side, numbered. */
class Vocabulary {
  readonly #numbers = new Map<string, number>();
  readonly keys: string[] = [];
  readonly functionWords: boolean[] = [];
  /** How often each form of a key occurs. */
  readonly forms: Map<string, number>[] = [];

  number({ key, form, functionWord }: Word, weight: number): number {
    // A function word and a content word may share a stem.
    const name = functionWord ? `${key} ` : key;
    let number = this.#numbers.get(name);
    if (number === undefined) {
      number = this.keys.length;
      this.#numbers.set(name, number);
      this.keys.push(key);
      this.functionWords.push(functionWord);
      this.forms.push(new Map());
    }
    const forms = this.forms[number]!;
    forms.set(form, (forms.get(form) ?? 0) + weight);
    return number;
  }

  /** The most frequent form; of equals the first in order of characters. */
  form(number: number): string {
    return [...this.forms[number]!].sort(([x, n], [y, m]) => m - n || (x < y ? -1 : 1))[0]![0];
  }
}

interface SentencePair {
  readonly english: readonly number[];
  readonly foreign: readonly number[];
  readonly weight: number;
}

function lexiconOf(language: Foreign): string[] {
  const [english, foreign] = [new Vocabulary(), new Vocabulary()];
  const pairs: SentencePair[] = [];
  const add = (en: string, other: string, weight: number) => {
    const [x, y] = [wordsOf(en, "en"), wordsOf(other, language)];
    if (x.length === 0 || y.length === 0 || Math.max(x.length, y.length) > MOST_WORDS) return;
    pairs.push({
      english: x.map((word) => english.number(word, weight)),
      foreign: y.map((word) => foreign.number(word, weight)),
      weight,
    });
  };
  for (const name of readdirSync(join(data!, "parallel")).sort()) {
    if (!name.endsWith(`.en-${language}.tsv`) || withoutSets.includes(name.split(".")[0]!)) continue;
    for (const [en = "", other = ""] of rowsOf(join(data!, "parallel", name))) add(en, other, 1);
  }
  for (const name of LISTS[language]) {
    for (const [, other = "", en = ""] of rowsOf(join(data!, "lexicons", name))) add(en, other, LIST_WEIGHT);
  }
  const links = linksOf(pairs, english.keys.length, foreign.keys.length);
  return linesOf(links, english, foreign);
}

function wordsOf(text: string, language: Language): Word[] {
  return (text.match(WORDS) ?? [])
    .map((word) => wordOf(spellingOf(word), language))
    .filter(({ form }) => form !== "");
}

function rowsOf(file: string): string[][] {
  return readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"));
}

interface Links {
  readonly english: Int32Array;
  readonly foreign: Int32Array;
  /** Expected counts, both directions in one. */
  readonly counts: Float64Array;
}

function linksOf(pairs: readonly SentencePair[], englishWords: number, foreignWords: number): Links {
  const numbers = new Map<number, number>();
  const [english, foreign]: [number[], number[]] = [[], []];
  for (const pair of pairs) {
    for (const e of pair.english) {
      for (const f of pair.foreign) {
        const name = e * foreignWords + f;
        if (numbers.has(name)) continue;
        numbers.set(name, english.length);
        english.push(e);
        foreign.push(f);
      }
    }
  }
  const cells = pairs.map((pair) => {
    const own = new Int32Array(pair.english.length * pair.foreign.length);
    let at = 0;
    for (const e of pair.english)
      for (const f of pair.foreign) own[at++] = numbers.get(e * foreignWords + f)!;
    return own;
  });
  const [from, to] = [Int32Array.from(english), Int32Array.from(foreign)];
  const there = expectedCounts(pairs, cells, from, englishWords, foreignWords, false);
  const back = expectedCounts(pairs, cells, to, foreignWords, englishWords, true);
  return { english: from, foreign: to, counts: there.map((count, k) => Math.sqrt(count * back[k]!)) };
}

/** Expected counts of links after the last round. @param turned whether foreign words give rise to English ones */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the rounds of expectation maximisation over cells that are written in place
function expectedCounts(
  pairs: readonly SentencePair[],
  cells: readonly Int32Array[],
  sourceOf: Int32Array,
  sources: number,
  targets: number,
  turned: boolean,
): Float64Array {
  let chance = new Float64Array(sourceOf.length).fill(1);
  let counts = chance;
  const unexplained = 1 / targets;
  const given = new Float64Array(MOST_WORDS);
  for (let round = 0; round < ROUNDS; round++) {
    counts = new Float64Array(sourceOf.length);
    for (const [p, { english, foreign, weight }] of pairs.entries()) {
      const own = cells[p]!;
      const [n, m] = turned ? [foreign.length, english.length] : [english.length, foreign.length];
      for (let j = 0; j < m; j++) {
        // What a word without origin would get; all links are equally likely in the first round.
        let sum = 0;
        let pull = 0;
        for (let i = 0; i < n; i++) {
          const near = Math.exp(-PULL * Math.abs((i + 0.5) / n - (j + 0.5) / m));
          pull += near;
          given[i] = near * chance[own[turned ? j * foreign.length + i : i * foreign.length + j]!]!;
          sum += given[i]!;
        }
        const all = (sum / pull) * (1 - NOWHERE) + NOWHERE * (round === 0 ? 1 : unexplained);
        for (let i = 0; i < n; i++) {
          const share = (given[i]! / pull) * ((1 - NOWHERE) / all);
          counts[own[turned ? j * foreign.length + i : i * foreign.length + j]!]! += weight * share;
        }
      }
    }
    const totals = new Float64Array(sources);
    for (let k = 0; k < counts.length; k++) totals[sourceOf[k]!]! += counts[k]!;
    chance = counts.map((count, k) => count / Math.max(1e-12, totals[sourceOf[k]!]!));
  }
  return counts;
}

/** `key<TAB>form<TAB>share<TAB>...`, sorted by key. */
function linesOf({ english, foreign, counts }: Links, words: Vocabulary, others: Vocabulary): string[] {
  const found = new Map<number, { word: number; count: number }[]>();
  for (let k = 0; k < counts.length; k++) {
    const [word, other] = [english[k]!, foreign[k]!];
    if (
      counts[k]! < LEAST_COUNT ||
      words.functionWords[word] === true ||
      others.functionWords[other] === true
    )
      continue;
    const own = found.get(other) ?? [];
    found.set(other, own);
    own.push({ word, count: counts[k]! });
  }
  const lines: string[] = [];
  for (const [other, list] of found) {
    const all = list.reduce((sum, { count }) => sum + count, 0);
    const kept = list
      .filter(({ count }) => count >= LEAST_SHARE * all)
      .sort((x, y) => y.count - x.count || x.word - y.word)
      .slice(0, MOST);
    const key = others.keys[other]!;
    const cells = kept.flatMap(({ word, count }) => [words.form(word), (count / all).toFixed(2)]);
    // What is written alike in both languages needs no line; number words have their value for a key.
    const first = kept[0]!.word;
    const alike = /\d/.test(key)
      ? words.form(first) === key
      : stemKey(matchForm(key, "en"), "en") === words.keys[first];
    if (kept.length === 1 && alike) continue;
    if (/[\t\n]/.test(key) || key === "") continue;
    lines.push([key, ...cells].join("\t"));
  }
  return lines.sort();
}

async function writeManifest(): Promise<void> {
  const files: Record<string, { sha256: string; bytes: number }> = {};
  const languages = FOREIGN.filter((language) => existsSync(join(folder, `${language}-en.tsv.gz`)));
  for (const language of languages) {
    // Of the list itself, so that another packing of it is the same lexicon.
    const bytes = gunzipSync(readFileSync(join(folder, `${language}-en.tsv.gz`)));
    files[`${language}-en.tsv`] = { sha256: await sha256(bytes), bytes: bytes.length };
  }
  const manifest = {
    format: 1,
    kind: "lexicon",
    languages,
    files,
    trainedOn: ["parallel"],
    recipe: "training/fit-lexicon.ts",
    licence: "CC BY-SA 4.0",
  };
  writeFileSync(join(folder, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}

for (const language of wanted.length > 0 ? wanted : FOREIGN) {
  const lines = lexiconOf(language);
  const packed = gzipSync(`${lines.join("\n")}\n`, { level: 9 });
  writeFileSync(join(folder, `${language}-en.tsv.gz`), packed);
  console.log(`${language}-en.tsv.gz: ${lines.length} words, ${packed.length} bytes`);
}
await writeManifest();
