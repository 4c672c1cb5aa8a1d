import { matchForm } from "../../text/forms/match-form.ts";
import type { Language } from "../../text/language.ts";
import { byLanguage, setOf, wordsOf } from "../../text/languages/by-language.ts";
import { isBeforeOrFrom, opensSetPhrase } from "../../text/words/negators.ts";
import { lowerCase } from "../lemmas/lemmatiser.ts";
import type { AnalysedToken, Negation, NegationKind } from "../types.ts";
import { mainRelation, type Sentences } from "./tree.ts";

const kindsOfCues = byLanguage(({ negation: { words, pronouns, prepositions } }) => {
  const kinds = new Map<string, NegationKind>();
  const add = (list: string, kind: NegationKind) => {
    for (const word of wordsOf(list)) kinds.set(word, kind);
  };
  add(words, "word");
  add(pronouns, "pronoun");
  add(prepositions, "preposition");
  return kinds;
});

/** These strengthen a negated verb rather than negate by themselves when one stands in their clause. */
const strengthening = byLanguage(({ negation }) => setOf(negation.strengthens));

const ENGLISH_AFFIX =
  /^(?:un(?!i(?:on|t|q|v|f)|der|til|less|to$|cle|ction|ear|easy$)\p{L}{3,}|non-?\p{L}{4,}|in(?:able|abil|accurate|active|adequate|appropriate|audible|capable|coherent|complete|comprehensi|consistent|conveni|correct|credibl|decisive|definite|dependen|direct|effective|efficien|eligible|evitabl|exact|expensive|experienced|formal|frequent|hospitable|humane|justice|organic|secure|sensitive|significan|sincere|sufficient|tangible|toleran|valid|visible|voluntary)\p{L}*|im(?:balanc|material|matur|mobil|moral|mortal|partial|patien|perfect|permeable|person|polite|possib|practical|precis|probabl|proper|pure)\p{L}*|ir(?:rational|reconcil|recover|regular|relevan|religious|resist|respons|revers)\p{L}*|il(?:legal|legible|legitim|licit|literate|logical)\p{L}*|dis(?:abled|advantag|agree|allow|appear|approv|believ|comfort|connect|content|continu|courag|honest|like|obe|order|pleas|qualif|regard|respect|satisf|trust)\p{L}*|\p{L}{3,}less(?:ly|ness)?)$/u;
const NOT_ENGLISH_AFFIX =
  /^(?:unless|nevertheless|nonetheless|regardless|unanimous\p{L}*|uncanny|undergo\p{L}*|bless|unveil\p{L}*|unload\p{L}*|unlock\p{L}*|until|untold|uncover\p{L}*|unleash\p{L}*|unfold\p{L}*|unpack\p{L}*|unwind\p{L}*)$/u;
const SPANISH_AFFIX =
  /^(?:im(?:posib|probab|perfect|pacien|popular|productiv|pun|previs|person|prescindib|potent|precis)\p{L}*|in(?:capa[zc]|complet|cierto|cierta|correct|creíb|cómod|comod|comprens|consci|constan|decis|defin|depend|direct|dispuest|estab|evitab|exact|existen|experto|feliz|felic|formal|just|mort|necesari|segur|sensib|suficien|sufici|toler|útil|util|válid|visib|acab|activ|adecuad|admisib|agotab|apropiad|eficaz|eficien)\p{L}*|ir(?:racional|real|regular|relevan|respons|revers|respet)\p{L}*|il(?:egal|ícit|icit|imitad|ógic|ogic|eg[íi]tim)\p{L}*|des(?:acuerdo|agradab|confian|conoc|conect|contento|cort[ée]s|emple|honest|igual|interes|leal|obed|orden|ventaj|agrad)\p{L}*)$/u;
/** Turkish verb endings that hold the negation -ma/-me: gelmedi, gitmiyor, yapmaz, olmayan, görmeden. */
const TURKISH_VERB =
  /(?:m[ae]d[ıi]\p{L}*|m[ae]m[ıi]ş\p{L}*|m[ae]y[ae]n\p{L}*|m[ae]y[ae]\p{L}{2,}|m[ae]z\p{L}*|m[ıiuü]yor\p{L}*|m[ae]d[ae]n|m[ae]ks[ıi]z[ıi]n|m[ae]m$|m[ae]y[ıi]z|m[ae]y[ıi]n|m[ae]d[ıi]ğ\p{L}*|m[ae]s[ıi]n$|m[ae]m[ae]k\p{L}*|m[ae]m[ae]\p{L}+|m[ae]yı[pn]\p{L}*|m[ae]yi[pn]\p{L}*|m[ae]yince|m[ae]yınca|m[ae]zs[ae]\p{L}*)$/u;
/** "Durmaksızın", without stopping: no other word ends so. */
const TURKISH_WITHOUT_DOING = /\p{L}m[ae]ks[ıi]z[ıi]n$/u;
const TURKISH_WITHOUT =
  /^(?!(?:temsil|deniz|yıldız|filiz|hırsız|ilgisizce|fransız)$)\p{L}{2,}s[ıiuü]z(?:c[ae]|l[ıiuü]k\p{L}*|d[ıiuü]r)?$/u;
