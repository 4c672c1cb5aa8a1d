import type { LanguageTable } from "./table.ts";

export const en: LanguageTable = {
  tag: "en",
  decimalMark: ".",
  dateOrder: "month-day",
  numbers: {
    cardinals:
      "zero=0 nought=0 nil=0 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 " +
      "thirteen=13 fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 thirty=30 " +
      "forty/fourty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90 twice=2 thrice=3",
    ones: "one=1",
    beforePronoun:
      "the this that these those each every no any some which another only other little loved everyone someone " +
      "anyone first last next good new right wrong big small red blue black white as like for",
    afterPronoun:
      "of another who whom which that is was are has had can could should would will may might must does did " +
      "and or to in on at with for from by as the a an more else day thing s knows",
    idioms:
      "at_first at_one_point one_by_one one_of_a_kind no_one one_another for_one_thing at_one_time all_in_one one_way_or",
    ratioLinks: "in out_of in_every",
    oneCounts: true,
    articles: "a=1 an=1",
    hundreds: "hundred=100",
    scales: "thousand=1e3 million/mn/mln=1e6 billion/bn/bln=1e9 trillion/tn=1e12",
    scalesAfter: "thousands=1e3 millions=1e6 billions=1e9 trillions=1e12",
    letters: "k=1e3 mn/mln/mio=1e6 bn=1e9 tn=1e12",
    moneyLetters: "m=1e6 b=1e9 k=1e3",
    groups: "dozen=12",
    ordinals:
      "first=1 second=2 third=3 fourth=4 fifth=5 sixth=6 seventh=7 eighth=8 ninth=9 tenth=10 eleventh=11 twelfth=12 " +
      "thirteenth=13 fourteenth=14 fifteenth=15 sixteenth=16 seventeenth=17 eighteenth=18 nineteenth=19 " +
      "twentieth=20 thirtieth=30 fortieth=40 fiftieth=50 sixtieth=60 seventieth=70 eightieth=80 ninetieth=90",
    ordinalScales: "hundredth=100 thousandth=1e3 millionth=1e6 billionth=1e9",
    halves: "half=0.5",
    shares: "",
    sharesAfter:
      "halves=2 third/thirds=3 quarter/quarters=4 fourth/fourths=4 fifth/fifths=5 sixth/sixths=6 seventh/sevenths=7 " +
      "eighth/eighths=8 ninth/ninths=9 tenth/tenths=10 twelfth/twelfths=12 sixteenth/sixteenths=16 twentieth/twentieths=20 " +
      "hundredth/hundredths=100 thousandth/thousandths=1000",
    shareLinks: "of the a an my your his her its our their all that this these those as price",
    joiner: "and",
    joins: "hundreds",
    yearsInPairs: true,
    point: "point",
    minus: "minus negative",
    belowZero: "below_zero below",
    percent: "percent pct per_cent percentage_points percentage_point",
    numberSign: "no nos nr number numbers num",
    ordinalEndings: "st nd rd th",
    rangeBetween: "to through thru till until",
    rangeOpens: "from",
    rangeOpensWithJoiner: "between",
    letterWords: "I V X",
    rateWords: "times time once per every each",
    rows:
      "chapter page room floor level phase stage step part section volume episode season question figure table " +
      "article paragraph lesson unit grade class gate platform line row seat track size day week round type " +
      "game match item point rule exercise appendix war bus flight route highway channel division league act tier",
    lettered:
      "team plan group vitamin option hepatitis type class grade section part terminal gate block platform building " +
      "question answer size point appendix exhibit",
  },
  clock: {
    before: "at",
    says: "it's its is was it’s",
    followers: "on in and but or for until today tomorrow tonight every each sharp this next when because so",
    after: "o'clock oclock",
    afterNamed: "sharp hours",
    morning: "am in_the_morning this_morning",
    afternoon: "pm in_the_afternoon in_the_evening this_afternoon this_evening",
    night: "at_night tonight",
    noonish: "at_noon",
    partsStand: "after",
    halfPastBefore: "half_past half_after",
    quarter: "quarter a_quarter",
    past: "past after",
    to: "to till before",
    minutesFirst: true,
    noon: "noon midday",
    midnight: "midnight",
  },
  calendar: {
    months:
      "january/jan=1 february/feb=2 march/mar=3 april/apr=4 may=5 june/jun=6 july/jul=7 august/aug=8 " +
      "september/sep/sept=9 october/oct=10 november/nov=11 december/dec=12",
    monthsAndNames: "april june",
    doubtfulMonths: "may march mar august jan jun sep dec april june",
    shortNames: "may june july",
    monthOpens:
      "in since by of until till during last next this from before after late early mid every through",
    weekdays:
      "monday/mondays=1 tuesday/tuesdays/tues=2 wednesday/wednesdays=3 thursday/thursdays/thurs/thur=4 friday/fridays=5 " +
      "saturday/saturdays=6 sunday/sundays=7 mon=1 tue=2 wed=3 thu=4 fri=5 sat=6 sun=7",
    doubtfulWeekdays: "mon tue wed thu fri sat sun",
    capitals: true,
    dayOpens: "the",
    links: "of the",
    yearBefore:
      "in since by during until till of from before after year circa c for summer spring winter autumn fall",
    yearAfter: "bc ad bce ce",
    decadeBefore: "the",
    decades:
      "twenties=192 thirties=193 forties=194 fifties=195 sixties=196 seventies=197 eighties=198 nineties=199",
    decadeOpens: "the the_early the_mid the_late",
    decadeEndings: "s",
  },
  units: {
    USD: "dollar dollars buck bucks us_dollar us_dollars",
    EUR: "euro euros",
    GBP: "sterling quid pound_sterling pounds_sterling pound pounds",
    TRY: "lira liras turkish_lira turkish_liras",
    JPY: "yen",
    CNY: "yuan renminbi",
    INR: "rupee rupees",
    RUB: "ruble rubles rouble roubles",
    CHF: "swiss_franc swiss_francs franc francs",
    SAR: "riyal riyals",
    AED: "dirham dirhams",
    EGP: "egyptian_pound egyptian_pounds",
    peso: "peso pesos",
    dinar: "dinar dinars",
    cent: "cent cents",
    penny: "penny pence p",
    km: "kilometer kilometers kilometre kilometres",
    m: "meter meters metre metres",
    cm: "centimeter centimeters centimetre centimetres",
    mm: "millimeter millimeters millimetre millimetres",
    mi: "mile miles",
    ft: "foot feet",
    in: "inch inches",
    yd: "yard yards",
    ha: "hectare hectares",
    ac: "acre acres",
    kg: "kilo kilos kilogram kilograms kilogramme kilogrammes",
    g: "gram grams gramme grammes",
    mg: "milligram milligrams",
    t: "ton tons tonne tonnes metric_ton metric_tons",
    lb: "",
    oz: "ounce ounces",
    l: "liter liters litre litres",
    ml: "milliliter milliliters millilitre millilitres",
    cl: "centiliter centiliters centilitre centilitres",
    gal: "gallon gallons",
    pint: "pint pints",
    qt: "quart quarts",
    floz: "fluid_ounce fluid_ounces fl_oz",
    cup: "cup cups",
    tbsp: "tablespoon tablespoons",
    tsp: "teaspoon teaspoons",
    s: "second seconds sec secs",
    ms: "millisecond milliseconds",
    min: "minute minutes min mins",
    h: "hour hours hr hrs",
    day: "day days",
    week: "week weeks",
    fortnight: "fortnight fortnights",
    month: "month months",
    year: "year years yr yrs year_old years_old year_olds",
    decade: "decade decades",
    century: "century centuries",
    "km/h": "kilometers_per_hour kilometres_per_hour kilometers_an_hour kilometres_an_hour km_per_hour",
    mph: "miles_per_hour miles_an_hour mile_per_hour",
    "m/s": "meters_per_second metres_per_second",
    "m²": "square_meter square_meters square_metre square_metres",
    "km²": "square_kilometer square_kilometers square_kilometre square_kilometres",
    "mi²": "square_mile square_miles",
    "ft²": "square_foot square_feet",
    "m³": "cubic_meter cubic_meters cubic_metre cubic_metres",
    "°C": "celsius degrees_celsius degree_celsius degrees_centigrade centigrade degrees_c",
    "°F": "fahrenheit degrees_fahrenheit degree_fahrenheit degrees_f",
    "°": "degree degrees",
    W: "watt watts",
    kW: "kilowatt kilowatts",
    MW: "megawatt megawatts",
    kWh: "kilowatt_hour kilowatt_hours",
    V: "volt volts",
    Hz: "hertz",
    MHz: "megahertz",
    GHz: "gigahertz",
    KB: "kilobyte kilobytes",
    MB: "megabyte megabytes",
    GB: "gigabyte gigabytes gig gigs",
    TB: "terabyte terabytes",
    kcal: "calorie calories kilocalorie kilocalories",
    pt: "",
  },
  unitsNear: [
    {
      names: "pound pounds",
      unit: "lb",
      near: "weigh weighs weighed weighing weight heavy heavier lose lost gain gained overweight meat flour sugar apples potatoes beef",
    },
  ],
  approximators:
    "about around approximately approx roughly nearly almost some circa ca c close_to somewhere_around an_estimated estimated",
  approximatorsAfter: "or_so approximately odd -_odd more_or_less give_or_take",
  unitQualifiers: "heaped heaping level rounded whole full more extra long short solid additional further",
  negation: {
    words: "not n't n’t nt never neither nor no nowhere cannot hardly scarcely barely",
    pronouns: "nobody none nothing no-one noone",
    prepositions: "without minus lacking",
    strengthens: "",
    joins: "nor neither",
    treeOnly: "n’t nt hardly scarcely barely no-one noone minus lacking",
    furtherNegators:
      "nope non dont doesnt didnt isnt wasnt arent werent cant couldnt wouldnt shouldnt wont havent hasnt hadnt aint",
    concord: "",
    setPhrases: "only just merely solely simply doubt sooner matter",
  },
  words: {
    common:
      "the of and to he she is was are were be been being that this these those it its in on for with as by " +
      "at from or an not have had will would can could should may might must do does did what which who " +
      "whom where when why how there their they them his her him you your we our us my i i'm it's don't " +
      "isn't doesn't can't won't didn't than then but if into out up about after before over under between " +
      "because while very more most some any all also just only other new one two three first man woman " +
      "said says get make going please thanks hello hi bye yes good morning night people",
    telling:
      "the an and this that these those with are been being have would could should there their they them " +
      "his her you your which when where why how because while don't isn't doesn't can't won't didn't it's " +
      "i'm says please thanks hello",
    stopPieces: "'s 'm 're 've 'll 'd ca wo sha us",
  },
  roles: {
    giving:
      "give send tell show offer sell lend pay hand teach write bring say explain grant award promise read " +
      "serve pass return donate owe present introduce mail deliver feed throw speak talk recommend",
    places:
      "in at on near inside outside into onto under over behind beside between through across around from " +
      "to toward towards along above below beneath within off by past via upon",
    weakPlaces: "to from by over on past off via through into between around",
    times:
      "today tomorrow yesterday tonight now then morning afternoon evening night noon midnight day week " +
      "month year hour minute second weekend spring summer autumn fall winter century decade time moment " +
      "often always sometimes never later soon ago already recently currently daily weekly last next",
    instruments: "with using",
  },
  abbreviations: {
    titles:
      "mr mrs ms mx dr prof rev fr hon gen col maj capt cpt lt sgt cpl cmdr adm gov sen rep pres supt " +
      "det insp st mt messrs mmes vs ca approx e.g i.e viz",
    others:
      "ave blvd rd jr sr esq phd etc al cf inc ltd co corp bros dept univ est ariz calif colo conn fla " +
      "ga ky md mich minn mont neb nev okla tenn tex vt va wis wyo bil bln mln ed eds trans repr ibid",
    beforeNumber: "no nos p pp pg vol vols fig figs art arts sec secs ch chap para eq nr ver",
    calendar: true,
  },
  comparison: {
    empty:
      "a an the this that these those there i we you it me us am is are was were be been being do does " +
      "did has have had of my our your its which who whom so very really just also too please then ok " +
      "okay",
    persons: "i you it we they me us them",
    joiners: "and or nor",
    together: "with",
    unmarking:
      "a an the this that these those some i you he she it we they me him us them my your his its our " +
      "their her do does did has have had not s is are was were be been being will would can could may " +
      "might must should shall very so",
    agents: "by",
    passives: "is are was were be been being get gets got",
    mutual:
      /^(?:marr(?:y|ie)|met$|meets?$|resembl|same$|similar|equal|differ|together$|far$|distance|between$|near$)/,
    scenes:
      "today yesterday tomorrow tonight now then here there soon later always often sometimes again " +
      "already early late",
    deniedBy: /^(?:un|in|im|il|ir|dis|non|mis)(?=\p{L}{3})/u,
  },
};
