import { expect, it } from "vitest";
import { modelForm, seenForms, WordShapes } from "./word-shape.ts";

it("folds what the models do not look at", () => {
  expect(modelForm("Isparta 2024", "tr")).toBe("ısparta 0000");
  expect(modelForm("İZMİR’de", "tr")).toBe("izmir'de");
  expect(modelForm("أَحمَدُ٥", "ar")).toBe("احمد0");
});

it("gives the same shape again, and others for other words", () => {
  const shapes = new WordShapes("en");
  expect(shapes.get("Dogs")).toBe(shapes.get("Dogs"));
  expect(shapes.get("Dogs").w).toBe(shapes.get("dogs").w);
  expect(shapes.get("Dogs").shape).not.toBe(shapes.get("dogs").shape);
  expect(shapes.get("dogs").suffix[0]).toBe(shapes.get("cats").suffix[0]);
});

it("finds word classes by their hash", () => {
  const w = new WordShapes("en").get("dog").w >>> 0;
  const shapes = new WordShapes("en", { keys: Uint32Array.of(w), classes: Uint16Array.of(33) });
  expect(shapes.get("dog")).toMatchObject({ fine: 34, coarse: 3 });
  expect(shapes.get("cat")).toMatchObject({ fine: 0, coarse: 0 });
});

it("puts back the alif of an Arabic article behind ل", () => {
  const own = new WordShapes("ar").get("لغة").w >>> 0;
  const shapes = new WordShapes("ar", { keys: Uint32Array.of(own), classes: Uint16Array.of(1) });
  expect(seenForms(["ل", "لسلطة"], shapes, "ar")).toEqual(["ل", "السلطة"]);
  expect(seenForms(["ل", "لغة"], shapes, "ar")).toEqual(["ل", "لغة"]);
  expect(seenForms(["لسلطة", "ل", "كتاب"], shapes, "ar")).toEqual(["لسلطة", "ل", "كتاب"]);
});
