import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { RowStore } from "./row-store.ts";

const folder = mkdtempSync(join(tmpdir(), "samesay-store-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("has after reopening what was added, and removes a record cut short", () => {
  const path = join(folder, "inner", "rows.bin");
  const store = new RowStore(path, 2, 8);
  store.add([
    ["one", [0.1, -2]],
    ["İki", [3, Number.NaN]],
  ]);
  appendFileSync(path, "cut");
  const again = new RowStore(path, 2, 8);
  expect([...again.get("one")]).toEqual([0.1, -2]);
  expect([...again.get("İki")]).toEqual([3, Number.NaN]);
  expect(again.has("two")).toBe(false);
  expect(() => again.get("two")).toThrow(/no row/);
  again.add([["two", [5, 6]]]);
  expect([...new RowStore(path, 2, 8).get("two")]).toEqual([5, 6]);
});

it("refuses rows of another width", () => {
  expect(() => new RowStore(join(folder, "x.bin"), 2, 4).add([["one", [1]]])).toThrow(/expected 2/);
});
