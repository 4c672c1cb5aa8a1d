// npx vitest bench --run bench/data.bench.ts: rows a second of each reader and writer, on one core.
// Rows a second = 100,000 x "hz". Close other work first: readers wait for the disk.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, bench, describe } from "vitest";
import {
  audit,
  type GoldPair,
  openPairs,
  openSet,
  type PairFormat,
  splitPairs,
  writePairs,
} from "../src/data/index.ts";

const ROWS = 100_000;
const folder = mkdtempSync(join(tmpdir(), "samesay-bench-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const train = await (await openSet("stsb-train")).read().toArray();
const pairs = Array.from({ length: ROWS }, (_, i): GoldPair => {
  const { a, b, gold } = train[i % train.length]!;
  return { id: `p${i}`, a, b, gold: gold! };
});

const FORMATS: [name: string, format: PairFormat][] = [
  ["x.tsv", "tsv"],
  ["x.tsv.gz", "tsv"],
  ["x.csv", "csv"],
  ["x.jsonl", "jsonl"],
  ["x.parquet", "parquet"],
  ["STS.input.x.txt", "sts"],
];
for (const [name, format] of FORMATS) await writePairs(join(folder, name), pairs, { format });

describe(`read ${ROWS} pairs`, () => {
  for (const [name, format] of FORMATS) {
    bench(name, async () => {
      let read = 0;
      for await (const batch of openPairs(join(folder, name), { format }).batches()) read += batch.length;
      if (read !== ROWS) throw new Error(`${read} rows`);
    });
  }
});

describe(`write ${ROWS} pairs`, () => {
  for (const [name, format] of FORMATS) {
    bench(name, async () => {
      await writePairs(join(folder, `out.${name}`.replace("out.STS", "STS")), pairs, { format });
    });
  }
});

describe("5,749 pairs of STS-benchmark train", () => {
  bench("audit, all checks", async () => {
    await audit([{ name: "train", pairs: train, scale: [0, 5], languages: ["en", "en"] }]);
  });
  bench("split", () => {
    splitPairs(train, { parts: { train: 80, dev: 10, test: 10 } });
  });
});
