/**
 * All that the package knows of one language, as data. A list is written as words between blanks, a list of values as
 * "name/other_name=value" (an underscore is a blank). Words stand as they are spelled; readers bring them into match
 * form (`matchForm`).
 */
export interface LanguageTable {
  /** ISO 639-1, or "und" where the language is not known. */
  readonly tag: string;
  /** The mark between whole and decimal part; the other one of "." and "," groups thousands. */
  readonly decimalMark: "." | ",";
  /** A single mark before three digits always groups: "1.000" and "1,000" are a thousand. */
  readonly groupsByEither?: boolean;
  readonly dateOrder: "day-month" | "month-day";
  readonly numbers: NumberTable;
  readonly clock: ClockTable;
  readonly calendar: CalendarTable;
  /** Unit or currency (`UNITS`, ISO 4217) to the names it has here. */
  readonly units: Readonly<Record<string, string>>;
  /** Names of two units, told apart by words near them: pounds that something weighs. */
  readonly unitsNear?: readonly { readonly names: string; readonly unit: string; readonly near: string }[];
  /** A word that may stand between a number and its unit: "millones de euros". */
  readonly unitLinks?: string;
  /** Between an amount of money and its hundredths: "cinco euros con noventa". */
  readonly moneyJoins?: string;
  /** Before a length that is done in an hour: "saatte 120 kilometre". */
  readonly speedBefore?: string;
  /** Endings that names of units and months take; the group is the name. */
  readonly nameEndings?: RegExp;
  /** Between a number and its unit, and change nothing of either: "heaped teaspoons", "whole days". */
  readonly unitQualifiers?: string;
  /** Words that look like a unit's name with an ending: "aynı", the same, is no "ay", month. */
  readonly notUnits?: string;
  /** "About" before a number, "or so" behind it. */
  readonly approximators: string;
  readonly approximatorsAfter?: string;
  readonly negation: NegationTable;
  readonly words: WordLists;
  readonly roles: RoleTable;
  readonly abbreviations: AbbreviationTable;
  readonly comparison: ComparisonTable;
}

/** Abbreviations in lower case, without the stop at their end. */
export interface AbbreviationTable {
  /** With a name or number after them: never the end of a sentence. */
  readonly titles: string;
  /** These may also stand last in a sentence. */
  readonly others: string;
  /** Only before a number: "No. 5", "p. 12", but "No. I disagree." */
  readonly beforeNumber: string;
  /** Short names of months and weekdays are written with a stop. */
  readonly calendar?: boolean;
}

/** What function words and beginnings of words tell where two texts are compared word by word; in match form. */
export interface ComparisonTable {
  /** Articles, auxiliaries, some pronouns: they come and go where the meaning stays. */
  readonly empty: string;
  /** Of these, those that say who: "I'm one of them" is not "it's one of them". */
  readonly persons: string;
  /** Spellings that stand for one word, as "del=de": the article or the gender in them says nothing. */
  readonly plainForms?: string;
  /** Join two of a kind, which may change places: "Ann and Ben". */
  readonly joiners: string;
  /** Name whom something is done together with, which holds of both: "Ann danced with Ben". */
  readonly together: string;
  /** Come before (in Turkish behind) a word and give it no part. */
  readonly unmarking: string;
  /** Tell who does it where the verb is passive. */
  readonly agents: string;
  /** Go with a passive verb; none where the agent's word is enough. */
  readonly passives?: string;
  /** Words, by their beginnings, of what holds of both alike: "Ann met Ben", "the distance from A to B". */
  readonly mutual?: RegExp;
  /** Say when or where and play no part, beside the names of weekdays. */
  readonly scenes: string;
  /** What denies a word, written before it: "un", "des". */
  readonly deniedBy?: RegExp;
}

/** What function words and verbs tell of who does what to whom, where and when; forms and lemmas in lower case. */
export interface RoleTable {
  /** Verbs that give, say or show something to someone, by lemma. */
  readonly giving: string;
  /** Prepositions that lead to a place; those of them that do so only with verbs of motion or before the name of a place. */
  readonly places: string;
  readonly weakPlaces: string;
  /** Words that say when, beside the names of months and weekdays. */
  readonly times: string;
  /** What leads to a means: "with". */
  readonly instruments: string;
}

export interface NegationTable {
  /** Cues as the analysis tells them, in lower case, by kind. */
  readonly words: string;
  readonly pronouns: string;
  readonly prepositions: string;
  /** Cues that strengthen a denied verb of their clause rather than deny again. */
  readonly strengthens: string;
  /** Words that go on with a denial made before, beside `strengthens`, in match form. */
  readonly joins: string;
  /** Cues that deny only as the tree tells, and are no negators by themselves ("hardly", "minus"). */
  readonly treeOnly: string;
  /** Negators beside the cues: spellings and forms that the analysis splits or tells by rule ("dont"). */
  readonly furtherNegators: string;
  /** Words that stand beside a negator of the same clause ("no vi nada", "hiç gelmedi") and negate alone only in Spanish before the verb. */
  readonly concord: string;
  /** What makes with a negator before it a set phrase that denies nothing ("not only", "sin embargo", "لا بد"). */
  readonly setPhrases: string;
}

