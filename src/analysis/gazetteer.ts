import type { Language } from "../text/language.ts";
import { lowerCase } from "./lemmas/lemmatiser.ts";

/** ISO 3166 codes of the countries looked up; names come from the platform's CLDR data (Intl.DisplayNames). */
const COUNTRIES =
  "AF AL DZ AD AO AR AM AU AT AZ BS BH BD BB BY BE BZ BJ BT BO BA BW BR BN BG BF BI KH CM CA CV CF TD CL CN CO KM CD CG CR HR CU CY CZ DK DJ DM DO EC EG SV GQ ER EE SZ ET FJ FI FR GA GM GE DE GH GR GD GT GN GW GY HT HN HK HU IS IN ID IR IQ IE IL IT CI JM JP JO KZ KE KW KG LA LV LB LS LR LY LI LT LU MG MW MY MV ML MT MR MU MX MD MC MN ME MA MZ MM NA NP NL NZ NI NE NG KP MK NO OM PK PS PA PG PY PE PH PL PT PR QA RO RU RW SA SN RS SC SL SG SK SI SO ZA KR SS ES LK SD SR SE CH SY TW TJ TZ TH TL TG TT TN TR TM UG UA AE GB US UY UZ VE VN YE ZM ZW".split(
    " ",
  );

/** Other names in use, by language. */
const OTHER_NAMES: Readonly<Partial<Record<Language, string>>> = {
  en: "US=usa/us/u.s./america/the united states/united states of america/the us/the usa GB=uk/u.k./britain/great britain/england/the uk/the united kingdom TR=turkey KR=south korea KP=north korea CZ=czech republic RU=russian federation NL=holland/the netherlands AE=uae SY=syrian arab republic MM=burma PS=palestine CI=ivory coast CD=congo HK=hong kong",
  es: "US=eeuu/ee uu/ee. uu./estados unidos/usa/los estados unidos GB=reino unido/gran bretaña/inglaterra/el reino unido NL=holanda/países bajos KR=corea del sur KP=corea del norte CZ=república checa AE=emiratos árabes unidos PS=palestina CI=costa de marfil TR=turquía",
  ar: "US=امريكا/الولايات المتحدة/الولايات المتحدة الامريكية/لولايات المتحدة GB=بريطانيا/المملكة المتحدة/انجلترا/انكلترا KR=كوريا الجنوبية KP=كوريا الشمالية PS=فلسطين AE=الامارات SA=السعودية SY=سوريا/سورية TR=تركيا RU=روسيا NL=هولندا",
  tr: "US=abd/amerika/amerika birleşik devletleri GB=ingiltere/britanya/birleşik krallık KR=güney kore KP=kuzey kore NL=hollanda CZ=çek cumhuriyeti PS=filistin AE=bae TR=türkiye",
};

