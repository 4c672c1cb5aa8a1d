import { foldArabicDigits } from "../../forms/normalize-arabic.ts";
import type { Found } from "../found.ts";
import type { Scan } from "../scan.ts";
import type { DayPart } from "../vocabulary.ts";
import { spelledAt } from "./spelled.ts";

/** An hour as it stands in a text, before the part of the day is known. */
interface Hour {
  readonly hour: number;
  readonly minutes: number;
  /** As written, where they are: "2:05:42". */
  readonly seconds?: string;
  readonly to: number;
  readonly next: number;
  /** Written with minutes in digits ("17:00", "17.00", "17h30"): a time by itself. */
  readonly sure: boolean;
  /** Of a word with an ending: which minutes may follow, or "at". */
  readonly case?: "past" | "to" | "at" | undefined;
}

/** A time of day at `at`: "17:00", "5 pm", "half past five", "las cinco y media", "saat on ikide", "الساعة الخامسة مساء". */
export function clockAt(scan: Scan, at: number): Found | undefined {
  const noon = scan.vocabulary.noons.at(scan.pieces, at);
  // "Öğlen 12'de" says the hour itself.
  if (noon !== undefined && scan.pieces[at]?.kind === "word" && !hourBehind(scan, noon.next))
    return time(noon.meaning, at, noon.next, noon.next);
  return minutesFirst(scan, at) ?? hourFirst(scan, at);
}

/** Whether an hour follows a part of the day, where those stand before it. */
function hourBehind(scan: Scan, at: number): boolean {
  if (scan.vocabulary.table.clock.partsStand !== "before") return false;
  return hourAt(scan, scan.skip("hourBefore", at)) !== undefined;
}

function time(value: string, from: number, to: number, next: number, openHalf = false): Found {
  return {
    kind: "time",
    value,
    dimension: "time",
    from,
    to,
    next,
    ...(openHalf && { openHalf: true as const }),
  };
}

const two = (n: number) => String(n).padStart(2, "0");

function hourAt(scan: Scan, at: number): Hour | undefined {
  const piece = scan.pieces[at];
  if (piece === undefined) return undefined;
  const text = foldArabicDigits(piece.text);
  const written =
    piece.kind === "time"
      ? /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?/.exec(text)
      : piece.kind === "code"
        ? /^(\d{1,2})h(\d{2})$/i.exec(text)
        : piece.digits !== undefined && dotted(scan, at)
          ? /^(\d{1,2})\.(\d{2})$/.exec(text)
          : null;
  if (written !== null) {
    const hour = inDay(Number(written[1]), Number(written[2]), scan, at + 1, true);
    return hour === undefined || written[3] === undefined ? hour : { ...hour, seconds: written[3] };
  }
  if (piece.digits?.plain === true && piece.text.length < 3)
    return inDay(piece.digits.value, 0, scan, at + 1, false);
  return piece.kind === "word" ? spelledHour(scan, at) : undefined;
}

/** "17.00" is an hour where the stop is no decimal mark and no unit follows. */
function dotted(scan: Scan, at: number): boolean {
  if (scan.form(at - 1) === "%" || scan.vocabulary.currencySigns.get(scan.form(at - 1)) !== undefined)
    return false;
  if (scan.follows("hourBefore", at) || partBehind(scan, at + 1, false) !== undefined) return true;
  const sign = scan.vocabulary.table.clock.dottedHours === true;
  const behind = scan.ending(at + 1).next;
  const unit = scan.unit(behind);
  return (
    sign &&
    (behind > at + 1 || /^\d{2}\./.test(foldArabicDigits(scan.form(at)))) &&
    (unit === undefined || unit.unit.unit === "h") &&
    scan.word(behind) === undefined
  );
}

function inDay(hour: number, minutes: number, scan: Scan, to: number, sure: boolean): Hour | undefined {
  if (hour > 24 || minutes > 59) return undefined;
  const { next, ending } = scan.ending(to);
  return { hour, minutes, to, next, sure, case: caseOf(ending) };
}

function caseOf(ending: string): Hour["case"] {
  if (/^[dt][ae]/.test(ending)) return "at";
  if (/^[yn]?[ıiuü]$/.test(ending)) return "past";
  return /^y?[ae]$/.test(ending) ? "to" : undefined;
}

