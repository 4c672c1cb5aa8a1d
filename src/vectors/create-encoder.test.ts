import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { cosine } from "./cosine.ts";
import { createEncoder } from "./create-encoder.ts";

const tiny = fileURLToPath(new URL("fixtures/tiny", import.meta.url));

it.each([
  ["base", undefined],
  ["fast", undefined],
  [tiny, { threads: 1 }],
] as const)("opens %s", async (which, options) => {
  const encoder = await createEncoder(which, options);
  const vectors = await encoder.encode(["A dog runs.", "A dog runs.", "Stocks fell."]);
  expect(cosine(vectors, 0, vectors, 1)).toBeCloseTo(1, 5);
  expect(cosine(vectors, 0, vectors, 2)).toBeLessThan(0.99);
  await encoder.close();
});

it("refuses a name that is none, a folder that is not there and an option that does nothing", async () => {
  await expect(createEncoder("bsae")).rejects.toMatchObject({
    code: "E_UNKNOWN_NAME",
    message: 'no encoder named "bsae"; did you mean "base"?',
  });
  await expect(createEncoder("./no-folder")).rejects.toMatchObject({ code: "E_MODEL" });
  await expect(createEncoder("fast", { thread: 1 } as never)).rejects.toThrow('did you mean "threads"?');
  await expect(createEncoder(null as never)).rejects.toMatchObject({ code: "E_INPUT" });
});
