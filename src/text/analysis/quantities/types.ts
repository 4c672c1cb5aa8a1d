/**
 * What a quantity counts:
 * - "number": a bare number, "twenty-five", "1.000,5"
 * - "ordinal": a place in a row, "3rd", "üçüncü"
 * - "percent": parts of a hundred; `value` 2 for "2 %"
 * - "money": `unit` is the currency ("USD"), or the word's own name where the country is open ("peso")
 * - "measure": `unit` is the unit's symbol ("km", "h", "°C"); `value` in that unit
 * - "date": `value` null; `date` is ISO 8601 with unknown parts left out ("2024-01-05", "2024-01", "--01-05", "2024")
 * - "time": `value` is minutes since midnight; `date` "10:30"
 * - "code": letters with digits, "UA123"; `value` null
 */
export type QuantityKind = "number" | "ordinal" | "percent" | "money" | "measure" | "date" | "time" | "code";

/** A number in a text, with its value; `text.slice(start, end)` is how it is written there. */
export interface Quantity {
  readonly kind: QuantityKind;
  readonly text: string;
  /** UTF-16 offsets in the original text, unit and sign included. */
  readonly start: number;
  readonly end: number;
  readonly value: number | null;
  readonly unit?: string;
  readonly date?: string;
}
