import { matchForm } from "../../text/forms/match-form.ts";
import type { Language } from "../../text/language.ts";
import { byLanguage, setOf } from "../../text/languages/by-language.ts";
import { namesTime, type Quantity } from "../../text/numbers/index.ts";
import { lowerCase } from "../lemmas/lemmatiser.ts";
import type { AnalysedToken, Frame, Negation, Role, RoleName } from "../types.ts";
import { isDenied } from "./negation.ts";
import { type ObjectRelative, objectRelatives } from "./object-relatives.ts";
import { repairArabic, repairTurkish, turkishBy, verblessArabic } from "./role-repair.ts";
import { mainRelation, type Sentences } from "./tree.ts";

const givingVerbs = byLanguage(({ roles }) => setOf(roles.giving));
const placePrepositions = byLanguage(({ roles }) => setOf(roles.places));
const weakPlaces = byLanguage(({ roles }) => setOf(roles.weakPlaces));
const timeWords = byLanguage(({ roles }) => setOf(roles.times));
const instrumentWords = byLanguage(({ roles }) => setOf(roles.instruments));

/** Spanish verbs whose "a" leads somewhere or to something. */
const MOTION = words(
  "ir llegar venir volver viajar subir bajar caer acudir asistir pertenecer jugar salir entrar regresar marchar correr acercar dirigir trasladar mudar sumar oponer negar aspirar renunciar oler saber gustar parecer corresponder faltar bastar importar",
);

/** Nouns that are places though no names, by lemma: the rest is left to prepositions. */
const PLACE_NOUN =
  /^(?:house|home|school|park|city|town|street|garden|kitchen|room|market|river|beach|office|station|hospital|hotel|country|village|forest|airport|church|store|shop|restaurant|museum|stadium|theatre|university|bank|library|casa|escuela|parque|ciudad|calle|jardín|cocina|habitación|mercado|río|playa|oficina|estación|hospital|hotel|país|pueblo|bosque|aeropuerto|iglesia|tienda|restaurante|museo|estadio|teatro|universidad|banco|biblioteca|ev|okul|park|şehir|kent|sokak|cadde|bahçe|mutfak|oda|pazar|nehir|plaj|ofis|istasyon|hastane|otel|ülke|köy|orman|havaalanı|kilise|cami|mağaza|dükkan|lokanta|restoran|müze|stadyum|üniversite|banka|kütüphane|بيت|منزل|مدرسة|حديقة|مدينة|شارع|مطبخ|غرفة|سوق|نهر|شاطئ|مكتب|محطة|مستشفى|فندق|بلد|دولة|قرية|غابة|مطار|كنيسة|مسجد|متجر|مطعم|متحف|ملعب|مسرح|جامعة|بنك|مكتبة)$/u;

/** Months and weekdays, as lemma or as written; Arabic weekdays with and without the article. */
function isCalendarName(lemma: string, lower: string, language: Language): boolean {
  const names = (form: string) => form.length > 2 && namesTime(matchForm(form, language), language);
  return names(lemma) || names(lower) || (language === "ar" && (names(`ال${lemma}`) || names(`ال${lower}`)));
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}

const ARGUMENT_INSIDE = new Set([
  "det",
  "amod",
  "nummod",
  "compound",
  "flat",
  "nmod",
  "fixed",
  "appos",
  "goeswith",
  "case",
  "advmod",
  "acl",
  "punct",
  "conj",
  "cc",
  "obl",
  "obj",
  "nsubj",
  "mark",
  "aux",
  "cop",
  "advcl",
  "xcomp",
  "ccomp",
  "iobj",
  "expl",
]);

/**
 * Frames of all predicates, from the tree. Passives are turned round (English "by", Spanish "por", Turkish
 * "tarafından", Arabic "من قبل"), subjects of coordinated and controlled verbs and of relative clauses filled in.
 * An approximation: no lexicon of verb frames stands behind it.
 */
export function findFrames(
  s: Sentences,
  language: Language,
  negations: readonly Negation[],
  quantities: readonly Quantity[],
): Frame[] {
  return new Roles(s, language, negations, quantities).all();
}

