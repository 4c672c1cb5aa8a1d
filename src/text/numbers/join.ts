import type { Found } from "./found.ts";
import type { Quantity } from "./quantity.ts";
import type { Scan } from "./scan.ts";
import { UNITS } from "./units.ts";

/** Quantities that make one: "5 feet 6 inches", "two hours and ten minutes", "5 to 10 kg", "9:00-17:00". */
export function joined(scan: Scan, found: readonly Found[]): Found[] {
  const out: Found[] = [];
  for (const next of sidesMeasured(scan, found)) {
    const last = out.at(-1);
    const one =
      last === undefined
        ? undefined
        : (compound(scan, last, next) ?? hundredths(scan, last, next) ?? range(scan, last, next));
    if (one === undefined) out.push(next);
    else out[out.length - 1] = one;
  }
  return out;
}

/** "10 x 15 cm": the unit of the last side is that of all. */
function sidesMeasured(scan: Scan, found: readonly Found[]): readonly Found[] {
  const sides = [...found];
  for (let k = sides.length - 2; k >= 0; k--) {
    const [side, next] = [sides[k]!, sides[k + 1]!];
    const times = next.from - side.next === 1 && /^[x×*]$/.test(scan.form(side.next));
    if (!times || side.kind !== "cardinal" || next.dimension !== "length") continue;
    sides[k] = { ...side, kind: "measure", unit: next.unit!, dimension: "length" };
  }
  return sides;
}

/** A larger unit, then a smaller one of the same base with nothing or "and" between; the value in the larger. */
function compound(scan: Scan, a: Found, b: Found): Found | undefined {
  if (a.kind !== "measure" || b.kind !== "measure" || a.unit === b.unit) return undefined;
  const from = UNITS[a.unit!]!;
  const into = UNITS[b.unit!]!;
  const value = Number(b.value);
  if (from.base !== into.base || from.factor <= into.factor || from.offset !== undefined) return undefined;
  if (value * into.factor >= from.factor || !Number.isInteger(a.value)) return undefined;
  const gap = b.from - a.next;
  const joiner = gap === 1 && (scan.is("joiner", a.next) || scan.form(a.next) === "و");
  const attached = scan.word(b.from)?.joined === true;
  if (gap !== 0 && !joiner && !attached) return undefined;
  const { article: _, ...whole } = a;
  const sum = Number((Number(a.value) + (value * into.factor) / from.factor).toPrecision(15));
  return { ...whole, value: sum, to: b.to, next: b.next, decimals: 6 };
}

/** Currencies whose hundredth goes by one of the names of "cent". */
const IN_CENTS: ReadonlySet<string> = new Set(["USD", "EUR", "TRY", "MXN", "AUD", "CAD"]);

/** "Five dollars and twenty cents", "5 lira 50 kuruş", "cinco euros con noventa": one amount. */
function hundredths(scan: Scan, a: Found, b: Found): Found | undefined {
  if (a.kind !== "money" || !Number.isInteger(a.value) || !IN_CENTS.has(a.unit!)) return undefined;
  const cents = Number(b.value);
  if (!Number.isInteger(cents) || cents < 1 || cents > 99) return undefined;
  const gap = b.from - a.next;
  const joined = gap === 1 && (scan.is("joiner", a.next) || scan.is("moneyJoins", a.next));
  const named = b.unit === "cent" && (gap === 0 || joined || scan.word(b.from)?.joined === true);
  const bare = b.kind === "cardinal" && b.label !== true && gap === 1 && scan.is("moneyJoins", a.next);
  if (!named && !bare) return undefined;
  const { article: _, ...whole } = a;
  return { ...whole, value: Number(a.value) + cents / 100, to: b.to, next: b.next, decimals: 2 };
}

const SPAN_KINDS = new Set<Quantity["kind"]>([
  "cardinal",
  "measure",
  "money",
  "percent",
  "time",
  "date",
  "ordinal",
]);

function range(scan: Scan, a: Found, b: Found): Found | undefined {
  if (!SPAN_KINDS.has(a.kind) || !SPAN_KINDS.has(b.kind)) return undefined;
  const link = linkBetween(scan, a, b);
  if (link === undefined) return undefined;
  const ends = likeEnds(a, b, link);
  if (ends === undefined) return undefined;
  const { low, high, kind, unit, dimension } = ends;
  if (!ascends(low, high, kind)) return undefined;
  const to = scan.skip("rangeCloses", b.next);
  return {
    kind: "range",
    holds: kind,
    value: low,
    high,
    ...(unit !== undefined && { unit }),
    ...(dimension !== undefined && { dimension }),
    from: a.from,
    to: to > b.next ? to : b.to,
    next: Math.max(to, b.next),
    ...(a.approximate === true && { approximate: true }),
    decimals: Math.max(a.decimals ?? 0, b.decimals ?? 0),
  };
}

