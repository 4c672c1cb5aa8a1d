export type { Quantity, QuantityKind } from "./quantity.ts";
export { type ReadNumbersOptions, readNumbers } from "./read-numbers.ts";
export { dimensionOf, sameDimension, sameQuantity } from "./same-quantity.ts";
export { spellNumbers } from "./spell-numbers.ts";
export { namesTime, numberOfWord, unitOfWord } from "./word-meanings.ts";
