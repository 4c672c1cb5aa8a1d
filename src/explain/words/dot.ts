/** Scalar product of two vectors; 0 where one is empty. O(n) */
export function dot(x: Float32Array, y: Float32Array): number {
  let sum = 0;
  for (let d = 0; d < x.length && d < y.length; d++) sum += x[d]! * y[d]!;
  return sum;
}
