import type * as Ort from "onnxruntime-node";
import { StsError } from "../../errors.ts";
import type { Row } from "../tokens/batches.ts";
import type { OnnxRuntime } from "./onnx-module.ts";

const INPUTS = ["input_ids", "attention_mask", "token_type_ids", "position_ids"];
const TOKEN_OUTPUTS = ["last_hidden_state", "token_embeddings", "hidden_states", "output"];
const SENTENCE_OUTPUTS = ["sentence_embedding", "sentence_embeddings", "text_embeds"];

/** What one batch gives: row-major numbers, to be read before `dispose`. */
export interface Forward {
  readonly data: Float32Array;
  readonly width: number;
  readonly dispose: () => void;
}

/** An ONNX file opened as a transformer: token rows in, numbers out. */
export interface TransformerSession {
  /** True: [rows, longest, width] token vectors. False: [rows, width], pooled inside the model. */
  readonly perToken: boolean;
  /** Width of the output where the file states it. */
  readonly width: number | undefined;
  run(rows: readonly Row[], padId: number): Promise<Forward>;
}

/**
 * Checks that the model reads tokens and gives vectors, and wraps it.
 * @param pooledFirst whether a vector that the model pooled itself is taken where it gives tokens' vectors too
 * @throws StsError E_MODEL naming the inputs or outputs that do not fit
 */
export function transformerSession(
  session: Ort.InferenceSession,
  runtime: OnnxRuntime,
  name: string,
  pooledFirst = false,
): TransformerSession {
  checkInputs(session, name);
  const outputs = pooledFirst
    ? [...SENTENCE_OUTPUTS, ...TOKEN_OUTPUTS]
    : [...TOKEN_OUTPUTS, ...SENTENCE_OUTPUTS];
  const output = outputs.find((o) => session.outputNames.includes(o));
  if (output === undefined) {
    throw new StsError(
      "E_MODEL",
      `model "${name}" has the outputs ${list(session.outputNames)}; an encoder has one of ${list([...TOKEN_OUTPUTS, ...SENTENCE_OUTPUTS])}`,
    );
  }
  const perToken = TOKEN_OUTPUTS.includes(output);
  return {
    perToken,
    width: statedWidth(session, output),
    run: async (rows, padId) =>
      checked(await runOn(session, runtime, output, rows, padId, name), rows.length, perToken, name),
  };
}

/** An ONNX file opened as a cross-encoder: rows of two texts in, one score of 0..1 each out. */
export interface ScoreSession {
  /** Scores in the order of the rows. */
  run(rows: readonly Row[], padId: number): Promise<Float64Array>;
}

/**
 * Checks that the model reads tokens and gives one number a row, and wraps it.
 * @param output name of that number, as the manifest has it
 * @throws StsError E_MODEL naming the inputs or outputs that do not fit; on running, for a score outside 0..1
 */
export function scoreSession(
  session: Ort.InferenceSession,
  runtime: OnnxRuntime,
  output: string,
  name: string,
): ScoreSession {
  checkInputs(session, name);
  if (!session.outputNames.includes(output)) {
    throw new StsError(
      "E_MODEL",
      `model "${name}" has the outputs ${list(session.outputNames)}; its manifest promises "${output}"`,
    );
  }
  return {
    run: async (rows, padId) => {
      const tensor = await runOn(session, runtime, output, rows, padId, name);
      try {
        const { type, dims } = tensor;
        if (type !== "float32" || (tensor.data as Float32Array).length !== rows.length) {
          throw new StsError(
            "E_MODEL",
            `model "${name}" gave ${type} [${dims.join(", ")}], not one score a pair`,
          );
        }
        const scores = Float64Array.from(tensor.data as Float32Array);
        if (scores.every((score) => score >= 0 && score <= 1)) return scores;
        throw new StsError("E_MODEL", `model "${name}" gave a score outside 0..1; its weights are damaged`);
      } finally {
        tensor.dispose();
      }
    },
  };
}

