import type { ReadToken } from "./words/read-text.ts";

/** A text without some of its tokens, its blanks single. */
export function textWithout(
  text: string,
  tokens: readonly Pick<ReadToken, "start" | "end">[],
  ids: readonly number[],
): string {
  const cut = new Set(ids);
  let [rest, at] = ["", 0];
  for (const [i, { start, end }] of tokens.entries()) {
    if (!cut.has(i)) continue;
    rest += text.slice(at, start);
    at = end;
  }
  return (rest + text.slice(at)).replace(/\s+/g, " ").trim();
}
