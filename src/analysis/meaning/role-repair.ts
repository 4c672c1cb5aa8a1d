import { lowerCase } from "../lemmas/lemmatiser.ts";
import type { AnalysedToken } from "../types.ts";
import { mainRelation, type Sentences } from "./tree.ts";

/** Players found by word order and case where the tree is likelier wrong than right. */
export interface Repair {
  readonly agent?: number;
  readonly patient?: number;
}

const NOMINAL = new Set(["NOUN", "PROPN", "PRON"]);

/**
 * Turkish clauses of bare nouns: the parser, trained on little text, often makes the first noun the possessor of
 * the second ("Askerler sınırı koruyor"). A noun without genitive that begins the clause of an active verb without
 * a subject of its own is the agent; a second "subject" in -(y)ı is the patient. In passives the noun before
 * "tarafından" is the agent, the other bare noun the patient.
 */
export function repairTurkish(s: Sentences, verb: AnalysedToken, passive: boolean): Repair {
  const subjects = s.childrenBy(verb.id, "nsubj");
  const by = turkishBy(s, verb);
  const first = firstNoun(s, verb);
  if (by !== undefined) {
    const agent = by - 1;
    const patient =
      first !== undefined && first.id < agent && first.sentence === verb.sentence ? first.id : undefined;
    return { agent, ...(patient === undefined ? {} : { patient }) };
  }
  if (passive || first === undefined) return {};
  const object = s.child(verb.id, "obj");
  const [one, two] = subjects;
  // Two subjects: the second is the object.
  if (one !== undefined && two !== undefined && object === undefined) return { agent: one, patient: two };
  const wrong = one !== undefined && one !== first.id && object === undefined && inAccusative(s.tokens[one]!);
  if (one !== undefined && !wrong) {
    return object === undefined && two === undefined ? {} : {};
  }
  if (first.head < 0 || first.id === object) return {};
  const above = s.tokens[first.head]!;
  const relation = mainRelation(first.relation);
  // Only where the noun hangs on a dependent of the verb, or on the verb as something else than an adverbial of time.
  const under =
    above.head === verb.id && first.id < above.id && /^(?:nmod|compound|amod|obj|flat|nsubj)$/.test(relation);
  const direct = above.id === verb.id && /^(?:nmod|amod|obj)$/.test(relation) && first.id !== object;
  if (!under && !direct) return {};
  return { agent: first.id, ...(wrong ? { patient: one } : {}) };
}

/** The word "tarafından" below a verb, where a noun stands before it. */
export function turkishBy(s: Sentences, verb: AnalysedToken): number | undefined {
  for (const id of s.subtree(verb.id, (c) => s.tokens[c]!.upos !== "VERB")) {
    const token = s.tokens[id]!;
    if (
      /^taraf[ıi]n(?:dan|ca)$/.test(lowerCase(token.form, "tr")) &&
      id > 0 &&
      NOMINAL.has(s.tokens[id - 1]!.upos)
    )
      return id;
  }
  return undefined;
}

/** The first bare noun of the verb's sentence before the verb. */
function firstNoun(s: Sentences, verb: AnalysedToken): AnalysedToken | undefined {
  for (let id = verb.id - 1, found: AnalysedToken | undefined; ; id--) {
    const token = s.tokens[id];
    if (
      token === undefined ||
      token.sentence !== verb.sentence ||
      token.upos === "VERB" ||
      token.form === ","
    )
      return found;
    if (NOMINAL.has(token.upos) && isBare(token)) found = token;
  }
}