/** Adjectives and nouns of nationality, lemma form; the ids are country codes. */
const DEMONYMS: Readonly<Partial<Record<Language, string>>> = {
  en: "US=american/americans GB=british/briton/britons/english/scottish/welsh FR=french/frenchman DE=german/germans ES=spanish/spaniard/spaniards IT=italian/italians TR=turkish/turk/turks RU=russian/russians CN=chinese JP=japanese KR=korean/koreans IN=indian/indians PK=pakistani/pakistanis IR=iranian/iranians IQ=iraqi/iraqis SY=syrian/syrians EG=egyptian/egyptians SA=saudi/saudis IL=israeli/israelis PS=palestinian/palestinians GR=greek/greeks NL=dutch BE=belgian/belgians CH=swiss AT=austrian/austrians SE=swedish/swede NO=norwegian/norwegians DK=danish/dane FI=finnish/finn PL=polish/pole UA=ukrainian/ukrainians PT=portuguese BR=brazilian/brazilians AR=argentine/argentinian MX=mexican/mexicans CA=canadian/canadians AU=australian/australians AF=afghan/afghans LB=lebanese JO=jordanian MA=moroccan/moroccans DZ=algerian TN=tunisian LY=libyan SD=sudanese YE=yemeni NG=nigerian KE=kenyan ZA=south-african CU=cuban/cubans CO=colombian CL=chilean PE=peruvian VE=venezuelan VN=vietnamese TH=thai ID=indonesian IE=irish HU=hungarian CZ=czech RO=romanian BG=bulgarian RS=serbian/serb HR=croatian/croat",
  es: "US=estadounidense/estadounidenses/norteamericano/norteamericana/americano/americana GB=británico/británica/británicos/inglés/inglesa/ingleses FR=francés/francesa/franceses DE=alemán/alemana/alemanes ES=español/española/españoles/españolas IT=italiano/italiana/italianos TR=turco/turca/turcos RU=ruso/rusa/rusos CN=chino/china/chinos JP=japonés/japonesa/japoneses KR=coreano/coreana IN=indio/india/indios PK=paquistaní IR=iraní/iraníes IQ=iraquí/iraquíes SY=sirio/siria/sirios EG=egipcio/egipcia/egipcios SA=saudí/saudita IL=israelí/israelíes PS=palestino/palestina/palestinos GR=griego/griega/griegos NL=holandés/holandesa/neerlandés BE=belga/belgas CH=suizo/suiza/suizos AT=austriaco/austriaca SE=sueco/sueca NO=noruego/noruega DK=danés/danesa FI=finlandés/finlandesa PL=polaco/polaca UA=ucraniano/ucraniana PT=portugués/portuguesa BR=brasileño/brasileña AR=argentino/argentina/argentinos MX=mexicano/mexicana/mexicanos CA=canadiense AU=australiano/australiana AF=afgano/afgana LB=libanés/libanesa MA=marroquí/marroquíes CU=cubano/cubana CO=colombiano/colombiana CL=chileno/chilena PE=peruano/peruana VE=venezolano/venezolana IE=irlandés/irlandesa",
  ar: "US=امريكي/الامريكي/امريكية/الامريكية/امريكيون GB=بريطاني/البريطاني/بريطانية/البريطانية/انجليزي FR=فرنسي/الفرنسي/فرنسية/الفرنسية DE=الماني/الالماني/المانية/الالمانية ES=اسباني/الاسباني/اسبانية/الاسبانية IT=ايطالي/الايطالي/ايطالية/الايطالية TR=تركي/التركي/تركية/التركية RU=روسي/الروسي/روسية/الروسية CN=صيني/الصيني/صينية/الصينية JP=ياباني/الياباني/يابانية/اليابانية IR=ايراني/الايراني/ايرانية/الايرانية IQ=عراقي/العراقي/عراقية/العراقية SY=سوري/السوري/سورية/السورية EG=مصري/المصري/مصرية/المصرية SA=سعودي/السعودي/سعودية IL=اسرائيلي/الاسرائيلي/اسرائيلية/الاسرائيلية PS=فلسطيني/الفلسطيني/فلسطينية/الفلسطينية IN=هندي/الهندي/هندية/الهندية GR=يوناني/اليوناني LB=لبناني/اللبناني MA=مغربي/المغربي DZ=جزائري/الجزائري TN=تونسي/التونسي CA=كندي/الكندي AU=استرالي/الاسترالي",
  tr: "US=amerikalı/amerikan GB=ingiliz/britanyalı FR=fransız DE=alman ES=ispanyol IT=italyan TR=türk RU=rus CN=çinli JP=japon KR=koreli IN=hintli PK=pakistanlı IR=iranlı IQ=ıraklı SY=suriyeli EG=mısırlı SA=suudi IL=israilli PS=filistinli GR=yunan/yunanlı NL=hollandalı BE=belçikalı CH=isviçreli AT=avusturyalı SE=isveçli NO=norveçli DK=danimarkalı FI=fin PL=polonyalı UA=ukraynalı PT=portekizli BR=brezilyalı AR=arjantinli MX=meksikalı CA=kanadalı AU=avustralyalı AF=afgan AZ=azeri BG=bulgar RO=rumen HU=macar",
};

