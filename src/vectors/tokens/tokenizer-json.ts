import { StsError } from "../../errors.ts";
import type { BertNormalizerOptions } from "./bert-normalizer.ts";
import { charsmapNormalizer } from "./charsmap.ts";
import { generalTokenizer } from "./general-tokenizer.ts";
import type { PairTemplate, Tokenizer } from "./tokenizer.ts";
import { padId, type Step, type TokenizerJson } from "./tokenizer-file.ts";
import { unigramTokenizer } from "./unigram.ts";
import { wordPieceTokenizer } from "./wordpiece.ts";

/**
 * Reads a Hugging Face `tokenizer.json`. BERT's WordPiece and SentencePiece's Unigram run on this package's own
 * lean code; BPE and rarer settings on `@huggingface/tokenizers`, imported only then.
 * @param file name for error messages
 * @throws StsError E_MODEL when the file is no tokenizer or of an unknown kind
 */
export async function readTokenizer(text: string, file: string): Promise<Tokenizer> {
  const json = parse(text, file);
  const type = json.model?.type ?? inferType(json);
  if (type === "WordPiece") return leanWordPiece(json) ?? (await generalTokenizer(json, type, file));
  if (type === "Unigram") return leanUnigram(json, file) ?? (await generalTokenizer(json, type, file));
  if (type === "BPE") return generalTokenizer(json, type, file);
  throw new StsError(
    "E_MODEL",
    `${file}: tokenizer of unknown kind "${String(type)}"; WordPiece, Unigram and BPE can be read`,
  );
}

function parse(text: string, file: string): TokenizerJson {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new StsError("E_MODEL", `${file}: not JSON (${(cause as Error).message})`, { cause });
  }
  const model = typeof json === "object" && json !== null ? (json as TokenizerJson).model : undefined;
  if (
    typeof model !== "object" ||
    model === null ||
    typeof model.vocab !== "object" ||
    model.vocab === null
  ) {
    throw new StsError(
      "E_MODEL",
      `${file}: has no model.vocab; is it the tokenizer.json of a fast tokenizer?`,
    );
  }
  return json as TokenizerJson;
}

/** Old files have no model.type. */
function inferType(json: TokenizerJson): string | undefined {
  if (Array.isArray(json.model?.vocab)) return "Unigram";
  if (json.model?.merges !== undefined) return "BPE";
  return json.model?.continuing_subword_prefix === undefined ? undefined : "WordPiece";
}

function leanWordPiece(json: TokenizerJson): Tokenizer | undefined {
  const normalizer = bertOptions(json.normalizer);
  const special = specials(json);
  if (normalizer === undefined || special === undefined || json.pre_tokenizer?.type !== "BertPreTokenizer") {
    return undefined;
  }
  // Without a prototype, "constructor" is no piece.
  const vocabulary: Record<string, number> = Object.setPrototypeOf(json.model?.vocab, null);
  return wordPieceTokenizer({
    vocabulary,
    unknownToken: json.model?.unk_token ?? "[UNK]",
    continuation: json.model?.continuing_subword_prefix ?? "##",
    longestWord: json.model?.max_input_chars_per_word ?? 100,
    normalizer,
    addedTokens: json.added_tokens ?? [],
    ...special,
    padId: padId(json, (token) => vocabulary[token]),
  });
}

function bertOptions(step: Step | null | undefined): BertNormalizerOptions | undefined {
  if (step?.type !== "BertNormalizer") return undefined;
  const lowercase = step.lowercase !== false;
  const stripAccents = step.strip_accents;
  return {
    cleanText: step.clean_text !== false,
    chineseCharacters: step.handle_chinese_chars !== false,
    stripAccents: typeof stripAccents === "boolean" ? stripAccents : lowercase,
    lowercase,
  };
}

function leanUnigram(json: TokenizerJson, file: string): Tokenizer | undefined {
  const model = json.model!;
  const special = specials(json);
  const normalize = chain(json.normalizer);
  const metaspace = metaspaceOptions(json.pre_tokenizer);
  if (special === undefined || normalize === undefined || metaspace === undefined) return undefined;
  if (model.byte_fallback === true || typeof model.unk_id !== "number") return undefined;
  const vocabulary = model.vocab;
  if (!isScoredVocabulary(vocabulary)) {
    throw new StsError(
      "E_MODEL",
      `${file}: model.vocab of a Unigram tokenizer must list [piece, score] pairs`,
    );
  }
  return unigramTokenizer({
    vocabulary,
    unknownId: model.unk_id,
    normalize,
    ...metaspace,
    addedTokens: json.added_tokens ?? [],
    ...special,
    padId: padId(json, (token) => {
      const id = vocabulary.findIndex(([piece]) => piece === token);
      return id === -1 ? undefined : id;
    }),
  });
}

