import { foldArabicDigits } from "../../forms/normalize-arabic.ts";
import type { Found } from "../found.ts";
import { type Scan, stems } from "../scan.ts";
import { spelledAt } from "./spelled.ts";

interface Part {
  readonly value: number;
  readonly next: number;
}

/** A date, a year, a month or a weekday at `at`. */
export function dateAt(scan: Scan, at: number): Found | undefined {
  return (
    inDigits(scan, at) ??
    monthFirst(scan, at) ??
    dayFirst(scan, at) ??
    decade(scan, at) ??
    bareYear(scan, at) ??
    weekday(scan, at)
  );
}

function date(scan: Scan, value: string, from: number, next: number): Found {
  return { kind: "date", value, from, to: next, next: scan.ending(next).next, dimension: "date" };
}

const two = (n: number) => String(n).padStart(2, "0");

/** "2024-01-15", "15.01.2024", "1/15/24". */
function inDigits(scan: Scan, at: number): Found | undefined {
  const piece = scan.pieces[at];
  if (piece?.kind !== "date") return undefined;
  const value = isoDate(foldArabicDigits(piece.text), scan.vocabulary.table.dateOrder === "month-day");
  return value === undefined ? undefined : date(scan, value, at, at + 1);
}

/** ISO 8601 of a date in digits, by the order of the language where both orders make one. */
export function isoDate(text: string, monthFirst: boolean): string | undefined {
  const [a = 0, b = 0, c = 0] = text.split(/[-/.]/).map(Number);
  if (/^\d{4}/.test(text)) return valid(a, b, c);
  const year = c < 100 ? (c < 50 ? 2000 : 1900) + c : c;
  return monthFirst ? (valid(year, a, b) ?? valid(year, b, a)) : (valid(year, b, a) ?? valid(year, a, b));
}

function valid(year: number, month: number, day: number): string | undefined {
  return month < 1 || month > 12 || day < 1 || day > 31 ? undefined : `${year}-${two(month)}-${two(day)}`;
}

/** "January 5, 2024", "January 5", "January 2024", "in May". */
function monthFirst(scan: Scan, at: number): Found | undefined {
  const month = monthAt(scan, at);
  if (month === undefined) return undefined;
  const day = scan.vocabulary.table.dateOrder === "month-day" ? dayAt(scan, month.next) : undefined;
  if (day !== undefined && scan.unit(day.next) === undefined) {
    const year = yearAt(scan, day.next);
    const name = `${two(month.value)}-${two(day.value)}`;
    return date(scan, `${year?.value ?? "-"}-${name}`, at, year?.next ?? day.next);
  }
  const year = yearAt(scan, month.next);
  if (year !== undefined) return date(scan, `${year.value}-${two(month.value)}`, at, year.next);
  return monthCounts(scan, at) ? date(scan, `--${two(month.value)}`, at, month.next) : undefined;
}

/** Whether a month's name alone is one: "May" and "march" are other words too. */
function monthCounts(scan: Scan, at: number): boolean {
  const { doubtfulMonths } = scan.vocabulary.lists;
  if (isSmall(scan, at)) return !isOtherWord(scan, at);
  return doubtfulMonths.get(monthStem(scan, at)) === undefined || scan.is("monthOpens", at - 1);
}

/** "5 January 2024", "the fifth of May", "5 de enero de 1987", "5 Ocak 1987'de". */
function dayFirst(scan: Scan, at: number): Found | undefined {
  const day = dayAt(scan, at);
  if (day === undefined) return undefined;
  let link = scan.skip("links", day.next);
  if (scan.is("links", link)) link = scan.skip("links", link);
  const month = monthAt(scan, link);
  if (month === undefined || isOtherWord(scan, link)) return undefined;
  const year = yearAt(scan, month.next);
  const name = `${two(month.value)}-${two(day.value)}`;
  return date(scan, `${year?.value ?? "-"}-${name}`, at, year?.next ?? month.next);
}

/** "The three may go": where months have a capital, one that is another word too. */
function isOtherWord(scan: Scan, at: number): boolean {
  if (!isSmall(scan, at)) return false;
  const { doubtfulMonths, monthsAndNames } = scan.vocabulary.lists;
  const stem = monthStem(scan, at);
  return doubtfulMonths.get(stem) !== undefined && monthsAndNames.get(stem) === undefined;
}

/** Written small where names of months and weekdays have a capital. */
function isSmall(scan: Scan, at: number): boolean {
  return scan.vocabulary.table.calendar.capitals === true && !/^\p{Lu}/u.test(scan.pieces[at]!.text);
}

