import { checkOptions, checkSequence } from "../../arguments.ts";
import type { Language } from "../language.ts";
import { type Sentence, splitSentences } from "./sentences.ts";

/** A sentence of more characters is cut, so that memory stays bounded: prose has none, a table without stops has. */
export const LONGEST_PASSAGE = 16_384;

/** How far behind a sentence's end what follows can still move that end; `splitSentences` looks at less. */
const LOOK_AHEAD = 64;

/**
 * Sentences of a text that comes in pieces, each as soon as it is known to be whole; places count from the start of
 * the first piece. The same sentences as `splitSentences` finds in the whole text, wherever the pieces are cut, but that
 * one of more than 16,384 characters is cut at the last blank before that (a word may be cut where there is none).
 * Holds one piece and one sentence; time O(length) for pieces of some size.
 */
export async function* streamSentences(
  pieces: AsyncIterable<string> | Iterable<string>,
  options: { readonly language?: Language } = {},
): AsyncGenerator<Sentence> {
  checkSequence(pieces, "streamSentences: pieces");
  checkOptions(options, "streamSentences");
  let held = "";
  let before = 0;
  const take = function* (whole: boolean): Generator<Sentence> {
    for (;;) {
      const { ready, rest } = passages(held, whole, options);
      for (const { text, start, end } of ready) yield { text, start: before + start, end: before + end };
      held = held.slice(rest);
      before += rest;
      if (rest === 0 || held === "") return;
    }
  };
  for await (const piece of pieces) {
    held += piece;
    yield* take(false);
  }
  yield* take(true);
}

/** The sentences at a text's start that nothing after it can change, and where the rest begins. */
function passages(
  text: string,
  whole: boolean,
  options: { readonly language?: Language },
): { ready: Sentence[]; rest: number } {
  const ready: Sentence[] = [];
  let rest = 0;
  for (const sentence of splitSentences(text, options)) {
    if (sentence.end - sentence.start > LONGEST_PASSAGE) {
      const end = cutBefore(text, sentence.start, sentence.start + LONGEST_PASSAGE);
      const part = text.slice(sentence.start, end).trimEnd();
      ready.push({ text: part, start: sentence.start, end: sentence.start + part.length });
      // What is left of it is looked at anew.
      return { ready, rest: end };
    }
    if (!whole && sentence.end + LOOK_AHEAD > text.length) return { ready, rest };
    ready.push(sentence);
    rest = sentence.end;
  }
  return { ready, rest: whole ? text.length : rest };
}

/** The last blank in the second half of what may be taken, else the limit itself, but never inside a character. */
function cutBefore(text: string, start: number, limit: number): number {
  for (let at = limit; at > (start + limit) / 2; at--) if (/\s/.test(text.charAt(at - 1))) return at;
  const code = text.charCodeAt(limit);
  return code >= 0xdc00 && code <= 0xdfff ? limit - 1 : limit;
}