function isBare(token: AnalysedToken): boolean {
  const { Case } = token.features;
  if (Case !== undefined && Case !== "Nom") return false;
  if (/['’]/.test(token.form) || /^taraf/i.test(token.form)) return false;
  return !/(?:gün|akşam|sabah|gece|yıl|hafta|ay|saat|zaman|dün|bugün|yarın)$/u.test(
    lowerCase(token.form, "tr"),
  );
}

/** Ends like an accusative, which is also the possessive of the third person. */
function inAccusative(token: AnalysedToken): boolean {
  return /[ıiuü]$/u.test(lowerCase(token.form, "tr"));
}

/**
 * Arabic verb-subject-object clauses: the parser often hangs the object on the subject. A noun with the article,
 * a name or a noun with a suffix cannot be followed by a possessor; a noun after it, without preposition, is the
 * patient, unless it agrees as an adjective.
 */
export function repairArabic(s: Sentences, verb: AnalysedToken): Repair {
  const object = s.child(verb.id, "obj");
  if (object !== undefined) return {};
  const subjects = s.childrenBy(verb.id, "nsubj");
  const [one, two] = subjects;
  // Two subjects: the second is the object.
  if (one !== undefined && two !== undefined && two > verb.id && s.child(two, "case") === undefined)
    return { agent: one, patient: two };
  const subject = subjects.find((c) => c > verb.id);
  if (subject === undefined) return {};
  // A noun of the verb's own, without preposition, behind the subject.
  const own = s
    .children(verb.id)
    .find(
      (c) =>
        c > subject && /^(?:xcomp|nmod|amod|ccomp|dep|obl)$/.test(s.tokens[c]!.relation) && isObject(s, c),
    );
  if (own !== undefined) return { patient: nominalHead(s, own) };
  let at = subject;
  for (let steps = 0; steps < 4; steps++) {
    const next = s
      .children(at)
      .find(
        (c) =>
          c > at &&
          /^(?:nmod|amod|flat|obl|obj|appos|compound|det|nummod)$/.test(
            mainRelation(s.tokens[c]!.relation),
          ) &&
          s.child(c, "case") === undefined,
      );
    if (next === undefined) return {};
    const head = s.tokens[at]!;
    const token = s.tokens[next]!;
    if (isClosed(head) && !agrees(head, token)) return { patient: nominalHead(s, next) };
    at = next;
  }
  return {};
}

function isObject(s: Sentences, id: number): boolean {
  const token = s.tokens[id]!;
  return (
    (NOMINAL.has(token.upos) || token.upos === "ADJ") &&
    s.child(id, "case", "mark") === undefined &&
    plain(token).startsWith("ال")
  );
}

/** A number is not the counted thing: the noun that follows it is. */
function nominalHead(s: Sentences, id: number): number {
  const token = s.tokens[id]!;
  const following = s.tokens[id + 1];
  const counts = token.upos === "NUM" || /^(?:هذا|هذه|ذلك|تلك)$/.test(token.form);
  return counts && following !== undefined && NOMINAL.has(following.upos) ? following.id : id;
}

function plain(token: AnalysedToken): string {
  return token.form.replace(/[\u064b-\u0652\u0640]/g, "");
}

/** No possessor can follow: article, name, or a pronoun written on. */
function isClosed(token: AnalysedToken): boolean {
  return plain(token).startsWith("ال") || token.upos === "PROPN" || /ي$/.test(plain(token));
}

/** Whether the second word may be an adjective of the first: same article, same gender, and no noun's shape. */
function agrees(head: AnalysedToken, token: AnalysedToken): boolean {
  const a = plain(head);
  const b = plain(token);
  if (token.relation === "flat" && !b.startsWith("ال")) return true;
  if (a.startsWith("ال") !== b.startsWith("ال")) return false;
  if (head.upos === "PROPN" && !a.startsWith("ال")) return false;
  const feminine = a.endsWith("ة") === b.endsWith("ة");
  // Relational adjectives (-ī, -iyya) agree more often than they stand alone.
  return feminine && token.upos === "ADJ" && /(?:ي|ية|يين|يون)$/.test(b);
}

/**
 * Arabic sentences without any verb that begin with a short word without article, followed by two nouns: the word
 * is a verb that the tagger did not know ("عض كلبان الرجل").
 */
export function verblessArabic(
  s: Sentences,
  from: number,
  to: number,
): { verb: number; agent: number; patient: number } | undefined {
  const words = s.tokens.slice(from, to).filter((t) => t.upos !== "PUNCT");
  const [verb, agent, patient] = words;
  if (verb === undefined || agent === undefined || patient === undefined) return undefined;
  if (words.some((t) => t.upos === "VERB" || t.upos === "AUX")) return undefined;
  const word = plain(verb);
  if (
    word.startsWith("ال") ||
    word.length < 2 ||
    word.length > 6 ||
    /^(?:PRON|DET|NUM|PROPN|CCONJ|ADP)$/.test(verb.upos)
  )
    return undefined;
  if (/^(?:هذا|هذه|هو|هي|في|من|إن|أن|لا|ليس|غير|كل|بعض)$/.test(word) || word.endsWith("ة")) return undefined;
  const noun = (t: AnalysedToken) =>
    !/^(?:ADP|CCONJ|SCONJ|ADV|PART)$/.test(t.upos) && !/^(?:في|من|على|إلى|عن|ب|ل)$/.test(plain(t));
  if (!noun(agent) || !noun(patient) || !(plain(agent).startsWith("ال") || /ان$/.test(plain(agent))))
    return undefined;
  return { verb: verb.id, agent: agent.id, patient: patient.id };
}
