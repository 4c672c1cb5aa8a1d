/**
 * Solves A w = b for a symmetric, positive semidefinite A, by Cholesky factors with diagonal pivoting.
 *
 * Where A does not determine w (features that repeat each other), the unknowns that bring nothing new are 0,
 * so any w returned satisfies the equations as far as they can be. O(d^3 / 3).
 *
 * @param a shape [d][d]; its lower triangle is read, all of it is overwritten
 * @param b shape [d]
 * @returns w, shape [d]
 * @see Higham 2002, Accuracy and Stability of Numerical Algorithms, section 10.3
 */
export function solveSymmetric(a: Float64Array[], b: Float64Array): Float64Array {
  const d = b.length;
  const order = Uint32Array.from(b, (_, j) => j);
  for (let j = 0; j < d; j++) for (let k = 0; k < j; k++) a[k]![j] = a[j]![k]!;
  let greatest = 0;
  for (let j = 0; j < d; j++) greatest = Math.max(greatest, a[j]![j]!);
  const nothing = greatest * d * Number.EPSILON * 4;
  let rank = 0;
  for (; rank < d; rank++) {
    let pivot = rank;
    for (let j = rank + 1; j < d; j++) if (a[j]![j]! > a[pivot]![pivot]!) pivot = j;
    if (a[pivot]![pivot]! <= nothing) break;
    swap(a, order, rank, pivot);
    eliminate(a, rank);
  }
  const solution = new Float64Array(d);
  const y = new Float64Array(rank);
  for (let j = 0; j < rank; j++) {
    let rest = b[order[j]!]!;
    for (let k = 0; k < j; k++) rest -= a[j]![k]! * y[k]!;
    y[j] = rest / a[j]![j]!;
  }
  for (let j = rank - 1; j >= 0; j--) {
    let rest = y[j]!;
    for (let k = j + 1; k < rank; k++) rest -= a[k]![j]! * solution[order[k]!]!;
    solution[order[j]!] = rest / a[j]![j]!;
  }
  return solution;
}

/**
 * Solves A w = b for a positive definite A, by Cholesky factors without pivoting: several times faster than
 * `solveSymmetric`, to which it leaves a matrix that turns out not to be definite. O(d^3 / 6).
 *
 * @param a shape [d][d]; its lower triangle is read and kept
 * @param b shape [d]
 */
export function solvePositiveDefinite(a: Float64Array[], b: Float64Array): Float64Array {
  const d = b.length;
  const factor: Float64Array[] = [];
  const y = new Float64Array(d);
  for (let i = 0; i < d; i++) {
    const row = a[i]!.slice(0, i + 1);
    for (let j = 0; j < i; j++) {
      const other = factor[j]!;
      let rest = row[j]!;
      for (let k = 0; k < j; k++) rest -= row[k]! * other[k]!;
      row[j] = rest / other[j]!;
    }
    let square = row[i]!;
    let rest = b[i]!;
    for (let k = 0; k < i; k++) {
      square -= row[k]! ** 2;
      rest -= row[k]! * y[k]!;
    }
    if (!(square > Number.EPSILON * d * a[i]![i]!)) return solveSymmetric(a, b);
    row[i] = Math.sqrt(square);
    y[i] = rest / row[i]!;
    factor.push(row);
  }
  for (let i = d - 1; i >= 0; i--) {
    y[i]! /= factor[i]![i]!;
    for (let k = 0; k < i; k++) y[k]! -= factor[i]![k]! * y[i]!;
  }
  return y;
}

/** Exchanges unknowns i and j: rows, columns and their names. */
function swap(a: Float64Array[], order: Uint32Array, i: number, j: number): void {
  if (i === j) return;
  [a[i], a[j]] = [a[j]!, a[i]!];
  for (const row of a) [row[i], row[j]] = [row[j]!, row[i]!];
  [order[i], order[j]] = [order[j]!, order[i]!];
}

/** Column k of the factor, and what it leaves of the rest. */
function eliminate(a: Float64Array[], k: number): void {
  const diagonal = Math.sqrt(a[k]![k]!);
  a[k]![k] = diagonal;
  for (let i = k + 1; i < a.length; i++) a[i]![k]! /= diagonal;
  for (let i = k + 1; i < a.length; i++) {
    const factor = a[i]![k]!;
    for (let j = k + 1; j <= i; j++) a[i]![j]! -= factor * a[j]![k]!;
    // The upper triangle is kept in step, for rows are exchanged whole.
    for (let j = k + 1; j < i; j++) a[j]![i] = a[i]![j]!;
  }
}
