import { checkOptions, checkRecord, checkRecords, checkText, optionNames } from "../../arguments.ts";
import { StsError, unknownName } from "../../errors.ts";
import type { System } from "../../systems/index.ts";
import { checkLanguage } from "../../text/check-language.ts";
import { LANGUAGES, type Language } from "../../text/index.ts";

const PROBE_OPTIONS = optionNames<ProbeOptions>({
  margin: true,
  misses: true,
  signal: true,
  onProgress: true,
});

/** What can change between two texts without, or with, changing what they say. */
export const PROBE_KINDS = [
  "negation",
  "antonyms",
  "numbers",
  "names",
  "role-swap",
  "word-order",
  "punctuation",
  "case",
  "typos",
  "paraphrase",
  "one-changed-word",
  "length",
] as const;

export type ProbeKind = (typeof PROBE_KINDS)[number];

/** Version of the shipped lists; a list never changes under a version. */
export const PROBE_VERSION = 1;

/** Points of the 0-5 score by which the closer text must come out ahead. */
export const PROBE_MARGIN = 0.05;

/** A text, one that means nearly the same in other words, and one that means something else in nearly the same words. */
export interface ProbeTriple {
  readonly kind: ProbeKind;
  readonly language: Language;
  readonly text: string;
  /** Closer in meaning, shares few words. */
  readonly closer: string;
  /** Farther in meaning, shares many words. */
  readonly farther: string;
  /** Written by hand, or made by `generateProbes`. */
  readonly origin: "hand" | "generated";
}

/** How a system did on the triples of one kind and language. */
export interface ProbeFigure {
  readonly kind: ProbeKind;
  readonly language: Language;
  readonly triples: number;
  /** Triples whose closer text scored at least `margin` above the farther one. */
  readonly ordered: number;
  /** ordered / triples. */
  readonly share: number;
  /** Wilson's 95 % interval of `share`. */
  readonly interval: readonly [number, number];
  /** Mean of (score of closer - score of farther), in points of 0-5. */
  readonly meanLead: number;
  /**
   * Control: share of triples whose closer text scored at least `margin` above an unrelated text. Where it is low, the
   * system does not see the paraphrase; where it is high and `share` low, the look-alike draws it.
   */
  readonly control?: number;
}

/** A triple that a system ordered wrongly, with its two scores. */
export interface ProbeMiss extends ProbeTriple {
  readonly closerScore: number;
  readonly fartherScore: number;
  /** Of the text and an unrelated one; absent where a list has no other triple. */
  readonly unrelatedScore?: number;
}

export interface ProbeReport {
  readonly version: number;
  readonly margin: number;
  readonly figures: readonly ProbeFigure[];
  /** Share over all triples of a language. */
  readonly languages: readonly {
    readonly language: Language;
    readonly triples: number;
    readonly share: number;
  }[];
  /** Mean over kinds and languages of `share`; each list counts the same. */
  readonly mean: number | null;
  /** The worst misses, widest first. */
  readonly misses: readonly ProbeMiss[];
}

const HEADER = "text\tcloser\tfarther\torigin";

/**
 * Reads a probe list: a header `text<TAB>closer<TAB>farther<TAB>origin`, then one triple a line.
 * @throws StsError E_FORMAT, as "file:line: problem"
 */
export function parseProbes(text: string, file: string, kind: ProbeKind, language: Language): ProbeTriple[] {
  checkText(text, "parseProbes: text");
  checkText(file, "parseProbes: file");
  checkText(kind, "parseProbes: kind");
  checkLanguage(language, "parseProbes: language");
  const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  if (lines[0] !== HEADER) {
    throw new StsError("E_FORMAT", `${file}:1: expected the header ${HEADER.replaceAll("\t", "<TAB>")}`);
  }
  const triples: ProbeTriple[] = [];
  for (const [i, line] of lines.entries()) {
    if (i === 0 || line === "") continue;
    const [first, closer, farther, origin, ...more] = line.split("\t");
    if (!first || !closer || !farther || more.length > 0) {
      throw new StsError("E_FORMAT", `${file}:${i + 1}: expected three texts and an origin, split by tabs`);
    }
    if (origin !== "hand" && origin !== "generated") {
      throw new StsError(
        "E_FORMAT",
        `${file}:${i + 1}: origin is "${origin ?? ""}", expected hand or generated`,
      );
    }
    triples.push({ kind, language, text: first, closer, farther, origin });
  }
  return triples;
}

/** The text of a probe list, as `parseProbes` reads it. */
export function formatProbes(triples: readonly ProbeTriple[]): string {
  const rows = triples.map(({ text, closer, farther, origin }) => [text, closer, farther, origin].join("\t"));
  return `${[HEADER, ...rows].join("\n")}\n`;
}

/** @throws StsError E_UNKNOWN_NAME */
export function probeKind(name: string): ProbeKind {
  const found = PROBE_KINDS.find((kind) => kind === name);
  if (found === undefined) throw unknownName("probe kind", name, PROBE_KINDS);
  return found;
}

export interface ProbeOptions {
  readonly margin?: number;
  /** Misses to keep; 10 by default. */
  readonly misses?: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (done: number) => void;
}

/**
 * Scores triples with a system: is the text that means the same nearer than the one that looks the same?
 * @returns figures in the order of PROBE_KINDS and LANGUAGES, of the lists that have triples
 */
