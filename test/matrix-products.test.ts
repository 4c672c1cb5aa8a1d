import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { compiledKernel } from "../scripts/compile-kernel.ts";

it("the kernel for products of matrices is compiled from the source beside it", async () => {
  const { text, file } = await compiledKernel("MATRIX_PRODUCTS");
  expect(readFileSync(file, "utf8")).toBe(text);
});
