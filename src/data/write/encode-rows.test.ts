import fc from "fast-check";
import { expect, it } from "vitest";
import { numberText, rowEncoder } from "./encode-rows.ts";

it("writes numbers as String does", () => {
  const decimals = fc
    .tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 6 }))
    .map(([n, d]) => n / 10 ** d);
  fc.assert(
    fc.property(fc.oneof(decimals, fc.double()), (number) => {
      expect(numberText(number)).toBe(String(number));
    }),
    { numRuns: 5000 },
  );
  for (let i = 0; i <= 50_000; i++) expect(numberText(i / 10_000)).toBe(String(i / 10_000));
  for (const odd of [0, -0, 0.0001, 0.00001, 1e8, 1e12, 1e21, 4.9999, Number.MAX_VALUE])
    expect(numberText(odd)).toBe(String(odd));
});

it("writes each format's rows", () => {
  const columns = [
    { name: "id", type: "text" },
    { name: "x", type: "number" },
  ] as const;
  const rows = [
    ['a "b"', 0.25],
    [undefined, undefined],
  ];
  expect(rowEncoder("tsv", columns).encode(rows)).toBe('a "b"\t0.25\n\t\n');
  expect(rowEncoder("csv", columns).encode(rows)).toBe('"a ""b""",0.25\n,\n');
  expect(rowEncoder("jsonl", columns).encode(rows)).toBe('{"id":"a \\"b\\"","x":0.25}\n{}\n');
  expect([
    rowEncoder("tsv", columns, true).head,
    rowEncoder("csv", columns).head,
    rowEncoder("jsonl", columns, true).head,
  ]).toEqual(["id\tx\n", "id,x\n", ""]);
});
