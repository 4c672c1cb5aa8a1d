import { expect, it } from "vitest";
import { cachedEncoder } from "./cached-encoder.ts";
import type { Encoder } from "./encoder.ts";
import { golden, tinyModel } from "./fixtures/index.ts";
import { openEncoder } from "./onnx/open-encoder.ts";

it("gives the same vectors, and encodes only what it does not remember", async () => {
  const inner = await openEncoder(tinyModel("prompt"));
  const asked: string[][] = [];
  const counting: Encoder = {
    ...inner,
    encode: (texts, options) => {
      asked.push([...texts]);
      return inner.encode(texts, options);
    },
  };
  const cached = cachedEncoder(counting, 3);
  const texts = [golden.texts[0]!, "", golden.texts[2]!, golden.texts[0]!];
  const plain = await inner.encode(texts);
  expect(await cached.encode(texts)).toEqual(plain);
  expect(await cached.encode(texts)).toEqual(plain);
  expect(asked).toEqual([[texts[0], "", texts[2]], []]);
  // Another prompt is another vector.
  expect((await cached.encode(texts, { prompt: "" })).data).not.toEqual(plain.data);
  expect(await cached.encode(texts)).toEqual(plain);
  // More texts than entries in one call: still right, and the oldest go.
  const many = await cached.encode(golden.texts);
  expect(many).toEqual(await inner.encode(golden.texts));
  asked.length = 0;
  await cached.encode(golden.texts.slice(-3));
  expect(asked).toEqual([[]]);
  await cached.close();
});