class Roles {
  private readonly s: Sentences;
  private readonly language: Language;
  private readonly negations: readonly Negation[];
  private readonly quantities: readonly Quantity[];
  private readonly subjects = new Map<number, { heads: number[]; passive: boolean }>();
  /** By verb, by the main verb that was taken for the relative one, and by agent. */
  private readonly relatives = new Map<number, ObjectRelative>();
  private readonly mains = new Map<number, ObjectRelative>();
  private readonly relativeAgents = new Map<number, ObjectRelative>();
  private readonly pronouns = new Map<number, ObjectRelative>();

  constructor(
    s: Sentences,
    language: Language,
    negations: readonly Negation[],
    quantities: readonly Quantity[],
  ) {
    this.s = s;
    this.language = language;
    this.negations = negations;
    this.quantities = quantities;
    for (const found of objectRelatives(s, language)) {
      this.relatives.set(found.verb, found);
      if (found.main !== undefined) this.mains.set(found.main, found);
      this.relativeAgents.set(found.agent, found);
      if (found.pronoun !== undefined) this.pronouns.set(found.pronoun, found);
    }
  }

  all(): Frame[] {
    const frames: Frame[] = [];
    for (const token of this.byDepth()) {
      const frame = this.frame(token);
      if (frame !== undefined) frames.push(frame);
    }
    if (this.language === "ar") frames.push(...this.verbless());
    return frames.sort((a, b) => a.action.start - b.action.start);
  }

  /** Frames of Arabic sentences whose verb was not known as one. */
  private verbless(): Frame[] {
    const frames: Frame[] = [];
    const { tokens } = this.s;
    for (let from = 0; from < tokens.length; ) {
      let to = from + 1;
      while (to < tokens.length && tokens[to]!.sentence === tokens[from]!.sentence) to++;
      const found = verblessArabic(this.s, from, to);
      if (found !== undefined) {
        const roles: Role[] = [];
        this.add(roles, "agent", found.agent, true);
        this.add(roles, "patient", found.patient, true);
        for (const id of this.s.childrenBy(found.patient, "obl", "nmod")) {
          if (this.placeOf(tokens[id]!, false)) this.add(roles, "place", id);
        }
        const verb = tokens[found.verb]!;
        frames.push({
          action: { head: verb.id, lemma: verb.lemma, ...this.s.span([verb.id]) },
          passive: false,
          negated: false,
          roles: sortRoles(roles),
        });
      }
      from = to;
    }
    return frames;
  }

  /** Heads before dependents, so that a subject is known before it is handed down. */
  private byDepth(): AnalysedToken[] {
    const order = this.s.tokens.filter((t) => t.head < 0).map((t) => t.id);
    for (let at = 0; at < order.length; at++) order.push(...this.s.children(order[at]!));
    return order.map((id) => this.s.tokens[id]!);
  }

  private frame(token: AnalysedToken): Frame | undefined {
    const relation = mainRelation(token.relation);
    const copula = this.s.child(token.id, "cop");
    const verbal =
      token.upos === "VERB" &&
      (relation !== "aux" || this.relatives.has(token.id)) &&
      relation !== "cop" &&
      (relation !== "amod" || this.language === "es" || token.features.VerbForm === "Part");
    const participle =
      token.upos === "ADJ" &&
      token.features.VerbForm === "Part" &&
      (this.s.child(token.id, "aux", "obl:agent") !== undefined || relation === "acl");
    const nominal =
      !verbal &&
      (copula !== undefined || (this.s.child(token.id, "nsubj") !== undefined && token.upos !== "AUX"));
    if (!verbal && !participle && !nominal) return undefined;
    if (nominal && !participle) return this.state(token, copula);
    const carrier = this.isLight(token)
      ? { ...this.s.tokens[token.head]!, features: token.features, upos: token.upos }
      : token;
    const active = this.relatives.has(token.id) || this.mains.has(token.id);
    const passive = !active && this.isPassive(carrier);
    const filled = this.withRelatives(token.id, this.repaired(carrier, passive, this.fill(carrier, passive)));
    const ids = [token.id];
    return {
      action: { head: token.id, lemma: this.verbLemma(token), ...this.s.span(ids) },
      passive,
      negated: isDenied(token.id, this.negations),
      roles: filled,
    };
  }

