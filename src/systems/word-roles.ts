import type { Language } from "../text/index.ts";
import { hashOf, type Word } from "./word-facts.ts";
import type { Matches } from "./word-matches.ts";

/** Small words that join two of a kind: what they join may change places ("Ann and Ben"). */
const JOINERS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words("and or nor"),
  es: words("y e o u ni"),
  ar: words("و او ولا"),
  tr: words("ve veya ya ne hem ile"),
};

/** Small words that name whom something is done together with, which holds of both ("Ann danced with Ben"). */
const TOGETHER: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words("with"),
  es: words("con"),
  ar: words("مع"),
  tr: words("ile birlikte"),
};

/** Turkish writes "with" on to the word. */
const TURKISH_WITH = /y?l[ae]$/;

/** Articles, pronouns, auxiliaries that come and go: a word has no other part in the sentence by them. */
const EMPTY: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(
    "a an the this that these those some i you he she it we they me him us them my your his its our their her do does did has have had s",
  ),
  es: words(
    "el la los las lo un una unos unas este esta esto estos estas ese esa eso su sus mi mis tu tus yo él ella ellos ellas se me te le les nos ha han había hay",
  ),
  ar: words("ال هذا هذه ذلك تلك كان كانت ان قد انه انها"),
  tr: words("bir bu şu o ben sen biz siz onlar"),
};

/** Small words with the article or a gender in them, as the one that they stand for. */
const PLAIN: Readonly<Partial<Record<Language, ReadonlyMap<string, string>>>> = {
  es: new Map([
    ["al", "a"],
    ["del", "de"],
  ]),
  ar: new Map([
    ["التي", "الذي"],
    ["هي", "هو"],
  ]),
};

/** Small words that tell who does it where the verb is passive. */
const AGENTS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words("by"),
  es: words("por"),
  ar: words("قبل"),
  tr: words("tarafından"),
};

/** Small words that go with a passive verb; in Turkish and Arabic the agent's word is enough. */
const PASSIVES: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
  en: words("is are was were be been being get gets got"),
  es: words("es son fue fueron era eran ser sido siendo será serán"),
};

/** Words that hold of both alike ("Ann met Ben"), as beginnings of words in match form. */
const MUTUAL: Readonly<Record<Language, RegExp>> = {
  en: /^(?:marr(?:y|ie)|met$|meets?$|resembl|same$|similar|equal|differ|together$|far$)/,
  es: /^(?:casad|casaro|parec|igual|mism|junt[oa]s$|distint|lejos$)/,
  ar: /^(?:[يت]شبه|تزوج|نفس$|معا$|قابل|التق|قريب|بعيد)/,
  tr: /^(?:evlen|benz|aynı$|birlikte$|beraber$|karşılaş|tanış|uzak)/,
};

/** Words that say when or where and play no part: they stand before or behind the players and change nothing by it. */
const SCENES: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(
    "today yesterday tomorrow tonight now then here there soon later always often sometimes again already early late monday tuesday wednesday thursday friday saturday sunday",
  ),
  es: words(
    "hoy ayer mañana anoche ahora entonces aquí allí allá ahí pronto luego después siempre ya temprano tarde lunes martes miércoles jueves viernes sábado domingo",
  ),
  ar: words(
    "اليوم امس غدا الان هنا هناك دائما الليلة لاحقا الاثنين الثلاثاء الاربعاء الخميس الجمعة السبت الاحد",
  ),
  tr: words(
    "bugün dün yarın şimdi sonra burada orada hep daima hemen yine artık geç erken pazartesi salı çarşamba perşembe cuma cumartesi pazar",
  ),
};

/** What a text's small words and endings tell of the parts that its content words play. */
export interface Roles {
  /** For each content word, the small word that governs it ("near" of "near the old bank"); "" for none. */
  readonly markers: readonly string[];
  /** For each content word, whether it is joined to one before ("Ann and Ben"), or named as taking part ("with Ben"). */
  readonly joined: readonly boolean[];
  readonly together: readonly boolean[];
  /** A passive verb with who does it. */
  readonly passive: boolean;
  /** Says something that holds of both alike. */
  readonly mutual: boolean;
  /** Of the small words that count, whatever their order: equal for two texts that have the same ones as often. */
  readonly smallSum: number;
}

/** Collects `Roles` word by word. */
export class RoleReader {
  readonly #language: Language;
  readonly #markers: string[] = [];
  readonly #joined: boolean[] = [];
  readonly #together: boolean[] = [];
  #marker = "";
  #join = false;
  #with = false;
  #adjacent = false;
  #agent = false;
  #passive = false;
  #mutual = false;
  #sum = 0;

  constructor(language: Language) {
    this.#language = language;
  }