export async function runProbes(
  system: Pick<System, "score">,
  triples: readonly ProbeTriple[],
  options: ProbeOptions = {},
): Promise<ProbeReport> {
  checkRecord(system, "runProbes: system", "a System", ["score"]);
  checkRecords(triples, "runProbes: triples", "a ProbeTriple", ["language", "text", "closer", "farther"]);
  checkOptions(options, "runProbes", PROBE_OPTIONS);
  const { margin = PROBE_MARGIN, misses = 10, signal, onProgress } = options;
  const unrelated = unrelatedTexts(triples);
  const pairs = triples.flatMap(({ text, closer, farther, language }, i) => {
    const languages = [language, language] as const;
    return [closer, farther, unrelated[i] ?? farther].map((b) => ({ a: text, b, languages }));
  });
  const results = await system.score(pairs, {
    ...(signal && { signal }),
    ...(onProgress && { onProgress: (done: number) => onProgress(Math.floor(done / 3)) }),
  });
  const scored = triples.map((triple, i) => ({
    ...triple,
    closerScore: results[3 * i]!.score,
    fartherScore: results[3 * i + 1]!.score,
    ...(unrelated[i] !== undefined && { unrelatedScore: results[3 * i + 2]!.score }),
  }));
  return probeReport(scored, margin, misses);
}

/**
 * For every triple the farther text of another one of its list: half the list on, and from there the first that shares no
 * word of four letters or more with the text. Undefined where the list has no other triple.
 */
function unrelatedTexts(triples: readonly ProbeTriple[]): (string | undefined)[] {
  const lists = new Map<string, number[]>();
  for (const [i, { kind, language }] of triples.entries()) {
    const list = lists.get(`${kind} ${language}`) ?? [];
    list.push(i);
    lists.set(`${kind} ${language}`, list);
  }
  const words = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  const chosen: (string | undefined)[] = [];
  for (const list of lists.values()) {
    for (const [place, i] of list.entries()) {
      const own = words(triples[i]!.text);
      const others = list.map((_, k) => list[(place + Math.floor(list.length / 2) + k) % list.length]!);
      const candidates = others.filter((j) => j !== i).map((j) => triples[j]!.farther);
      chosen[i] =
        candidates.find((text) => [...words(text)].every((word) => !own.has(word))) ?? candidates[0];
    }
  }
  return chosen;
}

/** Figures from triples already scored, 0-5. */
export function probeReport(scored: readonly ProbeMiss[], margin = PROBE_MARGIN, misses = 10): ProbeReport {
  // Scores are decimals: a lead of exactly the margin must not be lost to rounding.
  const isOrdered = (t: ProbeMiss) => t.closerScore - t.fartherScore >= margin - 1e-9;
  const passesControl = (t: ProbeMiss) => t.closerScore - t.unrelatedScore! >= margin - 1e-9;
  const figures: ProbeFigure[] = [];
  for (const kind of PROBE_KINDS) {
    for (const language of LANGUAGES) {
      const of = scored.filter((t) => t.kind === kind && t.language === language);
      if (of.length === 0) continue;
      const ordered = of.filter(isOrdered).length;
      const controlled = of.filter(({ unrelatedScore }) => unrelatedScore !== undefined);
      figures.push({
        kind,
        language,
        triples: of.length,
        ordered,
        share: ordered / of.length,
        interval: wilsonInterval(ordered, of.length),
        meanLead: of.reduce((sum, t) => sum + t.closerScore - t.fartherScore, 0) / of.length,
        ...(controlled.length > 0 && {
          control: controlled.filter(passesControl).length / controlled.length,
        }),
      });
    }
  }
  const languages = LANGUAGES.map((language) => {
    const of = figures.filter((figure) => figure.language === language);
    const count = of.reduce((sum, figure) => sum + figure.triples, 0);
    return { language, triples: count, share: of.reduce((sum, figure) => sum + figure.ordered, 0) / count };
  }).filter(({ triples }) => triples > 0);
  const wrong = scored.filter((t) => !isOrdered(t));
  wrong.sort((s, t) => s.closerScore - s.fartherScore - (t.closerScore - t.fartherScore));
  return {
    version: PROBE_VERSION,
    margin,
    figures,
    languages,
    mean:
      figures.length === 0 ? null : figures.reduce((sum, figure) => sum + figure.share, 0) / figures.length,
    misses: wrong.slice(0, misses),
  };
}

/**
 * Wilson's score interval of a share; unlike the normal one it stays in 0..1 and is honest for few cases.
 *
 *   (p + z²/2n ± z √(p(1-p)/n + z²/4n²)) / (1 + z²/n),  z = 1.96 at 95 %
 *
 * @see Wilson 1927, https://doi.org/10.1080/01621459.1927.10502953; checked against SciPy 1.17.1
 *   binomtest(k, n).proportion_ci(method="wilson")
 */
export function wilsonInterval(successes: number, n: number): readonly [number, number] {
  const z = 1.959963984540054;
  const p = successes / n;
  const middle = p + z ** 2 / (2 * n);
  const margin = z * Math.sqrt((p * (1 - p)) / n + z ** 2 / (4 * n ** 2));
  const scale = 1 + z ** 2 / n;
  // Rounding leaves 6e-18 where nothing succeeded.
  const low = successes === 0 ? 0 : Math.max(0, (middle - margin) / scale);
  const high = successes === n ? 1 : Math.min(1, (middle + margin) / scale);
  return [low, high];
}