  private verbLemma(token: AnalysedToken): string {
    if (this.isLight(token)) return `${this.s.tokens[token.head]!.lemma} ${token.lemma}`;
    const particle = this.s
      .childrenBy(token.id, "compound")
      .find((c) => this.s.tokens[c]!.relation === "compound:prt");
    return particle === undefined ? token.lemma : `${token.lemma} ${this.s.tokens[particle]!.lemma}`;
  }

  /** Roles with those that word order and case tell put right (Turkish, Arabic). */
  private repaired(token: AnalysedToken, passive: boolean, roles: readonly Role[]): Role[] {
    const { language } = this;
    if (language !== "tr" && language !== "ar") return [...roles];
    const { agent, patient } =
      language === "tr" ? repairTurkish(this.s, token, passive) : passive ? {} : repairArabic(this.s, token);
    if (agent === undefined && patient === undefined) return [...roles];
    const replaced = new Set<RoleName>([
      ...(agent === undefined ? [] : ["agent" as const]),
      ...(patient === undefined ? [] : ["patient" as const]),
    ]);
    const out: Role[] = [];
    for (const r of roles) {
      if (replaced.has(r.role) || r.head === agent || r.head === patient) continue;
      // A player that hung below another is no part of it: "زار الوزير المدينة".
      const holds = [agent, patient].some((id) => id !== undefined && r.tokens.includes(id));
      if (holds) this.add(out, r.role, r.head, true);
      else out.push(r);
    }
    if (agent !== undefined) this.add(out, "agent", agent, true);
    if (patient !== undefined) this.add(out, "patient", patient, true);
    return sortRoles(out);
  }

  /** Players of a relative clause about its object, and of the verbs around it, put right. */
  private withRelatives(verb: number, roles: readonly Role[]): Role[] {
    const own = this.relatives.get(verb);
    const main = this.mains.get(verb);
    const agent = own?.agent ?? main?.patient;
    const stays = ({ role, head }: Role): boolean => {
      if (role !== "agent" && role !== "patient") return true;
      const other = this.relativeAgents.get(head);
      if (own !== undefined || (other !== undefined && other.verb !== verb)) return false;
      return main === undefined || (role === "patient" && head > verb);
    };
    const out: Role[] = [];
    if (agent !== undefined) this.add(out, "agent", agent, main !== undefined);
    if (own !== undefined) this.add(out, "patient", own.patient);
    for (const { head } of roles) {
      // "The woman whom the man loves left": the pronoun of the clause stands for who does what follows it.
      const clause = this.pronouns.get(head);
      if (clause !== undefined && clause.verb < verb) this.add(out, "agent", clause.patient, true);
    }
    for (const role of roles)
      if (stays(role) && !this.pronouns.has(role.head) && !out.some(({ head }) => head === role.head))
        out.push(role);
    return sortRoles(out);
  }

  /** Turkish "ziyaret etti": the verb only carries the noun it hangs on, whose dependents are its own. */
  private isLight(token: AnalysedToken): boolean {
    return (
      this.language === "tr" &&
      token.upos === "VERB" &&
      token.head >= 0 &&
      token.head < token.id &&
      mainRelation(token.relation) === "compound"
    );
  }

  /** "She is a doctor", "hava güzel": the noun or adjective is the action, its subject the agent. */
  private state(token: AnalysedToken, copula: number | undefined): Frame | undefined {
    const roles: Role[] = [];
    for (const subject of this.s.childrenBy(token.id, "nsubj"))
      if (!this.relativeAgents.has(subject)) this.add(roles, "agent", subject);
    const located = this.placeOf(token, true);
    if (located) this.add(roles, "place", token.id);
    for (const id of this.s.childrenBy(token.id, "obl", "advmod")) this.addOblique(roles, token, id, false);
    if (roles.length === 0) return undefined;
    this.subjects.set(token.id, { heads: this.s.childrenBy(token.id, "nsubj"), passive: false });
    return {
      action: { head: token.id, lemma: token.lemma, ...this.s.span([token.id]) },
      passive: false,
      negated:
        isDenied(token.id, this.negations) || (copula !== undefined && isDenied(copula, this.negations)),
      roles: sortRoles(roles),
    };
  }

