import { identifyLanguage, loadLanguageIdentifier } from "../text/language-id.ts";
import { nextTurn } from "../vectors/index.ts";
import type { EvidenceStore } from "./pair-values.ts";
import type { LanguageTag, SystemPair } from "./system.ts";

/** Languages of pairs: given ones first, else what the texts look like. */
export type TagTexts = (
  pairs: readonly SystemPair[],
  signal?: AbortSignal,
) => Promise<(readonly [LanguageTag, LanguageTag])[]>;

/** Up to this many texts the model of languages is loaded only if one of them leaves doubt. */
const FEW = 16;
/** Texts looked at, and found out, before other work of the process gets its turn: some milliseconds. */
const [LOOKED_AT_ONCE, FOUND_AT_ONCE] = [2048, 256];

/**
 * @param given languages of all pairs that carry none of their own
 * @param detects whether the rest are found out; otherwise they stay "und"
 */
export function textTagger(given: Tags | undefined, detects: boolean): TagTexts {
  return async (pairs, signal) => {
    if (!detects) return pairs.map(({ languages }) => languages ?? given ?? UNKNOWN);
    const texts = new Set<string>();
    for (const { a, b, languages } of pairs) if ((languages ?? given) === undefined) texts.add(a).add(b);
    const tags = await tagTexts(texts, signal);
    return pairs.map(({ a, b, languages }) => languages ?? given ?? [tags.get(a)!, tags.get(b)!]);
  };
}

type Tags = readonly [LanguageTag, LanguageTag];

const UNKNOWN: Tags = ["und", "und"];

/**
 * Languages of a few pairs whose tags are "und", for a system that does not look for them otherwise; undefined
 * when there are more pairs than a user looks at one by one.
 */
export async function languagesOfFew(
  pairs: readonly SystemPair[],
  tags: readonly Tags[],
): Promise<Tags[] | undefined> {
  if (2 * pairs.length > FEW) return undefined;
  const texts = pairs.flatMap(({ a, b }, i) => [a, b].filter((_, side) => tags[i]![side] === "und"));
  const found = await tagTexts(new Set(texts));
  return pairs.map(({ a, b }, i) => [found.get(a) ?? tags[i]![0], found.get(b) ?? tags[i]![1]]);
}

/**
 * Languages to read texts by: those told, else those that their words plainly look like, else those found out. The look
 * takes microseconds and settles four texts of five; "und" where nothing tells.
 * @param finds whether texts that do not plainly look like a language are worth the time of finding out
 */
export async function languagesToRead(
  texts: readonly string[],
  tags: readonly LanguageTag[],
  evidence: EvidenceStore,
  finds: boolean,
  signal?: AbortSignal,
): Promise<LanguageTag[]> {
  const looks: LanguageTag[] = [];
  for (const [i, text] of texts.entries()) {
    if (i % LOOKED_AT_ONCE === LOOKED_AT_ONCE - 1) await nextTurn(signal);
    looks.push(evidence.language(text, tags[i]!));
  }
  const unclear = new Set(finds ? texts.filter((_, i) => looks[i] === "und") : []);
  const found = unclear.size === 0 ? undefined : await tagTexts(unclear, signal);
  return looks.map((look, i) => (look === "und" ? (found?.get(texts[i]!) ?? look) : look));
}

async function tagTexts(texts: ReadonlySet<string>, signal?: AbortSignal): Promise<Map<string, LanguageTag>> {
  const tags = new Map<string, LanguageTag>();
  const identify = texts.size > FEW ? await loadLanguageIdentifier() : identifyLanguage;
  let found = 0;
  for (const text of texts) {
    if (++found % FOUND_AT_ONCE === 0) await nextTurn(signal);
    const { language } = await identify(text);
    tags.set(text, language === "unsure" ? "und" : language);
  }
  return tags;
}
