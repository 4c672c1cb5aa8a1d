import { checkNumberOrNaN, checkText } from "../../arguments.ts";

/**
 * The text's parts between white space, nothing else: case, punctuation and
 * accents are kept. This is the tokenisation of the organisers' baseline
 * (SemEval STS 2012-2016), so its published figures depend on it.
 *
 * White space is Unicode's White_Space plus U+001C-U+001F, as Python's
 * str.split() has it. Scans code units without a regular expression: it feeds
 * a pipeline of hundreds of thousands of texts a second. Cost O(length).
 * @example whitespaceTokens(" A man,  a plan ") // ["A", "man,", "a", "plan"]
 */
export function whitespaceTokens(text: string): string[] {
  checkText(text, "whitespaceTokens: text");
  const tokens: string[] = [];
  const length = text.length;
  let start = -1;
  for (let at = 0; at < length; at++) {
    const code = text.charCodeAt(at);
    if (code > 32 && code < 0x85) {
      if (start < 0) start = at;
    } else if (isWhiteSpace(code)) {
      if (start >= 0) {
        tokens.push(text.slice(start, at));
        start = -1;
      }
    } else if (start < 0) start = at;
  }
  if (start >= 0) tokens.push(text.slice(start));
  return tokens;
}

/** True for the code units that `whitespaceTokens` splits on. All of them are in the basic plane. */
export function isWhiteSpace(code: number): boolean {
  checkNumberOrNaN(code, "isWhiteSpace: code");
  if (code <= 32) return code === 32 || (code >= 9 && code <= 13) || code >= 28;
  if (code < 0x1680) return code === 0x85 || code === 0xa0;
  if (code < 0x2000) return code === 0x1680;
  if (code <= 0x200a) return true;
  return code === 0x2028 || code === 0x2029 || code === 0x202f || code === 0x205f || code === 0x3000;
}