  private isPassive(token: AnalysedToken): boolean {
    const { s, language } = this;
    // Arabic letters do not tell passives: against a relation stand the verb's own features and an object.
    if (language === "ar" && token.features.Voice === "Act" && s.child(token.id, "obj") !== undefined)
      return false;
    if (s.child(token.id, "nsubj:pass", "aux:pass", "csubj:pass", "obl:agent", "expl:pass") !== undefined)
      return true;
    if (language === "tr" || language === "ar") {
      if (language === "tr" && s.child(token.id, "obj") !== undefined) return false;
      return token.features.Voice === "Pass" || (language === "tr" && turkishBy(s, token) !== undefined);
    }
    const participle = token.features.VerbForm === "Part" && token.features.Tense !== "Pres";
    if (language === "en") {
      const aux = s.childrenBy(token.id, "aux").map((c) => s.tokens[c]!.lemma);
      if (
        participle &&
        (aux.includes("be") || aux.includes("get")) &&
        !aux.includes("have") &&
        token.features.Tense === "Past"
      )
        return s.child(token.id, "obj") === undefined;
      return participle && mainRelation(token.relation) === "acl" && token.features.Tense === "Past";
    }
    const ser = s.childrenBy(token.id, "aux", "cop").some((c) => s.tokens[c]!.lemma === "ser");
    return (
      participle && (ser || mainRelation(token.relation) === "acl" || mainRelation(token.relation) === "amod")
    );
  }

  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the roles of one predicate, which exclude each other in this order
  private fill(token: AnalysedToken, passive: boolean): Role[] {
    const { s, language } = this;
    const roles: Role[] = [];
    const subjectRole: RoleName = passive ? "patient" : "agent";
    let subjects = s.childrenBy(token.id, "nsubj").map((id) => this.antecedent(token, id));
    const relation = mainRelation(token.relation);
    let objectIds = s.childrenBy(token.id, "obj");
    // A relative pronoun beside another object must be the subject.
    const doer = objectIds.find((id) => objectIds.length > 1 && this.antecedent(token, id) !== id);
    if (doer !== undefined && subjects.length === 0) {
      subjects = [this.antecedent(token, doer)];
      objectIds = objectIds.filter((id) => id !== doer);
    }
    const objects = objectIds.map((id) => this.antecedent(token, id));
    if (subjects.length === 0) subjects = this.inherited(token, relation, passive, objects.length > 0);
    // A second subject behind an active verb without object is its object.
    const [one, two] = subjects;
    if (
      !passive &&
      objects.length === 0 &&
      one !== undefined &&
      two !== undefined &&
      one < token.id &&
      two > token.id
    ) {
      subjects = subjects.filter((id) => id !== two);
      this.add(roles, "patient", two);
    }
    for (const id of subjects) this.add(roles, subjectRole, id);
    this.subjects.set(token.id, { heads: subjects, passive });
    const receivers = s.childrenBy(token.id, "iobj");
    const clitic = objects.length > 1 ? objects.filter((o) => this.isDative(o)) : [];
    for (const id of objects) {
      const given = language === "en" && objects.length > 1 && id === objects[0] && this.gives(token);
      if (
        given ||
        clitic.includes(id) ||
        (language === "es" && objects.length > 1 && this.caseOf(id).includes("a"))
      )
        this.add(roles, "recipient", id);
      else if (
        language === "tr" &&
        this.s.tokens[id]!.features.Case === "Dat" &&
        (objects.length > 1 || this.gives(token))
      )
        this.add(roles, "recipient", id);
      else if (passive && this.caseOf(id).includes("por")) this.add(roles, "agent", id);
      else this.add(roles, "patient", id);
    }
    for (const id of receivers) {
      // English "give him it" parsed with one object only, and the like.
      this.add(roles, "recipient", this.antecedent(token, id));
    }
    for (const id of s.children(token.id)) {
      const child = s.tokens[id]!;
      const main = mainRelation(child.relation);
      if (
        main === "obl" ||
        (main === "advmod" && child.upos !== "PART") ||
        (main === "nmod" && child.upos !== "DET")
      )
        this.addOblique(roles, token, id, passive);
      else if (main === "xcomp" && (child.upos === "ADJ" || child.upos === "NOUN"))
        this.add(roles, "attribute", id);
      else if (child.relation === "obl:agent" || (passive && this.isBy(id))) this.add(roles, "agent", id);
    }
    this.straying(roles, token, passive);
    // "two dogs in Madrid": a place name that hangs on an argument places the event as well.
    if (!roles.some((r) => r.role === "place")) {
      for (const role of [...roles]) {
        for (const id of s.childrenBy(role.head, "nmod", "obl")) {
          const name = s.tokens[id]!;
          if (name.upos !== "PROPN" || !this.placeOf(name, true)) continue;
          this.add(roles, "place", id);
          const own = new Set(s.subtree(id));
          const ids = role.tokens.filter((t) => !own.has(t));
          roles[roles.indexOf(role)] = { ...role, tokens: ids, ...s.span(ids) };
        }
      }
    }
    return sortRoles(roles);
  }