function checkInputs(session: Ort.InferenceSession, name: string): void {
  const strange = session.inputNames.filter((input) => !INPUTS.includes(input));
  if (strange.length === 0 && session.inputNames.includes("input_ids")) return;
  throw new StsError(
    "E_MODEL",
    `model "${name}" has the inputs ${list(session.inputNames)}; an encoder has input_ids and, if any, ${list(INPUTS.slice(1))}`,
  );
}

/** One inference; the tensor is the caller's to dispose of. */
async function runOn(
  session: Ort.InferenceSession,
  runtime: OnnxRuntime,
  output: string,
  rows: readonly Row[],
  padId: number,
  name: string,
): Promise<Ort.Tensor> {
  const feeds = buildFeeds(session, runtime, rows, padId);
  try {
    return (await session.run(feeds, [output]))[output]!;
  } catch (cause) {
    throw new StsError("E_MODEL", `model "${name}" failed: ${(cause as Error).message}`, { cause });
  } finally {
    for (const tensor of Object.values(feeds)) tensor.dispose();
  }
}

function list(names: readonly string[]): string {
  return names.join(", ");
}

function statedWidth(session: Ort.InferenceSession, output: string): number | undefined {
  const entry = session.outputMetadata?.find((o) => o.name === output);
  const last = entry?.isTensor === true ? entry.shape.at(-1) : undefined;
  return typeof last === "number" ? last : undefined;
}

function buildFeeds(
  session: Ort.InferenceSession,
  runtime: OnnxRuntime,
  rows: readonly Row[],
  padId: number,
): Record<string, Ort.Tensor> {
  const longest = rows.reduce((n, row) => Math.max(n, row.ids.length), 0);
  const shape = [rows.length, longest];
  const feeds: Record<string, Ort.Tensor> = {};
  for (const input of session.inputNames) {
    const fill: (row: Row, t: number) => number =
      input === "input_ids"
        ? (row, t) => row.ids[t] ?? padId
        : input === "attention_mask"
          ? (row, t) => (t < row.ids.length ? 1 : 0)
          : input === "position_ids"
            ? (_, t) => t
            : (row, t) => row.segments?.[t] ?? 0;
    feeds[input] = integerTensor(session, runtime, input, rows, shape, fill);
  }
  return feeds;
}

/** int64, or int32 where the model says so. */
function integerTensor(
  session: Ort.InferenceSession,
  runtime: OnnxRuntime,
  input: string,
  rows: readonly Row[],
  shape: readonly number[],
  fill: (row: Row, t: number) => number,
): Ort.Tensor {
  const longest = shape[1]!;
  const entry = session.inputMetadata?.find((m) => m.name === input);
  if (entry?.isTensor === true && entry.type === "int32") {
    const data = new Int32Array(rows.length * longest);
    for (const [r, row] of rows.entries())
      for (let t = 0; t < longest; t++) data[r * longest + t] = fill(row, t);
    return new runtime.Tensor("int32", data, shape);
  }
  // Written as pairs of 32-bit halves: several times sooner than a BigInt for each id.
  const halves = new Int32Array(2 * rows.length * longest);
  for (const [r, row] of rows.entries()) {
    for (let t = 0; t < longest; t++) halves[2 * (r * longest + t)] = fill(row, t);
  }
  return new runtime.Tensor("int64", new BigInt64Array(halves.buffer), shape);
}

function checked(tensor: Ort.Tensor, rows: number, perToken: boolean, name: string): Forward {
  const { dims, type } = tensor;
  if (type !== "float32" || dims.length !== (perToken ? 3 : 2) || dims[0] !== rows) {
    tensor.dispose();
    throw new StsError("E_MODEL", `model "${name}" gave ${type} [${dims.join(", ")}], not float32 vectors`);
  }
  return { data: tensor.data as Float32Array, width: dims.at(-1)!, dispose: () => tensor.dispose() };
}
