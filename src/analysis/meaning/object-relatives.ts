import type { Language } from "../../text/language.ts";
import { lowerCase } from "../lemmas/lemmatiser.ts";
import type { AnalysedToken } from "../types.ts";
import { mainRelation, type Sentences } from "./tree.ts";

/** A relative clause about its verb's object: "the bank that Mary's brother robbed". */
export interface ObjectRelative {
  /** "robbed". */
  readonly verb: number;
  /** "brother". */
  readonly agent: number;
  /** "bank". */
  readonly patient: number;
  /** "that"; Turkish has none. */
  readonly pronoun?: number;
  /** The verb of the sentence around it, where the parser took that for the relative one. */
  readonly main?: number;
}

const PRONOUNS: Readonly<Record<Language, RegExp>> = {
  en: /^(?:which|that|whom|who)$/,
  es: /^(?:que|quien|quienes)$/,
  ar: /^(?:الذي|التي|اللذان|اللتان|الذين|اللاتي|اللواتي|الذى|التى)$/,
  tr: /^$/,
};
const NOMINAL = /^(?:NOUN|PROPN|PRON)$/;
/** What may stand between a subject and its verb. */
const BEFORE_VERB = /^(?:AUX|ADV|PART)$/;
/** What opens an object behind a verb. */
const OPENS_OBJECT = /^(?:DET|NOUN|PROPN|PRON|ADJ|NUM)$/;

/** Spanish persons, who as objects have "a": behind a verb without it they do what it says. */
const PERSON =
  /^(?:herman[oa]|padre|madre|hij[oa]|abuel[oa]|tí[oa]|prim[oa]|niet[oa]|espos[oa]|marido|mujer|hombre|niñ[oa]|chic[oa]|muchach[oa]|señor|señora|amig[oa]|vecin[oa]|médic[oa]|maestr[oa]|profesor|profesora|abogad[oa]|presidente|presidenta|ministr[oa]|director|directora|autor|autora|escritor|escritora|pintor|pintora|ladrón|ladrona|policía|jefe|jefa|alumn[oa]|estudiante|cliente|gobierno|empresa|rey|reina)$/u;

/** Object participles of Turkish: -dığı, -acağı. */
const TURKISH_OBJECT = /(?:[dt][ıiuü]ğ|[ea]ca[ğk]|[ea]ce[ğk])\p{L}*$/u;
/** Verbs without an object: what they stand before is where, when or why ("doğduğu şehir"). */
const WITHOUT_OBJECT =
  /^(?:git|gel|doğ|yaşa|otur|kal|çalış|öl|uyu|bulun|dur|geç|çık|in|bin|dön|var|ol|büyü|gir|düş|kaç|koş|yürü|uç)$/u;
/** An Arabic verb that holds what it acts on: سرقه, "he robbed it". */
const ARABIC_SUFFIX = /\p{L}{3}(?:ه|ها|هم|هن|هما)$/u;

/**
 * Relative clauses whose verb acts on what they are about, by the order of words (English, Spanish), the resumptive pronoun
 * (Arabic) or the participle (Turkish): trees of such clauses are often wrong. Without a pronoun ("the bank he robbed") only
 * the tree tells, and nothing is found here.
 */
export function objectRelatives(s: Sentences, language: Language): ObjectRelative[] {
  if (language === "tr") return s.tokens.flatMap((token) => turkish(s, token) ?? []);
  const of = language === "ar" ? arabic : language === "en" ? subjectFirst : spanish;
  return s.tokens.flatMap((token) => {
    const relative = token.upos === "PRON" && PRONOUNS[language].test(lowerCase(token.form, language));
    return (relative ? of(s, token.id) : undefined) ?? [];
  });
}

const spanish = (s: Sentences, pronoun: number) => verbFirst(s, pronoun) ?? subjectFirst(s, pronoun);

