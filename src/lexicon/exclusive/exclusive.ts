import { type Language, matchForm, stem } from "../../text/index.ts";
import { ARABIC } from "./ar.ts";
import { ENGLISH } from "./en.ts";
import { SPANISH } from "./es.ts";
import { LISTED } from "./listed.ts";
import { TURKISH } from "./tr.ts";

/**
 * How words of a group exclude each other.
 * - complement: one or the other, so that "not x" is the other (open, closed)
 * - opposite: ends of a scale, or two of a kind (hot, cold; man, woman)
 * - converse: one event or relation seen from both sides (buy, sell; taller, shorter)
 * - exclusive: many of a kind (red, blue, green)
 * - time, quantifier, modality, condition, direction, negation: function words and adverbs of that meaning
 */
export type ExclusionKind =
  | "complement"
  | "opposite"
  | "converse"
  | "exclusive"
  | "time"
  | "quantifier"
  | "modality"
  | "condition"
  | "direction"
  | "negation";

/** A word's place in a group. */
export interface Membership {
  readonly kind: ExclusionKind;
  readonly group: number;
  /** Words of one group and different alternatives exclude each other. */
  readonly alternative: number;
}

const TEXTS: Readonly<Record<Language, string>> = { en: ENGLISH, es: SPANISH, ar: ARABIC, tr: TURKISH };

/** Groups of one language by word and stem. */
interface Table {
  readonly byForm: ReadonlyMap<string, readonly Membership[]>;
  readonly byStem: ReadonlyMap<string, readonly Membership[]>;
  /** Turkish verb roots. */
  readonly byRoot: ReadonlyMap<string, readonly Membership[]>;
}

const tables = new Map<Language, Table>();
const NONE: readonly Membership[] = [];

/**
 * The groups a word belongs to: by its form (in Turkish also by a verb's root) where that is listed, else by its stem.
 * @param form in match form
 * @param key its stem, in match form
 */
export function membershipsOf(form: string, key: string, language: Language): readonly Membership[] {
  const { byForm, byStem, byRoot } = tables.get(language) ?? tableOf(language);
  if (byRoot.size === 0) return byForm.get(form) ?? byStem.get(key) ?? NONE;
  for (const bare of [form, form.replace(COPULA, ""), form.replace(SHORT_COPULA, "")]) {
    const [listed, verb] = [byForm.get(bare), ofRoot(bare, byRoot)];
    if (listed !== undefined || verb !== undefined) return [...(listed ?? []), ...(verb ?? [])];
  }
  return byStem.get(key) ?? NONE;
}

/** The same without the joining y, which may be the word's own ("kolay"). */
const SHORT_COPULA = /[dt][ıiuü](?:lar|ler|[mnk])?$/;
/** "Was", "is" and person behind a Turkish noun or adjective. */
const COPULA = /(?:y?[dt][ıiuü](?:lar|ler|[mnk])?|[dt][ıiuü]r(?:lar|ler)?|y[ıiuü][mz])$/;

/** The kind that says most about two words of several groups comes first. */
const PRECEDENCE: readonly ExclusionKind[] = [
  "negation",
  "quantifier",
  "time",
  "modality",
  "condition",
  "direction",
  "complement",
  "converse",
  "opposite",
  "exclusive",
];

/** How two words exclude each other, by the groups that hold both in different alternatives; not where one holds both as the same. */
export function exclusionOf(x: readonly Membership[], y: readonly Membership[]): ExclusionKind | undefined {
  let found = PRECEDENCE.length;
  for (const p of x) {
    for (const q of y) {
      if (p.group !== q.group) continue;
      if (p.alternative === q.alternative) return undefined;
      found = Math.min(found, PRECEDENCE.indexOf(p.kind));
    }
  }
  return PRECEDENCE[found];
}

/** Whether some group of that kind holds both in different alternatives. */
export function excludeAs(x: readonly Membership[], y: readonly Membership[], kind: ExclusionKind): boolean {
  return x.some(
    (p) => p.kind === kind && y.some((q) => q.group === p.group && q.alternative !== p.alternative),
  );
}

/** Stems of shorter words are shared by too many others. */
const LEAST_STEMMED = 3;

function tableOf(language: Language): Table {
  const byForm = new Map<string, Membership[]>();
  const byStem = new Map<string, Membership[]>();
  const byRoot = new Map<string, Membership[]>();
  const add = (table: Map<string, Membership[]>, key: string, membership: Membership) => {
    const list = table.get(key) ?? [];
    if (!list.some((m) => m.group === membership.group && m.alternative === membership.alternative))
      table.set(key, [...list, membership]);
  };
  const listed: Readonly<Partial<Record<Language, string>>> = LISTED;
  const pairs = (listed[language] ?? "").split(" ").filter((pair) => pair !== "");
  const lines = [
    ...TEXTS[language].trim().split("\n"),
    ...pairs.map((pair) => `opposite: ${pair.replace("-", " | ")}`),
  ];
  for (const [group, line] of lines.entries()) {
    const [kind, list] = line.split(": ") as [ExclusionKind, string];
    for (const [alternative, words] of list.split("|").entries()) {
      for (const word of words.split(" ").filter((w) => w !== "")) {
        const membership = { kind, group, alternative };
        const form = matchForm(word, language);
        if (form.endsWith("-")) {
          add(byRoot, form.slice(0, -1), membership);
          continue;
        }
        add(byForm, form, membership);
        if (form.length >= LEAST_STEMMED && !FUNCTION_KINDS.has(kind))
          add(byStem, matchForm(stem(form, language), language), membership);
      }
    }
  }
  const table = { byForm, byStem, byRoot };
  tables.set(language, table);
  return table;
}

/** Words of these kinds are looked up as they stand. */
const FUNCTION_KINDS: ReadonlySet<ExclusionKind> = new Set([
  "modality",
  "condition",
  "direction",
  "negation",
]);

/** What may stand between a Turkish verb's root and the end: voice, denial, tense, person, verbal nouns. */
const VERB_ENDING =
  /^(?:[ıiuü]l|[ıiuü]n|t|d[ıiuü]r|[ıiuü]ş)?(?:m[ae]?|[ıiuüae]?y?[ae]?m[ae])?y?(?:[ıiuü]yor|[dt][ıiuü]|m[ıiuü]ş|[ae]c[ae][kğ]|[ae]r|[ıiuü]r|r|z|m[ae]k|m[ae]|m[ae]l[ıi]|[ae]n|[ıiuü]p|s[ae]|[ae]b[ıi]l|[ıiuü]n|[ıiuü]n[ıiuü]z|[dt][ıiuü][kğ]|s[ıiuü]n|[ae]l[ıi]m|$)/;

function ofRoot(
  form: string,
  byRoot: ReadonlyMap<string, readonly Membership[]>,
): readonly Membership[] | undefined {
  for (let length = Math.min(form.length, 9); length >= 2; length--) {
    const found = byRoot.get(form.slice(0, length)) ?? softened(form.slice(0, length), byRoot);
    if (found !== undefined && VERB_ENDING.test(form.slice(length))) return found;
  }
  return undefined;
}

/** "gider" of git-, "eder" of et-. */
function softened(start: string, byRoot: ReadonlyMap<string, readonly Membership[]>) {
  return start.endsWith("d") ? byRoot.get(`${start.slice(0, -1)}t`) : undefined;
}
