import { nextTurn } from "../../work.ts";
import type { EncodeOptions } from "../encoder.ts";
import type { ModelSettings } from "../pooling/model-settings.ts";
import { type Row, windows } from "./batches.ts";
import type { Tokenizer } from "./tokenizer.ts";

/** Texts tokenised in one go before other work of the process gets its turn. */
export const TOKENIZED_AT_ONCE = 2048;

/** Token rows of all texts that are not blank, and the tokens each has beyond the limit. */
export async function tokenRows(
  tokenizer: Tokenizer,
  settings: ModelSettings,
  texts: readonly string[],
  options: EncodeOptions,
): Promise<{ rows: Row[]; excess: Uint32Array }> {
  const prompt = options.prompt ?? settings.prompt;
  const promptIds = prompt === "" ? [] : tokenizer.encode(prompt);
  const room = settings.maxTokens - tokenizer.prefix.length - tokenizer.suffix.length;
  const rows: Row[] = [];
  const excess = new Uint32Array(texts.length);
  const push = (text: number, ids: readonly number[], skip: number): void => {
    rows.push({ text, ids: [...tokenizer.prefix, ...ids, ...tokenizer.suffix], skip });
  };
  for (const [text, content] of texts.entries()) {
    if (text % TOKENIZED_AT_ONCE === TOKENIZED_AT_ONCE - 1) await nextTurn(options.signal);
    if (content.trim() === "") continue;
    const ids = tokenizer.encode(prompt + content);
    // Control characters alone leave no token.
    if (ids.length === 0) continue;
    const lead = sharedStart(ids, promptIds);
    const skip = settings.pooledPrompt || lead === 0 ? 0 : tokenizer.prefix.length + lead;
    if (ids.length <= room) {
      push(text, ids, skip);
      continue;
    }
    // Every window starts with the prompt, as the model expects.
    excess[text] = ids.length - room;
    for (const [start, end] of windows(ids.length - lead, Math.max(1, room - lead))) {
      push(text, ids.slice(0, lead).concat(ids.slice(lead + start, lead + end)), skip);
    }
  }
  return { rows, excess };
}

function sharedStart(ids: readonly number[], other: readonly number[]): number {
  let n = 0;
  while (n < other.length && n < ids.length - 1 && ids[n] === other[n]) n++;
  return n;
}
