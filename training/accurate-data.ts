// What the combiner of `accurate` is fitted on: gold pairs and contrast triples that its cross-encoders did not see.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { type GoldPair, loadHeldOutPairs, loadOverlap, pairKey } from "../src/data/index.ts";
import type { Tags } from "../src/systems/encoder-parts.ts";
import { LANGUAGES, type Language } from "../src/text/index.ts";

/** A pair with its gold score, 0..5, and a group: pairs of one group share sentences, or are translations. */
export interface GoldRow {
  readonly a: string;
  readonly b: string;
  readonly languages: Tags;
  readonly gold: number;
  readonly row: number;
}

/** A contrast triple: (anchor, closer) must score above (anchor, farther). */
export interface Triple {
  readonly kind: string;
  readonly language: Language;
  readonly anchor: string;
  readonly closer: string;
  readonly farther: string;
}

/** Folder of a translated STS-benchmark below the data folder. */
const TRANSLATED: Partial<Readonly<Record<Language, string>>> = { es: "stsb-es-mt", tr: "stsb-tr-mt" };

/**
 * Rows of STS-benchmark train of one fold, in one language or across two: those that the cross-encoders did not
 * see, and that stand in no evaluation set.
 * @param data folder of the translations; English is read from data/
 */
export async function goldRows(data: string, languages: Tags, fold: number): Promise<GoldRow[]> {
  const [overlap, heldOut] = await Promise.all([loadOverlap(), loadHeldOutPairs()]);
  const numbers = new Set(readFileSync(`training/held-out/fold-${fold}.txt`, "utf8").trimEnd().split("\n"));
  const english = readRows("data/stsb/train.tsv");
  const sides = languages.map((language) =>
    language === "en" ? english : translated(data, language, english.length),
  );
  return english.flatMap((row, i) => {
    const [left, right] = [sides[0]![i]!, sides[1]![i]!];
    if (!numbers.has(row.id.split("-").at(-1) ?? "") || heldOut.has(pairKey(row))) return [];
    if ([row, left, right].some(({ id }) => overlap.partOf(id) !== undefined)) return [];
    // Across languages each text is the translated one by turns.
    const turned = languages[0] !== languages[1] && i % 2 === 1;
    const texts = turned ? { a: right.a, b: left.b } : { a: left.a, b: right.b };
    const tags: Tags = turned ? [languages[1], languages[0]] : languages;
    return [{ ...texts, languages: tags, gold: row.gold, row: i }];
  });
}

/** Rows of STS-benchmark dev: to choose by, never to fit on. */
export function devRows(data: string, language: Language): GoldRow[] {
  const file = language === "en" ? "data/stsb/dev.tsv" : `${data}/${TRANSLATED[language]}/dev.tsv`;
  return readRows(file).map(({ a, b, gold }, row) => ({ a, b, gold, row, languages: [language, language] }));
}

/** Rows of STS-benchmark dev with one text in each language, the translated one first by turns: to choose by, never to fit on. */
export function devRowsAcross(data: string, [first, second]: readonly [Language, Language]): GoldRow[] {
  const [left, right] = [devRows(data, first), devRows(data, second)];
  return left.map(({ a, gold, row }, i) =>
    i % 2 === 0
      ? { a: right[i]!.a, b: left[i]!.b, gold, row, languages: [second, first] }
      : { a, b: right[i]!.b, gold, row, languages: [first, second] },
  );
}

/** A triple whose anchor is in another language than the texts it is compared with. */
export interface TripleAcross extends Triple {
  readonly anchorLanguage: Language;
}

/**
 * Triples kept aside whose anchor is one side of a pair of `data`/parallel, with the other side in its place: English
 * ones in each language that has a translation, others in English.
 */
export function triplesAcross(data: string): TripleAcross[] {
  const translations = new Map<string, Map<Language, string>>();
  const add = (text: string, language: Language, other: string) => {
    const own = translations.get(text) ?? new Map<Language, string>();
    translations.set(text, own);
    if (!own.has(language)) own.set(language, other);
  };
  for (const name of readdirSync(join(data, "parallel")).sort()) {
    const language = LANGUAGES.find((own) => name.endsWith(`.en-${own}.tsv`));
    if (language === undefined) continue;
    for (const line of readFileSync(join(data, "parallel", name), "utf8")
      .trimEnd()
      .split("\n")) {
      const [english = "", other = ""] = line.split("\t");
      add(english, language, other);
      add(other, "en", english);
    }
  }
  return LANGUAGES.flatMap((language) =>
    triplesAside(language).flatMap((triple) =>
      [...(translations.get(triple.anchor) ?? [])]
        .filter(([other]) => other !== language && (language === "en" || other === "en"))
        .map(([anchorLanguage, anchor]) => ({ ...triple, anchor, anchorLanguage })),
    ),
  );
}

/**
 * Triples whose anchor the trainer kept aside: those whose sha256, as a number, ends in 0
 * (training/samesay_training/triples.py).
 */
export function triplesAside(language: Language): Triple[] {
  return contrastTriples(language, true);
}

/** The triples of a language that were kept aside, or those that were learnt from. */
export function contrastTriples(language: Language, aside: boolean): Triple[] {
  const lines = gunzipSync(readFileSync(`training/contrast/${language}.tsv.gz`))
    .toString("utf8")
    .trimEnd()
    .split("\n");
  return lines.slice(1).flatMap((line) => {
    const [kind = "", , anchor = "", closer = "", farther = ""] = line.split("\t");
    const digest = BigInt(`0x${createHash("sha256").update(anchor).digest("hex")}`);
    return (digest % 10n === 0n) === aside ? [{ kind, language, anchor, closer, farther }] : [];
  });
}

/** A number for each anchor: its triples go into one fold. */
export function anchorGroups(triples: readonly Triple[]): Uint32Array {
  const numbers = new Map<string, number>();
  return Uint32Array.from(triples, ({ anchor }) => {
    const known = numbers.get(anchor) ?? numbers.size;
    numbers.set(anchor, known);
    return known;
  });
}

function translated(data: string, language: string, rows: number): GoldPair[] {
  const folder = TRANSLATED[language as Language];
  if (folder === undefined) throw new Error(`STS-benchmark has no translation into "${language}"`);
  const found = readRows(`${data}/${folder}/train.tsv`);
  if (found.length !== rows) throw new Error(`${folder}: ${found.length} rows, English ${rows}`);
  return found;
}

function readRows(file: string): (GoldPair & { readonly gold: number })[] {
  return readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => {
      const [id = "", gold, a = "", b = ""] = line.split("\t");
      return { id, gold: Number(gold), a, b };
    });
}