  small(word: Word): void {
    const language = this.#language;
    const form = PLAIN[language]?.get(word.form) ?? word.form;
    if (TOGETHER[language].has(form)) this.#with = true;
    if (JOINERS[language].has(form)) this.#join = true;
    else if (!EMPTY[language].has(form)) {
      this.#sum = (this.#sum + hashOf(form)) | 0;
      // Turkish puts such words behind.
      if (language !== "tr") this.#marker = form;
      else if (this.#adjacent) this.#markers[this.#markers.length - 1] = form;
    }
    this.#adjacent = false;
    if (AGENTS[language].has(form)) this.#agent = true;
    if (PASSIVES[language]?.has(form) === true) this.#passive = true;
  }

  content(word: Word): void {
    // Arabic writes its prepositions and "and" on to the word.
    if (this.#language === "ar") {
      if (word.whole.startsWith("و") && !word.key.startsWith("و")) this.#join = true;
      const clitic = /^و?([لب])/.exec(word.whole)?.[1];
      if (clitic !== undefined && !word.key.startsWith(clitic)) this.#marker = clitic;
    }
    if (this.#language === "tr" && TURKISH_WITH.test(word.whole) && !TURKISH_WITH.test(word.key))
      this.#with = true;
    if (MUTUAL[this.#language].test(word.form)) this.#mutual = true;
    this.#markers.push(this.#marker);
    this.#joined.push(this.#join);
    this.#together.push(this.#with);
    this.#marker = "";
    this.#join = false;
    this.#with = false;
    this.#adjacent = true;
  }

  finish(): Roles {
    return {
      markers: this.#markers,
      joined: this.#joined,
      together: this.#together,
      passive: this.#agent && (this.#passive || PASSIVES[this.#language] === undefined),
      mutual: this.#mutual,
      smallSum: this.#sum,
    };
  }
}

/** What two texts' orders say; shares of the matched words, 0..1. */
export interface RoleChange {
  /** Words that stand in each other's place, other than fronting and joining explain. */
  readonly exchanged: number;
  /** Words before which another small word stands, where both texts have the same small words. */
  readonly remarked: number;
  /** Words that gave each other their endings. */
  readonly endings: number;
  /** One text is passive. */
  readonly voice: 0 | 1;
}

const NOTHING: RoleChange = { exchanged: 0, remarked: 0, endings: 0, voice: 0 };

/** What is looked at in a text: its content words, and what stands around them. */
export interface RoleText {
  readonly language: Language;
  readonly words: readonly Word[];
  readonly roles: Roles;
}

/** @param matches pairs of indexes of content words, by the left one. O(matches), O(matches^2) where all of them changed places. */
export function roleChange(x: RoleText, y: RoleText, matches: Matches): RoleChange {
  const voice = x.roles.passive === y.roles.passive ? 0 : 1;
  const n = matches.length;
  if (n < 2) return voice === 0 ? NOTHING : { ...NOTHING, voice };
  // The matched words' places among themselves: rank[k] in the right text of the k-th in the left one.
  const places = matches.map(([, j]) => j).sort((p, q) => p - q);
  const rankOf = new Map(places.map((j, rank) => [j, rank]));
  const rank = matches.map(([, j]) => rankOf.get(j)!);
  const sameSmall = x.roles.smallSum === y.roles.smallSum;
  let exchanged = 0;
  let remarked = 0;
  let [longer, shorter] = [0, 0];
  let mutual = x.roles.mutual || y.roles.mutual;
  for (let k = 0; k < n; k++) {
    const [i, j] = matches[k]!;
    const [left, right] = [x.words[i]!, y.words[j]!];
    const other = rank[k]!;
    if (x.roles.markers[i] !== y.roles.markers[j]) remarked++;
    const grown = right.whole.length - left.whole.length;
    if (grown > 0) longer++;
    else if (grown < 0) shorter++;
    if (x.roles.together[i] === true && y.roles.together[matches[other]![1]] === true && other !== k)
      mutual = true;
    if (other > k && rank[other] === k && isExchange(x, y, matches, rank, k, other)) exchanged += 2;
  }
  if (mutual) return { ...NOTHING, voice };
  return {
    exchanged: exchanged / n,
    remarked: sameSmall ? remarked / n : 0,
    endings: (2 * Math.min(longer, shorter)) / n,
    voice,
  };
}

/** Whether the matches `first` and `second`, which stand in each other's place, play each other's part. */
function isExchange(
  x: RoleText,
  y: RoleText,
  matches: Matches,
  rank: readonly number[],
  first: number,
  second: number,
): boolean {
  const [[a, p], [b, q]] = [matches[first]!, matches[second]!];
  const [left, right] = [x.words[a]!, x.words[b]!];
  // "May 3" and "3 May".
  if (left.numeric !== right.numeric) return false;
  if (SCENES[x.language].has(left.form) || SCENES[x.language].has(right.form)) return false;
  for (let k = first + 1; k < second; k++) if (rank[k] === k) return true;
  // Nothing stays between them: two blocks that changed places. "A red box and a blue bag", "a blue bag and a red box".
  if (anyOf(x.roles.joined, a + 1, b) && anyOf(y.roles.joined, q + 1, p)) return false;
  // With what stands before them: "before he left he ate", "he ate before he left".
  const carried = x.roles.markers[a] === y.roles.markers[p] && x.roles.markers[b] === y.roles.markers[q];
  if (!carried) return true;
  // Arabic says the verb first, then who, then whom.
  if (x.language === "ar") return first > 0;
  // Turkish endings tell who is who; names of people without one are told apart by order alone.
  return x.language === "tr" && left.whole === left.key && right.whole === right.key;
}

/** Whether one of the values from `from` to `to` holds. */
function anyOf(values: readonly boolean[], from: number, to: number): boolean {
  for (let k = from; k <= to; k++) if (values[k] === true) return true;
  return false;
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}
