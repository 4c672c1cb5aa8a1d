/**
 * What a quantity is:
 * - "cardinal": how many, "twenty-five", "1.000,5"; with `label` a name in a row ("Room 101", "No. 7", "World War 2")
 * - "ordinal": a place in a row, "3rd", "üçüncü", "World War II"
 * - "fraction": a part of something, 0.5 for "half of", "the half"
 * - "percent": parts of a hundred; `value` 2 for "2 %"
 * - "measure": `value` in `unit` ("km", "h", "°C": a key of `UNITS`)
 * - "money": `unit` is the currency by ISO 4217, or the word's own name where the country is open ("peso")
 * - "time": `value` is "17:00", or "02:05:42" where seconds are written; `openHalf` where nothing says which half of the day
 * - "date": `value` is ISO 8601 with unknown parts left out: "2024-01-05", "2024-01", "--01-05", "--05" (May), "2024",
 *   "199" (the 1990s), "-W-1" (Monday)
 * - "range": from `value` to `high`; `holds` says of what
 * - "code": letters with digits, versions, telephone numbers: "ua123", "1.2.3", "+12125550142"; `value` in small letters,
 *   separators as written, of a telephone number none
 */
export type QuantityKind =
  | "cardinal"
  | "ordinal"
  | "fraction"
  | "percent"
  | "measure"
  | "money"
  | "time"
  | "date"
  | "range"
  | "code";

/** A number that a text states. `text === whole.slice(...span)`: sign, unit and currency included. */
export interface Quantity {
  readonly kind: QuantityKind;
  readonly value: number | string;
  /** Upper end of a range. */
  readonly high?: number | string;
  /** Kind of the two ends of a range. */
  readonly holds?: Exclude<QuantityKind, "range" | "code">;
  readonly unit?: string;
  /** What the unit measures: "length", "duration", "money" ... */
  readonly dimension?: string;
  /** UTF-16 offsets. */
  readonly span: readonly [start: number, end: number];
  readonly text: string;
  /** The text says "about", "casi", "نحو", "yaklaşık". */
  readonly approximate: boolean;
  /** It names one of a row and does not count. */
  readonly label?: true;
  /** "At five": before or after noon. */
  readonly openHalf?: true;
  /** "An hour", "una semana", "bir kilo": the article says one. */
  readonly article?: true;
  /** Digits after the decimal mark as stated, negative in "2.5 million" (-5): how exactly `value` is said. */
  readonly decimals?: number;
}
