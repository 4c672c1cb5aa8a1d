import type { NumberWord } from "../../languages/index.ts";
import type { Scan } from "../scan.ts";

/** "And a half", "y medio", "y cuarto", "ونصف", "and three quarters" at `at`. */
export function joinedShare(
  scan: Scan,
  at: number,
): { readonly value: number; readonly next: number } | undefined {
  const attached = scan.word(at);
  if (attached?.joined === true) {
    return isPart(attached) ? { value: partOf(attached), next: at + 1 } : undefined;
  }
  const { next, joined } = scan.joiner(at);
  if (!joined) return undefined;
  const first = scan.word(next);
  if (first === undefined) return undefined;
  if (isPart(first)) return { value: partOf(first), next: next + 1 };
  const second = scan.word(next + 1);
  if (second === undefined || !isPart(second)) return undefined;
  if (first.role === "article" || first.weak === true) return { value: partOf(second), next: next + 2 };
  if (first.role !== "add" || second.role !== "share" || first.value >= second.value) return undefined;
  return { value: first.value * partOf(second), next: next + 2 };
}

/** A half or a share in the singular: "half", "quarter", "cuarto". */
function isPart({ role, whole, denominator, definite }: NumberWord): boolean {
  return (role === "half" || (role === "share" && whole !== true) || denominator === 4) && definite !== true;
}

function partOf({ role, value, denominator }: NumberWord): number {
  if (denominator !== undefined) return 1 / denominator;
  return role === "half" ? value : 1 / value;
}
