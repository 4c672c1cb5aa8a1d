import type { AnalysedToken, Span, TokenIds } from "../types.ts";

/** Children and spans over the tokens of an analysis. */
export class Sentences {
  readonly tokens: readonly AnalysedToken[];
  readonly text: string;
  private readonly lists: number[][];

  constructor(text: string, tokens: readonly AnalysedToken[]) {
    this.text = text;
    this.tokens = tokens;
    this.lists = tokens.map(() => []);
    for (const token of tokens) if (token.head >= 0) this.lists[token.head]!.push(token.id);
  }

  children(id: number): readonly number[] {
    return this.lists[id]!;
  }

  /** Children whose relation, subtype left out, is one of `relations` ("nsubj"), or which match it with subtype ("nsubj:pass"). */
  childrenBy(id: number, ...relations: string[]): number[] {
    return this.lists[id]!.filter((c) => {
      const relation = this.tokens[c]!.relation;
      return relations.includes(relation) || relations.includes(mainRelation(relation));
    });
  }

  child(id: number, ...relations: string[]): number | undefined {
    return this.childrenBy(id, ...relations)[0];
  }

  /** `id` and everything below it that `enter` lets through, ascending. Iterative: depth may be large. */
  subtree(id: number, enter: (child: number) => boolean = () => true): number[] {
    const found = [id];
    for (let at = 0; at < found.length; at++)
      for (const child of this.lists[found[at]!]!) if (enter(child)) found.push(child);
    return found.sort((a, b) => a - b);
  }

  /**
   * Of words below `head`, ascending, those that no word from elsewhere parts from it: arcs may cross, and the span of a
   * phrase must hold no other's words.
   */
  unbroken(ids: readonly number[], head: number): number[] {
    const first = ids[0]!;
    const last = ids[ids.length - 1]!;
    if (last - first + 1 === ids.length) return [...ids];
    const below = new Set(this.subtree(head));
    let from = head;
    while (from > first && below.has(from - 1)) from--;
    let to = head;
    while (to < last && below.has(to + 1)) to++;
    return ids.filter((id) => id >= from && id <= to);
  }

  /** The text from the first to the last of the tokens. */
  span(ids: TokenIds): Span {
    const start = this.tokens[ids[0]!]!.start;
    const end = this.tokens[ids[ids.length - 1]!]!.end;
    return { start, end, text: this.text.slice(start, end) };
  }

  /** Span of the tokens without punctuation at either end. */
  trimmed(ids: readonly number[]): number[] {
    let from = 0;
    let to = ids.length;
    while (from < to - 1 && this.tokens[ids[from]!]!.upos === "PUNCT") from++;
    while (to > from + 1 && this.tokens[ids[to - 1]!]!.upos === "PUNCT") to--;
    return ids.slice(from, to);
  }
}

export function mainRelation(relation: string): string {
  const at = relation.indexOf(":");
  return at < 0 ? relation : relation.slice(0, at);
}
