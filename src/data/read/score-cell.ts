import { checkInterval } from "../../arguments.ts";
import type { Scale } from "../types.ts";
import { rowError, shown } from "./row-error.ts";

/** Scale of gold scores when neither the catalogue nor the caller names one. */
export const DEFAULT_SCALE: Scale = [0, 5];

/**
 * Lowest and highest gold accepted; "any" takes every finite number. Of a scale given from high to low (4..1, where 1
 * says most alike) gold is turned round: g becomes high + low - g, so that higher is closer everywhere.
 */
export type ScaleOption = Scale | "any";

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

/**
 * A score cell as a number; undefined when it is blank (an unscored pair).
 * @throws StsError E_FORMAT when it is no decimal number or lies outside the scale
 */
export function parseScore(cell: string, scale: ScaleOption, file: string, line: number): number | undefined {
  const text = needsTrim(cell) ? cell.trim() : cell;
  if (text === "") return undefined;
  if (!NUMBER.test(text)) throw notANumber(text, file, line);
  return checkScale(Number(text), text, scale, file, line);
}

/** @throws StsError E_FORMAT unless `value` is finite and within the scale */
export function checkScale(
  value: number,
  text: string,
  scale: ScaleOption,
  file: string,
  line: number,
): number {
  if (!Number.isFinite(value)) throw notANumber(text, file, line);
  if (scale === "any") return value;
  const [low, high] = upright(scale);
  if (value < low || value > high) {
    throw rowError(
      file,
      line,
      `score ${text} is outside the scale ${low}..${high}`,
      "correct it, or name the set's own scale (--scale LOW..HIGH)",
    );
  }
  return isTurned(scale) ? low + high - value : value;
}

/** True of a scale whose first end, the least alike, is the higher number. */
export function isTurned(scale: ScaleOption): boolean {
  if (scale === "any") return false;
  checkInterval(scale, "isTurned: scale");
  return scale[0] > scale[1];
}

/** The scale from its lower to its higher end. */
export function upright(scale: Scale): Scale {
  checkInterval(scale, "upright: scale");
  const [first, second] = scale;
  return first <= second ? [first, second] : [second, first];
}

function notANumber(text: string, file: string, line: number) {
  const problem = `score ${shown(text)} is not a number`;
  if (/^[+-]?\d+,\d+$/.test(text)) return rowError(file, line, problem, `write ${text.replace(",", ".")}`);
  return rowError(
    file,
    line,
    problem,
    "expected digits such as 3.75, or nothing for an unscored pair; --columns score=none if it is no score",
  );
}

function needsTrim(cell: string): boolean {
  return cell.charCodeAt(0) <= 32 || cell.charCodeAt(cell.length - 1) <= 32;
}
