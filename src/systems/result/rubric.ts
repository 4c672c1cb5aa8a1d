import { StsError } from "../../errors.ts";
import type { Language } from "../../text/language.ts";

/**
 * What each whole score means, as the annotators of the STS tasks were told
 * (Agirre et al. 2012, section 3; the Spanish tasks used the same scale in Spanish).
 * Index = score.
 */
export const RUBRIC: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "on different topics",
    "not equivalent, but on the same topic",
    "not equivalent, but share some details",
    "roughly equivalent, but some important information differs or is missing",
    "mostly equivalent, but some unimportant details differ",
    "completely equivalent",
  ],
  es: [
    "tratan de temas distintos",
    "no equivalentes, pero tratan del mismo tema",
    "no equivalentes, pero comparten algunos detalles",
    "aproximadamente equivalentes, pero difiere o falta información importante",
    "equivalentes en lo esencial, pero difieren detalles poco importantes",
    "completamente equivalentes",
  ],
  ar: [
    "موضوعان مختلفان",
    "غير متكافئتين، لكنهما في الموضوع نفسه",
    "غير متكافئتين، لكنهما تشتركان في بعض التفاصيل",
    "متكافئتان تقريبًا، لكن معلومات مهمة تختلف أو تنقص",
    "متكافئتان في معظم المعنى، لكن تفاصيل غير مهمة تختلف",
    "متكافئتان تمامًا",
  ],
  tr: [
    "farklı konularda",
    "eşdeğer değil, ama aynı konuda",
    "eşdeğer değil, ama bazı ayrıntılar ortak",
    "kabaca eşdeğer, ama önemli bilgiler farklı ya da eksik",
    "büyük ölçüde eşdeğer, ama önemsiz ayrıntılar farklı",
    "tamamen eşdeğer",
  ],
};

/**
 * The rubric's line for a score.
 * @param score 0..5; halves round up, as on the annotators' form only whole values exist
 * @throws StsError E_INPUT when `score` is no number or the language is none of the four
 */
export function rubricLabel(score: number, language: Language = "en"): string {
  if (typeof score !== "number" || Number.isNaN(score)) {
    throw new StsError("E_INPUT", `rubricLabel: score is ${String(score)}, expected a number in 0..5`);
  }
  if (!Object.hasOwn(RUBRIC, language)) {
    const known = Object.keys(RUBRIC).join(", ");
    throw new StsError("E_INPUT", `rubricLabel: language is "${String(language)}", expected one of ${known}`);
  }
  const level = Math.min(5, Math.max(0, Math.floor(score + 0.5)));
  return RUBRIC[language][level]!;
}
