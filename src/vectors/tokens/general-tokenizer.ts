import { StsError } from "../../errors.ts";
import { wellFormed } from "../../text/forms/normalize.ts";
import type { Tokenizer } from "./tokenizer.ts";
import { padId, type Step, type TokenizerJson } from "./tokenizer-file.ts";

/**
 * The general library for what this room has no code of its own for, imported only when needed.
 * @throws StsError E_MODEL when it cannot build the tokenizer
 */
export async function generalTokenizer(json: TokenizerJson, kind: string, file: string): Promise<Tokenizer> {
  const { Tokenizer: General } = await import("@huggingface/tokenizers");
  try {
    const general = new General(withUnicodeBlanks(json), {});
    const bare: number[] = general.encode("a", { add_special_tokens: false }).ids;
    const full: number[] = general.encode("a").ids;
    const at =
      bare.length === 0 ? full.length : full.findIndex((_, i) => bare.every((id, k) => full[i + k] === id));
    return {
      kind,
      prefix: full.slice(0, at),
      suffix: full.slice(at + bare.length),
      padId: padId(json, (token) => general.token_to_id(token)),
      encode: (text) => general.encode(wellFormed(text), { add_special_tokens: false }).ids,
    };
  } catch (cause) {
    throw new StsError("E_MODEL", `${file}: the tokenizer cannot be built (${(cause as Error).message})`, {
      cause,
    });
  }
}

/** GPT-2's split, as the byte-level step has it. */
const BYTE_LEVEL_SPLIT = "'s|'t|'re|'ve|'m|'ll|'d| ?\\p{L}+| ?\\p{N}+| ?[^\\s\\p{L}\\p{N}]+|\\s+(?!\\S)|\\s+";

/**
 * The library's byte-level step splits with JavaScript's \s, which lacks U+0085 and adds U+FEFF; its Split step knows
 * better. So the split is made a step of its own.
 */
function withUnicodeBlanks(json: TokenizerJson): TokenizerJson {
  const step = json.pre_tokenizer;
  return step ? { ...json, pre_tokenizer: splitApart(step) } : json;
}

function splitApart(step: Step): Step {
  if (step.type === "Sequence") {
    return { ...step, pretokenizers: ((step.pretokenizers ?? []) as Step[]).map(splitApart) };
  }
  if (step.type !== "ByteLevel" || step.use_regex === false || step.add_prefix_space === true) return step;
  const split = { type: "Split", pattern: { Regex: BYTE_LEVEL_SPLIT }, behavior: "Isolated", invert: false };
  return { type: "Sequence", pretokenizers: [split, { ...step, use_regex: false }] };
}