  /** Subjects from the verb above: coordination, control, relative clauses. */
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: what a verb without its own argument takes over, by relation and language
  private inherited(token: AnalysedToken, relation: string, passive: boolean, hasObject: boolean): number[] {
    const { s, language } = this;
    const above = token.head < 0 ? undefined : s.tokens[token.head]!;
    if (above === undefined) return [];
    const known = this.subjects.get(above.id);
    if (relation === "conj" && known !== undefined) {
      // A verb with its own person cannot share another's subject in pro-drop languages when they differ.
      const own = token.features.Person;
      const other = above.features.Person;
      if (
        own !== undefined &&
        other !== undefined &&
        (own !== other || token.features.Number !== above.features.Number)
      )
        return [];
      return known.heads;
    }
    if (
      relation === "xcomp" ||
      (relation === "advcl" && token.features.VerbForm !== "Fin" && token.features.Person === undefined)
    ) {
      const objects = s.childrenBy(above.id, "obj", "iobj");
      if (relation === "xcomp" && objects.length > 0 && language !== "tr") return objects.slice(0, 1);
      return known?.heads ?? [];
    }
    if (relation === "acl" || relation === "amod") {
      const relative = token.relation === "acl:relcl";
      const hasRelative = s.children(token.id).some((c) => s.tokens[c]!.features.PronType === "Rel");
      if (relative && hasRelative) return [];
      if (language === "tr") {
        const form = lowerCase(token.form, "tr");
        if (passive || /(?:[yn]?[ae]n)(?:l[ae]r\p{L}*)?$/u.test(form)) return [above.id];
        return [];
      }
      if (passive) return [above.id];
      if (language === "en")
        return token.features.VerbForm === "Ger" ||
          token.features.Tense === "Pres" ||
          (relative && !hasObject) ||
          relative
          ? [above.id]
          : [];
      if (language === "ar") return this.clitics(token).length > 0 ? [] : [above.id];
      return relative || token.features.VerbForm === "Ger" ? [above.id] : [];
    }
    return [];
  }

  private clitics(token: AnalysedToken): number[] {
    return this.s.childrenBy(token.id, "obj").filter((c) => this.s.tokens[c]!.upos === "PRON");
  }

  /** What a relative pronoun stands for. */
  private antecedent(verb: AnalysedToken, id: number): number {
    const token = this.s.tokens[id]!;
    const relative =
      token.features.PronType === "Rel" ||
      (this.language === "es" &&
        token.upos === "PRON" &&
        /^(?:que|quien|quienes)$/.test(lowerCase(token.form, "es"))) ||
      (this.language === "en" &&
        token.upos === "PRON" &&
        /^(?:who|which|that|whom)$/.test(token.form.toLowerCase()) &&
        mainRelation(verb.relation) === "acl");
    if (!relative || verb.head < 0 || mainRelation(verb.relation) !== "acl") return id;
    return verb.head;
  }

  private isDative(id: number): boolean {
    const token = this.s.tokens[id]!;
    return (
      this.language === "es" &&
      /^(?:le|les|me|te|nos|os|se)$/.test(lowerCase(token.form, "es")) &&
      token.features.Case !== "Acc"
    );
  }

  private gives(token: AnalysedToken): boolean {
    return (
      givingVerbs(this.language).has(token.lemma) ||
      givingVerbs(this.language).has(lowerCase(token.form, this.language))
    );
  }