/** How two ends are tied: a dash, "to" (opened by "from", or with ends alike), "between ... and"; undefined when not. */
function linkBetween(scan: Scan, a: Found, b: Found): "dash" | "word" | undefined {
  const gap = b.from - a.next;
  if (gap === 1 && /^[-–—~]$/.test(scan.pieces[a.next]!.text)) return "dash";
  if (gap === 1 && scan.form(a.next) === "-") return "dash";
  const opened = scan.follows("rangeOpens", a.from);
  const paired = scan.follows("rangeOpensWithJoiner", a.from);
  if (paired && (scan.skip("joiner", a.next) === b.from || (gap === 0 && attachedJoiner(scan, b))))
    return "word";
  const between = scan.skip("rangeBetween", a.next);
  if (between !== b.from || between === a.next) return undefined;
  if (scan.is("rangeBetweenSure", a.next)) return "word";
  if (opened || scan.numbers.rangeOpens === "") return closes(scan, b, opened) ? "word" : undefined;
  return a.kind !== "ordinal" && (a.kind !== "cardinal" || a.label !== true) ? "word" : undefined;
}

/** Where no word opens a range one must close it, or the ends be times or dates: "5 ile 10 arasında". */
function closes(scan: Scan, b: Found, opened: boolean): boolean {
  if (opened || scan.numbers.rangeCloses === undefined) return true;
  return scan.is("rangeCloses", b.next) || scan.is("rangeCloses", b.next + 1);
}

function attachedJoiner(scan: Scan, b: Found): boolean {
  return scan.word(b.from)?.joined === true || scan.form(b.from).startsWith("و");
}

type Held = NonNullable<Quantity["holds"]>;
interface Ends {
  readonly low: number | string;
  readonly high: number | string;
  readonly kind: Held;
  readonly unit?: string | undefined;
  readonly dimension?: string | undefined;
}

/** Both ends of one kind; a bare number takes the kind and unit of the other end: "5-10 kg", "$5-10", "9 to 5 pm", "2023-24". */
function likeEnds(a: Found, b: Found, link: "dash" | "word"): Ends | undefined {
  if (a.kind === b.kind && a.unit === b.unit) {
    if (areYears(a, b))
      return { low: String(a.value), high: String(shortYear(a, b)), kind: "date", dimension: "date" };
    const high = a.kind === "date" || a.kind === "time" ? b.value : shortYear(a, b);
    return { low: a.value, high, kind: kindOf(a), unit: a.unit, dimension: a.dimension };
  }
  if (a.kind === "cardinal") return bareFirst(a, b);
  return b.kind === "cardinal" ? bareLast(a, b, link) : undefined;
}

const kindOf = (q: Found) => q.kind as Held;

/** "5-10 kg", "9 to 5 pm", "5-7 May": the first end takes all from the second. */
function bareFirst(a: Found, b: Found): Ends | undefined {
  if (b.kind === "time") return hourBefore(a, b);
  if (b.kind === "date") return dayOrYear(a, b);
  return { low: a.value, high: b.value, kind: kindOf(b), unit: b.unit, dimension: b.dimension };
}

/** "$5-10", "2023-24": the second end takes all from the first; behind a word money alone does. */
function bareLast(a: Found, b: Found, link: "dash" | "word"): Ends | undefined {
  if (a.kind === "date") return yearAfter(a, b);
  if (a.kind === "time" || (link === "word" && a.kind !== "money")) return undefined;
  return { low: a.value, high: b.value, kind: kindOf(a), unit: a.unit, dimension: a.dimension };
}

/** "9 to 5 pm" opens in the morning, "2 to 5 pm" after noon. */
function hourBefore(a: Found, b: Found): Ends | undefined {
  const hour = Number(a.value);
  if (!Number.isInteger(hour) || hour > 24) return undefined;
  const end = Number(String(b.value).slice(0, 2));
  const low = end > 12 && hour + 12 < end && hour < 7 ? hour + 12 : hour;
  return { low: `${String(low).padStart(2, "0")}:00`, high: b.value, kind: "time", dimension: "time" };
}

/** "2023-2024", "1939-45". */
function areYears(a: Found, b: Found): boolean {
  const isYear = (value: number) => Number.isInteger(value) && value >= 1500 && value <= 2100;
  return (
    a.kind === "cardinal" && a.decimals === 0 && isYear(Number(a.value)) && isYear(Number(shortYear(a, b)))
  );
}

/** "1939-45", "2023-24". */
function shortYear(a: Found, b: Found): number | string {
  const low = Number(a.value);
  const high = Number(b.value);
  const isYear = a.kind === "cardinal" && low >= 1000 && low <= 2100 && high < 100 && high > low % 100;
  return isYear ? low - (low % 100) + high : b.value;
}

/** "5-7 May", "1939 to 1945" with the year known on one side. */
function dayOrYear(a: Found, b: Found): Ends | undefined {
  const year = /^\d{4}$/.test(String(b.value)) && Number(a.value) >= 1000;
  if (year) return { low: String(a.value), high: b.value, kind: "date", dimension: "date" };
  const day = /^(.*-\d{2})-\d{2}$/.exec(String(b.value));
  if (day === null || Number(a.value) > 31) return undefined;
  return {
    low: `${day[1]}-${String(a.value).padStart(2, "0")}`,
    high: b.value,
    kind: "date",
    dimension: "date",
  };
}

function yearAfter(a: Found, b: Found): Ends | undefined {
  if (!/^\d{4}$/.test(String(a.value))) return undefined;
  const high = Number(b.value);
  const full = high < 100 ? Number(a.value) - (Number(a.value) % 100) + high : high;
  return full > 2100 ? undefined : { low: a.value, high: String(full), kind: "date", dimension: "date" };
}

function ascends(low: number | string, high: number | string, kind: Held): boolean {
  if (typeof low === "number" && typeof high === "number") return low < high;
  return kind === "time" || String(low) < String(high);
}
