import { irregularLemma } from "../../analysis/lemmas/irregular-forms.ts";
import { type Language, matchForm } from "../../text/index.ts";

/**
 * Arabic weak verbs whose jussive, behind "لم", is too short for its root to be seen: lemma, and the jussive without
 * its prefix of person.
 */
const ARABIC_JUSSIVES = `
قال قل|أتى أت|جاء جئ|وصل صل|وجد جد|رأى ر|عاد عد|نام نم|زار زر|أراد رد|استطاع ستطع|باع بع|خاف خف|نسي نس|بقي بق|بنى بن|
مشى مش|اشترى شتر|أعطى عط|انتهى نته|دعا دع|وقف قف|وقع قع|وضع ضع|ولد لد|مات مت|صام صم|غاب غب|فاز فز|قاد قد|ذاق ذق|زاد زد|
عاش عش|سار سر|طار طر|أجاب جب|أصاب صب|اختار ختر|احتاج حتج|رمى رم|جرى جر|بكى بك|حكى حك|لقي لق|رضي رض|شكا شك|نجا نج|ورث رث|
وثق ثق|التقى لتق|تلقى تلق`;

const PERSONS = ["ي", "ت", "ن", "أ"];

let jussives: ReadonlyMap<string, string> | undefined;

function arabicJussives(): ReadonlyMap<string, string> {
  const made = new Map<string, string>();
  for (const row of ARABIC_JUSSIVES.trim().split(/\|\n?/)) {
    const [lemma = "", stem = ""] = row.split(" ");
    for (const person of PERSONS) made.set(matchForm(person + stem, "ar"), matchForm(lemma, "ar"));
  }
  return made;
}

/**
 * The lemma of a form that no ending leads back to it: "come" for "came", "venir" for "vino", "أتى" for "يأت". In match
 * form; undefined for regular forms, lemmas and Turkish, which has next to none. O(1) after the lists were read
 */
export function irregularBase(form: string, language: Language): string | undefined {
  if (language === "tr") return undefined;
  if (language === "ar") {
    jussives ??= arabicJussives();
    return jussives.get(form);
  }
  const lemma = irregularLemma(form, language);
  return lemma === undefined ? undefined : matchForm(lemma, language);
}