  /** Forms of the adpositions of a noun, lower case; multiword ones joined. */
  private caseOf(id: number): string[] {
    const out: string[] = [];
    for (const c of this.s.childrenBy(id, "case", "mark")) {
      const parts = [c, ...this.s.childrenBy(c, "fixed")].map((x) =>
        lowerCase(this.s.tokens[x]!.form, this.language),
      );
      out.push(parts.join(" "), ...parts);
    }
    return out;
  }

  /** Whether the noun's adposition marks who does it in a passive. */
  private isBy(id: number): boolean {
    const cases = this.caseOf(id);
    if (this.language === "en") return cases.includes("by");
    if (this.language === "es") return cases.includes("por");
    if (this.language === "tr") return cases.includes("tarafından") || cases.includes("tarafınca");
    return cases.some((c) => /^(?:من قبل|من قِبل|على يد|من طرف|بواسطة|قبل|يد)$/.test(c));
  }

  /** Players that the parser hung on the wrong word: "the letter written by X" with X on the letter. */
  private straying(roles: Role[], token: AnalysedToken, passive: boolean): void {
    const relation = mainRelation(token.relation);
    if (!passive || roles.some((r) => r.role === "agent")) return;
    const near = relation === "acl" || relation === "amod" ? token.head : this.s.child(token.id, "nsubj");
    if (near === undefined || near < 0) return;
    const by = this.s.childrenBy(near, "nmod", "obl").find((id) => id > token.id && this.isBy(id));
    if (by !== undefined) this.add(roles, "agent", by);
  }

  /** Spanish "a" before a person who is acted on, not gone to or given to. */
  private personalA(verb: AnalysedToken, token: AnalysedToken, cases: readonly string[]): boolean {
    if (this.language !== "es" || cases.length !== 2 || cases[0] !== "a") return false;
    if (!/^(?:NOUN|PROPN|PRON)$/.test(token.upos) || PLACE_NOUN.test(token.lemma) || MOTION.has(verb.lemma))
      return false;
    return this.s.child(verb.id, "obj") === undefined && !this.gives(verb) && token.id > verb.id;
  }

  private addOblique(roles: Role[], verb: AnalysedToken, id: number, passive: boolean): void {
    const found = this.oblique(verb, id, passive);
    if (found !== undefined) this.add(roles, found.role, found.head);
  }

  /** What a noun with an adposition, or an adverb, is to the verb. */
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: what an oblique phrase is follows from relation, case and preposition together
  private oblique(
    verb: AnalysedToken,
    id: number,
    passive: boolean,
  ): { role: RoleName; head: number } | undefined {
    const { s, language } = this;
    const token = s.tokens[id]!;
    const cases = this.caseOf(id);
    if (this.isTime(token)) return { role: "time", head: id };
    if (mainRelation(token.relation) === "advmod") {
      if (
        token.upos === "ADV" &&
        /^(?:here|there|everywhere|home|abroad|upstairs|outside|inside|aquí|allí|ahí|allá|fuera|dentro|burada|orada|dışarıda|içeride|evde|هنا|هناك)$/u.test(
          token.lemma,
        )
      )
        return { role: "place", head: id };
      return undefined;
    }
    if (token.relation === "obl:agent") return { role: "agent", head: id };
    if (passive && this.isBy(id)) return { role: "agent", head: id };
    if (!passive && this.personalA(verb, token, cases)) return { role: "patient", head: id };
    // Arabic "من قبل كلبين": the noun hangs on قبل or يد.
    if (language === "ar" && passive && /^(?:قبل|يد|طرف|أيدي)$/.test(lowerCase(token.form, "ar"))) {
      const inner = s.childrenBy(id, "nmod", "obl", "amod")[0];
      if (inner !== undefined) return { role: "agent", head: inner };
    }
    if (language === "tr" && passive && /^tarafından$/.test(lowerCase(token.form, "tr"))) {
      const inner = s.childrenBy(id, "nmod", "obl", "nmod:poss")[0];
      if (inner !== undefined) return { role: "agent", head: inner };
    }
    const to =
      (language === "en" && cases.includes("to")) ||
      (language === "es" && cases.includes("a")) ||
      (language === "ar" && cases.some((c) => /^(?:ل|إلى|الى|لـ)$/.test(c))) ||
      (language === "tr" && token.features.Case === "Dat" && cases.length === 0);
    if (to && this.gives(verb) && !this.isPlaceName(token)) return { role: "recipient", head: id };
    if (this.placeOf(token, false)) return { role: "place", head: id };
    const tool =
      cases.some((c) => instrumentWords(language).has(c)) ||
      (language === "tr" && token.features.Case === "Ins");
    return tool && language !== "ar" ? { role: "instrument", head: id } : undefined;
  }