/** "The bank that Mary's brother robbed": a noun, a pronoun, a subject, a verb, and no object behind it. */
function subjectFirst(s: Sentences, pronoun: number): ObjectRelative | undefined {
  const patient = pronoun - 1;
  if (!/^(?:NOUN|PROPN)$/.test(upos(s, patient)) || !together(s, patient, pronoun)) return undefined;
  let verb = pronoun + 1;
  while (upos(s, verb) !== "VERB") {
    if (!together(s, pronoun, verb) || /^(?:PUNCT|SCONJ|CCONJ|AUX)$/.test(upos(s, verb))) break;
    verb++;
  }
  while (BEFORE_VERB.test(upos(s, verb))) verb++;
  if (upos(s, verb) !== "VERB" || !together(s, pronoun, verb)) return undefined;
  let end = verb;
  while (BEFORE_VERB.test(upos(s, end - 1))) end--;
  const agent = range(pronoun + 1, end).find(
    (id) => NOMINAL.test(upos(s, id)) && !inside(s.tokens[id]!.head, pronoun + 1, end),
  );
  if (agent === undefined || !/^(?:NOUN|PROPN|PRON)$/.test(upos(s, end - 1))) return undefined;
  if (together(s, pronoun, verb + 1) && OPENS_OBJECT.test(upos(s, verb + 1))) return undefined;
  const after = s.tokens[verb + 1];
  const main =
    after?.upos === "VERB" && after.head === patient && mainRelation(after.relation) === "acl"
      ? after.id
      : undefined;
  return { verb, agent, patient, pronoun, ...(main !== undefined && { main }) };
}

/** "El banco que robó el hermano de María": a person behind the verb without "a" does it. */
function verbFirst(s: Sentences, pronoun: number): ObjectRelative | undefined {
  const [patient, verb] = [pronoun - 1, pronoun + 1];
  if (upos(s, patient) !== "NOUN" || upos(s, verb) !== "VERB" || PERSON.test(s.tokens[patient]!.lemma))
    return undefined;
  const agent = upos(s, verb + 1) === "DET" ? verb + 2 : verb + 1;
  const found = s.tokens[agent];
  if (found === undefined || !together(s, pronoun, agent)) return undefined;
  const person = found.upos === "NOUN" && PERSON.test(found.lemma);
  return person ? { verb, agent, patient, pronoun } : undefined;
}

/** "البنك الذي سرقه أخو مريم": the pronoun on the verb stands for the noun before the clause. */
function arabic(s: Sentences, pronoun: number): ObjectRelative | undefined {
  const [patient, verb] = [pronoun - 1, pronoun + 1];
  if (!/^(?:NOUN|PROPN)$/.test(upos(s, patient)) || upos(s, verb) !== "VERB") return undefined;
  const split = upos(s, verb + 1) === "PRON" && /^(?:ه|ها|هم|هن|هما)$/.test(s.tokens[verb + 1]!.form);
  if (!split && !ARABIC_SUFFIX.test(s.tokens[verb]!.form)) return undefined;
  const agent = split ? verb + 2 : verb + 1;
  if (!/^(?:NOUN|PROPN)$/.test(upos(s, agent)) || !together(s, pronoun, agent)) return undefined;
  return { verb, agent, patient, pronoun };
}

/** "Mehmet'in kardeşinin soyduğu banka": the noun behind a participle in -dığı or -acağı is acted on. */
function turkish(s: Sentences, verb: AnalysedToken): ObjectRelative | undefined {
  if (verb.upos !== "VERB" || mainRelation(verb.relation) !== "acl" || verb.head < verb.id) return undefined;
  if (!TURKISH_OBJECT.test(lowerCase(verb.form, "tr")) || WITHOUT_OBJECT.test(verb.lemma)) return undefined;
  const agent = s.child(verb.id, "nsubj");
  if (agent === undefined || s.child(verb.id, "obj") !== undefined || verb.features.Voice === "Pass")
    return undefined;
  return { verb: verb.id, agent, patient: verb.head };
}

function upos(s: Sentences, id: number): string {
  return s.tokens[id]?.upos ?? "";
}

function together(s: Sentences, a: number, b: number): boolean {
  return s.tokens[b] !== undefined && s.tokens[a]?.sentence === s.tokens[b].sentence;
}

function inside(id: number, from: number, to: number): boolean {
  return id >= from && id < to;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, k) => from + k);
}
