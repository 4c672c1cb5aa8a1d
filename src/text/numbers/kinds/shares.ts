import { type Found, found } from "../found.ts";
import type { Scan } from "../scan.ts";
import type { FoundNumber } from "./spelled.ts";

/** "Half of them", "a third", "la mitad", "نصف". */
export function fraction(
  scan: Scan,
  at: number,
  from: number,
  number: FoundNumber & { to: number },
): Found | undefined {
  const { alone, next } = number;
  if (alone === "half" && !halfCounts(scan, at, next)) return undefined;
  if (
    number.last?.ordinal === true &&
    number.last.denominator !== undefined &&
    !shareCounts(scan, at, next)
  ) {
    return undefined;
  }
  return found("fraction", from, number, {
    value: number.value,
    decimals: number.decimals,
    dimension: "share",
  });
}

/** Where a language lists what follows a half, only there: not "half-time", "the second half". */
function halfCounts(scan: Scan, at: number, next: number): boolean {
  const before = scan.word(at - 1);
  if (before?.ordinal === true) return false;
  if (scan.numbers.joins !== "hundreds") return true;
  return scan.is("shareLinks", next) || before?.role === "article";
}

/** "A third of", "one third"; "a third man" is no share. */
function shareCounts(scan: Scan, at: number, next: number): boolean {
  if (scan.word(at)?.role !== "article" && scan.word(at)?.weak !== true) return true;
  if (scan.word(at)?.weak === true && scan.numbers.oneCounts === true) return true;
  return scan.is("shareLinks", next);
}

/** "La tercera parte de", "tres cuartas partes". */
export function sharePart(
  scan: Scan,
  number: FoundNumber,
): { value: number; to: number; next: number } | undefined {
  if (!scan.is("shareNouns", number.next)) return undefined;
  const next = number.next + 1;
  if (number.kind === "fraction") return { value: number.value, to: next, next };
  const counts = number.kind === "ordinal" && number.value > 1 && scan.is("shareLinks", next);
  return counts ? { value: 1 / number.value, to: next, next } : undefined;
}