const TURKISH_NOT_WITHOUT =
  /^(?:fransız\p{L}*|hırsız\p{L}*|ansızın|sensiz|densiz|kalsız|sakız|yalnız\p{L}*|domuz|omuz|siz|öksüz\p{L}*)$/u;

/**
 * Negation cues with what they deny, in the order of the text. Rules on words, features and the tree; set
 * phrases that negate nothing ("not only", "sin embargo", "لا بد") are passed over.
 */
export function findNegations(s: Sentences, language: Language): Negation[] {
  const found: Negation[] = [];
  for (const token of s.tokens) {
    const kind = cueKind(s, token, language);
    if (kind === undefined) continue;
    found.push(describe(s, token, kind, language));
  }
  return markConcord(s, found, language);
}

function lowerOf(token: AnalysedToken | undefined, language: Language): string {
  if (token === undefined) return "";
  const lower = lowerCase(token.form, language);
  return language === "ar" ? lower.replace(/[\u064b-\u0652\u0640]/g, "") : lower;
}

function cueKind(s: Sentences, token: AnalysedToken, language: Language): NegationKind | undefined {
  const word = lowerOf(token, language);
  const next = lowerOf(s.tokens[token.id + 1], language);
  const before = lowerOf(s.tokens[token.id - 1], language);
  const kind = kindsOfCues(language).get(word);
  if (kind !== undefined)
    return opensSetPhrase(matchForm(word, language), matchForm(next, language), language) ||
      !isCue(s, token, word, before, next, language)
      ? undefined
      : kind;
  if (language === "tr" && isBeforeOrFrom(word, (n) => lowerOf(s.tokens[token.id + n], "tr")))
    return undefined;
  return affix(token, word, language) ? "affix" : undefined;
}

/** What a cue word must pass beside its form. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: what makes a word no cue, one reason a line
function isCue(
  s: Sentences,
  token: AnalysedToken,
  word: string,
  before: string,
  next: string,
  language: Language,
): boolean {
  const after = s.tokens[token.id + 1];
  const last = after === undefined || after.sentence !== token.sentence || /^[?!.]/.test(after.form);
  if (language === "en") {
    if (word === "no") {
      // "At no 12" numbers, "no 100 soldiers" denies.
      if (/^\d/.test(next)) return s.tokens[token.id + 2]?.features.Number === "Plur";
      // "No, I ..." answers; "no. 5" numbers.
      if (next === "." || next === "one") return next === "one";
      return !(next === "," || last) || before === "say" || before === "said";
    }
    if (word === "nothing" && next === "but") return false;
    if (word === "minus") return false;
    if (word === "nt")
      return /^(?:do|does|did|is|are|was|were|ca|wo|could|would|should|have|has|had)$/.test(before);
    if (word === "nor" || word === "neither") return true;
    if (word === "lacking") return token.upos === "ADJ" || token.upos === "VERB";
    if ((word === "not" || word === "n't") && s.tokens[token.id - 1] !== undefined && isTag(s, token))
      return false;
    return true;
  }
  if (language === "es") {
    if (word === "no") {
      if (before === "¿" && next === "?") return false;
      if (next === "?" && before === ",") return false;
      return !(next === "," && (before === "" || s.tokens[token.id - 1]?.sentence !== token.sentence));
    }
    if (word === "nada" && token.upos === "VERB") return false;
    return true;
  }
  if (language === "tr") {
    if (word === "ne") return pairedNe(s, token);
    if (word === "hiç" || word === "kimse") return word === "hiç";
    if (word === "değil" || word === "degil") return !/^m[ıiuü]/.test(next) || before !== ",";
    if (word === "hayır") return false;
    return true;
  }
  if (word === "ما" || word === "وما") {
    if (token.features.Polarity === "Neg" || token.upos === "PART")
      return !/^(?:زال|زالت|زالوا|دام|دامت)$/.test(next);
    const verb = after !== undefined && after.upos === "VERB";
    const first = token.id === 0 || s.tokens[token.id - 1]!.sentence !== token.sentence;
    return verb && first;
  }
  if (word === "كلا") return false;
  if (word === "دون" || word === "ودون") return true;
  return true;
}

/** "isn't it?", "don't you?": a cue three words or fewer before a question mark, after a comma. */
function isTag(s: Sentences, token: AnalysedToken): boolean {
  const comma = s.tokens[token.id - 2];
  if (comma?.form !== ",") return false;
  const end = s.tokens[token.id + 2];
  return end !== undefined && /^\?/.test(end.form);
}

