import { StsError } from "../../errors.ts";
import { gunzip, isGzip } from "../../lexicon/files/gunzip.ts";
import { LANGUAGES, type Language, matchForm } from "../../text/index.ts";
import { stemKey } from "../../text/words/stem-key.ts";
import { type ModelFiles, readJson, readText, sha256 } from "../../vectors/index.ts";
import type { TextWords } from "./text-words.ts";
import { hashOf, type Word } from "./word.ts";

/** What a word may be in English. */
export interface Gloss {
  /** In match form. */
  readonly form: string;
  /** As `Word.key` has English words. */
  readonly key: string;
  readonly hash: number;
  /** How often it is that, 0..1. */
  readonly share: number;
}

/** A text's content words as English has them. */
export interface Glossed {
  /** By content word, likeliest gloss first; never empty lists. */
  readonly words: readonly (readonly Gloss[])[];
  /** The likeliest of each in order, joined by blanks; an English text as it is. */
  readonly text: string;
}

/**
 * Words of Spanish, Turkish and Arabic in English, so that texts of two languages can be compared word by word: made by
 * `npm run fit:lexicon` from translated sentences and word lists. Two texts of which none is English meet in English.
 */
export interface BilingualLexicon {
  /** First 16 hexadecimal digits of the manifest's sha256. */
  readonly digest: string;
  /** Those that it puts into English. */
  readonly languages: readonly Language[];
  /** Reads what glosses of texts in these languages need: some 270 KB a language, once. @throws StsError E_MODEL */
  load(languages: Iterable<string>): Promise<void>;
  /**
   * A text's glosses, made once. A word that the lexicon does not list stands for itself: names, numbers, loans.
   * @throws Error when its language was not loaded
   */
  glossed(text: TextWords): Glossed;
  /** Whether it has the word in a language that is loaded. */
  lists(word: Word, language: Language): boolean;
  /** How far a word in match form is English, by how often words of the languages that are loaded are it: 0 and up. */
  englishShare(form: string): number;
}

interface LexiconManifest {
  readonly kind?: string;
  readonly files?: Readonly<Record<string, { readonly sha256: string }>>;
}

const MANIFEST = "manifest.json";

/**
 * Opens a lexicon; its words are read by `load`.
 * @throws StsError E_MODEL when there is none or it is damaged
 */
export async function openBilingualLexicon(files: ModelFiles): Promise<BilingualLexicon> {
  const label = `${files.label}/${MANIFEST}`;
  const [manifest, source] = await Promise.all([
    readJson<LexiconManifest>(files, MANIFEST),
    readText(files, MANIFEST),
  ]);
  if (manifest === undefined || source === undefined)
    throw new StsError("E_MODEL", `${label}: no such file; install samesay anew`);
  const listed = manifest?.files;
  if (
    manifest?.kind !== "lexicon" ||
    typeof listed !== "object" ||
    listed === null ||
    Object.keys(listed).length === 0
  )
    throw new StsError("E_MODEL", `${label}: describes no lexicon; install samesay anew`);
  const tables = new Map<Language, Promise<Table>>();
  const loaded = new Map<Language, Table>();
  const known = new WeakMap<TextWords, Glossed>();
  let english: { readonly of: number; readonly shares: ReadonlyMap<string, number> } | undefined;
  return {
    languages: LANGUAGES.filter((own) => Object.hasOwn(listed, `${own}-en.tsv`)),
    lists: (word, language) => loaded.get(language)?.lists(word) === true,
    englishShare(form) {
      if (english?.of !== loaded.size) english = { of: loaded.size, shares: sharesOf([...loaded.values()]) };
      return english.shares.get(form) ?? 0;
    },
    digest: (await sha256(new TextEncoder().encode(source))).slice(0, 16),
    async load(languages) {
      for (const language of LANGUAGES.filter((own) => own !== "en" && [...languages].includes(own))) {
        const table = tables.get(language) ?? readTable(files, `${language}-en.tsv`, listed);
        tables.set(language, table);
        // A file that could not be read is tried again by the next call.
        table.catch(() => tables.delete(language));
        loaded.set(language, await table);
      }
    },
    glossed(text) {
      const { language, words, text: own } = text;
      let glossed = known.get(text);
      if (glossed !== undefined) return glossed;
      const table = language === "en" ? undefined : loaded.get(language);
      if (language !== "en" && table === undefined) throw new Error(`lexicon of "${language}" not loaded`);
      const glosses = words.map((word) => table?.glosses(word) ?? itself(word));
      glossed = {
        words: glosses,
        text: language === "en" ? own : glosses.map(([first]) => first!.form).join(" "),
      };
      known.set(text, glossed);
      return glossed;
    },
  };
}

