import { latentVectors } from "./words/latent-semantics.ts";

/** Directions that all sentences share, which are taken out. */
const COMPONENTS = 15;

/**
 * First principal directions of sentences' weighted means, not centred; unit length.
 * @param means shape [sentences][dimension]
 * @returns shape [components * dimension]
 * @see Arora et al. 2017, https://openreview.net/forum?id=SyK00v5xx, algorithm 1; 15 directions as Cer et al. 2017 have it
 */
export function commonComponents(means: readonly Float64Array[], dimension: number): Float32Array {
  const count = Math.min(COMPONENTS, dimension - 1, means.length);
  if (count < 1) return new Float32Array();
  // The transpose's left vectors are the directions: rows are coordinates, columns are sentences.
  const starts = Int32Array.from({ length: dimension + 1 }, (_, d) => d * means.length);
  const at = Int32Array.from({ length: dimension * means.length }, (_, k) => k % means.length);
  const values = Float64Array.from(at, (i, k) => means[i]![Math.floor(k / means.length)]!);
  const vectors = latentVectors({ columns: means.length, starts, at, values }, count, 8);
  const out = new Float32Array(count * dimension);
  for (let c = 0; c < count; c++) {
    const length = Math.hypot(...Array.from({ length: dimension }, (_, d) => vectors[d * count + c]!));
    for (let d = 0; d < dimension; d++)
      out[c * dimension + d] = length === 0 ? 0 : vectors[d * count + c]! / length;
  }
  return out;
}

/** A vector less its parts along those directions. */
export function withoutComponents(vector: Float64Array, components: Float32Array): Float64Array {
  const out = Float64Array.from(vector);
  for (let at = 0; at < components.length; at += vector.length) {
    let part = 0;
    for (let d = 0; d < vector.length; d++) part += vector[d]! * components[at + d]!;
    for (let d = 0; d < vector.length; d++) out[d]! -= part * components[at + d]!;
  }
  return out;
}