export interface WordLists {
  /** The most frequent words, by which the language is known; none where the script tells. Words shared with another of the languages (no, me, a, de, con, son, has, he) are left out on purpose. */
  readonly common?: string;
  /** Those of them that the nearest other languages do not share. */
  readonly telling?: string;
  /** Pieces that the splitting of clitics leaves, stop words beside the lists'. */
  readonly stopPieces?: string;
  /** Words that stop-word lists hold although they carry meaning; number words are kept by themselves. */
  readonly noStopWords?: string;
}

/** Number words and how they join. */
export interface NumberTable {
  /** Summands: units, teens, tens, hundreds in one word. */
  readonly cardinals: string;
  /** Words for one that are pronouns or articles too; they count inside a number, and before units where `oneCounts` has it. */
  readonly ones: string;
  /** What goes before "one" where it is a pronoun ("no one"), and behind ("one of", "one another"). */
  readonly beforePronoun?: string;
  readonly afterPronoun?: string;
  /** Between one and of how many: "one in five", "uno de cada cinco". */
  readonly ratioLinks?: string;
  /** A bare "one" before a noun counts ("one man"). False where it is the article ("un hombre", "bir adam"). */
  readonly oneCounts?: boolean;
  /** "One" behind a noun counts ("رجل واحد"). */
  readonly oneAfterNoun?: string;
  /** Number words that are verbs too ("yedi", ate): no number at the end of a clause behind a word that is none. */
  readonly verbs?: string;
  /** Phrases that hold a number word and state no number: "her iki" (both). */
  readonly idioms?: string;
  /** "A", "an": one only before a scale, a group, a share, or a unit. */
  readonly articles: string;
  /** Multiplies what stands before it, up to 99: hundred, yüz, مئة. */
  readonly hundreds: string;
  /** Thousand and more. */
  readonly scales: string;
  /** Hundreds and scales that need a number before them: millones, آلاف. */
  readonly scalesAfter: string;
  /** Scales that say another value where no number stands before them: "ألفا شخص", two thousand. */
  readonly scalesFirst?: string;
  /** Scales written on to digits: "10k", "$5bn"; the second list only beside a currency. */
  readonly letters?: string;
  readonly moneyLetters?: string;
  /** Dozen, docena, düzine: multiply what stands before. */
  readonly groups: string;
  readonly ordinals: string;
  /** Ordinals that multiply, as the words of `hundreds` and `scales` do: "hundredth". */
  readonly ordinalScales?: string;
  readonly halves: string;
  /** Denominators: third=3; `sharesAfter` need a number or an article before them. */
  readonly shares: string;
  readonly sharesAfter: string;
  /** Shares that are written as numbers are, known by the singular of a unit behind them: عشر=10. */
  readonly sharesOfUnits?: string;
  /** Shares with their numerator in the word: ثلثا=2/3. */
  readonly wholeShares?: string;
  /** What follows a half or share that counts: "half of", "a third of". */
  readonly shareLinks: string;
  /** "Parte": "la tercera parte de", "tres cuartas partes". */
  readonly shareNouns?: string;
  readonly joiner: string;
  /** Where the joiner stands: "two hundred and five", "treinta y cinco", before each part, never. */
  readonly joins: "hundreds" | "tens" | "everywhere" | "nowhere";
  /** "Five and twenty". */
  readonly unitsFirst?: boolean;
  /** "Nineteen forty-five" is a year. */
  readonly yearsInPairs?: boolean;
  /** "3 bin 500" goes on in digits behind a scale. */
  readonly digitsAfterScale?: boolean;
  readonly point: string;
  readonly minus: string;
  /** Behind degrees: "bajo cero". */
  readonly belowZero?: string;
  readonly percent: string;
  /** Before the number: "yüzde beş"; the value says of how many. */
  readonly percentFirst?: string;
  /** Before a number that is a name: "No. 7", "número 7". */
  readonly numberSign: string;
  /** Behind it: "7 numara". */
  readonly numberSignAfter?: string;
  /** Endings of ordinals in digits, without mark: 3rd, 3.º, 3'üncü. */
  readonly ordinalEndings: string;
  /** A stop behind digits makes an ordinal: "19. yüzyıl". */
  readonly ordinalStop?: boolean;
  /** Clitics written on to the front of a word; groups `and`, `the`, `rest`. */
  readonly proclitics?: RegExp;
  /** Other words once the clitics are taken for such: "بالمئة", "الاثنين" (Monday). */
  readonly notNumbers?: RegExp;
  /** All forms that a number word has: with endings of case, written together. */
  readonly forms?: (
    words: Iterable<readonly [word: string, number: NumberWord]>,
  ) => Iterable<readonly [string, NumberWord]>;
  /** Between the two ends of a range: "5 to 10"; what opens it: "from", "between"; what closes it: "arası". */
  readonly rangeBetween: string;
  /** Between the ends of ranges alone, where the others ask for what opens or closes one. */
  readonly rangeBetweenSure?: string;
  readonly rangeOpens: string;
  readonly rangeOpensWithJoiner: string;
  readonly rangeCloses?: string;
  /** What "a day" goes with: "three times a day" is no day. */
  readonly rateWords?: string;
  /** Single capitals that are words too ("I"): Roman numerals behind titles alone. */
  readonly letterWords?: string;
  /** Nouns whose members are numbered: "Chapter 3" is the third. */
  readonly rows: string;
  /** Nouns that letters tell apart, before the letter ("Team A") and behind it ("A takımı"). */
  readonly lettered?: string;
  readonly letteredAfter?: string;
}