function monthAt(scan: Scan, at: number): Part | undefined {
  const { months } = scan.vocabulary;
  const named = months.at(scan.pieces, at);
  if (named !== undefined) {
    const stop = scan.form(named.next) === "." && scan.glued(named.next) && scan.form(at).length <= 4;
    return { value: named.meaning, next: stop ? named.next + 1 : scan.ending(named.next).next };
  }
  const value = scan.pieces[at]?.kind === "word" ? months.get(monthStem(scan, at)) : undefined;
  return value === undefined ? undefined : { value, next: at + 1 };
}

/** The month's name without ending or clitics, or the form as it is. */
function monthStem(scan: Scan, at: number): string {
  const { months, table } = scan.vocabulary;
  const form = scan.form(at);
  if (months.get(form) !== undefined) return form;
  const rest = table.numbers.proclitics?.exec(form)?.groups?.rest;
  if (rest !== undefined && months.get(rest) !== undefined) return rest;
  if (table.nameEndings === undefined) return form;
  for (const stem of stems(form, table.nameEndings)) if (months.get(stem) !== undefined) return stem;
  return form;
}

/** A day of the month in digits or words. */
function dayAt(scan: Scan, at: number): Part | undefined {
  const start = scan.skip("dayOpens", at);
  const digits = scan.pieces[start]?.digits;
  if (digits?.plain === true && digits.value >= 1 && digits.value <= 31) {
    let next = start + 1;
    if (/^[.º°]$/.test(scan.form(next)) && scan.glued(next)) next++;
    if (scan.glued(next) && scan.is("ordinalEndings", next)) next++;
    return { value: digits.value, next };
  }
  const spelled = digits === undefined ? spelledAt(scan, start) : undefined;
  if (spelled === undefined || spelled.kind === "fraction" || spelled.alone === "article") return undefined;
  const { value, next } = spelled;
  return value >= 1 && value <= 31 && Number.isInteger(value) ? { value, next } : undefined;
}

/** A year in four digits or words behind a month, with a comma or "de" between. */
function yearAt(scan: Scan, at: number): Part | undefined {
  let start = at;
  if (scan.form(start) === "," || scan.is("links", start)) start++;
  if (scan.is("yearBefore", start)) start++;
  const piece = scan.pieces[start];
  if (/^[12]\d{3}$/.test(piece?.form ?? "")) return { value: piece!.digits!.value, next: start + 1 };
  const spelled = piece?.kind === "word" ? spelledAt(scan, start) : undefined;
  const isYear =
    spelled !== undefined && spelled.kind === "cardinal" && spelled.value >= 1500 && spelled.value <= 2100;
  return isYear ? { value: spelled.value, next: spelled.next } : undefined;
}

/**
 * "The 1990s", "1990'lar", "los años 90", "the 90s", "the eighties", "الثمانينيات": the first three digits of its years,
 * ISO 8601's decade.
 */
function decade(scan: Scan, at: number): Found | undefined {
  const named = scan.vocabulary.decades.at(scan.pieces, at);
  const opens = scan.vocabulary.table.calendar.decadeOpens;
  if (named !== undefined && (opens === undefined || scan.follows("decadeOpens", at)))
    return date(scan, named.meaning, at, named.next);
  const spelled = spelledDecade(scan, at);
  if (spelled !== undefined) return spelled;
  const opened = scan.skip("decadeBefore", at);
  const direct = decadeDigits(scan, at);
  if (direct !== undefined) return direct;
  return opened > at && scan.vocabulary.table.calendar.decadeEndings === ""
    ? decadeDigits(scan, opened, at)
    : undefined;
}

/** "Nineteen-eighties", "bin dokuz yüz seksenler": the century's number, then the decade. */
function spelledDecade(scan: Scan, at: number): Found | undefined {
  if (scan.pieces[at]?.kind !== "word" || scan.word(at)?.role !== "add") {
    if (scan.word(at)?.role !== "scale") return undefined;
  }
  const hundreds = spelledAt(scan, at);
  if (hundreds === undefined || hundreds.kind !== "cardinal") return undefined;
  const century = hundreds.value < 100 ? hundreds.value : hundreds.value / 100;
  if (!Number.isInteger(century) || century < 11 || century > 20) return undefined;
  const behind = scan.form(hundreds.next) === "-" ? hundreds.next + 1 : hundreds.next;
  const named = scan.vocabulary.decades.at(scan.pieces, behind);
  return named === undefined ? undefined : date(scan, `${century}${named.meaning.at(-1)}`, at, named.next);
}

