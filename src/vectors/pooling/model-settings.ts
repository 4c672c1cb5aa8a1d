import { StsError } from "../../errors.ts";
import { type ModelFiles, readJson, readText } from "../../packages/model-files.ts";
import { type Dense, readDense } from "./dense.ts";
import type { Pooling } from "./pooling.ts";

/** How a model's folder says its token vectors become one vector. */
export interface ModelSettings {
  /** Undefined where no file says: the model pools inside, or the mean is taken. */
  readonly pooling: Pooling | undefined;
  readonly dense: readonly Dense[];
  readonly normalized: boolean;
  /** Tokens read at once, special ones included. */
  readonly maxTokens: number;
  /** Put before every text unless the caller says otherwise. */
  readonly prompt: string;
  /** Whether a prompt's tokens count in the pooling. */
  readonly pooledPrompt: boolean;
}

/** Settings with the pooling that was settled on. */
export type EncoderSettings = ModelSettings & { readonly pooling: Pooling };

/** First found wins. */
export const ONNX_PLACES = [
  "onnx/model.onnx",
  "model.onnx",
  "onnx/model_quantized.onnx",
  "model_quantized.onnx",
  "onnx/model_int8.onnx",
  "onnx/model_qint8_avx512_vnni.onnx",
] as const;

const DEFAULT_MAX_TOKENS = 512;

interface ModuleEntry {
  readonly path: string;
  readonly type: string;
}

/**
 * Reads the settings files of a sentence-transformers folder; a plain transformers folder has no pooling and no
 * normalisation.
 * @throws StsError E_MODEL for a module or a pooling that is not known or whose settings are missing
 */
export async function readModelSettings(files: ModelFiles): Promise<ModelSettings> {
  const modules = await readModules(files);
  const kind = (entry: ModuleEntry) => entry.type.split(".").at(-1) ?? "";
  let pooling: Pick<ModelSettings, "pooling" | "pooledPrompt"> = { pooling: undefined, pooledPrompt: true };
  const dense: Dense[] = [];
  let normalized = false;
  let transformerPath = "";
  for (const entry of modules) {
    const at = (name: string) => (entry.path === "" ? name : `${entry.path}/${name}`);
    switch (kind(entry)) {
      case "Transformer":
        transformerPath = entry.path;
        break;
      case "Pooling":
        pooling = await readPoolingModule(files, at("config.json"));
        break;
      case "Dense":
        dense.push(await readDenseModule(files, entry.path));
        break;
      case "Normalize":
        normalized = true;
        break;
      default:
        throw new StsError("E_MODEL", `${files.label}/modules.json: module "${entry.type}" is not known`);
    }
  }
  const inTransformer = (name: string) => (transformerPath === "" ? name : `${transformerPath}/${name}`);
  return {
    ...pooling,
    dense,
    normalized,
    maxTokens: await readMaxTokens(files, inTransformer),
    prompt: await readPrompt(files),
  };
}

async function readModules(files: ModelFiles): Promise<readonly ModuleEntry[]> {
  const modules: unknown = (await readJson(files, "modules.json")) ?? [];
  const isModule = (entry: Partial<ModuleEntry> | null) =>
    typeof entry?.path === "string" && typeof entry.type === "string";
  if (Array.isArray(modules) && modules.every(isModule)) return modules;
  throw new StsError("E_MODEL", `${files.label}/modules.json: is no list of modules with "path" and "type"`);
}

/** Any other pooling than the model was trained with gives vectors that mean little, so none is guessed. */
async function readPoolingModule(
  files: ModelFiles,
  name: string,
): Promise<{ pooling: Pooling; pooledPrompt: boolean }> {
  const config = await readJson<Record<string, unknown>>(files, name);
  if (config !== undefined) return readPooling(config, `${files.label}/${name}`);
  throw new StsError(
    "E_MODEL",
    `${files.label}: modules.json names a Pooling module whose settings, ${name}, are missing; fetch the whole folder`,
  );
}

async function readDenseModule(files: ModelFiles, path: string): Promise<Dense> {
  const config = await readText(files, `${path}/config.json`);
  const weights = await files.read(`${path}/model.safetensors`);
  if (config === undefined || weights === undefined) {
    throw new StsError(
      "E_MODEL",
      `${files.label}/${path}: a Dense module needs config.json and model.safetensors`,
    );
  }
  return readDense(config, weights, `${files.label}/${path}`);
}

const POOLING_FLAGS: Readonly<Record<string, Pooling>> = {
  pooling_mode_mean_tokens: "mean",
  pooling_mode_cls_token: "cls",
  pooling_mode_max_tokens: "max",
  pooling_mode_lasttoken: "last",
};
const POOLING_NAMES: Readonly<Record<string, Pooling>> = {
  mean: "mean",
  cls: "cls",
  max: "max",
  lasttoken: "last",
};

function readPooling(
  config: Record<string, unknown>,
  label: string,
): { pooling: Pooling; pooledPrompt: boolean } {
  const chosen = new Set<string>();
  const named = config.pooling_mode;
  if (typeof named === "string") chosen.add(named);
  else if (Array.isArray(named)) for (const name of named) chosen.add(String(name));
  for (const [key, value] of Object.entries(config))
    if (value === true && key.startsWith("pooling_mode_")) chosen.add(key);
  const names = chosen.size === 0 ? ["mean"] : [...chosen];
  const pooling = POOLING_FLAGS[names[0]!] ?? POOLING_NAMES[names[0]!];
  if (names.length > 1 || pooling === undefined) {
    throw new StsError(
      "E_MODEL",
      `${label}: pooling ${names.join(" + ")} is not supported; mean, cls, max and last are`,
    );
  }
  return { pooling, pooledPrompt: config.include_prompt !== false };
}

/** The smallest of what the files name: sentence-transformers' own limit, the tokenizer's, the positions. */
async function readMaxTokens(files: ModelFiles, at: (name: string) => string): Promise<number> {
  const own =
    (await readJson<{ max_seq_length?: number | null }>(files, at("sentence_bert_config.json"))) ??
    (await readJson<{ max_seq_length?: number | null }>(files, "sentence_bert_config.json"));
  const tokenizer = await readJson<{ model_max_length?: number }>(files, at("tokenizer_config.json"));
  const model = await readJson<{ max_position_embeddings?: number; model_type?: string }>(
    files,
    at("config.json"),
  );
  // RoBERTa's kind number positions from the padding id on: two of them are never used.
  const unused = ["roberta", "xlm-roberta", "camembert", "mpnet"].includes(model?.model_type ?? "") ? 2 : 0;
  const positions = model?.max_position_embeddings;
  const limits = [own?.max_seq_length, tokenizer?.model_max_length, positions && positions - unused];
  const known = limits.filter((n): n is number => typeof n === "number" && n > 0 && n < 1e6);
  return known.length === 0 ? DEFAULT_MAX_TOKENS : Math.min(...known);
}

async function readPrompt(files: ModelFiles): Promise<string> {
  const config = await readJson<{ prompts?: Record<string, string>; default_prompt_name?: string | null }>(
    files,
    "config_sentence_transformers.json",
  );
  const name = config?.default_prompt_name;
  return typeof name === "string" ? (config?.prompts?.[name] ?? "") : "";
}
