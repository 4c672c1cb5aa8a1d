import { expect, it } from "vitest";
import { loadAntonyms } from "./antonyms.ts";

it.each([
  ["en", "true", "false"],
  ["es", "alto", "bajo"],
  ["ar", "أبيض", "أسود"],
  ["tr", "ciddi", "hafifmeşrep"],
] as const)("knows opposites, whichever comes first: %s", async (language, x, y) => {
  const opposite = await loadAntonyms(language);
  expect([opposite(x, y), opposite(y, x), opposite(x, x), opposite("", y)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(opposite("constructor", "toString")).toBe(false);
});
