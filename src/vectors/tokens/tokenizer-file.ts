import type { AddedToken } from "./added-tokens.ts";

/** The parts of `tokenizer.json` that are read here; the general library reads the rest. */
export interface TokenizerJson {
  readonly model?: {
    readonly type?: string;
    readonly vocab?: unknown;
    readonly merges?: unknown;
    readonly unk_token?: string;
    readonly unk_id?: number | null;
    readonly byte_fallback?: boolean;
    readonly continuing_subword_prefix?: string;
    readonly max_input_chars_per_word?: number;
  };
  readonly added_tokens?: readonly AddedToken[];
  readonly normalizer?: Step | null;
  readonly pre_tokenizer?: Step | null;
  readonly post_processor?: Step | null;
  readonly padding?: { readonly pad_id?: number } | null;
}

export interface Step {
  readonly type?: string;
  readonly [option: string]: unknown;
}

const PAD_TOKENS = ["[PAD]", "<pad>", "<|endoftext|>", "</s>"];

/** Id of the padding token: as the file says, else by its usual names. */
export function padId(json: TokenizerJson, find: (token: string) => number | undefined): number {
  if (typeof json.padding?.pad_id === "number") return json.padding.pad_id;
  for (const token of PAD_TOKENS) {
    const id = json.added_tokens?.find((t) => t.content === token)?.id ?? find(token);
    if (id !== undefined) return id;
  }
  return 0;
}
