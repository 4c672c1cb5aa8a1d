import type { Language } from "../../text/language.ts";
import { countryIds, demonyms, nameStarts, organisations, personTitles, placeMarks } from "../gazetteer.ts";
import { lowerCase } from "../lemmas/lemmatiser.ts";
import type { AnalysedToken, Entity, EntityKind } from "../types.ts";
import { mainRelation, type Sentences } from "./tree.ts";

/** Longest name looked up in the lists, in words. */
const LONGEST_NAME = 6;

/**
 * Names in the text: countries, nationalities and well-known organisations from lists, matched in all four
 * languages to one id; other names from runs of proper nouns, their kind from titles, company and place words;
 * acronyms from their shape.
 */
export function findEntities(s: Sentences, language: Language): Entity[] {
  const out: Entity[] = [];
  const { tokens } = s;
  for (let i = 0; i < tokens.length; ) {
    const listed = fromLists(s, i, language);
    if (listed !== undefined) {
      out.push(listed.entity);
      i = listed.next;
      continue;
    }
    const run = nameRun(s, i);
    if (run.length > 0) {
      out.push(describe(s, run, language));
      i = run[run.length - 1]! + 1;
      continue;
    }
    i++;
  }
  return out;
}

function normal(token: AnalysedToken, language: Language): string {
  return stripName(lowerCase(token.form, language), language);
}

