import { type Language, matchForm } from "../../text/index.ts";
import { weekdayNames } from "../../text/languages/names.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** What function words and word beginnings tell of the parts that content words play; in match form. */
export interface RoleWords {
  /** Join two of a kind, which may change places: "Ann and Ben". */
  readonly joiners: ReadonlySet<string>;
  /** Name whom something is done together with, which holds of both: "Ann danced with Ben". */
  readonly together: ReadonlySet<string>;
  /** Come before (in Turkish behind) a word and give it no part. */
  readonly unmarking: ReadonlySet<string>;
  /** Tell who does it where the verb is passive. */
  readonly agents: ReadonlySet<string>;
  /** Go with a passive verb; none where the agent's word is enough. */
  readonly passives: ReadonlySet<string> | undefined;
  /** Say what holds of both alike: "Ann met Ben", "the distance from A to B". */
  readonly mutual: RegExp;
}

export const ROLE_WORDS: Readonly<Record<Language, RoleWords>> = {
  en: {
    joiners: words("and or nor"),
    together: words("with"),
    unmarking: words(
      "a an the this that these those some i you he she it we they me him us them my your his its our their her do does did has have had not s is are was were be been being will would can could may might must should shall very so",
    ),
    agents: words("by"),
    passives: words("is are was were be been being get gets got"),
    mutual:
      /^(?:marr(?:y|ie)|met$|meets?$|resembl|same$|similar|equal|differ|together$|far$|distance|between$|near$)/,
  },
  es: {
    joiners: words("y e o u ni"),
    together: words("con"),
    unmarking: words(
      "el la los las lo un una unos unas este esta esto estos estas ese esa eso su sus mi mis tu tus yo él ella ellos ellas se me te le les nos ha han había hay no es son fue era está están ser muy",
    ),
    agents: words("por"),
    passives: words("es son fue fueron era eran ser sido siendo será serán"),
    mutual: /^(?:casad|casaro|parec|igual|mism|junt[oa]s$|distint|lejos$|distancia|entre$)/,
  },
  ar: {
    joiners: words("و او ولا"),
    together: words("مع"),
    unmarking: words("ال هذا هذه ذلك تلك كان كانت ان قد انه انها لا لم لن"),
    agents: words("قبل"),
    passives: undefined,
    mutual: /^(?:[يت]شبه|تزوج|نفس$|معا$|قابل|التق|قريب|بعيد|(?:ال)?مساف[ةه]|بين$)/,
  },
  tr: {
    joiners: words("ve veya ya ne hem ile"),
    together: words("ile birlikte"),
    unmarking: words("bir bu şu o ben sen biz siz onlar da de ki mi mı mu mü değil"),
    agents: words("tarafından"),
    passives: undefined,
    mutual: /^(?:evlen|benz|aynı$|birlikte$|beraber$|karşılaş|tanış|uzak|mesafe|aras[ıi]nda)/,
  },
};

/** Words that say when or where and play no part: they stand before or behind the players. */
export const SCENES: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: scenes(
    "en",
    "today yesterday tomorrow tonight now then here there soon later always often sometimes again already early late",
  ),
  es: scenes(
    "es",
    "hoy ayer mañana anoche ahora entonces aquí allí allá ahí pronto luego después siempre ya temprano tarde",
  ),
  ar: scenes("ar", "اليوم امس غدا الان هنا هناك دائما الليله لاحقا"),
  tr: scenes("tr", "bugün dün yarın şimdi sonra burada orada hep daima hemen yine artık geç erken"),
};

/** Such words with the names of weekdays, in match form. */
function scenes(language: Language, list: string): ReadonlySet<string> {
  const days = weekdayNames(language).flat();
  return new Set([...list.split(" "), ...days.map((day) => matchForm(day, language))]);
}