const ORGANISATIONS: Readonly<Partial<Record<Language, string>>> = {
  en: "org:UN=un/united nations/the united nations org:EU=eu/european union/the european union org:NATO=nato org:WHO=who/world health organization/world health organisation org:IMF=imf/international monetary fund org:WB=world bank org:UNESCO=unesco org:UNICEF=unicef org:OPEC=opec org:WTO=wto/world trade organization org:ICC=icc/international criminal court org:IAEA=iaea org:FIFA=fifa org:UEFA=uefa org:IOC=ioc/international olympic committee org:NASA=nasa org:FBI=fbi org:CIA=cia org:AL=arab league org:AU=african union org:ECB=ecb/european central bank org:RC=red cross",
  es: "org:UN=onu/naciones unidas/las naciones unidas org:EU=ue/unión europea/la unión europea org:NATO=otan org:WHO=oms/organización mundial de la salud org:IMF=fmi/fondo monetario internacional org:WB=banco mundial org:UNESCO=unesco org:UNICEF=unicef org:OPEC=opep org:WTO=omc org:ICC=cpi/corte penal internacional org:FIFA=fifa org:UEFA=uefa org:IOC=coi org:NASA=nasa org:FBI=fbi org:CIA=cia org:AL=liga árabe org:AU=unión africana org:ECB=bce/banco central europeo org:RC=cruz roja",
  ar: "org:UN=الامم المتحدة org:EU=الاتحاد الاوروبي/الاتحاد الاوربي org:NATO=الناتو/حلف الناتو/حلف شمال الاطلسي org:WHO=منظمة الصحة العالمية org:IMF=صندوق النقد الدولي org:WB=البنك الدولي org:UNESCO=اليونسكو/يونسكو org:UNICEF=اليونيسف/يونيسف org:OPEC=اوبك org:WTO=منظمة التجارة العالمية org:FIFA=الفيفا/فيفا org:NASA=ناسا org:AL=جامعة الدول العربية/الجامعة العربية org:AU=الاتحاد الافريقي org:RC=الصليب الاحمر",
  tr: "org:UN=bm/birleşmiş milletler org:EU=ab/avrupa birliği org:NATO=nato org:WHO=dsö/dünya sağlık örgütü org:IMF=imf/uluslararası para fonu org:WB=dünya bankası org:UNESCO=unesco org:UNICEF=unicef org:OPEC=opec org:FIFA=fifa org:UEFA=uefa org:NASA=nasa org:FBI=fbi org:CIA=cia org:AL=arap birliği org:AU=afrika birliği org:ECB=avrupa merkez bankası org:RC=kızılhaç",
};

const TITLES: Readonly<Partial<Record<Language, string>>> = {
  en: "mr mrs ms miss dr prof professor president minister senator sir lady lord king queen prince princess captain general judge pope saint mayor governor ambassador",
  es: "señor sr sra señora señorita don doña dr dra doctor doctora profesor profesora presidente presidenta ministro ministra rey reina príncipe princesa capitán general juez papa alcalde alcaldesa gobernador embajador",
  ar: "السيد السيدة الدكتور الدكتورة الرئيس الوزير الملك الملكة الامير الاميرة الشيخ الجنرال القاضي البابا الاستاذ المهندس",
  tr: "bay bayan sayın dr prof doktor profesör başkan bakan cumhurbaşkanı başbakan kral kraliçe prens prenses yüzbaşı general hakim papa vali büyükelçi müdür",
};

const PLACES: Readonly<Partial<Record<Language, string>>> = {
  en: "city river lake mount mountain sea ocean street avenue road island county valley bay bridge airport park square",
  es: "ciudad río lago monte montaña mar océano calle avenida isla provincia valle bahía puente aeropuerto plaza",
  ar: "مدينة نهر بحيرة جبل بحر محيط شارع جزيرة محافظة وادي خليج جسر مطار ميدان",
  tr: "şehri nehri gölü dağı denizi okyanusu caddesi sokağı adası ili ilçesi vadisi körfezi köprüsü havaalanı meydanı",
};