function isScoredVocabulary(vocabulary: unknown): vocabulary is [string, number][] {
  return (
    Array.isArray(vocabulary) &&
    vocabulary.every((v) => Array.isArray(v) && typeof v[0] === "string" && typeof v[1] === "number")
  );
}

/** Metaspace alone, or after a WhitespaceSplit that charsmaps make redundant only in part: then undefined. */
function metaspaceOptions(
  step: Step | null | undefined,
): { blank: string; prependBlank: boolean } | undefined {
  if (step?.type !== "Metaspace" || step.split === false) return undefined;
  const scheme = step.prepend_scheme ?? (step.add_prefix_space === false ? "never" : "always");
  if (scheme !== "always" && scheme !== "never") return undefined;
  const blank = step.replacement;
  return { blank: typeof blank === "string" ? blank : "▁", prependBlank: scheme === "always" };
}

/** The normaliser as one function; undefined when it holds a step that only the general library knows. */
function chain(step: Step | null | undefined): ((text: string) => string) | undefined {
  if (step === null || step === undefined) return (text) => text;
  switch (step.type) {
    case "Sequence": {
      const steps = ((step.normalizers ?? []) as Step[]).map(chain);
      if (steps.includes(undefined)) return undefined;
      return (text) => (steps as ((t: string) => string)[]).reduce((t, apply) => apply(t), text);
    }
    case "Precompiled":
      return charsmapNormalizer(String(step.precompiled_charsmap ?? ""));
    case "Replace": {
      const pattern = step.pattern as { Regex?: string; String?: string } | undefined;
      const content = String(step.content ?? "");
      if (pattern?.String !== undefined) return (text) => text.replaceAll(pattern.String!, () => content);
      // The one expression that such files carry; others may differ between Rust and JavaScript.
      if (pattern?.Regex === " {2,}")
        return (text) => (text.includes("  ") ? text.replace(/ {2,}/g, () => content) : text);
      return undefined;
    }
    case "Strip": {
      const left = step.strip_left !== false;
      const right = step.strip_right !== false;
      return (text) => {
        const start = left ? text.replace(/^\p{White_Space}+/u, "") : text;
        return right ? start.replace(/\p{White_Space}+$/u, "") : start;
      };
    }
    case "NFC":
    case "NFD":
    case "NFKC":
    case "NFKD": {
      const form = step.type;
      return (text) => text.normalize(form);
    }
    default:
      return undefined;
  }
}

interface Specials {
  readonly prefix: number[];
  readonly suffix: number[];
  readonly pair: PairTemplate | undefined;
}

/** Ids round a text and round two; undefined for a post-processor that only the general library knows. */
function specials(json: TokenizerJson): Specials | undefined {
  const step = json.post_processor;
  if (step === null || step === undefined) return { prefix: [], suffix: [], pair: undefined };
  if (step.type === "BertProcessing") {
    const first = [(step.cls as [string, number])[1]];
    const last = [(step.sep as [string, number])[1]];
    const pair: PairTemplate = [
      { ids: first, segment: 0 },
      { side: 0, segment: 0 },
      { ids: last, segment: 0 },
      { side: 1, segment: 1 },
      { ids: last, segment: 1 },
    ];
    return { prefix: first, suffix: last, pair };
  }
  if (step.type !== "TemplateProcessing") return undefined;
  const known = step.special_tokens as Record<string, { ids: number[] }>;
  const idsOf = (part: TemplatePart): number[] => known[part.SpecialToken!.id]?.ids ?? [];
  const sides: { prefix: number[]; suffix: number[] } = { prefix: [], suffix: [] };
  let seen = false;
  for (const part of step.single as TemplatePart[]) {
    if (part.Sequence !== undefined) seen = true;
    else sides[seen ? "suffix" : "prefix"].push(...idsOf(part));
  }
  const pair = (step.pair as TemplatePart[] | undefined)?.map((part): PairTemplate[number] =>
    part.Sequence === undefined
      ? { ids: idsOf(part), segment: part.SpecialToken?.type_id ?? 0 }
      : { side: part.Sequence.id === "B" ? 1 : 0, segment: part.Sequence.type_id ?? 0 },
  );
  return { ...sides, pair };
}

/** A part of a template as `tokenizer.json` writes it. */
interface TemplatePart {
  readonly SpecialToken?: { readonly id: string; readonly type_id?: number };
  readonly Sequence?: { readonly id: string; readonly type_id?: number };
}
