import type { Language } from "../../language.ts";

/** Digits of any script used in the four languages as 0-9; Arabic separators as "," (thousands) and "." (decimal). */
export function plainDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669]/g, (d) => String(d.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (d) => String(d.charCodeAt(0) - 0x6f0));
}

/**
 * The value of a number written in digits, by the language's separators.
 *
 * - English: comma groups, dot is decimal. Spanish, Turkish, Arabic: dot groups, comma is decimal.
 * - Where both occur the last one is decimal; where one occurs twice it groups.
 * - A single separator that cannot be grouping (not three digits behind it) is decimal in every language:
 *   "3.5" is 3.5 in Spanish too, and "1,5" is 1.5 in English.
 * - "1,000" with three zeros groups in every language; nobody writes three decimal zeros.
 * @returns undefined for anything else than digits and separators
 */
export function digitValue(written: string, language: Language): number | undefined {
  let text = plainDigits(written).replace(/^[+\u2212-]/, (sign) => (sign === "+" ? "" : "-"));
  const negative = text.startsWith("-");
  if (negative) text = text.slice(1);
  const fraction = /^(\d{1,9})[/\u2044](\d{1,9})$/.exec(text);
  if (fraction !== null) {
    const below = Number(fraction[2]);
    if (below === 0) return undefined;
    const value = Number(fraction[1]) / below;
    return negative ? -value : value;
  }
  // Arabic separators say what they are; blanks and apostrophes only group.
  if (/[\u066b\u066c]/.test(text))
    text = text.replaceAll("\u066c", "").replaceAll(",", "").replace("\u066b", "D");
  text = text.replace(/[\u00a0\u202f'\u2019\u00b7]/g, "");
  if (!/^\d[\d.,D]*$/.test(text)) return undefined;
  const value = Number(withDot(text, language));
  if (Number.isNaN(value)) return undefined;
  return negative ? -value : value;
}

function withDot(text: string, language: Language): string {
  if (text.includes("D")) return text.replace("D", ".");
  const commas = text.split(",").length - 1;
  const dots = text.split(".").length - 1;
  if (commas === 0 && dots === 0) return text;
  if (commas > 0 && dots > 0) {
    const decimal = text.lastIndexOf(",") > text.lastIndexOf(".") ? "," : ".";
    const group = decimal === "," ? "." : ",";
    return text.replaceAll(group, "").replace(decimal, ".");
  }
  const mark = commas > 0 ? "," : ".";
  if (commas + dots > 1) return text.replaceAll(mark, "");
  const [whole = "", part = ""] = text.split(mark);
  const canGroup = part.length === 3 && whole.length <= 3 && whole !== "0" && whole !== "";
  const decimalMark = language === "en" ? "." : ",";
  if (canGroup && (mark !== decimalMark || part === "000")) return whole + part;
  return `${whole}.${part}`;
}
