import { StsError, throwIfAborted } from "../../errors.ts";
import { checkTexts, type Embeddings, type EncodeOptions, type Encoder } from "../encoder.ts";
import { applyDense } from "../pooling/dense.ts";
import type { EncoderSettings } from "../pooling/model-settings.ts";
import { normalize, Pool } from "../pooling/pooling.ts";
import { planBatches, type Row } from "../tokens/batches.ts";
import { tokenRows } from "../tokens/token-rows.ts";
import type { Tokenizer } from "../tokens/tokenizer.ts";
import { WorkInFlight } from "../work-in-flight.ts";
import type { TransformerSession } from "./onnx-session.ts";

/** What an encoder is put together from; `open-encoder.ts` reads it from a model's files. */
export interface OnnxEncoderParts {
  readonly name: string;
  readonly sha256: string;
  readonly fingerprint: string;
  readonly languages?: readonly string[];
  readonly settings: EncoderSettings;
  readonly tokenizer: Tokenizer;
  readonly session: TransformerSession;
  /** Called by `close`, once: the session may be shared. */
  readonly release: () => Promise<void>;
  /** Cells (rows x longest row) of one batch. Default 512: more gains nothing and holds the thread longer. */
  readonly tokenBudget?: number;
}

const DEFAULT_TOKEN_BUDGET = 512;

/**
 * A transformer encoder in ONNX form.
 *
 * Each different text is encoded once, in batches of rows of like length; results come back in the order asked
 * for. A text of more tokens than the model reads is cut into windows of equal size whose tokens are pooled
 * together; `excessTokens` tells how many were over. A vector with a value that is no number is E_MODEL.
 */
export async function createOnnxEncoder(parts: OnnxEncoderParts): Promise<Encoder> {
  const { settings, session, tokenizer } = parts;
  const dimension =
    settings.dense.at(-1)?.outputs ?? session.width ?? (await measureWidth(session, tokenizer));
  const work = new WorkInFlight(`encoder "${parts.name}"`);
  return {
    name: parts.name,
    sha256: parts.sha256,
    fingerprint: parts.fingerprint,
    ...(parts.languages !== undefined && { languages: parts.languages }),
    dimension,
    maxTokens: settings.maxTokens,
    pooling: settings.pooling,
    normalized: settings.normalized,
    encode: (texts, options = {}) => work.run(() => encode(parts, dimension, texts, options)),
    close: () => work.close(parts.release),
  };
}

async function measureWidth(session: TransformerSession, tokenizer: Tokenizer): Promise<number> {
  const ids = [...tokenizer.prefix, ...tokenizer.suffix];
  const row: Row = { text: 0, ids: ids.length === 0 ? [tokenizer.padId] : ids, skip: 0 };
  const forward = await session.run([row], tokenizer.padId);
  forward.dispose();
  return forward.width;
}

async function encode(
  parts: OnnxEncoderParts,
  dimension: number,
  texts: readonly string[],
  options: EncodeOptions,
): Promise<Embeddings> {
  throwIfAborted(options.signal);
  checkTexts(texts);
  const places = new Map<string, number[]>();
  for (const [i, text] of texts.entries()) {
    const known = places.get(text);
    if (known === undefined) places.set(text, [i]);
    else known.push(i);
  }
  const distinct = [...places.keys()];
  const data = new Float32Array(texts.length * dimension);
  const excessTokens = new Uint32Array(texts.length);
  const { rows, excess } = await tokenRows(parts.tokenizer, parts.settings, distinct, options);
  let done = texts.length;
  for (const [text, indexes] of [...places.values()].entries()) {
    for (const i of indexes) excessTokens[i] = excess[text]!;
  }
  const waiting = new Uint32Array(distinct.length);
  for (const row of rows) {
    if (waiting[row.text] === 0) done -= places.get(distinct[row.text]!)!.length;
    waiting[row.text]!++;
  }
  const pools = new Map<number, Pool>();
  for (const batch of planBatches(rows, parts.tokenBudget ?? DEFAULT_TOKEN_BUDGET)) {
    throwIfAborted(options.signal);
    for (const [text, pool] of await runBatch(parts, batch, pools, waiting)) {
      const content = distinct[text]!;
      const vector = finish(parts, pool, content, dimension);
      const indexes = places.get(content)!;
      for (const i of indexes) data.set(vector, i * dimension);
      done += indexes.length;
    }
    options.onProgress?.(done, texts.length);
  }
  return { data, count: texts.length, dimension, excessTokens };
}

/** Runs a batch; gives the texts whose last row was in it. `waiting` counts each text's rows still to come. */
async function runBatch(
  { session, settings, tokenizer }: OnnxEncoderParts,
  batch: readonly Row[],
  pools: Map<number, Pool>,
  waiting: Uint32Array,
): Promise<[text: number, pool: Pool][]> {
  const { data, width, dispose } = await session.run(batch, tokenizer.padId);
  const longest = batch.at(-1)!.ids.length;
  const finished: [number, Pool][] = [];
  try {
    for (const [r, row] of batch.entries()) {
      // Rows that the model pooled itself are averaged by their tokens, as `cls` does.
      const pool = pools.get(row.text) ?? new Pool(session.perToken ? settings.pooling : "cls", width);
      if (session.perToken) pool.add(data, r * longest, row.ids.length, row.skip);
      else pool.add(data, r, row.ids.length, 0);
      waiting[row.text]!--;
      if (waiting[row.text]! > 0) {
        pools.set(row.text, pool);
      } else {
        pools.delete(row.text);
        finished.push([row.text, pool]);
      }
    }
  } finally {
    dispose();
  }
  return finished;
}

function finish(parts: OnnxEncoderParts, pool: Pool, text: string, dimension: number): Float64Array {
  let vector = pool.vector();
  for (const dense of parts.settings.dense) {
    if (dense.inputs !== vector.length) {
      throw new StsError(
        "E_MODEL",
        `model "${parts.name}": a Dense module takes ${dense.inputs} values and gets ${vector.length}`,
      );
    }
    vector = applyDense(dense, vector);
  }
  if (parts.settings.normalized) normalize(vector);
  if (vector.length !== dimension || !vector.every(Number.isFinite)) {
    throw new StsError(
      "E_MODEL",
      `model "${parts.name}" gave a vector that holds no numbers (NaN) for ${quoted(text)}; its weights are damaged`,
    );
  }
  return vector;
}

function quoted(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}