/** Case endings after an apostrophe, Arabic article spelling and vowel signs. */
export function stripName(lower: string, language: Language): string {
  if (language === "tr") return lower.replace(/['’].*$/u, "");
  if (language === "ar") return lower.replace(/[\u064b-\u0652\u0640]/g, "").replace(/[أإآ]/g, "ا");
  return lower.replace(/\.(?=\p{L}|$)/gu, "");
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: a name grows word by word, and where it ends hangs on all that it holds so far
function fromLists(
  s: Sentences,
  i: number,
  language: Language,
): { entity: Entity; next: number } | undefined {
  const { tokens } = s;
  const countries = countryIds(language);
  const people = demonyms(language);
  const bodies = organisations(language);
  const first = tokens[i]!;
  const known = nameStarts(language);
  const reach = Math.max(
    known.get(normal(first, language)) ?? 0,
    known.get(stripName(lowerCase(first.lemma, language), language)) ?? 0,
    // Words written together with what stands before them ("للولايات").
    first.end === tokens[i + 1]?.start ? LONGEST_NAME : 0,
  );
  if (reach === 0) return undefined;
  const most = Math.min(LONGEST_NAME, reach, tokens.length - i);
  for (let length = most; length >= 1; length--) {
    const run = tokens.slice(i, i + length);
    if (run[length - 1]!.sentence !== run[0]!.sentence) continue;
    // Words written together are joined without a blank, as in the lists.
    let name = "";
    run.forEach((token, k) => {
      const gap = k > 0 && run[k - 1]!.end < token.start ? " " : "";
      name += gap + normal(token, language);
    });
    const lemma = length === 1 ? stripName(lowerCase(run[0]!.lemma, language), language) : name;
    const capital = language === "ar" || /^\p{Lu}/u.test(run[0]!.form);
    const body = bodies.get(name);
    if (body !== undefined && capital) return hit(s, run, "organisation", body);
    const country = capital ? (countries.get(name) ?? countries.get(lemma)) : undefined;
    if (country !== undefined && !isCommonWord(run, language))
      return hit(s, run, "country", `country:${country}`);
    const nation =
      length === 1 && (language !== "en" || capital) ? (people.get(name) ?? people.get(lemma)) : undefined;
    if (nation !== undefined) return hit(s, run, "nationality", `country:${nation}`);
  }
  return undefined;
}

/** "turkey" the bird, "us" the pronoun, "çin" and the like in small letters or tagged otherwise. */
function isCommonWord(run: readonly AnalysedToken[], language: Language): boolean {
  const token = run[0]!;
  if (run.length > 1) return false;
  if (language === "en" && /^us$/i.test(token.form)) return token.form !== "US";
  // "A cup" is told from Cuba before (withHomographs).
  if (language === "ar" && token.lemma === "كوب") return true;
  return token.upos === "VERB" || token.upos === "PRON" || token.upos === "ADP" || token.upos === "DET";
}

function hit(
  s: Sentences,
  run: readonly AnalysedToken[],
  kind: EntityKind,
  id: string,
): { entity: Entity; next: number } {
  const ids = run.map((t) => t.id);
  return { entity: { kind, id, tokens: ids, ...s.span(ids) }, next: ids[ids.length - 1]! + 1 };
}

/** Proper nouns in a row, with the function words between them that belong to a name ("de", "of the"). */
function nameRun(s: Sentences, i: number): number[] {
  const { tokens } = s;
  const first = tokens[i]!;
  if (first.upos !== "PROPN" || /^[\p{P}\p{S}]+$/u.test(first.form)) return [];
  const run = [i];
  let at = i;
  for (;;) {
    let next = at + 1;
    // A link counts only when a name follows that hangs on the same one.
    while (
      next < tokens.length &&
      next - at <= 2 &&
      /^(?:of|the|de|del|la|las|los|el|y|bin|ibn|van|von|al|den|der|بن|ابن|أبو|عبد|-)$/iu.test(
        tokens[next]!.form,
      )
    )
      next++;
    const token = tokens[next];
    if (token === undefined || token.sentence !== first.sentence || token.upos !== "PROPN") break;
    const linked = next === at + 1 || inside(s, next, run);
    if (!linked) break;
    if (next === at + 1 && mainRelation(token.relation) === "conj") break;
    for (let k = at + 1; k <= next; k++) run.push(k);
    at = next;
  }
  return run;
}

function inside(s: Sentences, id: number, run: readonly number[]): boolean {
  return run.includes(s.tokens[id]!.head) && /^(?:flat|nmod|compound|appos)/.test(s.tokens[id]!.relation);
}

function describe(s: Sentences, run: readonly number[], language: Language): Entity {
  const span = s.span(run);
  const first = s.tokens[run[0]!]!;
  const words = run.map((id) => normal(s.tokens[id]!, language));
  const before = first.id > 0 ? normal(s.tokens[first.id - 1]!, language) : "";
  const titles = personTitles(language);
  let kind: EntityKind = "name";
  if (titles.has(words[0]!) || titles.has(before)) kind = "person";
  else if (
    words.some((w) =>
      /^(?:inc|ltd|corp|co|company|university|bank|association|institute|ministry|department|committee|council|party|club|agency|sa|universidad|banco|ministerio|partido|asociación|üniversitesi|bankası|bakanlığı|partisi|derneği|şirketi|kurumu|جامعة|بنك|وزارة|حزب|شركة|منظمة|جمعية)$/u.test(
        w,
      ),
    )
  )
    kind = "organisation";
  else if (words.some((w) => placeMarks(language).has(w))) kind = "place";
  else if (run.length === 1 && /^(?:\p{Lu}\.?){2,6}$/u.test(first.form)) kind = "acronym";
  else if (isPlaceInSentence(s, run, language)) kind = "place";
  else if (run.length >= 2 && run.length <= 3 && actsLikePerson(s, run)) kind = "person";
  return { kind, tokens: run, ...span };
}

function isPlaceInSentence(s: Sentences, run: readonly number[], language: Language): boolean {
  const head = run.map((id) => s.tokens[id]!).find((t) => !run.includes(t.head)) ?? s.tokens[run[0]!]!;
  if (language === "tr") return head.features.Case === "Loc";
  const cases = s.childrenBy(head.id, "case").map((c) => lowerCase(s.tokens[c]!.form, language));
  return cases.some((c) => /^(?:in|at|near|en|في)$/u.test(c));
}

/** A name of two or three words that does something, or that something is said of. */
function actsLikePerson(s: Sentences, run: readonly number[]): boolean {
  const head = run.map((id) => s.tokens[id]!).find((t) => !run.includes(t.head));
  return head !== undefined && /^(?:nsubj|appos|iobj|obl:agent)/.test(head.relation);
}
