import type { Language } from "../text/index.ts";

/**
 * Small words that change what is said where another stands in their place: when, where, with or without, how many.
 * Words of one line that mean the same share an entry; articles, pronouns and auxiliaries are left out, for they are
 * exchanged without harm. In match form.
 */
const RELATIONS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "before until till",
    "after since",
    "over above",
    "under below beneath",
    "in inside into within",
    "out outside",
    "up upon",
    "down",
    "without",
    "with",
    "against",
    "from",
    "behind",
    "between among",
    "during while",
    "all every each everyone everything everybody both",
    "some several few someone something somebody",
    "many most much",
    "none neither nobody nothing",
    "any anyone anything",
    "more",
    "less fewer",
    "only just",
    "because",
    "although though despite",
    "if",
    "unless",
    "or",
    "never",
    "always",
    "can could may might",
    "must should",
  ],
  es: [
    "antes hasta",
    "después despues tras desde",
    "sobre encima",
    "bajo debajo",
    "dentro",
    "fuera",
    "arriba",
    "abajo",
    "sin",
    "con",
    "contra",
    "detrás detras",
    "delante",
    "entre",
    "durante mientras",
    "todo todos toda todas cada ambos ambas",
    "algunos algunas varios varias algún algun alguna",
    "muchos muchas mucho mucha mayoría",
    "pocos pocas poco poca",
    "ningún ningun ninguno ninguna nadie nada",
    "más mas",
    "menos",
    "solo sólo solamente",
    "porque",
    "aunque",
    "si",
    "o",
    "nunca jamás jamas",
    "siempre",
  ],
  ar: [
    "قبل حتي",
    "بعد منذ",
    "فوق علي",
    "تحت",
    "داخل في",
    "خارج",
    "بدون دون بلا",
    "مع",
    "ضد",
    "من",
    "خلف وراء",
    "امام",
    "بين",
    "خلال اثناء",
    "كل جميع كلا",
    "بعض",
    "معظم اغلب كثير",
    "قليل",
    "اي",
    "اكثر",
    "اقل",
    "فقط",
    "لان",
    "رغم",
    "اذا لو",
    "او",
    "ابدا",
    "دائما",
  ],
  tr: [
    "önce kadar",
    "sonra beri",
    "üzerinde üstünde",
    "altında",
    "içinde",
    "dışında",
    "yukarı",
    "aşağı",
    "olmadan",
    "ile birlikte",
    "karşı",
    "arkasında",
    "önünde",
    "arasında",
    "sırasında iken",
    "tüm bütün her hepsi",
    "bazı birkaç birçok",
    "çoğu çok",
    "az",
    "hiç hiçbir",
    "daha",
    "sadece yalnızca",
    "çünkü",
    "rağmen",
    "eğer",
    "veya ya",
    "asla",
    "daima hep",
  ],
};

const tables = new Map<Language, ReadonlyMap<string, string>>();

/** Which relation a word in match form says, as the first word of its line; undefined for all others. */
export function relationOf(form: string, language: Language): string | undefined {
  const table = tables.get(language) ?? tableOf(language);
  return table.get(form);
}

function tableOf(language: Language): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  for (const line of RELATIONS[language]) {
    const words = line.split(" ");
    for (const word of words) table.set(word, words[0]!);
  }
  tables.set(language, table);
  return table;
}