/** The lexicon of one language, by key. */
interface Table {
  glosses(word: Word): readonly Gloss[] | undefined;
  lists(word: Word): boolean;
  /** What stands behind the keys, as the file has it. */
  readonly lines: Iterable<string>;
}

function sharesOf(tables: readonly Table[]): Map<string, number> {
  const shares = new Map<string, number>();
  for (const { lines } of tables) {
    for (const line of lines) {
      const cells = line.split("\t");
      for (let k = 0; k + 1 < cells.length; k += 2)
        shares.set(cells[k]!, (shares.get(cells[k]!) ?? 0) + Number(cells[k + 1]));
    }
  }
  return shares;
}

/** The manifest has length and checksum of the list itself, however it is packed. */
async function readTable(
  files: ModelFiles,
  list: string,
  listed: Readonly<Record<string, { readonly sha256: string }>>,
): Promise<Table> {
  const name = `${list}.gz`;
  const label = `${files.label}/${name}`;
  const packed = await files.read(name);
  if (packed === undefined) throw new StsError("E_MODEL", `${label}: no such file; install samesay anew`);
  const damaged = (problem: string, cause?: unknown) =>
    new StsError("E_MODEL", `${label}: damaged (${problem}); install samesay anew`, { cause });
  let bytes: Uint8Array;
  try {
    bytes = isGzip(packed) ? gunzip(packed) : packed;
  } catch (cause) {
    throw damaged("it cannot be unpacked", cause);
  }
  if ((await sha256(bytes)) !== listed[list]?.sha256) throw damaged("its checksum differs");
  return tableOf(new TextDecoder().decode(bytes));
}

/** Lines `key<TAB>form<TAB>share<TAB>form<TAB>share...`; what stands in a line is worked out when asked for. */
function tableOf(text: string): Table {
  const lines = new Map<string, string>();
  for (const line of text.trimEnd().split("\n")) {
    const end = line.indexOf("\t");
    lines.set(line.slice(0, end), line.slice(end + 1));
  }
  const known = new Map<string, readonly Gloss[]>();
  return {
    lines: { [Symbol.iterator]: () => lines.values() },
    lists: ({ key }) => lines.has(key),
    glosses({ key, form, numeric }) {
      const line = lines.get(key);
      // Digits are digits everywhere; a number word keeps its value, whatever stood beside it in translations.
      if (line === undefined || (numeric && key === form)) return undefined;
      let glosses = known.get(key);
      if (glosses === undefined) {
        glosses = parseGlosses(line);
        if (numeric) glosses = [glossOf(glosses[0]!.form, key, 1)];
        known.set(key, glosses);
      }
      return glosses;
    },
  };
}

function parseGlosses(line: string): Gloss[] {
  const cells = line.split("\t");
  return Array.from({ length: cells.length >> 1 }, (_, k) =>
    glossOf(cells[2 * k]!, stemKey(matchForm(cells[2 * k]!, "en"), "en"), Number(cells[2 * k + 1])),
  );
}

/** A word that stands for itself: names as they are written, loans with endings taken off in their own language. */
function itself({ form, key, numeric }: Word): Gloss[] {
  if (numeric) return [glossOf(form, key, 1)];
  const [whole, bare] = [stemKey(form, "en"), stemKey(key, "en")];
  return whole === bare ? [glossOf(form, whole, 1)] : [glossOf(form, whole, 1), glossOf(key, bare, 1)];
}

function glossOf(form: string, key: string, share: number): Gloss {
  return { form, key, hash: hashOf(key), share };
}

/** How far two words mean the same in English, 0..1: the sum over common glosses of the geometric mean of their shares. */
export function sameGloss(x: readonly Gloss[], y: readonly Gloss[]): number {
  let sum = 0;
  for (const p of x) {
    for (const q of y) if (p.hash === q.hash && p.key === q.key) sum += Math.sqrt(p.share * q.share);
  }
  return Math.min(1, sum);
}
