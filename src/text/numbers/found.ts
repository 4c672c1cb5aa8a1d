import type { Quantity } from "./quantity.ts";

/** A quantity as the parts of the reader hand it on: places are those of pieces. */
export interface Found extends Omit<Quantity, "span" | "text" | "approximate"> {
  readonly from: number;
  /** Where the span ends. */
  readonly to: number;
  /** Where reading goes on: behind an ending that is no part of the span ("5'te"). */
  readonly next: number;
  readonly approximate?: boolean;
}

/** A quantity of a kind that ends as its number does. */
export function found(
  kind: Quantity["kind"],
  from: number,
  number: { to: number; next: number },
  more: Partial<Found> = {},
): Found {
  return { kind, value: 0, from, to: number.to, next: number.next, ...more };
}
