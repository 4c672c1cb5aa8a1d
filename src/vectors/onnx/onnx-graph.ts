import { type ProtobufField, protobufFields } from "./protobuf.ts";

/** What of an ONNX file matters before it is opened. */
export interface OnnxGraph {
  /** Files beside the graph that hold weights, as the graph names them; none where all are inside. */
  readonly externalFiles: readonly string[];
  /** Whether it takes the range of its activations from the whole batch, so that a row's numbers hang on the others. */
  readonly quantizesBatch: boolean;
}

/** Operators that find the range of their input when they run, one range for all rows. */
const BATCH_QUANTIZERS = new Set(["DynamicQuantizeLinear", "DynamicQuantizeMatMul", "DynamicQuantizeLSTM"]);

// Numbers of fields: https://github.com/onnx/onnx/blob/main/onnx/onnx.proto
const MODEL = { graph: 7, functions: 25 };
const GRAPH = { node: 1, initializer: 5, sparseInitializer: 15 };
const FUNCTION = { node: 7 };
const NODE = { operator: 4, attribute: 5 };
const ATTRIBUTE = { tensor: 5, graph: 6, tensors: 10, graphs: 11, sparseTensor: 22, sparseTensors: 23 };
const SPARSE = { values: 1, indices: 2 };
const TENSOR = { externalData: 13 };
const ENTRY = { key: 1, value: 2 };

/** Reads names only: a millisecond. A file that is no ONNX model has none; opening it will say so. */
export function readOnnxGraph(model: Uint8Array): OnnxGraph {
  const externalFiles = new Set<string>();
  let quantizesBatch = false;

  const tensor = (bytes: Uint8Array): void => {
    for (const field of protobufFields(bytes)) {
      if (field.number !== TENSOR.externalData) continue;
      const entry = new Map([...protobufFields(field.content)].map((f) => [f.number, f]));
      if (text(entry.get(ENTRY.key)) === "location") externalFiles.add(text(entry.get(ENTRY.value)));
    }
  };
  const sparseTensor = (bytes: Uint8Array): void => {
    for (const { number, content } of protobufFields(bytes))
      if (number === SPARSE.values || number === SPARSE.indices) tensor(content);
  };
  const attribute = (bytes: Uint8Array): void => {
    for (const { number, content } of protobufFields(bytes)) {
      if (number === ATTRIBUTE.graph || number === ATTRIBUTE.graphs) graph(content);
      else if (number === ATTRIBUTE.tensor || number === ATTRIBUTE.tensors) tensor(content);
      else if (number === ATTRIBUTE.sparseTensor || number === ATTRIBUTE.sparseTensors) sparseTensor(content);
    }
  };
  const node = (bytes: Uint8Array): void => {
    for (const field of protobufFields(bytes)) {
      if (field.number === NODE.operator) quantizesBatch ||= BATCH_QUANTIZERS.has(text(field));
      else if (field.number === NODE.attribute) attribute(field.content);
    }
  };
  const graph = (bytes: Uint8Array): void => {
    for (const { number, content } of protobufFields(bytes)) {
      if (number === GRAPH.node) node(content);
      else if (number === GRAPH.initializer) tensor(content);
      else if (number === GRAPH.sparseInitializer) sparseTensor(content);
    }
  };
  for (const { number, content } of protobufFields(model)) {
    if (number === MODEL.graph) graph(content);
    else if (number === MODEL.functions) {
      for (const field of protobufFields(content)) if (field.number === FUNCTION.node) node(field.content);
    }
  }
  return { externalFiles: [...externalFiles].sort(), quantizesBatch };
}

function text(field: ProtobufField | undefined): string {
  return field === undefined ? "" : new TextDecoder().decode(field.content);
}
