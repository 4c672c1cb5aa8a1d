import type { Language } from "../../text/index.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/**
 * Words at one end of a scale, in match form: more or less of them can be said, and "not hot" is not yet "cold". Their opposites
 * are at the other end. Chosen by hand among the opposites of en.ts and its like.
 */
export const GRADABLE: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
  en: words(
    "hot warm big large long tall high old fast quick early good many much strong rich wealthy " +
      "easy hard heavy dark cheap happy glad thick wide broad deep near close loud noisy beautiful brave sharp smooth " +
      "sweet fresh modern healthy generous polite kind lazy optimistic tight stable simple",
  ),
  es: words(
    "caliente grande largo alto viejo rápido temprano bueno mucho fuerte rico fácil duro pesado oscuro " +
      "barato feliz grueso ancho profundo cerca ruidoso hermoso dulce sano generoso amable trabajador",
  ),
  ar: words(
    "حار كبير طويل قديم سريع مبكر جيد كثير قوي غني سهل صلب ثقيل مظلم رخيص سعيد سميك واسع عميق قريب جميل حلو كريم",
  ),
  tr: words(
    "sıcak büyük uzun yüksek yaşlı hızlı erken iyi fazla güçlü zengin kolay sert ağır karanlık ucuz mutlu kalın geniş " +
      "derin yakın gürültülü güzel tatlı taze sağlıklı cömert kibar çalışkan",
  ),
};