function spelledHour(scan: Scan, at: number): Hour | undefined {
  const found = spelledAt(scan, at);
  if (found === undefined) return endedHour(scan, at);
  if (found.alone === "article" || found.kind === "fraction") return undefined;
  const last = scan.word(found.next - 1);
  const half = last?.role === "half";
  const hour = Math.floor(found.value);
  const minutes = (found.value - hour) * 60;
  if (hour > 24 || minutes % 15 !== 0) return undefined;
  if (
    found.kind === "ordinal" &&
    (scan.vocabulary.table.clock.ordinalHours !== true || last?.definite === false)
  )
    return undefined;
  const locative =
    last?.locative === true ||
    (half && scan.form(found.next - 1) !== scan.form(found.next - 1).replace(/ta$/, ""));
  return {
    hour,
    minutes,
    to: found.next,
    next: found.next,
    sure: false,
    case: locative ? "at" : last?.minutes,
  };
}

/** Turkish "birde", "onda": other words too, hours behind what opens one. */
function endedHour(scan: Scan, at: number): Hour | undefined {
  const word = scan.word(at);
  if (word?.after !== true || word.role !== "add" || word.value > 24) return undefined;
  if (word.locative !== true && word.minutes === undefined) return undefined;
  if (!scan.follows("hourBefore", at) && partBefore(scan, at) === undefined) return undefined;
  const form = word.locative === true ? "at" : word.minutes;
  return { hour: word.value, minutes: 0, to: at + 1, next: at + 1, sure: false, case: form };
}

/** "Half past five", "quarter to six", "ten past nine". */
function minutesFirst(scan: Scan, at: number): Found | undefined {
  if (!scan.vocabulary.table.clock.minutesFirst) return undefined;
  const half = scan.skip("halfPastBefore", at);
  if (half > at) {
    const hour = hourAt(scan, half);
    return hour === undefined ? undefined : withPart(scan, at, { ...hour, minutes: 30 }).found;
  }
  const minutes = minutesAt(scan, at);
  if (minutes === undefined) return undefined;
  const past = scan.is("past", minutes.next);
  if (!past && !scan.is("to", minutes.next)) return undefined;
  const hour = hourAt(scan, minutes.next + 1);
  if (hour === undefined || hour.hour > 12 || hour.hour < 1 || hour.minutes > 0) return undefined;
  // "From five to six" is a range.
  if (!past && (scan.follows("rangeOpens", at) || !minutes.named)) {
    if (!scan.follows("hourBefore", at) && !scan.is("hourSays", at - 1)) return undefined;
  }
  return withPart(scan, at, shifted(hour, past ? minutes.value : -minutes.value)).found;
}

function shifted(hour: Hour, by: number): Hour {
  const of = (((hour.hour * 60 + by) % 1440) + 1440) % 1440;
  const at =
    hour.hour <= 12 && hour.hour > 0 && Math.floor(of / 60) === 0 && by < 0 && hour.hour === 1
      ? of + 720
      : of;
  return { ...hour, hour: Math.floor(at / 60), minutes: at % 60 };
}

/** Minutes in words or digits, or "quarter". */
function minutesAt(scan: Scan, at: number): { value: number; next: number; named: boolean } | undefined {
  const quarter = scan.skip("quarter", at);
  if (quarter > at) return { value: 15, next: quarter, named: true };
  const share = scan.word(at);
  if (share?.role === "share")
    return { value: share.whole === true ? 20 : 60 / share.value, next: at + 1, named: true };
  const digits = scan.pieces[at]?.digits;
  const found = digits === undefined ? spelledAt(scan, at) : { value: digits.value, next: at + 1 };
  if (found === undefined || !Number.isInteger(found.value) || found.value < 1 || found.value > 59)
    return undefined;
  const unit = scan.unit(found.next);
  const minute = unit?.unit.unit === "min";
  return { value: found.value, next: minute ? unit!.next : found.next, named: minute };
}

