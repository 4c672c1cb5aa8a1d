import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { type GoldPair, openPairs, parseColumns, type ReadOptions, readPairs } from "../index.ts";

const folder = mkdtempSync(join(tmpdir(), "samesay-read-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function* pieces(bytes: Uint8Array, size = bytes.length): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += Math.max(1, size))
    yield bytes.subarray(at, at + Math.max(1, size));
}

/** Reads a text or bytes as a file of that name would be read. */
function read(name: string, content: string | Uint8Array, options: ReadOptions = {}): Promise<GoldPair[]> {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return readPairs(pieces(bytes), name, options).toArray();
}

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describe("id, score, a, b", () => {
  it("keeps scores, texts and further columns", async () => {
    const pairs = await read("x.tsv", "p1\t3.75\tA dog.\tThe dog.\tmain\np2\t\tno score\tas yet\t\n");
    expect(pairs).toEqual([
      { id: "p1", gold: 3.75, a: "A dog.", b: "The dog.", extra: ["main"] },
      { id: "p2", a: "no score", b: "as yet", extra: [""] },
    ]);
  });

  it("takes CR LF, a byte-order mark and a last line without an end", async () => {
    const pairs = await read("x.tsv", "\uFEFF1\t5\ta\tb\r\n2\t0\tc\td");
    expect(pairs).toEqual([
      { id: "1", gold: 5, a: "a", b: "b" },
      { id: "2", gold: 0, a: "c", b: "d" },
    ]);
  });

  it("leaves quotes, blanks and line separators inside texts alone", async () => {
    const [pair] = await read("x.tsv", '1\t2\t"a" said\u2028he \t b"\n');
    expect(pair).toEqual({ id: "1", gold: 2, a: '"a" said\u2028he ', b: ' b"' });
  });

  it("reads columns by a header's usual names, whatever their order", async () => {
    const text = "pair_ID\tsentence_A\tsentence_B\trelatedness_score\tentailment\n7\tA\tB\t4.5\tNEUTRAL\n";
    expect(await read("SICK.txt", text)).toEqual([
      { id: "7", gold: 4.5, a: "A", b: "B", extra: ["NEUTRAL"] },
    ]);
  });

  it("reads columns by number and by name", async () => {
    const byNumber = await read("x.tsv", "A\tB\t4\nC\tD\t1\n", { columns: parseColumns("a=1,b=2,score=3") });
    expect(byNumber).toEqual([
      { id: "1", gold: 4, a: "A", b: "B" },
      { id: "2", gold: 1, a: "C", b: "D" },
    ]);
    const byName = await read("x.tsv", "mine\tyours\nA\tB\n", { columns: parseColumns("a=mine,b=yours") });
    expect(byName).toEqual([{ id: "1", a: "A", b: "B" }]);
  });
});

describe("files as spreadsheets and other tools write them", () => {
  it("takes a first line longer than 64 KiB", async () => {
    const long = "A dog runs. ".repeat(6000);
    expect(await read("b.tsv", `${long}\tA cat sleeps.\n`)).toEqual([
      { id: "1", a: long, b: "A cat sleeps." },
    ]);
  });

  it("takes decimal commas between semicolons, and the line that names the separator", async () => {
    const rows = "frase1;frase2;puntuación\nHola;Buenas;3,75\nSí;No;0\n";
    const columns = parseColumns("a=frase1,b=frase2,score=puntuación");
    const expected = [
      { id: "1", a: "Hola", b: "Buenas", gold: 3.75 },
      { id: "2", a: "Sí", b: "No", gold: 0 },
    ];
    expect(await read("x.csv", rows, { columns })).toEqual(expected);
    expect(await read("x.csv", `sep=;\r\n${rows.replaceAll("\n", "\r\n")}`, { columns })).toEqual(expected);
    expect(await read("x.txt", `sep=;\n${rows}`, { columns })).toEqual(expected);
    await expect(read("x.csv", 'a,b,score\nx,y,"3,75"\n')).rejects.toThrow("write 3.75");
    await expect(read("x.csv", "sep=;\na;b;score\nx;y;z\n")).rejects.toThrow('x.csv:3: score "z"');
  });

  it("knows GLUE's, SentEval's and MTEB's columns", async () => {
    const glue =
      "index\tgenre\tfilename\tyear\told_index\tsource1\tsource2\tsentence1\tsentence2\tscore\n" +
      '0\tmain-captions\tMSRvid\t2012test\t0001\tnone\tnone\tA "plane.\tAn air plane.\t5.000\n';
    expect(await read("train.tsv", glue)).toMatchObject([
      { id: "0", genre: "main-captions", source: "MSRvid", year: "2012test", a: 'A "plane.', gold: 5 },
    ]);
    const notes: string[] = [];
    const sick =
      "pair_ID\tsentence_A\tsentence_B\trelatedness_score\tentailment_judgment\n1\tA\tB\t4.5\tNEUTRAL\n";
    const onNote = (text: string) => notes.push(text);
    expect(await read("SICK_train.txt", sick, { onNote })).toMatchObject([{ id: "1", gold: 4.5 }]);
    expect(await read("SICK_train.txt", sick, { onNote, scale: [1, 5] })).toMatchObject([{ gold: 4.5 }]);
    expect(notes).toEqual([
      "SICK_train.txt: relatedness_score is SICK's, on 1..5; for right errors: --scale 1..5",
    ]);
    const mrpc = "Quality\t#1 ID\t#2 ID\t#1 String\t#2 String\n1\t7\t8\tA\tB\n";
    expect(await read("msr.txt", mrpc)).toMatchObject([{ a: "A", b: "B", extra: ["1", "7", "8"] }]);
    const mteb = '{"sentence1":"A","sentence2":"B","score":3.2,"lang":"en"}\n';
    expect(await read("test.jsonl", mteb)).toMatchObject([{ a: "A", b: "B", gold: 3.2 }]);
  });

  it("turns the gold of a scale from high to low round", async () => {
    const rows = "1\t1\tA\tA\n2\t4\tA\tB\n";
    expect((await read("x.tsv", rows, { scale: [4, 1] })).map(({ gold }) => gold)).toEqual([4, 1]);
    await expect(read("x.tsv", "1\t0\tA\tB\n", { scale: [4, 1] })).rejects.toThrow("outside the scale 1..4");
  });
});

it("numbers unlabelled pairs by row", async () => {
  expect(await read("x.txt", "One.\tTwo.\nc\td\n")).toEqual([
    { id: "1", a: "One.", b: "Two." },
    { id: "2", a: "c", b: "d" },
  ]);
});

describe("STS-benchmark as published", () => {
  const rows = [
    "main-captions\tMSRvid\t2012test\t0001\t5.000\tA plane is taking off.\tAn air plane is taking off.",
    'main-news\tMSRpar\t2012train\t0001\t3.250\t"He said so\t He said "so". ',
    "main-forums\tanswers-forums\t2015\t0007\t1.200\tOne.\tTwo.\thttp://x/1 (author)\thttp://x/2 (author)",
  ].join("\n");

  it("is told by content though it is named .csv, never quoted, ids made unique by source and year", async () => {
    const pairs = await read("sts-train.csv", rows);
    expect(pairs.map(({ id }) => id)).toEqual([
      "MSRvid-2012test-0001",
      "MSRpar-2012train-0001",
      "answers-forums-2015-0007",
    ]);
    expect(pairs[1]).toEqual({
      id: "MSRpar-2012train-0001",
      genre: "main-news",
      source: "MSRpar",
      year: "2012train",
      gold: 3.25,
      a: '"He said so',
      b: 'He said "so".',
    });
    expect(pairs[2]!.extra).toEqual(["http://x/1 (author)", "http://x/2 (author)"]);
  });
});

it("tells STS-benchmark rows apart by row number where even source, year and id repeat", async () => {
  const row = "main-news\tMSRpar\t2012test\t0001\t3\tA\tB\n";
  expect((await read("sts.csv", row + row)).map(({ id }) => id)).toEqual([
    "MSRpar-2012test-0001",
    "MSRpar-2012test-0001#2",
  ]);
});

describe("official input and gold files", () => {
  it("pairs lines, keeps unscored ones and counts them", async () => {
    const input = file("STS.input.mixed.txt", "One.\tUno.\nTwo.\t Dos.\nThree.\tTres.\n");
    file("STS.gs.mixed.txt", "4.2\n\n0\n");
    const reader = openPairs(input);
    expect(await reader.toArray()).toEqual([
      { id: "1", a: "One.", b: "Uno.", gold: 4.2 },
      { id: "2", a: "Two.", b: "Dos." },
      { id: "3", a: "Three.", b: "Tres.", gold: 0 },
    ]);
    expect(reader.counts).toEqual({ pairs: 3, unscored: 1 });
    expect(reader.format).toBe("sts");
  });

  it("reads 2016's source notes as further columns, its .ascii files, and 2012's ids", async () => {
    const notes = file("STS2016.input.headlines.ascii", "A\tB\tnote a\tnote b\n");
    file("STS2016.gs.headlines.txt", "3\n");
    expect(await openPairs(notes).toArray()).toEqual([
      { id: "1", a: "A", b: "B", gold: 3, extra: ["note a", "note b"] },
    ]);
    const ids = file("STS.input.ids.txt", "x-1\tA man.\tA woman.\nx-2\tB b\tC c\n");
    file("STS.gs.ids.txt", "1\n2\n");
    expect((await openPairs(ids).toArray()).map(({ id, gold }) => [id, gold])).toEqual([
      ["x-1", 1],
      ["x-2", 2],
    ]);
  });

  it("is unlabelled without a gold file, and takes one by name", async () => {
    const input = file("STS.input.alone.txt", "A\tB\n");
    expect(await openPairs(input).toArray()).toEqual([{ id: "1", a: "A", b: "B" }]);
    const gold = file("elsewhere.txt", "2.5\t100\n\n\n");
    expect(await openPairs(input, { gold }).toArray()).toEqual([{ id: "1", a: "A", b: "B", gold: 2.5 }]);
  });

  it("says which file is short", async () => {
    const input = file("STS.input.long.txt", "A\tB\nC\tD\n");
    const gold = file("STS.gs.long.txt", "1\n");
    await expect(openPairs(input).toArray()).rejects.toThrow(`${input}:2: ${gold} ends after 1 lines`);
    file("STS.gs.long.txt", "1\n2\n3\n");
    await expect(openPairs(input).toArray()).rejects.toThrow(`${gold}:3: a score without a pair`);
    await expect(openPairs(gold).toArray()).rejects.toThrow("holds scores only");
  });
});

describe("CSV", () => {
  it("reads quotes, separators and line ends inside cells, by a header", async () => {
    const text = 'id,text1,text2,score\n1,"a, ""b""","line\nend",3\n2,c,d,\n';
    expect(await read("x.csv", text)).toEqual([
      { id: "1", gold: 3, a: 'a, "b"', b: "line\nend" },
      { id: "2", a: "c", b: "d" },
    ]);
  });

  it("tells semicolons", async () => {
    expect(await read("x.csv", "a;b;score\nx,1;y;2\n")).toEqual([{ id: "1", gold: 2, a: "x,1", b: "y" }]);
  });

  it("takes a first line of sentences or numbers for a row where columns are given by number", async () => {
    const columns = { a: 1, b: 2 };
    const rows = "It rains.,The sun is out.\nDogs run.,A dog runs.\n";
    expect((await read("x.csv", rows, { columns })).map((pair) => pair.a)).toEqual([
      "It rains.",
      "Dogs run.",
    ]);
    expect((await read("x.csv", rows, { columns, header: true })).map((pair) => pair.a)).toEqual([
      "Dogs run.",
    ]);
    expect(await read("x.csv", "x,y,4.5\nz,w,1\n", { columns: { ...columns, score: 3 } })).toHaveLength(2);
    for (const header of ["left text,right text", "question,Is it the same?,label"]) {
      const cells = header.split(",").length;
      const text = `${header}\n${Array.from({ length: cells }, () => "3").join(",")}\n`;
      expect(await read("x.csv", text, { columns }), header).toHaveLength(1);
    }
    expect(
      await read("x.csv", "grade,Is it the same?,b c\n3,x,y\n", { columns: { score: 1, a: 2, b: 3 } }),
    ).toEqual([{ id: "1", gold: 3, a: "x", b: "y" }]);
    await expect(read("x.csv", rows)).rejects.toThrow("where line 1 is data: --no-header --columns a=1,b=2");
  });

  it("names the line of a damaged row", async () => {
    await expect(read("x.csv", 'a,b\n"x\ny",z\n1,2,3\n')).rejects.toThrow(
      "x.csv:4: expected 2 columns, found 3",
    );
    await expect(read("x.csv", 'a,b\n1,"2\n3,4\n')).rejects.toThrow("x.csv:2: a quote that is never closed");
    await expect(read("x.csv", 'a,b\n1,2"x"\n')).rejects.toThrow("x.csv:2: a stray quote");
  });
});

describe("JSONL", () => {
  it("reads objects by key and keeps the rest", async () => {
    const text =
      '{"sentence1": "A", "sentence2": "B", "score": 4, "lang": "en"}\n\n{"sentence1": "C", "sentence2": "D", "score": null}\n';
    expect(await read("x.jsonl", text)).toEqual([
      { id: "1", gold: 4, a: "A", b: "B", extra: ["en"] },
      { id: "2", a: "C", b: "D", extra: [""] },
    ]);
  });

  it.each([
    ['{"a": "x", "b": "\\ud83d"}', "x.jsonl:1: half of a surrogate pair (\\ud83d)"],
    ['{"a": "x\\u0000", "b": "y"}', "x.jsonl:1: a NUL character"],
    ['{"a": "x", "b": 3}', 'x.jsonl:1: "b" is 3, expected a text'],
    ['{"a": "x"}', "x.jsonl:1: no column for text b"],
    ['{"a": "x", "b": "y"} trailing', "x.jsonl:1: no JSON"],
    ['["a", "b"]', "x.jsonl:1: a JSON array where an object should stand"],
    ['{"a": "x", "b": "y", "score": "high"}', 'x.jsonl:1: score "high" is not a number'],
  ])("refuses %s", async (text, message) => {
    await expect(read("x.jsonl", text)).rejects.toThrow(message);
  });
});

describe("bad input is one line with file and line", () => {
  const utf16 = Buffer.from("\uFEFF1\t2\tä\tb\n", "utf16le");
  const latin1 = Buffer.from("1\t2\ta\tb\n2\t3\tcaf\xe9\tb\n", "latin1");
  const windows = Buffer.from("1\t2\t\x93a\x94\tb\n", "latin1");
  it.each<[string, string | Uint8Array, string]>([
    ["empty", "", "x.tsv:1: the file is empty"],
    ["blank", "\n \n", "x.tsv:1: the file is empty"],
    ["lone header", "id\tscore\tsentence1\tsentence2\n", "x.tsv:1: a header and no pairs below it"],
    [
      "few columns",
      "1\t2\ta\tb\n2\t3\tc\n",
      "x.tsv:2: found 3 tab-separated columns, expected 4 (id, score, a, b)",
    ],
    [
      "stray tab",
      "1\t2\ta\tb\n2\t3\tc\td\te\n",
      "x.tsv:2: found 5 tab-separated columns, expected 4 (id, score, a, b)",
    ],
    ["no tabs", "just a sentence\n", "x.tsv:1: expected columns split by tabs or commas"],
    ["three columns", "1\ta\tb\n", "x.tsv:1: 3 columns without a header could mean several things"],
    [
      "unknown header",
      "key\tmark\tfirst\tsecond\n1\t2\ta\tb\n",
      "if this line names the columns, say which hold what",
    ],
    ["no number", "1\thigh\ta\tb\n", 'x.tsv:1: score "high" is not a number'],
    ["hexadecimal", "1\t0x3\ta\tb\n", 'x.tsv:1: score "0x3" is not a number'],
    ["trailing garbage", "1\t3.5abc\ta\tb\n", 'x.tsv:1: score "3.5abc" is not a number'],
    ["NaN", "1\tNaN\ta\tb\n", 'x.tsv:1: score "NaN" is not a number'],
    ["too large a number", "1\t1e999\ta\tb\n", 'x.tsv:1: score "1e999" is not a number'],
    ["decimal comma", "1\t3,5\ta\tb\n", "write 3.5"],
    ["out of scale", "1\t2\ta\tb\n2\t7\ta\tb\n", "x.tsv:2: score 7 is outside the scale 0..5"],
    ["duplicate id", "1\t2\ta\tb\n1\t3\tc\td\n", 'x.tsv:2: id "1" stands in the file before'],
    ["NUL", "1\t2\ta\tb\n2\t2\ta\0\tb\n", "x.tsv:2: a NUL byte"],
    ["UTF-16", utf16, "x.tsv:1: the file is UTF-16LE, not UTF-8; convert it: iconv -f UTF-16LE -t UTF-8"],
    ["UTF-16 without a mark", utf16.subarray(2), "x.tsv:1: the file is UTF-16LE"],
    ["UTF-16 big end", Buffer.from(utf16).swap16(), "x.tsv:1: the file is UTF-16BE"],
    [
      "Latin-1",
      latin1,
      "x.tsv:2: not UTF-8 (byte 0xE9), most likely ISO-8859-1 (Latin-1); convert it: iconv -f ISO-8859-1",
    ],
    ["Windows", windows, "x.tsv:1: not UTF-8 (byte 0x93), most likely WINDOWS-1252"],
    ["zip", Buffer.from("PK\x03\x04rest of it"), "x.tsv:1: the file is a zip archive"],
    ["binary", Buffer.from([200, 1, 2, 3, 4, 5, 6, 7, 200, 201]), "x.tsv:1: binary data (byte 0xC8)"],
    ["old Mac lines", "1\t2\ta\tb\r2\t3\tc\td\r", "x.tsv:1: lines end with CR alone"],
  ])("%s", async (_, content, message) => {
    await expect(read("x.tsv", content)).rejects.toMatchObject({ name: "StsError", code: "E_FORMAT" });
    await expect(read("x.tsv", content)).rejects.toThrow(message);
    const error = await read("x.tsv", content).catch((e: Error) => e);
    expect((error as Error).message).not.toContain("\n");
  });

  it("missing file, with the nearest names", async () => {
    file("pairs.tsv", "1\t2\ta\tb\n");
    await expect(openPairs(join(folder, "pair.tsv")).toArray()).rejects.toThrow(
      'no such file; did you mean "pairs.tsv"?',
    );
    await expect(openPairs(join(folder, "no", "pair.tsv")).toArray()).rejects.toThrow("nor such a folder");
  });

  it("a directory", async () => {
    await expect(openPairs(folder).toArray()).rejects.toThrow("is a directory; name a file in it");
  });

  it("gzip that is cut short, damaged, followed by garbage or none", async () => {
    const packed = gzipSync(`${"1\t2\ta\tb\n".repeat(1)}2\t3\tlonger text\tb\n`);
    await expect(
      openPairs(file("cut.tsv.gz", packed.subarray(0, packed.length - 12))).toArray(),
    ).rejects.toThrow("the gzip data is cut short");
    await expect(
      openPairs(file("tail.tsv.gz", Buffer.concat([packed, Buffer.from("garbage")]))).toArray(),
    ).rejects.toThrow(/gzip data is damaged|garbage after the gzip data/);
    const broken = Buffer.from(packed);
    broken[20] = broken[20]! ^ 0xff;
    await expect(openPairs(file("broken.tsv.gz", broken)).toArray()).rejects.toMatchObject({
      code: "E_FORMAT",
    });
    await expect(openPairs(file("plain.tsv.gz", "1\t2\ta\tb\n")).toArray()).rejects.toThrow(
      "named .gz but holds no gzip data",
    );
  });
});

it("reads gzip whatever its name, also of several members", async () => {
  const packed = Buffer.concat([gzipSync("1\t2\ta\tb\n"), gzipSync("2\t3\tc\td\n")]);
  expect((await openPairs(file("packed.tsv", packed)).toArray()).length).toBe(2);
});

it("can be left early, though a packed source never ends", async () => {
  const packed = gzipSync(
    Array.from({ length: 20_000 }, (_, i) => `${i}\t1\ta ${Math.sin(i)}\tb\n`).join(""),
  );
  async function* endless() {
    yield packed.subarray(0, packed.length - 100);
    await new Promise(() => {});
  }
  for await (const pair of openPairs(endless())) {
    expect(pair.id).toBe("0");
    break;
  }
});

it("stops when the signal fires", async () => {
  const controller = new AbortController();
  const reader = openPairs(file("abort.tsv", "1\t2\ta\tb\n"), { signal: controller.signal });
  controller.abort();
  await expect(reader.toArray()).rejects.toMatchObject({ code: "E_ABORTED" });
});

it("can be read once, and says so", async () => {
  const reader = openPairs(file("once.tsv", "1\t2\ta\tb\n"));
  await reader.toArray();
  await expect(reader.toArray()).rejects.toThrow("pairs can be read once");
});

it("hands out batches of at most 2,048", async () => {
  const text = Array.from({ length: 5000 }, (_, i) => `${i}\t1\ta\tb\n`).join("");
  const sizes: number[] = [];
  for await (const batch of readPairs(pieces(new TextEncoder().encode(text)), "x.tsv").batches())
    sizes.push(batch.length);
  expect(sizes).toEqual([2048, 2048, 904]);
});

describe("mapping of columns", () => {
  it.each([
    ["a", '"a" is no mapping'],
    ["x=1,b=2", '"x=1" is no mapping'],
    ["a=,b=2", '"a=" is no mapping'],
  ])("refuses %s", (text, message) => {
    expect(() => parseColumns(text)).toThrow(message);
  });

  it("names what the header has when a column is absent", async () => {
    const columns = parseColumns("a=question,b=answer");
    await expect(read("x.csv", "q,answer\n1,2\n", { columns })).rejects.toThrow(
      'x.csv:1: no column named "question"; the header has "q", "answer"',
    );
    expect(() => parseColumns("a=0,b=2")).toThrow("a=0: columns are counted from 1");
  });
});