/** What a word says as a number, or as part of one. */
export interface NumberWord {
  readonly role: "add" | "hundred" | "scale" | "half" | "share" | "group" | "article";
  /** Of a share its denominator, or the value itself when `whole`. */
  readonly value: number;
  readonly ordinal?: boolean;
  /** One: see NumberTable.ones. */
  readonly weak?: boolean;
  /** Only behind a number. */
  readonly after?: boolean;
  readonly whole?: boolean;
  /** Its value as the first word of a number. */
  readonly first?: number;
  /** An ordinal that is a share too: "third", "cuarto". */
  readonly denominator?: number;
  /** A number that is a share before a unit in the singular: "عشر ثانية". */
  readonly unitShare?: number;
  /** "Its three", "three of them": behind a number "in" which it is, a share ("onda biri"). */
  readonly possessed?: boolean;
  /** Nothing goes on from it: it has an ending of case. */
  readonly ends?: boolean;
  /** "In five": with a smaller number behind it a fraction ("beşte iki"). */
  readonly locative?: boolean;
  /** With an ending of the accusative or dative, which minutes ask for: "beşi on geçe", "altıya on var". */
  readonly minutes?: "past" | "to";
  /** The conjunction, the article is written on to it. */
  readonly joined?: boolean;
  readonly definite?: boolean;
}

/** How hours are said. */
export interface ClockTable {
  /** Before an hour: "saat", "a las". */
  readonly before: string;
  /** Before an hour whose minutes or part of the day are said: "las seis menos cuarto"; alone it may count ("las dos"). */
  readonly beforeMinutes?: string;
  /** Before minutes and an hour: "it's ten to eight". */
  readonly says?: string;
  /** Words that may follow a bare hour ("at five on Monday"); any may where none are listed. */
  readonly followers?: string;
  /** Behind it: "o'clock", "en punto"; only where an hour is named before: "a las 17 horas". */
  readonly after: string;
  readonly afterNamed?: string;
  /** Parts of the day; where they stand. "at_night" needs the preposition. */
  readonly morning: string;
  readonly afternoon: string;
  readonly night: string;
  readonly noonish: string;
  readonly partsStand: "after" | "before";
  /** "Half past" before the hour; "y media", "buçuk" behind it. */
  readonly halfPastBefore?: string;
  readonly halfPastAfter?: string;
  readonly quarter: string;
  /** Between minutes and hour, or hour and minutes by `minutesFirst`. */
  readonly past: string;
  readonly to: string;
  readonly minutesFirst: boolean;
  /** "17.00" is an hour: the stop is no decimal mark. */
  readonly dottedHours?: boolean;
  /** Hours that are named by ordinals: "الساعة الخامسة". */
  readonly ordinalHours?: boolean;
  readonly noon: string;
  readonly midnight: string;
}

export interface CalendarTable {
  /** "january/jan=1". */
  readonly months: string;
  /** Months that are other words too: they count beside a day or a year, or behind `monthOpens`. */
  readonly doubtfulMonths?: string;
  /** Of these, those that are other words with a capital alone: names of persons. */
  readonly monthsAndNames?: string;
  readonly monthOpens: string;
  /** ISO 8601: Monday is 1. */
  readonly weekdays: string;
  /** Other words too: weekdays only behind these. */
  readonly doubtfulWeekdays?: string;
  readonly weekdayOpens?: string;
  readonly weekdayCloses?: string;
  /** Full names of four letters or less; other short ones are abbreviations. */
  readonly shortNames?: string;
  /** Names of months and weekdays have a capital; "may" without one is another word. */
  readonly capitals?: boolean;
  /** Before a day: "the fifth of May". */
  readonly dayOpens?: string;
  /** Between day, month and year: "de", "of". */
  readonly links: string;
  readonly yearBefore: string;
  readonly yearAfter: string;
  /** Before a decade in two digits: "los años 90". */
  readonly decadeBefore?: string;
  /** Written on to a decade: "1990s", "1990'lar". */
  readonly decadeEndings: string;
  /** Decades in words, as "eighties=198"; `decadeOpens` has to stand before them where it is there. */
  readonly decades?: string;
  readonly decadeOpens?: string;
}
