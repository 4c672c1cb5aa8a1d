import { StsError } from "../../errors.ts";
import type { CalibrationModel } from "../calibration/calibration.ts";
import type { ResidualTable } from "../calibration/residual-interval.ts";
import type { LogisticModel } from "../linear/logistic.ts";
import type { RidgeModel } from "../linear/ridge.ts";
import type { NetworkModel } from "../networks/network.ts";
import type { TreesModel } from "../trees/boosted-trees.ts";

/** Everything this room fits, as saved. */
export type SavedModel = CalibrationModel | RidgeModel | LogisticModel | NetworkModel | TreesModel;

/** The format that this version writes. Older ones stay readable; a newer one is refused. */
export const MODEL_FORMAT = 1;

/** One JSON document, UTF-8, numbers in full precision: loading it gives the very same predictions. */
export function saveModel(model: SavedModel): string {
  return `${JSON.stringify(checkModel(model, "model"))}\n`;
}

/**
 * Reads what `saveModel` wrote.
 *
 * @param text the file's content
 * @param file its name, for messages only
 * @throws StsError E_MODEL when it is no JSON, of a newer format, of an unknown kind, or a part of it is
 *   missing or out of range
 */
export function loadModel(text: string, file = "model"): SavedModel {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new StsError("E_MODEL", `${file}: not a saved model (no JSON): ${(cause as Error).message}`, {
      cause,
    });
  }
  return checkModel(value, file);
}

/** `loadModel` for a part of a larger JSON document, e.g. a weights manifest. */
export function checkModel(value: unknown, file = "model"): SavedModel {
  const check = new Check(file);
  const { format, kind } = check.record("model", value);
  if (typeof format !== "number" || !Number.isInteger(format) || format < 1) {
    throw check.fail(`format is ${JSON.stringify(format)}, expected ${MODEL_FORMAT}`);
  }
  if (format > MODEL_FORMAT) {
    throw check.fail(
      `format ${format} is newer than ${MODEL_FORMAT}, the newest this version reads; update samesay`,
    );
  }
  switch (kind) {
    case "calibration":
      checkCalibration(check, value as Record<string, unknown>);
      break;
    case "ridge":
    case "logistic":
      checkLinear(check, value as Record<string, unknown>, kind === "ridge" ? "alpha" : "penalty");
      break;
    case "network":
      checkNetwork(check, value as Record<string, unknown>);
      break;
    case "trees":
      checkTrees(check, value as Record<string, unknown>);
      break;
    default:
      throw check.fail(
        `kind is ${JSON.stringify(kind)}, expected calibration, ridge, logistic, network or trees`,
      );
  }
  return value as SavedModel;
}

/** `loadModel` that insists on one kind. @throws StsError E_MODEL also when it is another */
export function loadModelOf<K extends SavedModel["kind"]>(
  kind: K,
  text: string,
  file = "model",
): Extract<SavedModel, { kind: K }> {
  const model = loadModel(text, file);
  if (model.kind !== kind)
    throw new StsError("E_MODEL", `${file}: holds a ${model.kind} model, expected ${kind}`);
  return model as Extract<SavedModel, { kind: K }>;
}

function checkCalibration(check: Check, model: Record<string, unknown>): void {
  const { curve, direction, x, y, residuals, fit } = model;
  if (curve !== "spline" && curve !== "isotonic") throw check.fail(`curve is ${JSON.stringify(curve)}`);
  if (direction !== 1 && direction !== -1) throw check.fail(`direction is ${JSON.stringify(direction)}`);
  const xs = check.ascending("x", x);
  const ys = check.numbers("y", y, xs.length);
  ys.forEach((value, k) => {
    if (value >= 0 && value <= 5 && (k === 0 || value >= ys[k - 1]!)) return;
    throw check.fail(`y[${k}] is ${value}, expected scores in 0..5 that do not descend`);
  });
  const table = check.record("residuals", residuals) as unknown as ResidualTable;
  if (!(table.level > 0 && table.level < 1)) throw check.fail(`residuals.level is ${table.level}`);
  const columns = check.ascending("residuals.scores", table.scores).length;
  const rows = check.ascending("residuals.logLengths", table.logLengths).length;
  for (const side of ["low", "high"] as const) {
    if (!Array.isArray(table[side]) || table[side].length !== rows) {
      throw check.fail(`residuals.${side} is not a list of ${rows} rows`);
    }
    table[side].forEach((row, k) => {
      check.numbers(`residuals.${side}[${k}]`, row, columns);
    });
  }
  check.record("fit", fit);
}

