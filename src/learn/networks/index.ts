// What networks that read texts are made of.
export { gatedRecurrence } from "./gated-recurrence.ts";
export { type Matrix, matrix, reshaped } from "./matrix.ts";
export { ProductKernel } from "./product-kernel.ts";
export { dimensionFilters, rowComparisons, scaledRows, transposed, unitRows } from "./row-operations.ts";
export { Tape } from "./tape.ts";
export { chain, type NodeOrder, treeLstm, treeOrder } from "./tree-lstm.ts";
