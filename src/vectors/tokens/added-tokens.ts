/** One entry of `added_tokens` in `tokenizer.json`. */
export interface AddedToken {
  readonly id: number;
  readonly content: string;
  readonly single_word?: boolean;
  readonly lstrip?: boolean;
  readonly rstrip?: boolean;
  readonly normalized?: boolean;
  readonly special?: boolean;
}

/** A stretch of plain text, or the id of an added token that stood in the text. */
export type Section = string | number;

/**
 * Splits a text at added tokens ("[SEP]", "<mask>") before anything else sees it, the longest first, as
 * Python's `tokenizers` does. Undefined when a token asks for what is not handled here (matched after
 * normalisation, or whole words only): the caller then uses the general library.
 */
export function addedTokenSplitter(tokens: readonly AddedToken[]): ((text: string) => Section[]) | undefined {
  if (tokens.some((t) => t.normalized === true || t.single_word === true)) return undefined;
  if (tokens.length === 0) return (text) => [text];
  const ids = new Map(tokens.map((t) => [t.content, t.id]));
  const alternatives = [...tokens]
    .sort((x, y) => y.content.length - x.content.length)
    .map((t) => {
      const body = `(${escapeRegExp(t.content)})`;
      return `${t.lstrip ? "\\s*" : ""}${body}${t.rstrip ? "\\s*" : ""}`;
    });
  const pattern = new RegExp(alternatives.join("|"), "u");
  const all = new RegExp(alternatives.join("|"), "gu");
  return (text) => {
    if (!pattern.test(text)) return [text];
    const sections: Section[] = [];
    let at = 0;
    for (const match of text.matchAll(all)) {
      if (match.index > at) sections.push(text.slice(at, match.index));
      sections.push(ids.get(match.slice(1).find((m) => m !== undefined)!)!);
      at = match.index + match[0].length;
    }
    if (at < text.length) sections.push(text.slice(at));
    return sections;
  };
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