function parse(list: string, language: Language): Map<string, string> {
  const out = new Map<string, string>();
  for (const [, id, names] of list.matchAll(/(\S+?)=(.*?)(?= \S+?=|$)/g)) {
    for (const name of names!.split("/"))
      out.set(language === "ar" ? fold(name) : name.replaceAll(".", ""), id!);
  }
  return out;
}

function fold(name: string): string {
  return name.replace(/[أإآ]/g, "ا").replace(/[\u064b-\u0652]/g, "");
}

const kept = new Map<string, ReadonlyMap<string, string>>();

function lazily(key: string, make: () => ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  let found = kept.get(key);
  if (found === undefined) {
    found = make();
    kept.set(key, found);
  }
  return found;
}

/** Lower-case country names of a language, to ISO codes. Without CLDR data on the platform only the names listed here. */
export function countryIds(language: Language): ReadonlyMap<string, string> {
  return lazily(`country ${language}`, () => {
    const out = new Map<string, string>();
    const names =
      typeof Intl.DisplayNames === "function"
        ? new Intl.DisplayNames([language], { type: "region" })
        : undefined;
    for (const code of COUNTRIES) {
      const name = names?.of(code);
      if (name === undefined || name === code) continue;
      const lower = lowerCase(name, language);
      out.set(language === "ar" ? fold(lower) : lower, code);
      // Turkish names carry no case ending here; English also without "the".
      if (lower.includes(" (")) out.set(lower.slice(0, lower.indexOf(" (")), code);
    }
    for (const [name, code] of parse(OTHER_NAMES[language] ?? "", language)) out.set(name, code);
    return out;
  });
}

/**
 * Letters of particles written before a country's name in Arabic ("ولبنان": 1), 0 for the bare name ("لبنان", which is no
 * "ل" with a word), undefined for any other word.
 */
export function lettersBeforeCountry(word: string): number | undefined {
  const names = countryIds("ar");
  const folded = fold(word);
  if (names.has(folded)) return 0;
  return /^[وفبلك].{3}/u.test(folded) && names.has(folded.slice(1)) ? 1 : undefined;
}

/** Nationality words of a language, to ISO codes of the country. */
export function demonyms(language: Language): ReadonlyMap<string, string> {
  return lazily(`people ${language}`, () => parse(DEMONYMS[language] ?? "", language));
}

/** Well-known organisations and their acronyms, to one id in all languages. */
export function organisations(language: Language): ReadonlyMap<string, string> {
  return lazily(`bodies ${language}`, () => parse(ORGANISATIONS[language] ?? "", language));
}

const titles = new Map<Language, ReadonlySet<string>>();

/** Titles that stand before a person's name, lower case. */
export function personTitles(language: Language): ReadonlySet<string> {
  const found = titles.get(language) ?? new Set((TITLES[language] ?? "").split(" "));
  titles.set(language, found);
  return found;
}

const places = new Map<Language, ReadonlySet<string>>();

/** Words that make a name a place's. */
export function placeMarks(language: Language): ReadonlySet<string> {
  const found = places.get(language) ?? new Set((PLACES[language] ?? "").split(" "));
  places.set(language, found);
  return found;
}

const starts = new Map<Language, ReadonlyMap<string, number>>();

/** First words of all listed names, each with the most words a name that begins so has. */
export function nameStarts(language: Language): ReadonlyMap<string, number> {
  let found = starts.get(language);
  if (found === undefined) {
    const made = new Map<string, number>();
    for (const list of [countryIds(language), demonyms(language), organisations(language)]) {
      for (const name of list.keys()) {
        const words = name.split(/[ '’-]/);
        made.set(words[0]!, Math.max(made.get(words[0]!) ?? 0, words.length + (name.includes("-") ? 1 : 0)));
      }
    }
    found = made;
    starts.set(language, found);
  }
  return found;
}
