import { checkNumbers as checkIsNumbers } from "../arguments.ts";
import { StsError } from "../errors.ts";

/** Values as any array holds them: number[], Float64Array, Float32Array. Never changed by this room. */
export type Numbers = ArrayLike<number>;

/** @throws StsError E_INPUT unless `x` has at least `least` values, all finite. */
export function checkSample(name: string, x: Numbers, least: number, label = "x"): void {
  checkNumbers(name, x, label);
  if (x.length < least) {
    throw new StsError(
      "E_INPUT",
      `${name}: needs ${plural(least, "value")} or more, ${label} has ${x.length}`,
    );
  }
  for (let i = 0; i < x.length; i++) {
    if (!Number.isFinite(x[i])) {
      throw new StsError("E_INPUT", `${name}: ${label}[${i}] is ${x[i]}, expected a finite number`);
    }
  }
}

/** @throws StsError E_INPUT unless `x` and `y` are of one length, at least `least`, and all finite. */
export function checkPaired(name: string, x: Numbers, y: Numbers, least: number, labels = ["x", "y"]): void {
  const [left = "x", right = "y"] = labels;
  checkSameLength(name, x, y, labels);
  checkSample(name, x, least, left);
  checkSample(name, y, least, right);
}

/** @throws StsError E_INPUT unless both have the same number of values. */
export function checkSameLength(name: string, x: Numbers, y: Numbers, labels = ["x", "y"]): void {
  const [left = "x", right = "y"] = labels;
  checkNumbers(name, x, left);
  checkNumbers(name, y, right);
  if (x.length === y.length) return;
  throw new StsError(
    "E_INPUT",
    `${name}: ${left} has ${plural(x.length, "value")}, ${right} has ${y.length}`,
  );
}

/** @throws StsError E_INPUT unless `x` is an array or like one. */
export function checkNumbers(name: string, x: unknown, label = "x"): void {
  checkIsNumbers(x, `${name}: ${label}`);
}

/** @throws StsError E_INPUT unless `weights` has one finite weight >= 0 for each value. */
export function checkWeights(name: string, weights: Numbers, n: number): void {
  checkNumbers(name, weights, "weights");
  if (weights.length !== n) {
    throw new StsError("E_INPUT", `${name}: x has ${plural(n, "value")}, weights has ${weights.length}`);
  }
  for (let i = 0; i < n; i++) {
    const w = weights[i]!;
    if (!(Number.isFinite(w) && w >= 0)) {
      throw new StsError("E_INPUT", `${name}: weights[${i}] is ${w}, expected a finite number of 0 or more`);
    }
  }
}

/** @throws StsError E_INPUT unless `value` is a correlation: a number in [-1, 1]. */
export function checkCorrelation(name: string, label: string, value: number): void {
  if (value >= -1 && value <= 1) return;
  throw new StsError("E_INPUT", `${name}: ${label} is ${value}, expected a correlation in -1..1`);
}

/** @throws StsError E_INPUT unless `value` is a whole number of at least `least`. */
export function checkCount(name: string, label: string, value: number, least: number): void {
  if (Number.isInteger(value) && value >= least) return;
  throw new StsError("E_INPUT", `${name}: ${label} is ${value}, expected a whole number of ${least} or more`);
}

/** @throws StsError E_INPUT unless `value` lies strictly between 0 and 1. */
export function checkShare(name: string, label: string, value: number): void {
  if (value > 0 && value < 1) return;
  throw new StsError("E_INPUT", `${name}: ${label} is ${value}, expected a number between 0 and 1`);
}

/** True when every value equals the first; also for no or one value. */
export function isConstant(x: Numbers): boolean {
  const first = x[0];
  for (let i = 1; i < x.length; i++) if (x[i] !== first) return false;
  return true;
}

function plural(n: number, noun: string): string {
  return n === 1 ? `1 ${noun}` : `${n} ${noun}s`;
}
