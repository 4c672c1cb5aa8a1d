import { TAG_COUNT } from "../upos.ts";

/** Sizes of an analyser's network, as a model file's header gives them. */
export interface NetworkShape {
  /** Rows of the table that words, their ends and beginnings, and their kinds are hashed to; powers of two. */
  readonly words: number;
  readonly affixes: number;
  readonly shapes: number;
  /** Numbers a row. */
  readonly width: number;
  /** Numbers a word in the layers. */
  readonly hidden: number;
  /** Per layer: how far away the words on either side are that it looks at. */
  readonly dilations: readonly number[];
  /** Numbers that a word is compared by as dependent and as head. */
  readonly arc: number;
  /** Numbers that a relation is chosen by. */
  readonly relation: number;
  /** What a row's whole numbers are multiplied by; the input layer's scales have it in them. */
  readonly rowScale: number;
}

/** The network's numbers as files hold them. */
export interface NetworkNumbers {
  /** (words + affixes + shapes) x width. */
  readonly rows: Int8Array;
  /** Input layer, layers, everything that is asked of a word (`answersOf`), relations; [out][in] each. */
  readonly weights: Int8Array;
  /**
   * Input layer: scales, biases; per layer: gamma, beta, scales, biases; last gamma, beta; answers: scales, biases; the
   * root as head; the root as head of a relation; relations: scales, biases.
   */
  readonly floats: Float32Array;
}

/** Distances between dependent and head, either way, that a word has a score for. */
export const DISTANCES = 33;

/** Numbers that the last layer gives for a word: tags, parts of features, dependent, head, distances, relation twice. */
export function answersOf({ arc, relation }: NetworkShape, parts: number): number {
  return TAG_COUNT + parts + 2 * arc + DISTANCES + 2 * relation;
}

/** How many numbers a network of a shape has. */
export function networkLengths(
  shape: NetworkShape,
  parts: number,
  labels: number,
): { rows: number; weights: number; floats: number } {
  const { width, hidden, dilations, arc, relation } = shape;
  const answers = answersOf(shape, parts);
  const layers = dilations.length;
  return {
    rows: (shape.words + shape.affixes + shape.shapes) * width,
    weights: hidden * 3 * width + layers * hidden * 3 * hidden + answers * hidden + labels * relation,
    floats: 2 * hidden + layers * 4 * hidden + 2 * hidden + 2 * answers + arc + relation + 2 * labels,
  };
}

/** What is wrong with a network's sizes or lengths; undefined where they fit. */
export function networkProblem(
  shape: NetworkShape | undefined,
  { rows, weights, floats }: NetworkNumbers,
  parts: number,
  labels: readonly string[],
): string | undefined {
  if (shape === undefined || !Array.isArray(shape.dilations)) return "its header tells of no network";
  if (!labels.includes("root") || labels.length < 2 || labels.length > 256)
    return `${labels.length} labels, or none of them "root"`;
  for (const name of ["words", "affixes", "shapes"] as const) {
    const size = shape[name];
    if (!(size >= 1 && size <= 2 ** 24) || !Number.isInteger(Math.log2(size)))
      return `network.${name} is ${size}, no power of two`;
  }
  for (const name of ["width", "hidden", "arc", "relation"] as const) {
    const size = shape[name];
    if (!(size >= 8 && size <= 4096) || size % 8 !== 0) return `network.${name} is ${size}, no multiple of 8`;
  }
  if (!shape.dilations.every((d) => Number.isInteger(d) && d >= 1 && d <= 64))
    return `network.dilations are ${shape.dilations.join(", ")}`;
  const wanted = networkLengths(shape, parts, labels.length);
  for (const [name, length] of [
    ["rows", rows.length],
    ["weights", weights.length],
    ["floats", floats.length],
  ] as const) {
    if (length !== wanted[name]) return `the network has ${length} ${name} instead of ${wanted[name]}`;
  }
  return undefined;
}
