import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parquetMetadata } from "hyparquet";
import { afterAll, expect, it } from "vitest";
import { openPairs, parseColumns, writePairs } from "../index.ts";

const folder = mkdtempSync(join(tmpdir(), "samesay-parquet-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const fixture = (name: string) => fileURLToPath(new URL(`fixtures/${name}.parquet`, import.meta.url));

// Files written by PyArrow 26.0.1: sentence1, sentence2 (string), score (float32, one null), idx (int32), label
// (bool), two rows a group.
it.each(["none", "snappy", "gzip", "brotli", "zstd", "lz4"])(
  "reads PyArrow's %s files by group",
  async (codec) => {
    const reader = openPairs(fixture(`pyarrow-${codec}`));
    const pairs = await reader.toArray();
    expect(pairs).toEqual([
      { id: "0", a: "A man is playing a guitar.", b: "A man plays the guitar.", gold: 4.8, extra: ["true"] },
      { id: "1", a: "Un perro corre.", b: "İki köpek koşuyor.", gold: 0, extra: ["false"] },
      { id: "2", a: '"Quoted", text', b: "لا", extra: ["true"] },
      { id: "3", a: "", b: "👩‍👩‍👧 ok", gold: 2.5, extra: ["false"] },
    ]);
    expect([reader.format, reader.extraNames, reader.counts]).toEqual([
      "parquet",
      ["label"],
      { pairs: 4, unscored: 1 },
    ]);
  },
);

it("reads dictionary-encoded texts, large strings and 64-bit whole numbers", async () => {
  expect(await openPairs(fixture("pyarrow-dictionary")).toArray()).toEqual([
    { id: "1", a: "a", b: "x", gold: 1 },
    { id: "2", a: "b", b: "y", gold: 2 },
  ]);
});

it("finds columns by name or number, and says what there is", async () => {
  const columns = parseColumns("a=2,b=sentence1,score=3");
  expect((await openPairs(fixture("pyarrow-none"), { columns }).toArray())[0]).toMatchObject({
    a: "A man plays the guitar.",
    gold: 4.8,
  });
  await expect(
    openPairs(fixture("pyarrow-none"), { columns: { a: "premise", b: "sentence2" } }).toArray(),
  ).rejects.toThrow(
    'no column named "premise"; the header has "sentence1", "sentence2", "score", "idx", "label"',
  );
});

it("refuses a text column of numbers, gold out of scale, a table without rows, damage, and streams", async () => {
  const path = fixture("pyarrow-none");
  await expect(openPairs(path, { columns: { a: "idx", b: "sentence1" } }).toArray()).rejects.toThrow(
    ':1: "idx" is number, expected a text',
  );
  await expect(openPairs(path, { scale: [0, 1] }).toArray()).rejects.toThrow(
    ":1: score 4.8 is outside the scale 0..1",
  );
  const empty = join(folder, "empty.parquet");
  await writePairs(empty, []);
  await expect(openPairs(empty).toArray()).rejects.toThrow("a table without rows");
  const bytes = readFileSync(path);
  const cut = join(folder, "cut.parquet");
  writeFileSync(cut, bytes.subarray(0, bytes.length - 40));
  await expect(openPairs(cut).toArray()).rejects.toMatchObject({ name: "StsError", code: "E_FORMAT" });
  const damaged = join(folder, "damaged.parquet");
  writeFileSync(
    damaged,
    Buffer.concat([bytes.subarray(0, 40), Buffer.alloc(200, 0xff), bytes.subarray(240)]),
  );
  await expect(openPairs(damaged).toArray()).rejects.toMatchObject({ name: "StsError", code: "E_FORMAT" });
  async function* stream() {
    yield bytes;
  }
  await expect(openPairs(stream(), { format: "parquet" }).toArray()).rejects.toThrow(
    "Parquet cannot be read from a stream; name the file",
  );
  await expect(openPairs(stream()).toArray()).rejects.toMatchObject({ code: "E_FORMAT" });
});

it("writes row groups of 8,192, without minima of texts: they would keep the blocks of text they were cut from", async () => {
  const path = join(folder, "groups.parquet");
  await writePairs(
    path,
    Array.from({ length: 20_000 }, (_, i) => ({ id: `p${i}`, a: `A ${i}`, b: `B ${i}`, gold: i % 6 })),
  );
  const bytes = readFileSync(path);
  const { row_groups: groups } = parquetMetadata(new Uint8Array(bytes).buffer);
  expect(groups.map((group) => Number(group.num_rows))).toEqual([8192, 8192, 3616]);
  const withMinimum = groups[0]!.columns.filter(
    (column) => column.meta_data?.statistics?.min_value !== undefined,
  );
  expect(withMinimum.map((column) => column.meta_data!.path_in_schema[0])).toEqual(["score"]);
  expect((await openPairs(path).toArray()).length).toBe(20_000);
});