function hourFirst(scan: Scan, at: number): Found | undefined {
  const hour = hourAt(scan, at);
  if (hour === undefined) return undefined;
  const asked = scan.follows("hourBefore", at);
  const named = asked || scan.follows("hourBeforeMinutes", at);
  const more = minutesBehind(scan, at, hour, named);
  const whole = more ?? hour;
  const found = withPart(scan, at, whole, named);
  if (found === undefined) return undefined;
  if (whole.sure || more !== undefined || found.said) return found.found;
  // "Entre las 5 y las 6" are hours; "entre las dos" are two.
  const counts = asked || (named && scan.pieces[at]?.digits !== undefined);
  return counts && endsHour(scan, hour, found.found.next) ? found.found : undefined;
}

/** Minutes behind an hour that is known as one: "y media", "y diez", "والنصف", "beşi on geçe", "five thirty". */
function minutesBehind(scan: Scan, at: number, hour: Hour, named: boolean): Hour | undefined {
  const { clock } = scan.vocabulary.table;
  if (hour.sure) return undefined;
  if (hour.case === "past" || hour.case === "to") return casedMinutes(scan, hour);
  if (hour.minutes > 0) return hour.case === "at" || named ? hour : undefined;
  if (clock.minutesFirst) return named ? thirty(scan, hour) : undefined;
  const known = named || partBehind(scan, hour.next, true) !== undefined || saysMinutes(scan, at, hour);
  if (!known) return undefined;
  const half = scan.skip("halfPastAfter", hour.next);
  if (half > hour.next) return { ...hour, minutes: 30, to: half, next: half };
  const attached = scan.word(hour.next);
  if (clock.past !== "" && (attached?.joined === true || scan.is("past", hour.next))) {
    const minutes = joinedMinutes(scan, hour.next, attached?.joined === true);
    return minutes === undefined
      ? undefined
      : { ...shifted(hour, minutes.value), to: minutes.next, next: minutes.next };
  }
  if (scan.is("to", hour.next) && at >= 0) {
    const minutes = minutesAt(scan, hour.next + 1);
    return minutes === undefined
      ? undefined
      : { ...shifted(hour, -minutes.value), to: minutes.next, next: minutes.next };
  }
  return undefined;
}

/** "التاسعة إلا عشر دقائق", "الواحدة والربع صباحا": hours that are named by ordinals, known by what follows. */
function saysMinutes(scan: Scan, at: number, { next }: Hour): boolean {
  if (scan.vocabulary.table.clock.ordinalHours !== true || scan.word(at)?.definite !== true) return false;
  if (scan.is("to", next)) return minutesAt(scan, next + 1) !== undefined;
  const half = scan.skip("halfPastAfter", next);
  const attached = scan.word(next)?.joined === true;
  const minutes = attached || scan.is("past", next) ? joinedMinutes(scan, next, attached)?.next : undefined;
  const past = half > next ? half : minutes;
  return past !== undefined && partBehind(scan, past, true) !== undefined;
}

/** "وعشر دقائق", "y diez", "وربع". */
function joinedMinutes(
  scan: Scan,
  at: number,
  attached: boolean,
): { value: number; next: number } | undefined {
  const word = attached ? scan.word(at) : undefined;
  if (word?.role === "share" && word.value === 4) return { value: 15, next: at + 1 };
  if (word?.role === "half") return { value: 30, next: at + 1 };
  if (word?.role === "share" && word.value === 3) return { value: 20, next: at + 1 };
  return minutesAt(scan, attached ? at : at + 1);
}

/** Turkish "beşi on geçe", "beşe çeyrek var". */
function casedMinutes(scan: Scan, hour: Hour): Hour | undefined {
  const minutes = minutesAt(scan, hour.next);
  if (minutes === undefined) return undefined;
  const past = scan.is("past", minutes.next);
  if (!past && !scan.is("to", minutes.next)) return undefined;
  const moved = shifted(hour, past ? minutes.value : -minutes.value);
  return { ...moved, to: minutes.next + 1, next: minutes.next + 1 };
}

/** "Five thirty". */
function thirty(scan: Scan, hour: Hour): Hour | undefined {
  const found = scan.pieces[hour.next]?.kind === "word" ? spelledAt(scan, hour.next) : undefined;
  if (found === undefined || found.kind !== "cardinal" || found.value < 10 || found.value > 59)
    return undefined;
  return scan.unit(found.next) === undefined
    ? { ...hour, minutes: found.value, to: found.next, next: found.next }
    : undefined;
}

