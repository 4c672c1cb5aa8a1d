import type { Language } from "../../language.ts";
import type { Token } from "../../tokenize.ts";
import { lowerCase } from "../lemmatiser.ts";
import { digitValue, plainDigits } from "./digits.ts";
import { monthOf } from "./months.ts";
import { JOINERS, NUMBER_WORDS, type NumberWord } from "./number-words.ts";
import type { Quantity, QuantityKind } from "./types.ts";
import { PER_HOUR, UNIT_WORDS, type Unit, unitOf } from "./units.ts";

/**
 * Numbers, dates, times, money, units and percentages of a text, left to right, not overlapping.
 * @param tokens of `text`, from `tokenize` with hyphens split
 * @param upos part of speech by token, where known: keeps "second" (noun) and Turkish "yedi" (ate) apart from numbers
 */
export function findQuantities(
  text: string,
  tokens: readonly Token[],
  language: Language,
  upos?: readonly (string | undefined)[],
): Quantity[] {
  return new Finder(text, tokens, language, upos).all();
}

/** A number found at a token: its value and the token after it. */
interface Found {
  readonly value: number;
  readonly next: number;
  readonly ordinal: boolean;
  /** Written in digits without any separator. */
  readonly plain: boolean;
}

const YEAR_BEFORE: Readonly<Record<Language, RegExp>> = {
  en: /^(?:in|since|by|during|until|till|of|from|before|after|year|circa|c\.|for|summer|spring|winter|autumn|fall)$/,
  es: /^(?:en|desde|hasta|de|del|año|durante|antes|hacia)$/,
  tr: /^(?:yıl|sene)$/,
  ar: /^(?:عام|سنة|في|منذ|العام|سنه|لعام|بعام|وعام)$/,
};
const YEAR_AFTER: Readonly<Record<Language, RegExp>> = {
  en: /^$/,
  es: /^$/,
  tr: /^(?:yıl\p{L}*|sene\p{L}*)$/u,
  ar: /^(?:م|ميلادي|ميلادية|ه|هـ)$/,
};
const CLOCK_BEFORE: Readonly<Record<Language, RegExp>> = {
  en: /^$/,
  es: /^las?$/,
  tr: /^saat$/,
  ar: /^(?:الساعة|الساعه)$/,
};
const HALF_DAY = /^(?:a\.?m\.?|p\.?m\.?|o'clock|o’clock|oclock|ص|مساء|مساءً|صباحا|صباحاً)$/;
const AFTERNOON = /^(?:p\.?m\.?|مساء|مساءً)$/;
const LETTER_SCALES: ReadonlyMap<string, number> = new Map([
  ["k", 1e3],
  ["bn", 1e9],
  ["mn", 1e6],
  ["mio", 1e6],
  ["tn", 1e12],
]);
const ORDINAL_TAIL =
  /^(\d+)(?:st|nd|rd|th|º|ª|°|\.º|\.ª|er|ro|ra|do|da|to|ta|['’]?(?:inci|ıncı|uncu|üncü|nci|ncı|ncu|ncü))$/i;
const TURKISH_TAIL = /^([\d.,٬٫]*\d)['’](\p{L}+)$/u;
/** Case, possessive and other endings of Turkish number words. */
const TURKISH_ENDING =
  /^(?:[sy]?[ıiuü](?:n[ıiuü]n?|n[dt][ae]n?|na|ne|n)?|n[ıiuü]n|[dt][ae]n?|[yn]?[ae]|l[ıiuü]k|l[ıiuü]|(?:ş?[ae]r)|l[ae]r[ıi]?\p{L}*|m[ıi]z|[ıiuü]m[ıiuü]z|[yn]?l[ae])$/u;
/** These have other meanings with endings ("onu" him, "altında" under, "yüzü" its face, "bine" to get on). */
const NO_ENDING = new Set(["on", "altı", "yüz", "bin", "bir", "kırk", "yarı", "yarım", "ilk", "yedi"]);
/** "Altıda", "yediye" are at six, to seven: other words have an n ("altında") or a plural ("yediler", they ate). */
const SIX_SEVEN = /^(?:altı|yedi)[dsy]/;
/** Of these, those that are numbers all the same behind another: "iki yüzden fazla", "3 bine yakın". */
const ENDING_BEHIND = new Set(["on", "yüz", "bin", "bir", "kırk"]);
/** "And the twenty": the tens of an Arabic ordinal, said behind its units. */
const ARABIC_ORDINAL_TENS = /^وال((?:عشر|ثلاث|[أا]ربع|خمس|ست|سبع|ثمان|تسع)(?:ون|ين))$/;

class Finder {
  private readonly out: Quantity[] = [];
  private readonly lower: string[];
  private readonly text: string;
  private readonly tokens: readonly Token[];
  private readonly language: Language;
  private readonly upos: readonly (string | undefined)[] | undefined;

  constructor(
    text: string,
    tokens: readonly Token[],
    language: Language,
    upos: readonly (string | undefined)[] | undefined,
  ) {
    this.text = text;
    this.tokens = tokens;
    this.language = language;
    this.upos = upos;
    this.lower = tokens.map((t) => {
      const lower = lowerCase(t.text, language);
      return language === "ar" ? lower.replace(/[\u064b-\u0652\u0640]/g, "") : lower;
    });
  }

  all(): Quantity[] {
    for (let i = 0; i < this.tokens.length; ) i = this.at(i);
    return this.out;
  }

  private at(i: number): number {
    if (!this.mayBegin(i)) return i + 1;
    return (
      this.date(i) ??
      this.clock(i) ??
      this.percentFirst(i) ??
      this.money(i) ??
      this.amount(i) ??
      this.code(i) ??
      i + 1
    );
  }

  /** A quick look whether a quantity can begin here; most words end it. */
  private mayBegin(i: number): boolean {
    const word = this.lower[i]!;
    if (/[\d\u0660-\u0669\u06f0-\u06f9%٪\p{Sc}]/u.test(word)) return true;
    if (this.tokens[i]!.kind === "punctuation") return false;
    if (NUMBER_WORDS[this.language].has(word) || this.month(i) !== undefined) return true;
    if (this.lookup(i, true) !== undefined) return true;
    if (this.language === "ar" && /(?:ان|ين)$/.test(word)) return true;
    return /^(?:us|c|a|nz|hk|usd|eur|gbp|chf|try|tl|rs|inr|jpy|yüzde|binde)$/.test(word);
  }

  private push(
    kind: QuantityKind,
    from: number,
    next: number,
    value: number | null,
    more: { unit?: string; date?: string } = {},
  ): number {
    const start = this.tokens[from]!.start;
    const end = this.tokens[next - 1]!.end;
    this.out.push({ kind, text: this.text.slice(start, end), start, end, value, ...more });
    return next;
  }

  private touching(i: number): boolean {
    return i > 0 && i < this.tokens.length && this.tokens[i - 1]!.end === this.tokens[i]!.start;
  }

  // Dates and times.

  private date(i: number): number | undefined {
    const token = this.tokens[i]!;
    const lower = this.lower[i]!;
    if (this.language === "en" && /^\d{3}0s$/.test(lower))
      return this.push("date", i, i + 1, null, { date: lower });
    if (token.kind === "date") {
      const date = isoDate(plainDigits(lower), this.language);
      return date === undefined ? undefined : this.push("date", i, i + 1, null, { date });
    }
    // Month first: "January 5, 2024", "January 2024", "Ocak 2024".
    const month = this.month(i);
    if (month !== undefined) {
      const day = this.language === "en" ? this.day(month.next) : undefined;
      if (day !== undefined && this.year(day.next) === undefined && this.unitAt(day.next) === undefined) {
        return this.push("date", i, day.next, null, { date: `--${two(month.value)}-${two(day.value)}` });
      }
      if (day !== undefined) {
        const year = this.year(day.next);
        if (year !== undefined) {
          return this.push("date", i, year.next, null, {
            date: `${year.value}-${two(month.value)}-${two(day.value)}`,
          });
        }
      }
      const year = this.year(month.next);
      if (year !== undefined)
        return this.push("date", i, year.next, null, { date: `${year.value}-${two(month.value)}` });
      return undefined;
    }
    const day = this.day(i);
    if (day === undefined) return undefined;
    let at = day.next;
    if (/^(?:of|de)$/.test(this.lower[at] ?? "")) at++;
    const named = this.month(at);
    if (
      named === undefined ||
      (this.language === "en" && this.lower[at] === "may" && this.tokens[at]!.text === "may")
    )
      return undefined;
    const year = this.year(named.next);
    const date = `${two(named.value)}-${two(day.value)}`;
    return year === undefined
      ? this.push("date", i, named.next, null, { date: `--${date}` })
      : this.push("date", i, year.next, null, { date: `${year.value}-${date}` });
  }

  private month(i: number): { value: number; next: number } | undefined {
    const word = this.lower[i];
    if (word === undefined) return undefined;
    const stripped = this.language === "ar" ? word.replace(/^(?:و|ل|ب)(?=\p{L}{4})/u, "") : word;
    const double =
      this.lower[i + 1] === undefined
        ? undefined
        : monthOf(`${stripped} ${this.lower[i + 1]}`, this.language);
    if (double !== undefined) return { value: double, next: i + 2 };
    const value = monthOf(word, this.language) ?? monthOf(stripped, this.language);
    if (value === undefined) return undefined;
    return {
      value,
      next: this.lower[i + 1] === "." && word.length <= 4 && this.touching(i + 1) ? i + 2 : i + 1,
    };
  }

  private day(i: number): { value: number; next: number } | undefined {
    const word = this.lower[i];
    if (word === undefined) return undefined;
    const digits = /^(\d{1,2})(?:st|nd|rd|th|º|°|\.)?$/.exec(plainDigits(word));
    const value = digits === null ? Number.NaN : Number(digits[1]);
    if (value >= 1 && value <= 31) return { value, next: i + 1 };
    const found = digits === null ? this.words(i) : undefined;
    if (found !== undefined && found.value >= 1 && found.value <= 31 && Number.isInteger(found.value)) {
      return { value: found.value, next: found.next };
    }
    return undefined;
  }

  private year(i: number): { value: string; next: number } | undefined {
    let at = i;
    if (/^(?:,|de|del|of)$/.test(this.lower[at] ?? "")) at++;
    const word = plainDigits(this.lower[at] ?? "");
    const found = /^([12]\d{3})(?:['’]\p{L}+)?$/u.exec(word);
    return found === null ? undefined : { value: found[1]!, next: at + 1 };
  }

  private clock(i: number): number | undefined {
    const token = this.tokens[i]!;
    const word = plainDigits(this.lower[i]!);
    if (token.kind === "time") {
      const found = /^(\d{1,2})[:.](\d{2})(?::(\d{2}))?/.exec(word);
      if (found === null) return undefined;
      return this.pushTime(i, i + 1, Number(found[1]), Number(found[2]));
    }
    const bare = /^(\d{1,2})(?:['’]\p{L}+|[.:](\d{2}))?$/u.exec(word);
    const number = bare !== null ? { value: Number(bare[1]), next: i + 1 } : this.words(i, true);
    if (number === undefined || number.value > 24 || !Number.isInteger(number.value * 2)) return undefined;
    const before = this.lower[i - 1] ?? "";
    const after = this.lower[number.next] ?? "";
    const marked = HALF_DAY.test(after);
    const spanish =
      this.language === "es" &&
      before === "las" &&
      /^(?:a|hacia|sobre|desde|hasta|son|de)$/.test(this.lower[i - 2] ?? "");
    const named =
      this.language === "es"
        ? spanish && this.unitAt(number.next) === undefined
        : CLOCK_BEFORE[this.language].test(before);
    if (!marked && !(named && i > 0)) return undefined;
    const hour = Math.floor(number.value);
    let minutes = hour === number.value ? (bare?.[2] === undefined ? 0 : Number(bare[2])) : 30;
    let next = number.next;
    if (named && JOINERS[this.language].has(after) && /^(?:media|نصف)$/.test(this.lower[next + 1] ?? "")) {
      minutes = 30;
      next += 2;
    } else if (named && this.language === "tr" && after === "buçukta") {
      minutes = 30;
      next++;
    } else if (named && /^والنصف$/.test(after)) {
      minutes = 30;
      next++;
    }
    return this.pushTime(i, next, hour, minutes);
  }

  private pushTime(from: number, end: number, hours: number, minutes: number): number | undefined {
    if (hours > 24 || minutes > 59) return undefined;
    let next = end;
    let hour = hours;
    const half = this.lower[next] ?? "";
    if (HALF_DAY.test(half)) {
      next++;
      if (AFTERNOON.test(half) && hour < 12) hour += 12;
      else if (/^a/.test(half) && hour === 12) hour = 0;
    }
    return this.push("time", from, next, hour * 60 + minutes, { date: `${two(hour)}:${two(minutes)}` });
  }

  // Amounts.

  /** Turkish "%5", "yüzde beş"; "binde" too. */
  private percentFirst(i: number): number | undefined {
    const word = this.lower[i]!;
    const sign = /^[%٪]$/.test(word) && this.touching(i + 1);
    const name = this.language === "tr" && /^(?:yüzde|binde)$/.test(word);
    if (!sign && !name) return undefined;
    const number = this.number(i + 1);
    if (number === undefined) return undefined;
    return this.push("percent", i, number.next, word === "binde" ? number.value / 10 : number.value, {
      unit: "%",
    });
  }

  /** A currency sign or code in front: "$5 million", "US$5", "USD 5". */
  private money(i: number): number | undefined {
    let at = i;
    if (/^(?:us|c|a|nz|hk)$/.test(this.lower[at]!) && this.lower[at + 1] === "$" && this.touching(at + 1))
      at++;
    const word = this.lower[at]!;
    if (!/^(?:\p{Sc}|usd|eur|gbp|chf|try|tl|rs|inr|jpy)$/u.test(word)) return undefined;
    const unit =
      unitOf(word, this.language) ?? (word === "try" ? { kind: "money" as const, unit: "TRY" } : undefined);
    if (unit === undefined || unit.kind !== "money") return undefined;
    const number = this.number(at + 1);
    if (number === undefined || number.ordinal) return undefined;
    let { value, next } = number;
    if (/^(?:m|b)$/.test(this.lower[next] ?? "") && this.touching(next)) {
      value *= this.lower[next] === "m" ? 1e6 : 1e9;
      next++;
    }
    return this.push("money", i, next, value, { unit: unit.unit });
  }

  private amount(i: number): number | undefined {
    const dual = this.dualUnit(i);
    if (dual !== undefined) return dual;
    const number = this.number(i);
    if (number === undefined) return undefined;
    const yearName =
      number.plain &&
      number.value >= 1000 &&
      this.language === "tr" &&
      /^(?:yılı?|senesi)\p{L}*$/u.test(this.lower[number.next] ?? "");
    const unit = number.ordinal || yearName ? undefined : this.unitAt(number.next);
    if (unit !== undefined) return this.withUnit(i, number.value, unit);
    if (number.ordinal) return this.push("ordinal", i, number.next, number.value);
    if (number.plain && this.isYear(i, number)) {
      const decade = this.language === "en" && this.lower[number.next] === "s" && this.touching(number.next);
      if (decade) return this.push("date", i, number.next + 1, null, { date: `${number.value}s` });
      return this.push("date", i, number.next, null, { date: String(number.value) });
    }
    if (
      number.plain &&
      this.language === "en" &&
      this.lower[number.next] === "s" &&
      this.touching(number.next)
    ) {
      return this.push("date", i, number.next + 1, null, { date: `${number.value}s` });
    }
    return this.push("number", i, number.next, number.value);
  }

  private withUnit(
    from: number,
    amount: number,
    { unit, next: after }: { unit: Unit; next: number },
  ): number {
    let value = amount;
    let next = after;
    let name = unit.unit;
    // "dos horas y media", "ساعتان ونصف"
    const joined = JOINERS[this.language].has(this.lower[next] ?? "");
    const half = this.lower[next + (joined ? 1 : 0)] ?? "";
    if (joined && /^(?:media|medio|نصف)$/.test(half)) {
      value += 0.5;
      next += 2;
    } else if (
      this.language === "en" &&
      this.lower[next] === "and" &&
      this.lower[next + 1] === "a" &&
      this.lower[next + 2] === "half"
    ) {
      value += 0.5;
      next += 3;
    } else if (half === "ونصف") {
      value += 0.5;
      next++;
    } else if (half === "وربع") {
      value += 0.25;
      next++;
    }
    if (unit.kind === "measure" && (name === "km" || name === "mi")) {
      const rate = `${this.lower[next] ?? ""} ${this.lower[next + 1] ?? ""}`;
      if (PER_HOUR.test(rate) || /^\/ h$/.test(rate)) {
        name = name === "km" ? "km/h" : "mph";
        next += 2;
      }
    }
    if (this.language === "en" && unit.unit === "GBP" && this.isWeight(next))
      return this.push("measure", from, next, value, { unit: "lb" });
    return this.push(unit.kind, from, next, value, { unit: name });
  }

  /** "pounds" that something weighs. */
  private isWeight(next: number): boolean {
    const around = [
      this.lower[next] ?? "",
      this.lower[next + 1] ?? "",
      ...this.lower.slice(Math.max(0, next - 8), next),
    ];
    return around.some((w) =>
      /^(?:weigh|weighs|weighed|weighing|weight|heavy|heavier|lost|gained|overweight)$/.test(w),
    );
  }

  /** Arabic "ساعتان": two hours in one word. */
  private dualUnit(i: number): number | undefined {
    if (this.language !== "ar") return undefined;
    const word = this.lower[i]!.replace(/^(?:و|ف)?(?:ب|ل|ك)?/, (p) =>
      unitOf(this.lower[i]!, "ar") ? "" : p,
    );
    const bare = unitOf(this.lower[i]!, "ar")
      ? this.lower[i]!
      : this.lower[i]!.slice(0, 0) + stripArabic(this.lower[i]!, (w) => unitOf(w, "ar") !== undefined);
    const at = bare === "" ? word : bare;
    if (!/(?:ان|ين)$/.test(at) || /^(?:ين|طن)$/.test(at)) return undefined;
    const unit = unitOf(at, "ar");
    if (unit === undefined || at.length < 5) return undefined;
    return this.withUnit(i, 2, { unit, next: i + 1 });
  }

  private unitAt(i: number): { unit: Unit; next: number } | undefined {
    if (i >= this.tokens.length) return undefined;
    let at = i;
    let limit = UNIT_WORDS;
    // "5-kilometre", "50 $": a hyphen between number and unit.
    if (this.lower[at] === "-" && this.touching(at) && this.touching(at + 1)) at++;
    if (this.lower[at] === "de" && this.language === "es") at++;
    if (this.lower[at] === "°" && this.lower[at + 1] !== undefined && this.touching(at + 1)) {
      const degrees = unitOf(`°${this.lower[at + 1]}`, this.language);
      if (degrees !== undefined) return { unit: degrees, next: at + 2 };
    }
    while (limit > 0) {
      if (at + limit <= this.tokens.length) {
        const name = this.lower
          .slice(at, at + limit)
          .join(limit > 1 && this.lower[at + 1] === "/" ? "" : " ");
        const unit = this.unitNamed(name, at);
        if (unit !== undefined) return { unit, next: at + limit };
      }
      limit--;
    }
    return undefined;
  }

  private unitNamed(name: string, at: number): Unit | undefined {
    const unit = unitOf(name, this.language);
    if (unit !== undefined) {
      // One-letter units and "in" only when written on to the number or as units are: "5 m", "5 g".
      return unit;
    }
    if (this.language === "tr") {
      const bare = name.replace(/['’]\p{L}+$/u, "");
      if (bare !== name) return unitOf(bare, "tr");
      const stem =
        /^(\p{L}{3,}?)(?:[yns]?[ıiuü]n?|n[ıiuü]n|[dt][ae]n?|[yn]?[ae]|[ıiuü]?n[dt][ae]n?|l[ae]r\p{L}*|[yl][ae]|l[ıiuü]k\p{L}*|d[ıiuü]r)$/u.exec(
          name,
        );
      return stem === null ? undefined : unitOf(stem[1]!, "tr");
    }
    if (this.language === "ar" && at > 0) return undefined;
    return undefined;
  }

  private isYear(i: number, number: Found): boolean {
    const { value } = number;
    if (value < 1000 || value > 2100 || !/^[\d\u0660-\u0669]{4}/.test(this.tokens[i]!.text)) return false;
    const before = this.lower[i - 1] ?? "";
    const after = this.lower[number.next] ?? "";
    if (/['’](?:[dt][ae]n?|n?[ıiuü]n|ye|ya|e|a)$/.test(this.lower[i]!)) return value >= 1500;
    if (YEAR_AFTER[this.language].test(after)) return true;
    if (before === "(" || before === "/" || before === "-")
      return value >= 1500 && value <= 2100 && before === "(";
    if (!YEAR_BEFORE[this.language].test(before)) return false;
    // "of 2000 people": a counted noun follows.
    const following = this.upos?.[number.next];
    if (following === "NOUN" && !/^(?:of|summer|spring|winter|autumn|fall)$/.test(before))
      return value >= 1500 && value % 10 !== 0;
    return true;
  }

  /** A number at token `i`, in digits or words. */
  private number(i: number): Found | undefined {
    const token = this.tokens[i];
    if (token === undefined) return undefined;
    const word = this.lower[i]!;
    const digits = this.digits(i);
    if (digits !== undefined) return digits;
    if (token.kind === "number" || /\d/.test(word)) return undefined;
    return this.words(i);
  }

  private digits(i: number): Found | undefined {
    let word = plainDigits(this.lower[i]!);
    if (this.language === "ar") word = word.replace(/^[\u0621-\u064a\u0640]{1,3}(?=\d)/, "");
    const ordinal = ORDINAL_TAIL.exec(word);
    if (ordinal !== null) return { value: Number(ordinal[1]), next: i + 1, ordinal: true, plain: false };
    const suffixed = this.language === "tr" ? TURKISH_TAIL.exec(word) : null;
    const bare = suffixed === null ? word : suffixed[1]!;
    if (/^\d{1,4}\.$/.test(bare) && this.language === "tr") {
      return { value: Number(bare.slice(0, -1)), next: i + 1, ordinal: true, plain: false };
    }
    const value = digitValue(bare, this.language);
    if (value === undefined) return undefined;
    if (suffixed !== null && /^[ıiuü]?nc[ıiuü]/.test(suffixed[2]!))
      return { value, next: i + 1, ordinal: true, plain: false };
    return this.scaled(value, i + 1, /^\d+$/.test(bare));
  }

  /** Scale words behind a number in digits: "2 million", "1,5 mil millones". */
  private scaled(start: number, from: number, plain: boolean): Found {
    let value = start;
    let next = from;
    // "2 1/2"
    if (plain && /^\d\/\d$/.test(this.lower[next] ?? "") && Number.isInteger(value)) {
      value += digitValue(this.lower[next]!, this.language) ?? 0;
      next++;
      return { value, next, ordinal: false, plain: false };
    }
    const letters = LETTER_SCALES.get(this.lower[next] ?? "");
    if (
      letters !== undefined &&
      (this.touching(next) || (this.lower[next] !== "k" && this.language === "en"))
    ) {
      return { value: value * letters, next: next + 1, ordinal: false, plain: false };
    }
    let last = 1;
    for (;;) {
      const word = this.lookup(next);
      if (word === undefined || word.ordinal === true) break;
      if (word.part === "scale" || (word.part === "hundred" && value < 100) || word.part === "pair") {
        value *= word.value;
        last = word.value;
        next++;
        continue;
      }
      if (word.part === "half" && this.language === "tr") {
        value += 0.5;
        next++;
        continue;
      }
      break;
    }
    const half = this.joinedHalf(next);
    if (half !== undefined && (last > 1 || this.language === "en")) {
      value += 0.5 * last;
      next = half;
      // "2 and a half million"
      const scale = this.lookup(next);
      if (scale?.part === "scale") {
        value *= scale.value;
        next++;
      }
    }
    return { value, next, ordinal: false, plain: plain && next === from };
  }

  /** The token after "and a half", "y medio", "ونصف" at `i`. */
  private joinedHalf(i: number): number | undefined {
    const a = this.lower[i] ?? "";
    const b = this.lower[i + 1] ?? "";
    if (this.language === "en" && a === "and" && b === "a" && this.lower[i + 2] === "half") return i + 3;
    if (this.language === "es" && a === "y" && /^medi[oa]$/.test(b)) return i + 2;
    if (this.language === "ar" && a === "ونصف") return i + 1;
    return undefined;
  }

  /** What number word stands at `i`, endings and Arabic prefixes taken off. */
  private lookup(
    i: number,
    first = false,
  ): (NumberWord & { conjoined?: boolean; locative?: boolean; ended?: boolean }) | undefined {
    const word = this.lower[i];
    if (word === undefined) return undefined;
    const table = NUMBER_WORDS[this.language];
    const found = table.get(word);
    if (found !== undefined) return this.blocked(i, word) ? undefined : found;
    if (this.language === "tr") return this.turkish(word, !first);
    if (this.language !== "ar") return undefined;
    const conjoined = /^[وف]/.test(word);
    let rest = conjoined ? word.slice(1) : word;
    let hit = table.get(rest);
    if (hit === undefined && first && /^[بلك]/.test(rest)) {
      rest = rest.slice(1);
      hit = table.get(rest) ?? (rest.startsWith("ل") ? table.get(rest.slice(1)) : undefined);
    }
    if (hit === undefined && rest.startsWith("ال")) hit = table.get(rest.slice(2));
    if (hit === undefined) return undefined;
    return { ...hit, conjoined };
  }

  private turkish(
    word: string,
    behind: boolean,
  ): (NumberWord & { locative?: boolean; ended?: boolean }) | undefined {
    const table = NUMBER_WORDS.tr;
    const base = word.replace(/['’]/, "");
    for (let cut = base.length - 1; cut >= 2 && base.length - cut <= 7; cut--) {
      const stem = base.slice(0, cut);
      const ending = base.slice(cut);
      const known = table.get(stem) ?? table.get(stem.replace(/rd$/, "rt"));
      if (known === undefined || !TURKISH_ENDING.test(ending)) continue;
      const counts = (behind && ENDING_BEHIND.has(stem)) || SIX_SEVEN.test(base);
      if (NO_ENDING.has(stem) && !counts) continue;
      return {
        ...known,
        ...(known.weak && { weak: !behind }),
        locative: /^[dt][ae]$/.test(ending),
        ended: true,
      };
    }
    // Compounds written together: "yirmibeş", "onbir".
    for (let cut = 2; cut < word.length - 1 && word.length < 14; cut++) {
      const a = table.get(word.slice(0, cut));
      const b = word.slice(cut) === "bir" ? { part: "add" as const, value: 1 } : table.get(word.slice(cut));
      if (
        a?.part === "add" &&
        b?.part === "add" &&
        a.value >= 10 &&
        a.value % 10 === 0 &&
        b.value < 10 &&
        b.value > 0
      ) {
        return { part: "add", value: a.value + b.value, ...(b.ordinal === true ? { ordinal: true } : {}) };
      }
    }
    return undefined;
  }

  /** Words that only look like numbers where they stand. */
  private blocked(i: number, word: string): boolean {
    const tag = this.upos?.[i];
    const before = this.lower[i - 1] ?? "";
    if (this.language === "es") {
      if (/^cien(?:to)?$/.test(word) && before === "por") return true;
      if (/^(?:par|centenar|decena)$/.test(word) && before !== "un" && before !== "una") return true;
      if (word === "segundo" && this.words === undefined) return true;
      if (/^(?:cuarto|cuarta|media|medio)$/.test(word) && tag === "NOUN") return true;
      if (/^(?:miles|millones|billones)$/.test(word) && this.lookupBefore(i) === undefined) return true;
    }
    if (this.language === "tr" && word === "yedi" && tag === "VERB") return true;
    if (
      this.language === "ar" &&
      /^(?:آلاف|الاف|ملايين|مليارات|مئات|أرباع)$/.test(word) &&
      this.lookupBefore(i) === undefined
    )
      return true;
    if (
      this.language === "ar" &&
      /^(?:أحد|احد|احدي|احدى|إحدى)$/.test(word) &&
      !/^(?:عشر|عشرة|و(?:عشر|ثلاث|أربع|خمس|ست|سبع|ثمان|تسع)(?:ون|ين))$/.test(this.lower[i + 1] ?? "")
    )
      return true;
    if (this.language === "en") {
      if (/^dozens$/.test(word) || (word === "score" && !/\d|^(?:a|one|two|three|four)$/.test(before)))
        return true;
      if (
        /^(?:thirds|fifths|sixths|eighths|tenths|halves|quarters)$/.test(word) &&
        this.lookupBefore(i) === undefined
      )
        return true;
      if (word === "second" && (this.lookupBefore(i) !== undefined || tag === "VERB")) return true;
      if (word === "quarter" && this.lookupBefore(i) === undefined && before !== "a") return true;
      if (
        word === "one" &&
        (tag === "PRON" || /^(?:no|any|every|some|each|this|that|the|which|another|little)$/.test(before))
      ) {
        return tag === "PRON" || before !== "the" || this.upos?.[i + 1] !== "NOUN";
      }
    }
    return false;
  }

  private lookupBefore(i: number): NumberWord | undefined {
    const word = this.lower[i - 1];
    if (word === undefined) return undefined;
    if (/^[\d.,]+$/.test(plainDigits(word))) return { part: "add", value: 1 };
    const table = NUMBER_WORDS[this.language];
    return (
      table.get(word) ??
      table.get(word.replace(/^[وبلف]/, "")) ??
      (this.language === "en" && word === "-" ? this.lookupBefore(i - 1) : undefined)
    );
  }

  /** A number written in words from token `i` on. `clock` takes bare ordinals as hours (Arabic). */
  private words(i: number, clock = false): Found | undefined {
    let total = 0;
    let current = 0;
    let lastPiece = Number.POSITIVE_INFINITY;
    let lastScale = Number.POSITIVE_INFINITY;
    let finalScale = 1;
    let strong = false;
    let ordinal = false;
    let next = i;
    let count = 0;
    let pendingLocative: number | undefined;
    while (next < this.tokens.length && count < 24) {
      let at = next;
      const joiner = JOINERS[this.language].has(this.lower[at] ?? "") && count > 0;
      if (joiner) {
        if (this.lower[at] === "-" && !(this.touching(at) && this.touching(at + 1))) break;
        at++;
      }
      // "por ciento", "في المئة", "بالمئة" end a number.
      if (count > 0 && this.unitAt(next)?.unit.kind === "percent") break;
      const word = this.lookup(at, count === 0);
      if (word === undefined) break;
      if (word.weak === true && count === 0) {
        const follower = this.lookup(at + 1, true);
        const counted =
          follower !== undefined &&
          (follower.part === "hundred" ||
            follower.part === "scale" ||
            follower.part === "pair" ||
            follower.part === "fraction" ||
            (this.language === "en" && follower.ordinal === true && this.lower[at + 2] === "of"));
        if (!counted) break;
      }
      const joined = joiner || word.conjoined === true;
      if (word.part === "add") {
        if (
          word.ordinal === true &&
          count > 0 &&
          current === 1 &&
          total === 0 &&
          this.language === "en" &&
          word.value > 2
        ) {
          // "a third", "one fifth"
          return { value: 1 / word.value, next: at + 1, ordinal: false, plain: false };
        }
        if (!this.fits(word.value, count, current, lastPiece, joined, word.weak === true)) break;
        current += word.value;
        lastPiece =
          this.language === "ar" && word.value < 10 && lastPiece === Number.POSITIVE_INFINITY
            ? 0
            : grain(word.value, this.language);
        strong ||= word.weak !== true;
        if (word.value >= 1000) finalScale = word.value >= 1e9 ? 1e9 : word.value >= 1e6 ? 1e6 : 1e3;
        if ((word as { locative?: boolean }).locative === true) pendingLocative = current;
      } else if (word.part === "hundred") {
        if (joiner && this.language !== "ar") break;
        if (joined && current > 0) {
          if (current >= 100) break;
          break;
        }
        current = (current === 0 ? 1 : current) * 100;
        lastPiece = 100;
        strong = true;
      } else if (word.part === "scale") {
        if (joiner && this.language !== "es") break;
        if (joined && this.language !== "ar") break;
        if (word.value >= lastScale && !(this.language === "es" && word.value === 1e6)) break;
        if (this.language === "es" && word.value === 1e6 && total > 0) {
          // "mil millones"
          total = (total + current) * 1e6;
        } else if (joined) {
          total += current + word.value;
        } else {
          total += (current === 0 ? 1 : current) * word.value;
        }
        current = 0;
        lastPiece = Number.POSITIVE_INFINITY;
        lastScale = word.value;
        finalScale = word.value;
        strong = true;
      } else if (word.part === "half") {
        if (count === 0) {
          current = 0.5;
          next = at + 1;
          strong = true;
          count++;
          if (this.language === "en" && /^an?$/.test(this.lower[next] ?? "")) next++;
          lastPiece = 0;
          continue;
        }
        if (this.language === "tr") current += 0.5;
        else if (joined) total += 0.5 * finalScale;
        else break;
        lastPiece = 0;
      } else if (word.part === "fraction") {
        if (joined && count > 0) total += word.value;
        else {
          if (count > 0 && (current === 0 || current >= 10)) break;
          current = (current === 0 ? 1 : current) * word.value;
        }
        strong = true;
        lastPiece = 0;
      } else {
        if (count > 0 && current === 0) break;
        current = (current === 0 ? 1 : current) * word.value;
        lastPiece = 0;
        strong = true;
      }
      next = at + 1;
      count++;
      if (word.ordinal === true) {
        ordinal = true;
        if (this.language === "ar" && /^عشرة?$/.test(this.lower[next] ?? "") && current < 10) {
          current += 10;
          next++;
        } else if (this.language === "ar" && current < 10) {
          const tens = ARABIC_ORDINAL_TENS.exec(this.lower[next] ?? "")?.[1];
          if (tens !== undefined) {
            current += NUMBER_WORDS.ar.get(tens)!.value;
            next++;
          }
        }
        break;
      }
      if (pendingLocative !== undefined) {
        const above = this.lookup(next);
        const value = this.lower[next] === "bir" ? 1 : above?.part === "add" ? above.value : undefined;
        if (value !== undefined && value < pendingLocative) {
          return { value: value / pendingLocative, next: next + 1, ordinal: false, plain: false };
        }
        pendingLocative = undefined;
        break;
      }
      // "Yirmiyi beş geçiyor" is five past twenty.
      if (word.ended === true) break;
      if (this.language === "en" && this.joinedHalf(next) !== undefined) {
        current += 0.5;
        next = this.joinedHalf(next)!;
        lastPiece = 0;
      }
    }
    if (!strong || count === 0) return undefined;
    if (clock && ordinal && this.language !== "ar") return undefined;
    return { value: total + current, next, ordinal, plain: false };
  }

  /** Whether a unit, ten or hundred can be added to the number so far. */
  private fits(
    value: number,
    count: number,
    current: number,
    lastPiece: number,
    joined: boolean,
    weak: boolean,
  ): boolean {
    if (count === 0) return true;
    if (this.language === "ar") {
      // Units stand before tens: "خمسة وعشرون"; teens without "and": "خمسة عشر".
      if (joined)
        return (
          current === 0 ||
          (current % 100 < 10 && value >= 20 && value < 100) ||
          (current % 100 === 0 && value < 100) ||
          (current % 1000 === 0 && value < 1000) ||
          (current % 10 === 0 && current < 100 && value < 10)
        );
      return (current % 100 < 10 && current % 100 > 0 && value === 10) || false;
    }
    if (weak && this.language === "es" && !joined) return current >= 100 && lastPiece === 100;
    if (current === 0) {
      // After a scale: "two thousand (and) five"; Spanish never joins here.
      return this.language !== "es" || !joined;
    }
    if (value >= lastPiece) return false;
    if (this.language === "en" && joined && lastPiece === 10) return this.lower.length > 0;
    if (this.language === "es") return lastPiece === 10 ? joined : !joined;
    return true;
  }

  private code(i: number): number | undefined {
    const word = this.tokens[i]!.text;
    if (this.tokens[i]!.kind !== "word" || !/^(?=.*\d)(?=.*\p{L})[\p{L}\d./_-]{2,24}$/u.test(word))
      return undefined;
    return this.push("code", i, i + 1, null);
  }
}

/** Smallest unit of a summand: 20 -> 10, 300 -> 100; what is added next must be smaller. */
function grain(value: number, language: Language): number {
  if (value === 0) return 0;
  if (value === 10 && language === "tr") return 10;
  if (value % 100 === 0) return 100;
  if (value % 10 === 0 && value >= 20) return 10;
  return 0;
}

function stripArabic(word: string, known: (word: string) => boolean): string {
  for (const prefix of ["و", "ب", "ل", "ف", "ال", "وال", "بال"]) {
    if (word.startsWith(prefix) && known(word.slice(prefix.length))) return word.slice(prefix.length);
  }
  return "";
}

function two(n: number): string {
  return String(n).padStart(2, "0");
}

/** ISO date of a date in digits; English reads month/day/year, the other languages day/month/year. */
export function isoDate(text: string, language: Language): string | undefined {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/.exec(text);
  if (iso !== null) return valid(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const found = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2,4})/.exec(text);
  if (found === null) return undefined;
  const a = Number(found[1]);
  const b = Number(found[2]);
  const written = Number(found[3]);
  const year = found[3]!.length === 2 ? (written < 50 ? 2000 : 1900) + written : written;
  const monthFirst = language === "en" && a <= 12;
  return monthFirst ? (valid(year, a, b) ?? valid(year, b, a)) : (valid(year, b, a) ?? valid(year, a, b));
}

function valid(year: number, month: number, day: number): string | undefined {
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  return `${year}-${two(month)}-${two(day)}`;
}
