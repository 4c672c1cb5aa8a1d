import { expect, it } from "vitest";
import { UniqueIds } from "./unique-ids.ts";

const KINDS: Record<string, (i: number) => string> = {
  numbers: (i) => String(i),
  padded: (i) => `2012.MSRpar.test-${String(i).padStart(7, "0")}`,
  permuted: (i) => `${i % 500}-${Math.floor(i / 500)}`,
  arabic: (i) => `ج${i}ب`,
  letters: (i) =>
    String.fromCharCode(
      97 + (i % 26),
      97 + (Math.floor(i / 26) % 26),
      97 + (Math.floor(i / 676) % 26),
      97 + Math.floor(i / 17576),
    ),
};

it.each(Object.entries(KINDS))("tells 300,000 different ids apart and finds every repeat: %s", (_, idOf) => {
  const ids = new UniqueIds();
  let refused = 0;
  for (let i = 0; i < 300_000; i++) if (!ids.add(idOf(i))) refused++;
  expect(refused).toBe(0);
  let missed = 0;
  for (let i = 0; i < 300_000; i += 7) if (ids.add(idOf(i))) missed++;
  expect(missed).toBe(0);
});

it("takes the empty id once", () => {
  const ids = new UniqueIds();
  expect([ids.add(""), ids.add(""), ids.add("\0"), ids.add("\0")]).toEqual([true, false, true, false]);
});