/** Whether what follows leaves an hour alone: "at 5" before a stop, not "a las cinco chicas". */
function endsHour(scan: Scan, hour: Hour, next: number): boolean {
  if (hour.hour > 24 || scan.unit(next) !== undefined) return false;
  if (scan.word(next)?.role === "scale" || scan.form(next) === "%") return false;
  const piece = scan.pieces[next];
  if (scan.vocabulary.table.clock.followers === undefined || piece === undefined || piece.kind !== "word")
    return true;
  return scan.is("followers", next) || scan.is("rangeBetween", next);
}

/** The part of the day that stands behind an hour. */
function partBehind(
  scan: Scan,
  at: number,
  named: boolean,
): { part: DayPart; next: number; form: string } | undefined {
  const found = scan.vocabulary.dayParts.at(scan.pieces, at);
  if (found === undefined || (scan.form(at).length === 1 && !named)) return undefined;
  return { part: found.meaning, next: found.next, form: scan.form(at) };
}

/** The part of the day before it: "akşam 5'te", "sabah saat sekizde". */
function partBefore(scan: Scan, at: number): { part: DayPart; from: number } | undefined {
  const start = scan.vocabulary.lists.hourBefore.before(scan.pieces, at);
  const from = scan.vocabulary.dayParts.before(scan.pieces, start);
  const found =
    from < start && from >= scan.consumed ? scan.vocabulary.dayParts.at(scan.pieces, from) : undefined;
  return found === undefined ? undefined : { part: found.meaning, from };
}

/** The time with its part of the day; `said` when a part of the day or "o'clock" makes it one. */
function withPart(scan: Scan, at: number, hour: Hour, named = true): { found: Found; said: boolean } {
  const { clock } = scan.vocabulary.table;
  const proof = scan.skip("hourAfter", hour.next);
  const after = proof === hour.next && named ? scan.skip("hourAfterNamed", hour.next) : proof;
  const from = hourWordBefore(scan, at);
  const before = partBefore(scan, at);
  if (clock.partsStand === "before") {
    const counts = before !== undefined && (named || hour.case !== undefined || hour.sure);
    return {
      found: closed(
        hour,
        counts ? before.from : from,
        hour.to,
        hour.next,
        counts ? before.part : undefined,
        "",
      ),
      said: counts,
    };
  }
  const behind = partBehind(scan, after, named || hour.sure || after > hour.next);
  const to = behind?.next ?? (after > hour.next ? after : hour.to);
  const next = Math.max(to, hour.next);
  // "Tonight at 8", "esta noche a las 8": only where a word that opens an hour stands between.
  const opened = behind === undefined && before !== undefined && scan.follows("hourBefore", at);
  const found = opened
    ? closed(hour, before.from, to, next, before.part, "")
    : closed(hour, from, to, next, behind?.part, behind?.form ?? "");
  return { found, said: behind !== undefined || opened || proof > hour.next };
}

/** Where the word for hour begins that opens one and belongs to it: "saat 17", "الساعة الخامسة"; "at" belongs to none. */
function hourWordBefore(scan: Scan, at: number): number {
  const from = scan.vocabulary.lists.hourBefore.before(scan.pieces, at);
  return from < at && from >= scan.consumed && scan.unit(from)?.unit.unit === "h" ? from : at;
}

function closed(
  hour: Hour,
  from: number,
  to: number,
  next: number,
  part: DayPart | undefined,
  form: string,
): Found {
  const of24 = part === undefined ? hour.hour : inPart(hour.hour, part, form);
  const seconds = hour.seconds === undefined ? "" : `:${hour.seconds}`;
  const value = `${two(of24 === 24 ? 0 : of24)}:${two(hour.minutes)}${seconds}`;
  const open = part === undefined && hour.hour <= 12 && hour.hour > 0 && !hour.sure;
  return time(value, from, to, next, open);
}

/** The hour of 24. "Twelve at night" is midnight, "one at noon" an hour after it. */
function inPart(hour: number, part: DayPart, form: string): number {
  if (hour > 12 || hour === 0) return hour;
  if (part === "afternoon") return hour === 12 ? 12 : hour + 12;
  if (part === "night") return hour === 12 ? 0 : hour >= 6 ? hour + 12 : hour;
  if (part === "noonish") return hour < 6 ? hour + 12 : hour;
  return hour === 12 && /^[aص]/.test(form) ? 0 : hour;
}