function checkLinear(check: Check, model: Record<string, unknown>, strength: string): void {
  const weights = check.numbers("weights", model.weights);
  if (weights.length === 0) throw check.fail("weights is empty");
  for (const name of ["intercept", strength]) check.numbers(name, [model[name]]);
  const { features } = model;
  const named = Array.isArray(features) && features.every((name) => typeof name === "string");
  if (!named || (features.length > 0 && features.length !== weights.length)) {
    throw check.fail(`features is not a list of ${weights.length} names`);
  }
}

function checkNetwork(check: Check, { hidden, biases, output, intercept }: Record<string, unknown>): void {
  if (!Array.isArray(hidden) || hidden.length === 0) throw check.fail("hidden is no list of units");
  const width = check.numbers("hidden[0]", hidden[0]).length;
  if (width === 0) throw check.fail("hidden[0] is empty");
  for (const [h, unit] of hidden.entries()) check.numbers(`hidden[${h}]`, unit, width);
  check.numbers("biases", biases, hidden.length);
  check.numbers("output", output, hidden.length);
  check.numbers("intercept", [intercept]);
}

function checkTrees(check: Check, { loss, start, rounds, features }: Record<string, unknown>): void {
  if (loss !== "squared" && loss !== "classes") throw check.fail("loss is neither squared nor classes");
  const outputs = check.numbers("start", start).length;
  if (outputs === 0) throw check.fail("start is empty");
  if (!Array.isArray(rounds)) throw check.fail("rounds is no list");
  for (const [r, round] of rounds.entries()) {
    if (!Array.isArray(round) || round.length !== outputs)
      throw check.fail(`rounds[${r}] is no list of ${outputs} trees`);
    for (const tree of round) checkTree(check, `rounds[${r}]`, check.record(`rounds[${r}]`, tree));
  }
  if (!Array.isArray(features)) throw check.fail("features is no list");
}

/** Every node's children come after it, so that a walk ends in a leaf. */
function checkTree(check: Check, name: string, { feature, value, right }: Record<string, unknown>): void {
  const features = check.numbers(`${name}.feature`, feature);
  const size = features.length;
  check.numbers(`${name}.value`, value, size);
  const rights = check.numbers(`${name}.right`, right, size);
  const good = features.every((own, i) => {
    if (!Number.isInteger(own) || own < -1) return false;
    return own === -1 || (i + 1 < size && Number.isInteger(rights[i]) && rights[i]! > i && rights[i]! < size);
  });
  if (size === 0 || !good) throw check.fail(`${name} holds what is no tree`);
}

class Check {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  fail(problem: string): StsError {
    return new StsError("E_MODEL", `${this.#file}: damaged or foreign model: ${problem}`);
  }

  record(name: string, value: unknown): Record<string, unknown> {
    if (typeof value === "object" && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
    throw this.fail(`${name} is not a JSON object`);
  }

  numbers(name: string, value: unknown, length?: number): readonly number[] {
    const right = Array.isArray(value) && value.every((v) => typeof v === "number" && Number.isFinite(v));
    if (right && (length === undefined || value.length === length)) return value;
    throw this.fail(`${name} is not a list of ${length === undefined ? "" : `${length} `}finite numbers`);
  }

  ascending(name: string, value: unknown): readonly number[] {
    const numbers = this.numbers(name, value);
    if (numbers.length > 0 && numbers.every((v, k) => k === 0 || v > numbers[k - 1]!)) return numbers;
    throw this.fail(`${name} does not ascend`);
  }
}
