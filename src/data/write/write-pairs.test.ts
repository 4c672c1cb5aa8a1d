import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Writable } from "node:stream";
import fc from "fast-check";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { StsError } from "../../errors.ts";
import {
  type GoldPair,
  openPairs,
  openTable,
  type PairFormat,
  type ReadOptions,
  readPairs,
  writePairs,
  writeWhole,
} from "../index.ts";

const folder = mkdtempSync(join(tmpdir(), "samesay-write-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true });
});

/** Any text that UTF-8 can hold but NUL, with the marks that formats trip over. */
const anyText = fc
  .string({
    unit: fc.oneof(
      { weight: 3, arbitrary: fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }) },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          '"',
          ",",
          ";",
          "'",
          " ",
          "\\",
          "\uFEFF",
          "\u2028",
          "\u0085",
          "ç",
          "ı",
          "ل",
          "👩‍👩‍👧",
          "{",
          "#",
        ),
      },
    ),
    maxLength: 12,
  })
  .map((text) => text.replaceAll("\0", "").replace(/\p{Surrogate}/gu, ""));

/** What a tab-separated line can hold. */
const lineText = anyText.map((text) => text.replace(/[\t\n\r]/g, " "));
const gold = fc.option(
  fc.double({ min: 0, max: 5, noNaN: true }).map((value) => value + 0),
  { nil: undefined },
);

function pairsOf(text: fc.Arbitrary<string>): fc.Arbitrary<GoldPair[]> {
  const pair = fc
    .record({ a: text, b: text, gold })
    .map(({ gold: value, ...texts }) => (value === undefined ? texts : { ...texts, gold: value }));
  return fc
    .array(pair, { minLength: 1, maxLength: 8 })
    .map((rows) => rows.map((row, i) => ({ id: `p-${i + 1}`, ...row })));
}

async function roundTrip(
  name: string,
  format: PairFormat,
  pairs: readonly GoldPair[],
  options: ReadOptions = {},
): Promise<GoldPair[]> {
  const path = join(folder, name);
  expect(await writePairs(path, pairs, { format })).toBe(pairs.length);
  return openPairs(path, { format, ...options }).toArray();
}