function decadeDigits(scan: Scan, at: number, from = at): Found | undefined {
  const piece = scan.pieces[at];
  if (piece?.digits?.plain !== true || !/^(?:[12]\d)?\d0$/.test(piece.form)) return undefined;
  const apostrophe = scan.form(at + 1) === "'" && scan.glued(at + 1) ? at + 2 : at + 1;
  const ended = scan.glued(apostrophe) && scan.is("decadeEndings", apostrophe);
  if (!ended && from === at) return undefined;
  const { value } = piece.digits;
  const year = value >= 100 ? value : (value < 30 ? 2000 : 1900) + value;
  if (value < 20 && from === at) return undefined;
  const next = ended ? apostrophe + 1 : at + 1;
  return date(scan, String(year / 10), from, next);
}

/** Four digits that what stands around makes a year: "in 1945", "1945'te", "عام 1945". */
function bareYear(scan: Scan, at: number): Found | undefined {
  const piece = scan.pieces[at];
  if (piece?.digits?.plain === true && /^\d{2}$/.test(piece.form)) return shortenedYear(scan, at);
  if (piece?.digits?.plain !== true || !/^\d{4}$/.test(piece.form)) return undefined;
  const { value } = piece.digits;
  if (value < 1000 || value > 2100) return undefined;
  return saysYear(scan, at, value) ? date(scan, piece.form, at, at + 1) : undefined;
}

/** "The summer of '69", "in '98": an apostrophe for the century. */
function shortenedYear(scan: Scan, at: number): Found | undefined {
  const cut = scan.form(at - 1) === "'" && scan.glued(at) && !scan.glued(at - 1);
  if (!cut || !scan.is("yearBefore", at - 2)) return undefined;
  const { value } = scan.pieces[at]!.digits!;
  return date(scan, String((value < 30 ? 2000 : 1900) + value), at - 1, at + 1);
}

function saysYear(scan: Scan, at: number, value: number): boolean {
  const { ending, next } = scan.ending(at + 1);
  if (scan.unit(next) !== undefined && !scan.is("yearAfter", next)) return false;
  if (scan.is("yearAfter", next)) return true;
  if (/^(?:[dt][ae]n?|[dt][ae]ki|n?[ıiuü]n|y[ae]|[ae])$/.test(ending)) return value >= 1500;
  if (scan.form(at - 1) === "(") return value >= 1500 && /^[),]$/.test(scan.form(at + 1));
  if (!scan.is("yearBefore", at - 1)) return false;
  // "Of 2000 people": a counted noun follows.
  const counts = scan.tag(at + 1) === "NOUN";
  return !counts || (value >= 1500 && value % 10 !== 0);
}

/** "Monday", "el lunes", "يوم الأحد": ISO 8601's "-W-1". */
function weekday(scan: Scan, at: number): Found | undefined {
  const { weekdays, table, lists } = scan.vocabulary;
  const piece = scan.pieces[at];
  if (piece?.kind !== "word") return undefined;
  let name = piece.form;
  let value = weekdays.get(name);
  if (value === undefined && table.nameEndings !== undefined) {
    for (const stem of stems(name, table.nameEndings)) {
      value = weekdays.get(stem);
      if (value === undefined) continue;
      name = stem;
      break;
    }
  }
  if (value === undefined) return undefined;
  const doubtful = lists.doubtfulWeekdays.get(name) !== undefined;
  const told =
    scan.is("weekdayCloses", at + 1) ||
    (!isSmall(scan, at) && (scan.is("weekdayOpens", at - 1) || isAmongWeekdays(scan, at)));
  if (doubtful && !told) return undefined;
  return date(scan, `-W-${value}`, at, at + 1);
}

/** "Mon-Fri", "Mon, Wed and Fri", "Pazartesi-Cuma": another weekday stands beside it. */
function isAmongWeekdays(scan: Scan, at: number): boolean {
  const { weekdays } = scan.vocabulary;
  const joins = (k: number) =>
    /^[-–—,&/]$/.test(scan.form(k)) || scan.is("joiner", k) || scan.is("rangeBetween", k);
  const beside = (k: number, by: number) => joins(k) && weekdays.get(scan.form(k + by)) !== undefined;
  return beside(at + 1, 1) || beside(at - 1, -1);
}
