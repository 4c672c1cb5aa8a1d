import { foldArabicDigits } from "../forms/normalize-arabic.ts";
import type { LanguageTable } from "../languages/index.ts";

/** What digits say. */
export interface DigitValue {
  readonly value: number;
  /** Digits behind the decimal mark. */
  readonly decimals: number;
  /** Nothing but digits. */
  readonly plain: boolean;
}

const VULGAR = /[\u00bc-\u00be\u2150-\u215e]$/;
const GROUP_ONLY = /['’\u00a0\u202f \u066c]/g;

/**
 * The value of a number written in digits of any script, by the marks of the language.
 *
 * - Where both marks occur the last one is decimal; where one occurs twice it groups.
 * - A single mark that cannot group (not three digits behind it, nothing or 0 before it) is decimal in every language.
 * - "1,000" with three zeros groups in every language; nobody writes three decimal zeros.
 * @returns undefined for anything else than digits with marks, "3½", "1/2"
 */
export function digitValue(written: string, table: LanguageTable): DigitValue | undefined {
  const vulgar = VULGAR.exec(written)?.[0];
  if (vulgar !== undefined) return vulgarValue(written.slice(0, -1), vulgar, table);
  const text = marked(written);
  const ratio = /^(\d{1,4})[/\u2044](\d{1,4})$/.exec(text);
  if (ratio !== null) {
    const below = Number(ratio[2]);
    // "24/7" is no number.
    return Number(ratio[1]) >= below
      ? undefined
      : { value: Number(ratio[1]) / below, decimals: 6, plain: false };
  }
  if (!/^[.,D]?\d[\d.,D]*$/.test(text)) return undefined;
  const dotted = withDot(text.startsWith(".") || text.startsWith(",") ? `0${text}` : text, table);
  const value = Number(dotted);
  if (!Number.isFinite(value)) return undefined;
  const point = dotted.indexOf(".");
  const decimals = point < 0 ? 0 : dotted.length - point - 1;
  return { value, decimals, plain: /^\d+$/.test(text) };
}

function vulgarValue(whole: string, vulgar: string, table: LanguageTable): DigitValue | undefined {
  const [above = "", below = ""] = vulgar.normalize("NFKC").split("\u2044");
  const part = Number(above) / Number(below);
  if (whole === "") return { value: part, decimals: 2, plain: false };
  const value = digitValue(whole.trim(), table)?.value;
  return value === undefined ? undefined : { value: value + part, decimals: 2, plain: false };
}

/** Plain digits; marks that only group are gone, an Arabic decimal sign is D. */
function marked(written: string): string {
  const decimal = written.replace("\u066b", "D");
  return foldArabicDigits(decimal.replace(GROUP_ONLY, ""));
}

function withDot(text: string, table: LanguageTable): string {
  if (text.includes("D")) return text.replace(/[.,]/g, "").replace("D", ".");
  const marks = text.match(/[.,]/g) ?? [];
  if (marks.length === 0) return text;
  const last = Math.max(text.lastIndexOf("."), text.lastIndexOf(","));
  const decimal = marks.length === 1 ? !groups(text, last, table) : !marks.every((m) => m === text[last]);
  const whole = (decimal ? text.slice(0, last) : text).replace(/[.,]/g, "");
  return decimal ? `${whole}.${text.slice(last + 1)}` : whole;
}

/** Whether a single mark parts thousands: in one half of the world ".", in the other ",". */
function groups(text: string, at: number, { decimalMark, groupsByEither }: LanguageTable): boolean {
  const behind = text.slice(at + 1);
  if (behind.length !== 3 || at > 3 || at === 0 || /^0/.test(text)) return false;
  return groupsByEither === true || text[at] !== decimalMark || behind === "000";
}