  private isPlaceName(token: AnalysedToken): boolean {
    return PLACE_NOUN.test(token.lemma);
  }

  /** Whether the noun's adposition or case makes it a place. `strict`: names and place nouns only. */
  private placeOf(token: AnalysedToken, strict: boolean): boolean {
    const { language } = this;
    if (!/^(?:NOUN|PROPN|PRON|X|ADV)$/.test(token.upos) || this.isTime(token)) return false;
    const cases = this.caseOf(token.id);
    const known = token.upos === "PROPN" || PLACE_NOUN.test(token.lemma);
    if (language === "tr") {
      const kase = token.features.Case;
      if (cases.length > 0) return cases.some((c) => placePrepositions("tr").has(c));
      return kase === "Loc" || (!strict && known && (kase === "Dat" || kase === "Abl"));
    }
    const places = cases.filter((c) => placePrepositions(language).has(c));
    if (places.length === 0) return false;
    if (places.every((c) => weakPlaces(language).has(c))) return !strict && known;
    return strict ? known : true;
  }

  private isTime(token: AnalysedToken): boolean {
    if (/:tmod$|:unmarked$/.test(token.relation) && token.upos !== "PROPN") return true;
    const set = timeWords(this.language);
    const lower = lowerCase(token.form, this.language);
    if (set.has(token.lemma) || set.has(lower) || isCalendarName(token.lemma, lower, this.language))
      return token.upos !== "VERB" && token.upos !== "DET";
    return this.quantities.some(
      ({ dimension, span }) =>
        (dimension === "date" || dimension === "time") && span[0] <= token.start && token.end <= span[1],
    );
  }

  /** Adds the phrase of a head, and those joined to it, once. */
  private add(roles: Role[], role: RoleName, head: number, alone = false): void {
    if (roles.some((r) => r.head === head)) return;
    const ids = alone ? this.before(head) : this.s.trimmed(this.phrase(head));
    roles.push({ role, head, lemma: this.s.tokens[head]!.lemma, tokens: ids, ...this.s.span(ids) });
    if (role === "time" || alone) return;
    for (const joined of this.s.childrenBy(head, "conj"))
      if (this.s.tokens[joined]!.upos !== "VERB") this.add(roles, role, joined);
  }

  /** The noun with the determiners, numbers and adjectives that hang on it: where the tree below it cannot be trusted. */
  private before(head: number): number[] {
    const own = this.s.childrenBy(head, "det", "nummod", "amod");
    return [
      ...own.filter(
        (id) =>
          Math.abs(id - head) <= 3 &&
          this.s.tokens[id]!.upos !== "NOUN" &&
          (this.language !== "ar" || id > head),
      ),
      head,
    ].sort((a, b) => a - b);
  }

  /** The words of an argument: its subtree without what is joined to it or stands apart, and without its adposition. */
  private phrase(head: number): number[] {
    const token = this.s.tokens[head]!;
    const predicate = token.upos === "VERB" || this.s.child(head, "cop") !== undefined;
    const ids = this.s.subtree(head, (child) => {
      const t = this.s.tokens[child]!;
      const relation = mainRelation(t.relation);
      if (t.head !== head) return ARGUMENT_INSIDE.has(relation);
      if (predicate) return false;
      return (
        !/^(?:conj|cc|case|mark|punct|cop|nsubj|acl|advcl|parataxis|appos|aux|obl|advmod|discourse)$/.test(
          relation,
        ) ||
        (relation === "obl" && token.upos === "NOUN" && false)
      );
    });
    return this.s.unbroken(ids, head);
  }
}

const ORDER: readonly RoleName[] = [
  "agent",
  "patient",
  "recipient",
  "attribute",
  "instrument",
  "place",
  "time",
];

function sortRoles(roles: readonly Role[]): Role[] {
  return [...roles].sort((a, b) => ORDER.indexOf(a.role) - ORDER.indexOf(b.role) || a.start - b.start);
}