/** Turkish "ne ... ne ...": neither ... nor. */
function pairedNe(s: Sentences, token: AnalysedToken): boolean {
  for (const other of s.tokens.slice(Math.max(0, token.id - 6), token.id + 7)) {
    if (other.id !== token.id && other.sentence === token.sentence && /^ne$/i.test(other.form)) return true;
  }
  return false;
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: a list of what denies inside a word, language by language
function affix(token: AnalysedToken, word: string, language: Language): boolean {
  const { upos } = token;
  if (language === "en") {
    if (!/^(?:ADJ|ADV|NOUN|VERB)$/.test(upos) || NOT_ENGLISH_AFFIX.test(word)) return false;
    if (upos === "NOUN" && !/(?:ness|ity|ce|cy|tion|ment|al|ship|less)$/.test(word) && !/^non/.test(word))
      return false;
    if (upos === "NOUN" && /^un/.test(word)) return /(?:ness|ity|ty)$/.test(word);
    if (upos === "VERB" && /^un/.test(word) && token.features.VerbForm !== "Part") return false;
    return ENGLISH_AFFIX.test(word);
  }
  if (language === "es") return /^(?:ADJ|ADV|NOUN|VERB)$/.test(upos) && SPANISH_AFFIX.test(word);
  if (language === "tr") {
    if (TURKISH_WITHOUT_DOING.test(word)) return true;
    if (
      /^(?:VERB|AUX|ADJ|NOUN|ADV)$/.test(upos) &&
      token.features.Polarity === "Neg" &&
      /m[aeıiuü]/.test(word)
    )
      return true;
    if ((upos === "VERB" || upos === "AUX" || upos === "ADJ" || upos === "ADV") && TURKISH_VERB.test(word))
      return true;
    return (
      upos !== "VERB" &&
      upos !== "PROPN" &&
      upos !== "PRON" &&
      TURKISH_WITHOUT.test(word) &&
      !TURKISH_NOT_WITHOUT.test(word)
    );
  }
  return false;
}

function describe(s: Sentences, token: AnalysedToken, kind: NegationKind, language: Language): Negation {
  const head = deniedWord(s, token, kind, language);
  const without = kind === "affix" && token.features.Polarity !== "Neg" && token.upos !== "VERB";
  const ids = without
    ? [token.id]
    : kind === "preposition"
      ? phrase(s, token, head)
      : clause(s, head, token.id, kind);
  return {
    cue: { tokens: [token.id], start: token.start, end: token.end, text: token.text },
    kind,
    concord: false,
    scope: { tokens: ids, ...s.span(ids) },
    head,
  };
}

/** The predicate or noun that a cue denies. */
function deniedWord(s: Sentences, token: AnalysedToken, kind: NegationKind, language: Language): number {
  if (kind === "affix" || token.head < 0) return token.id;
  if (kind === "preposition") return token.head;
  if (language === "tr" && (mainRelation(token.relation) === "cop" || mainRelation(token.relation) === "aux"))
    return token.head;
  // A determiner or pronoun denies the clause it stands in.
  let at = token.id;
  const up = token.upos === "DET" || token.upos === "PRON" || kind === "pronoun";
  if (up) {
    for (let steps = 0; steps < 8; steps++) {
      const { head, relation, upos } = s.tokens[at]!;
      if (head < 0 || upos === "VERB" || mainRelation(relation) === "conj") break;
      at = head;
    }
    return at;
  }
  return token.head;
}

const OUTSIDE = new Set(["conj", "parataxis", "punct", "cc", "discourse", "vocative", "appos"]);

/** The clause of a denied word: everything below it but other clauses joined to it. */
function clause(s: Sentences, head: number, cue: number, kind: NegationKind): number[] {
  const ids = s.subtree(head, (child) => {
    if (child === cue && kind !== "affix") return false;
    const relation = mainRelation(s.tokens[child]!.relation);
    if (relation === "advcl" && s.tokens[child]!.head === head) return false;
    return !(OUTSIDE.has(relation) && s.tokens[child]!.head === head);
  });
  const kept = s.unbroken(ids, head).filter((id) => id !== cue || kind === "affix");
  return kept.length > 0 ? kept : [head];
}

function phrase(s: Sentences, token: AnalysedToken, head: number): number[] {
  const ids = s.subtree(head, (child) => !OUTSIDE.has(mainRelation(s.tokens[child]!.relation)));
  const after = s.unbroken(ids, head).filter((id) => id > token.id);
  return after.length > 0 ? after : [head];
}

function markConcord(s: Sentences, found: readonly Negation[], language: Language): Negation[] {
  const words = strengthening(language);
  if (words.size === 0) return [...found];
  return found.map((n) => {
    const word = lowerOf(s.tokens[n.cue.tokens[0]!], language);
    if (!words.has(word)) return n;
    const sentence = s.tokens[n.cue.tokens[0]!]!.sentence;
    const partner = found.some((m) => {
      const other = lowerOf(s.tokens[m.cue.tokens[0]!], language);
      if (m === n || s.tokens[m.cue.tokens[0]!]!.sentence !== sentence) return false;
      if (language === "es") return (other === "no" || other === "sin") && m.cue.start < n.cue.start;
      return !words.has(other);
    });
    return partner ? { ...n, concord: true } : n;
  });
}

/** Whether the clause of predicate `head` is denied: an odd number of cues that are no mere concord. */
export function isDenied(head: number, negations: readonly Negation[]): boolean {
  return negations.filter((n) => !n.concord && n.head === head && n.kind !== "preposition").length % 2 === 1;
}
