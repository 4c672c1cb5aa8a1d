import type { LanguageTable } from "./table.ts";
import { turkishNumberForms } from "./turkish-number-forms.ts";

export const tr: LanguageTable = {
  tag: "tr",
  decimalMark: ",",
  dateOrder: "day-month",
  numbers: {
    cardinals:
      "sıfır=0 iki=2 üç=3 dört=4 beş=5 altı=6 yedi=7 sekiz=8 dokuz=9 on=10 yirmi=20 otuz=30 kırk=40 elli=50 altmış=60 " +
      "yetmiş=70 seksen=80 doksan=90",
    ones: "bir=1",
    beforePronoun: "her hiç",
    verbs: "yedi bin",
    idioms: "her_iki her_ikisi",
    articles: "",
    hundreds: "yüz=100",
    scales: "bin=1e3 milyon/mn=1e6 milyar=1e9 trilyon=1e12",
    scalesAfter: "",
    letters: "mn/mio=1e6",
    groups: "düzine=12",
    ordinals:
      "birinci=1 ilk=1 ikinci=2 üçüncü=3 dördüncü=4 beşinci=5 altıncı=6 yedinci=7 sekizinci=8 dokuzuncu=9 onuncu=10 " +
      "yirminci=20 otuzuncu=30 kırkıncı=40 ellinci=50 altmışıncı=60 yetmişinci=70 sekseninci=80 doksanıncı=90",
    ordinalScales: "yüzüncü=100 bininci=1e3 milyonuncu=1e6",
    halves:
      "buçuk=0.5 yarım=0.5 yarısı=0.5 yarısını=0.5 yarısından=0.5 yarısına=0.5 yarısının=0.5 buçukta=0.5",
    shares: "çeyrek=4 çeyreği=4",
    sharesAfter: "",
    shareLinks: "",
    joiner: "",
    joins: "nowhere",
    digitsAfterScale: true,
    point: "virgül nokta",
    minus: "eksi sıfırın_altında",
    percent: "",
    percentFirst: "yüzde=100 binde=1000",
    numberSign: "no nu numara",
    numberSignAfter: "numara numaralı nolu no'lu beden",
    ordinalEndings: "inci ıncı uncu üncü nci ncı ncu ncü",
    ordinalStop: true,
    forms: turkishNumberForms,
    rangeBetween: "ile ila",
    rangeBetweenSure: "ila",
    rangeOpens: "",
    rangeOpensWithJoiner: "",
    rangeCloses: "arası arasında arasındaki",
    rateWords: "kez kere defa her",
    rows:
      "bölüm sayfa oda kat seviye aşama adım kısım cilt sezon soru şekil tablo madde ders sınıf kapı peron hat sıra " +
      "koltuk gün hafta tip yüzyıl savaş otobüs uçuş kanal",
    lettered: "hepatit tip",
    letteredAfter: "takımı planı grubu vitamini sınıfı blok bloğu seçeneği tipi şubesi",
  },
  clock: {
    before: "saat saati saatleri",
    after: "",
    morning: "sabah sabahleyin sabahın sabaha_karşı",
    afternoon: "akşam öğleden_sonra ikindi akşamın",
    night: "gece geceleyin gecenin",
    noonish: "öğlen öğle",
    partsStand: "before",
    dottedHours: true,
    halfPastAfter: "buçuk buçukta",
    quarter: "çeyrek",
    past: "geçe geçiyor geçiyordu",
    to: "kala var vardı",
    minutesFirst: false,
    noon: "gün_ortası öğlen öğleyin öğle_vakti",
    midnight: "gece_yarısı",
  },
  calendar: {
    months:
      "ocak=1 şubat=2 mart=3 nisan=4 mayıs=5 haziran=6 temmuz=7 ağustos=8 eylül=9 ekim=10 kasım=11 aralık=12",
    monthsAndNames: "nisan eylül",
    doubtfulMonths: "ocak ekim aralık nisan eylül mart kasım",
    shortNames: "mart ekim ocak cuma salı",
    monthOpens: "geçen bu gelecek önümüzdeki her",
    weekdays: "pazartesi=1 salı=2 çarşamba=3 perşembe=4 cuma=5 cumartesi=6 pazar=7",
    doubtfulWeekdays: "pazar cuma salı",
    weekdayCloses: "günü günleri gününe gününden sabahı akşamı gecesi",
    weekdayOpens: "geçen bu gelecek her önümüzdeki",
    capitals: true,
    links: "",
    yearBefore: "yıl sene",
    yearAfter: "yılı yılında yılından yılının yılına yılındaki senesi senesinde senesinden",
    decadeBefore: "",
    decades:
      "yirmiler/yirmilerde/yirmilerin/yirmili_yıllar/yirmili_yıllarda/yirmili_yılların=192 " +
      "otuzlar/otuzlarda/otuzların/otuzlu_yıllar/otuzlu_yıllarda/otuzlu_yılların=193 " +
      "kırklar/kırklarda/kırkların/kırklı_yıllar/kırklı_yıllarda/kırklı_yılların=194 " +
      "elliler/ellilerde/ellilerin/ellili_yıllar/ellili_yıllarda/ellili_yılların=195 " +
      "altmışlar/altmışlarda/altmışların/altmışlı_yıllar/altmışlı_yıllarda/altmışlı_yılların=196 " +
      "yetmişler/yetmişlerde/yetmişlerin/yetmişli_yıllar/yetmişli_yıllarda/yetmişli_yılların=197 " +
      "seksenler/seksenlerde/seksenlerin/seksenli_yıllar/seksenli_yıllarda/seksenli_yılların=198 " +
      "doksanlar/doksanlarda/doksanların/doksanlı_yıllar/doksanlı_yıllarda/doksanlı_yılların=199",
    decadeEndings: "lar ler larda lerde ların lerin lardan lerden lara lere lı li lu lü larda",
  },
  nameEndings:
    /^(?<name>\p{L}{2,}?)(?:['’]?(?:[yns]?[ıiuü]n?|n[ıiuü]n|[dt][ae]n?|[dt][ae]ki|[yn]?[ae]|[ıiuü]?n[dt][ae](?:n|ki)?|[ıiuü]na|[ıiuü]ne|l[ae]r\p{L}{0,5}|l[ıiuü]k\p{L}{0,4}|l[ıiuü]ğ\p{L}{0,4}|[dt][ıiuü]r?|[yl]l[ae]|[ıiuü]m|[ıiuü]m[ıiuü]z|l[ae]|y[dt][ıiuü]|c[ae]))$/u,
  units: {
    USD: "dolar amerikan_doları abd_doları",
    EUR: "euro avro",
    GBP: "sterlin pound",
    TRY: "tl lira türk_lirası",
    JPY: "yen",
    CNY: "yuan",
    INR: "rupi",
    RUB: "ruble",
    CHF: "frank isviçre_frangı",
    SAR: "riyal",
    AED: "dirhem",
    peso: "peso",
    dinar: "dinar",
    cent: "kuruş sent",
    km: "kilometre",
    m: "metre",
    cm: "santimetre santim",
    mm: "milimetre",
    mi: "mil",
    ft: "fit",
    in: "inç",
    yd: "yarda",
    ha: "hektar",
    kg: "kilo kilogram",
    g: "gram gr",
    mg: "miligram",
    t: "ton",
    lb: "libre",
    oz: "ons",
    l: "litre lt",
    ml: "mililitre",
    cl: "santilitre",
    gal: "galon",
    cup: "bardak su_bardağı",
    tbsp: "yemek_kaşığı",
    tsp: "çay_kaşığı tatlı_kaşığı",
    s: "saniye sn",
    ms: "milisaniye",
    min: "dakika dk",
    h: "saat sa",
    day: "gün",
    week: "hafta",
    month: "ay",
    year: "yıl sene yaş yaşında yaşındaki yaşındayım yaşındasın yaşındayız yaşındadır yaşındaydı yaşındalar",
    decade: "onyıl",
    century: "yüzyıl asır",
    "m²": "metrekare",
    "km²": "kilometrekare",
    "m³": "metreküp",
    "°C": "santigrat santigrat_derece derece_santigrat celsius",
    "°F": "fahrenhayt fahrenheit",
    "°": "derece",
    W: "vat watt",
    kW: "kilovat",
    MW: "megavat",
    V: "volt",
    KB: "kilobayt",
    MB: "megabayt",
    GB: "gigabayt",
    TB: "terabayt",
    kcal: "kalori kilokalori",
  },
  notUnits: "aynı aynısı aynen ayna aynası aynaya aynada aynanın aynadan aynalar",
  speedBefore: "saatte",
  approximators: "yaklaşık aşağı_yukarı takriben neredeyse hemen_hemen yaklaşık_olarak tahminen",
  approximatorsAfter: "civarında dolaylarında kadar küsur",
  unitQualifiers: "tam uzun koca dolu tepeleme silme",
  negation: {
    words: "değil yok degil değilim değilsin değiliz değildir değildi değilse yoktur yoktu yokmuş hayır ne",
    pronouns: "hiçbir hiçbiri hiçkimse hiç kimse asla",
    prepositions: "",
    strengthens: "hiçbir hiçbiri hiçkimse hiç kimse asla",
    joins: "",
    treeOnly: "yokmuş",
    furtherNegators: "yokken hayir",
    concord: "hiç hiçbir hiçbiri hiçkimse asla ne kimse",
    setPhrases: "",
  },
  words: {
    common:
      "bir ve bu şu için ile çok daha ancak fakat gibi kadar sonra önce olarak olan oldu olduğu olduğunu " +
      "değil var yok mı mu mü misin misiniz mısın mısınız musun musunuz müsün müsünüz miyim mıyım miyiz " +
      "mıyız ben sen biz siz onlar ona onu onun bana sana beni seni bunu buna şey her hiç ne nasıl neden " +
      "niçin nerede kim hangi kaç evet hayır lütfen merhaba ki ise eğer çünkü veya ya hem ise diye göre " +
      "karşı doğru üzerinde içinde arasında dedi etti ediyor yapıyor olacak yeni iki üç adam kadın büyük " +
      "küçük iyi kötü bugün yarın dün şimdi artık",
    telling:
      "bir için ile çok daha gibi kadar sonra olarak olan olduğu değil ben biz onlar şey hiç nasıl niçin " +
      "hangi evet hayır lütfen merhaba çünkü veya diye içinde arasında dedi ediyor yapıyor olacak adam " +
      "kadın büyük küçük bugün şimdi",
    noStopWords:
      "" +
      "katrilyon hariç iyi ilk yapacak yapmak yaptı yaptıkları yaptığı yaptığını " +
      "yapılan yapılması yapıyor az olmadı olmadığı olmayan olmaz",
  },
  roles: {
    giving:
      "ver gönder söyle göster sun sat öde öğret yaz getir anlat oku uzat bağışla anlattır teslim hediye " +
      "sor ödünç iste tanıt",
    places: "üzerinde altında içinde yanında önünde arkasında doğru kadar dışında arasında",
    weakPlaces: "",
    times:
      "bugün yarın dün şimdi sonra önce sabah öğle akşam gece gün hafta ay yıl sene saat dakika ilkbahar " +
      "yaz sonbahar kış yüzyıl zaman an hep bazen asla henüz artık hemen geçen",
    instruments: "ile",
  },
  abbreviations: {
    titles: "dr prof doç yrd öğr gör av mim müh alb yzb tğm org korg tümg ecz hz sn örn bkz mr mrs ms st",
    others:
      "cad sok mah apt blv bul vb vs vd yy ltd şti aş tic san koop ün üniv yay haz çev ed tel faks gen " +
      "müd bşk jr",
    beforeNumber: "s sf sh no nu cilt şek md",
  },
  comparison: {
    empty: "bir bu şu o ben sen biz siz ki da de ise idi dir lütfen mi mı mu mü acaba olan olarak",
    persons: "ben sen o biz siz onlar",
    joiners: "ve veya ya ne hem ile",
    together: "ile birlikte",
    unmarking: "bir bu şu o ben sen biz siz onlar da de ki mi mı mu mü değil",
    agents: "tarafından",
    mutual: /^(?:evlen|benz|aynı$|birlikte$|beraber$|karşılaş|tanış|uzak|mesafe|aras[ıi]nda)/,
    scenes: "bugün dün yarın şimdi sonra burada orada hep daima hemen yine artık geç erken",
  },
};