describe("what is written is read again", () => {
  it.each(["tsv", "tsv.gz"])("%s", async (ending) => {
    await fc.assert(
      fc.asyncProperty(pairsOf(lineText), async (pairs) => {
        expect(await roundTrip(`x.${ending}`, "tsv", pairs, { header: false })).toEqual(pairs);
      }),
      { numRuns: 60 },
    );
  });

  it.each<[string, PairFormat]>([
    ["x.csv", "csv"],
    ["x.csv.gz", "csv"],
    ["x.jsonl", "jsonl"],
    ["x.parquet", "parquet"],
  ])("%s, tabs and line ends included", async (name, format) => {
    await fc.assert(
      fc.asyncProperty(pairsOf(anyText), async (pairs) => {
        expect(await roundTrip(name, format, pairs)).toEqual(pairs);
      }),
      { numRuns: 60 },
    );
  });

  it("pairs, without ids and gold", async () => {
    await fc.assert(
      fc.asyncProperty(pairsOf(lineText), async (pairs) => {
        const expected = pairs.map(({ a, b }, i) => ({ id: String(i + 1), a, b }));
        expect(await roundTrip("x.txt", "pairs", pairs, { header: false })).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  it("stsb and the official two files, blanks around texts apart", async () => {
    const trimmed = lineText.map((text) => text.trim()).filter((text) => text !== "");
    await fc.assert(
      fc.asyncProperty(pairsOf(trimmed), async (pairs) => {
        const published = pairs.map((pair, i) => ({
          ...pair,
          genre: "main-news",
          source: "MSRpar",
          year: "2012test",
          id: `MSRpar-2012test-000${i}`,
        }));
        expect(await roundTrip("sts.csv", "stsb", published)).toEqual(published);
        const official = pairs.map((pair, i) => ({ ...pair, id: String(i + 1) }));
        expect(await roundTrip("STS.input.x.txt", "sts", official)).toEqual(official);
      }),
      { numRuns: 60 },
    );
  });

  it("keeps genre, source, year and further columns where columns have names", async () => {
    const pairs = [
      { id: "1", gold: 4, a: "A", b: "B", genre: "news", source: "x", year: "2012", extra: ["en", "7"] },
    ];
    for (const format of ["csv", "jsonl", "parquet"] as const)
      expect(await roundTrip(`x.${format}`, format, pairs)).toEqual(pairs);
  });

  it("turns tabs and line ends into blanks where nothing else can hold them, and lone surrogates into U+FFFD", async () => {
    const pairs = [{ id: "1", a: "tab\there\r\nand", b: "half \ud83d" }];
    expect(await roundTrip("x.tsv", "tsv", pairs)).toEqual([
      { id: "1", a: "tab here  and", b: "half \uFFFD" },
    ]);
    expect(await roundTrip("x.jsonl", "jsonl", pairs)).toEqual([
      { id: "1", a: "tab\there\r\nand", b: "half \uFFFD" },
    ]);
  });
});

describe("readers on arbitrary input", () => {
  async function* cut(bytes: Uint8Array, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
    for (let at = 0, i = 0; at < bytes.length; i++) {
      const size = sizes[i % sizes.length] ?? 1;
      yield bytes.subarray(at, at + size);
      at += size;
    }
  }

  it("chunk boundaries do not show", async () => {
    const rows = pairsOf(lineText).map((pairs) =>
      pairs.map((p) => `${p.id}\t${p.gold ?? ""}\t${p.a}\t${p.b}\r\n`).join(""),
    );
    await fc.assert(
      fc.asyncProperty(
        rows,
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }),
        async (text, sizes) => {
          const bytes = new TextEncoder().encode(text);
          const whole = await readPairs(cut(bytes, [bytes.length]), "x.tsv", { header: false }).toArray();
          expect(await readPairs(cut(bytes, sizes), "x.tsv", { header: false }).toArray()).toEqual(whole);
        },
      ),
      { numRuns: 100 },
    );
  });

  it("chunk boundaries do not show in CSV and JSONL either", async () => {
    await fc.assert(
      fc.asyncProperty(
        pairsOf(anyText),
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }),
        async (pairs, sizes) => {
          for (const format of ["csv", "jsonl"] as const) {
            const path = join(folder, `cut.${format}`);
            await writePairs(path, pairs, { format });
            expect(await readPairs(cut(readFileSync(path), sizes), path).toArray()).toEqual(pairs);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it("random bytes and random text end in pairs or an StsError, in every format", async () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      fc
        .string({
          unit: fc.constantFrom("\t", "\n", "\r", '"', ",", "{", "}", ":", "a", "b", "1", ".", "é", "\0"),
          maxLength: 80,
        })
        .map((text) => new TextEncoder().encode(text)),
    );
    const format = fc.constantFrom<PairFormat | undefined>(
      "tsv",
      "pairs",
      "stsb",
      "sts",
      "csv",
      "jsonl",
      undefined,
    );
    await fc.assert(
      fc.asyncProperty(bytes, format, async (content, chosen) => {
        try {
          await readPairs(cut(content, [7]), "x", chosen === undefined ? {} : { format: chosen }).toArray();
        } catch (error) {
          if (!(error instanceof StsError)) throw error;
          expect(error.message).not.toContain("\n");
        }
      }),
      { numRuns: 600 },
    );
  });

  it("random bytes on disk, plain, as gzip and as Parquet, too", async () => {
    const magic = fc.constantFrom<number[]>([], [0x1f, 0x8b, 8], [0x50, 0x41, 0x52, 0x31]);
    await fc.assert(
      fc.asyncProperty(magic, fc.uint8Array({ maxLength: 100 }), async (start, rest) => {
        const path = join(folder, "noise");
        writeFileSync(path, Buffer.concat([Buffer.from(start), rest]));
        await openPairs(path)
          .toArray()
          .catch((error: unknown) => {
            if (!(error instanceof StsError)) throw error;
          });
      }),
      { numRuns: 200 },
    );
  });
});

describe("nothing partial is left behind", () => {
  const pair = { id: "1", gold: 1, a: "A", b: "B" };

  it("when the pairs fail half-way: what stood there before stays", async () => {
    const path = join(folder, "kept.tsv");
    writeFileSync(path, "before\n");
    async function* failing(): AsyncGenerator<GoldPair> {
      for (let i = 0; i < 50_000; i++) yield { ...pair, id: String(i) };
      throw new StsError("E_FORMAT", "x.tsv:50001: damaged");
    }
    for (const name of ["kept.tsv", "new.tsv", "new.tsv.gz", "new.parquet", "new.csv"]) {
      await expect(writePairs(join(folder, name), failing())).rejects.toThrow("x.tsv:50001: damaged");
    }
    expect(readdirSync(folder)).toEqual(["kept.tsv"]);
    expect(readFileSync(path, "utf8")).toBe("before\n");
  });

  it("when it is stopped", async () => {
    const signal = AbortSignal.abort();
    await expect(writePairs(join(folder, "x.tsv"), [pair], { signal })).rejects.toMatchObject({
      code: "E_ABORTED",
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    ["no folder", join("nowhere", "x.tsv"), "no such folder; create it first"],
    ["a file for a folder", join("file.txt", "x.tsv"), "part of the path is a file"],
    ["a directory", "sub", "is a directory; name a file in it"],
  ])("when the place cannot be written: %s", async (_, name, message) => {
    mkdirSync(join(folder, "sub"));
    writeFileSync(join(folder, "file.txt"), "x");
    const attempt = writePairs(join(folder, name), [pair]);
    await expect(attempt).rejects.toMatchObject({ code: "E_OUTPUT" });
    await expect(attempt).rejects.toThrow(message);
    expect(readdirSync(folder).sort()).toEqual(["file.txt", "sub"]);
  });

  it.runIf(existsSync("/dev/full"))("when the disk is full", async () => {
    const attempt = writePairs("/dev/full", [pair], { format: "tsv" });
    await expect(attempt).rejects.toMatchObject({
      code: "E_OUTPUT",
      message: "/dev/full: the disk is full; nothing was left behind",
    });
  });

  it("official layout wants its own name", async () => {
    await expect(writePairs(join(folder, "x.txt"), [pair], { format: "sts" })).rejects.toThrow(
      "name the first STS.input.NAME.txt",
    );
  });
});

it("keeps a file's mode and writes through a link", async () => {
  const path = join(folder, "real.tsv");
  writeFileSync(path, "x", { mode: 0o640 });
  symlinkSync(path, join(folder, "link.tsv"));
  await writePairs(join(folder, "link.tsv"), [{ id: "1", a: "A", b: "B" }]);
  expect(readFileSync(path, "utf8")).toBe("1\t\tA\tB\n");
  expect(statSync(path).mode & 0o777).toBe(0o640);
});

it("writes devices directly", async () => {
  expect(await writePairs("/dev/null", [{ id: "1", a: "A", b: "B" }])).toBe(1);
  expect(statSync("/dev/null").isFile()).toBe(false);
});

it.runIf(existsSync("/dev/fd"))(
  "writes into open streams by number, at their place in the file behind them",
  async () => {
    const path = join(folder, "open.txt");
    const fd = openSync(path, "w");
    writeSync(fd, "before\n");
    await writePairs(`/dev/fd/${fd}`, [{ id: "1", a: "A", b: "B" }], { format: "tsv" });
    writeSync(fd, "after\n");
    closeSync(fd);
    expect(readFileSync(path, "utf8")).toBe("before\n1\t\tA\tB\nafter\n");
    await expect(writePairs("/dev/fd/9999", [{ id: "1", a: "A", b: "B" }])).rejects.toMatchObject({
      code: "E_OUTPUT",
    });
  },
);

it("writes to a stream, row by row", async () => {
  const stream = new PassThrough();
  await writePairs(stream, [{ id: "1", gold: 2.5, a: "A", b: "B", extra: ["x"] }]);
  expect(String(stream.read())).toBe("1\t2.5\tA\tB\tx\n");
});

it("ends quietly when the reader has gone", async () => {
  const gone = new Writable({
    write: (_chunk, _encoding, done) => done(Object.assign(new Error("write EPIPE"), { code: "EPIPE" })),
  });
  let asked = 0;
  async function* endless(): AsyncGenerator<readonly GoldPair[]> {
    for (;;) {
      asked++;
      yield [{ id: String(asked), a: "A", b: "B" }];
      if (asked > 100) throw new Error("went on for ever");
    }
  }
  await writePairs(gone, endless());
  expect(asked).toBeLessThan(10);
});

it("writes any content whole", async () => {
  const path = join(folder, "page.html");
  await writeWhole(path, "<p>é</p>");
  await writeWhole(path, new Uint8Array([1, 2]));
  expect([...readFileSync(path)]).toEqual([1, 2]);
  await expect(writeWhole(join(folder, "no", "x"), "")).rejects.toThrow("no such folder; create it first");
  expect(readdirSync(folder)).toEqual(["page.html"]);
});

it("writes any table, with or without its names", async () => {
  const path = join(folder, "t.tsv");
  const table = await openTable(
    path,
    [
      { name: "id", type: "text" },
      { name: "value", type: "number" },
    ],
    { header: true },
  );
  await table.write([
    ["x", 0.5],
    ["y", undefined],
  ]);
  expect(existsSync(path)).toBe(false);
  await table.close();
  expect(readFileSync(path, "utf8")).toBe("id\tvalue\nx\t0.5\ny\t\n");
});
