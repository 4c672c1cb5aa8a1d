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
