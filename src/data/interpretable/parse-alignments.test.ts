import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AlignedPair, CHUNK_TYPES, standsAlone } from "./chunk-alignment.ts";
import { parseAlignments } from "./parse-alignments.ts";
import { writeAlignments } from "./write-alignments.ts";

const HEAD = `<sentence id="1" status="">
// A cat sleeps .
// The cat is asleep .
<source>
1 A : 
2 cat : 
3 sleeps : 
4 . : 
</source>
<translation>
1 The : 
2 cat : 
3 is : 
4 asleep : 
5 . : 
</translation>
<alignment>
`;
const TAIL = "</alignment>\n</sentence>\n";
const withLine = (line: string) => `${HEAD}${line}\n${TAIL}`;
const read = (text: string, lenient = false) => parseAlignments(text, "x.wa", { lenient });

describe("a pair", () => {
  it("has its sentences, tokens and alignments", () => {
    const [pair] = read(withLine("3 <==> 3 4 // SPE2_FACT_POL // 3.5 // sleeps <==> is asleep ")).pairs;
    expect(pair).toMatchObject({
      id: "1",
      sentences: ["A cat sleeps .", "The cat is asleep ."],
      tokens: [
        ["A", "cat", "sleeps", "."],
        ["The", "cat", "is", "asleep", "."],
      ],
      alignments: [{ left: [3], right: [3, 4], type: "SPE2", marks: ["FACT", "POL"], score: 3.5, line: 18 }],
    });
  });

  it("may be a run's, of alignments alone", () => {
    const text = '<sentence id="7" status="">\n1 2 <==> 0 // ALIC // NIL //\n</sentence>\n';
    const [pair] = read(text).pairs;
    expect(pair?.tokens).toBeUndefined();
    expect(pair?.alignments).toMatchObject([{ left: [1, 2], right: [], type: "ALIC", score: null }]);
  });
});

/** What the organisers' wellformed.pl refuses, and what no reader could take otherwise. */
const MALFORMED: [string, RegExp][] = [
  ["1 <==> 1 // EQUI", /^x\.wa:18: no alignment line: .*; write "1 2 <==> 3/],
  ["a <==> 1 // EQUI // 5 // x", /^x\.wa:18: token "a"; give token numbers from 1/],
  [" <==> 1 // EQUI // 5 // x", /a side without token numbers/],
  ["1 0 <==> 1 // EQUI // 5 // x", /0 beside other token numbers/],
  ["1 1 <==> 1 // EQUI // 5 // x", /token 1 stands twice/],
  ["9 <==> 1 // EQUI // 5 // x", /token 9 of the first sentence, which has 4/],
  ["1 <==> 6 // EQUI // 5 // x", /token 6 of the second sentence, which has 5/],
  ["1 <==> 1 // equi // 5 // x", /type "equi"; write EQUI/],
  ["1 <==> 1 // SAME // 5 // x", /type "SAME"; a type is one of EQUI/],
  ["1 <==> 1 // EQUI_SIMI // 5 // x", /type "EQUI_SIMI"/],
  ["1 <==> 1 // FACT // 5 // x", /type "FACT"/],
  ["1 <==> 1 // EQUI // 5.5 // x", /score 5.5 is outside 0 to 5/],
  ["1 <==> 1 // EQUI // nil // x", /score "nil"; give a number/],
  ["1 <==> 1 // EQUI // NIL // x", /score NIL with EQUI/],
  ["0 <==> 0 // NOALI // NIL // x", /nothing on both sides/],
  ["1 <==> 1 // NOALI // NIL // x", /NOALI with tokens on both sides/],
  ["1 <==> 0 // EQUI // 5 // x", /EQUI with tokens on one side alone/],
  ["see above", /no line of a \.wa file/],
];

describe("a malformed line", () => {
  it.each(MALFORMED)("%s is refused with its place", (line, message) => {
    expect(() => read(withLine(line))).toThrow(message);
    expect(() => read(withLine(line))).toThrow(/^x\.wa:18: .*; .*/);
  });

  it.each(MALFORMED)("%s is repaired and told when lenient, and then well formed", (line) => {
    const { pairs, repairs } = read(withLine(line), true);
    expect(repairs).toHaveLength(1);
    expect(repairs[0]).toMatch(/^x\.wa:18: .*; /);
    expect(read(writeAlignments({ pairs })).repairs).toEqual([]);
  });

  it.each([
    ["8 claims:", HEAD.replace("4 asleep :", "4 asleep:"), /no blank before the colon: "4 asleep:"/],
    ["a token left out", HEAD.replace("3 sleeps : \n", ""), /token number 4, expected 3/],
    [
      "other words",
      HEAD.replace("2 cat : ", "2 dog : "),
      /token 2 of the first list is "dog", its sentence has "cat"/,
    ],
    ["one sentence", HEAD.replace("// A cat sleeps .\n", ""), /one \/\/ sentence/],
    ["no id", HEAD.replace('id="1"', ""), /a <sentence> without id/],
    ["a pair that never ends", HEAD.replace("<alignment>\n", ""), /without its <\/sentence>/, ""],
  ] as [string, string, RegExp, string?][])("%s", (_, head, message, tail = TAIL) => {
    expect(() => read(head + tail)).toThrow(message);
    const { pairs, repairs } = read(head + tail, true);
    expect(repairs.length).toBeGreaterThan(0);
    expect(read(writeAlignments({ pairs })).repairs).toEqual([]);
  });

  it("is one in a pair that stands twice, or outside of one", () => {
    expect(() => read(HEAD + TAIL + HEAD + TAIL)).toThrow("x.wa:20: pair 1 stands on line 1 already");
    expect(() => read(`1 <==> 1 // EQUI // 5 // x\n${HEAD}${TAIL}`)).toThrow(
      "x.wa:1: an alignment outside a pair",
    );
  });
});

describe("writing what was read", () => {
  const plain = withLine("1 2 <==> 1 2 // EQUI // 5 // A cat <==> The cat ");
  it.each([
    ["the organisers' layout", plain],
    [
      "other blanks, no last line end",
      `\n${plain}\n\n\n${plain.replace('id="1"', 'id="2"').replace(" : ", " :  ")}`.trimEnd(),
    ],
    ["CR LF and a byte order mark", `\uFEFF${plain.replaceAll("\n", "\r\n")}`],
    ["a score of 5.0, text around", `<?xml?>\n${plain.replace("// 5 //", "//  5.0 // ")}<!-- end -->`],
  ])("gives the same text: %s", (_, text) => {
    expect(writeAlignments(read(text))).toBe(text);
  });

  it("keeps the fixtures to the byte", () => {
    for (const name of ["gold", "run"]) {
      const text = readFileSync(`src/evaluate/interpretable/fixtures/${name}.wa`, "utf8");
      expect(writeAlignments(read(text))).toBe(text);
    }
  });

  it("writes a changed pair anew, in the organisers' layout", () => {
    const { pairs, after } = read(plain.replace("// 5 //", "// 5.0 //"));
    const changed = pairs.map((pair) => ({
      ...pair,
      alignments: pair.alignments.map((alignment) => ({ ...alignment, score: 4 })),
    }));
    expect(writeAlignments({ pairs: changed, ...(after !== undefined && { after }) })).toBe(
      plain.replace("// 5 //", "// 4 //"),
    );
  });

  it("reads back any pairs it wrote", () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 });
    const words = fc.array(fc.stringMatching(/^[a-zşç:()'-]{1,5}$/), { minLength: 6, maxLength: 8 });
    const alignment = fc
      .record({
        left: numbers,
        right: numbers,
        type: fc.constantFrom(...CHUNK_TYPES),
        marks: fc.constantFrom<("FACT" | "POL")[][]>([], ["FACT"], ["POL"], ["FACT", "POL"]),
        score: fc.integer({ min: 0, max: 50 }).map((score) => score / 10),
        comment: fc.constantFrom("", "a <==> b", "a // b"),
      })
      .map((it) => (standsAlone(it.type) ? { ...it, right: [], score: null } : it));
    fc.assert(
      fc.property(words, words, fc.array(alignment, { maxLength: 6 }), (a, b, alignments) => {
        const pair: AlignedPair = {
          id: "5",
          status: "",
          sentences: [a.join(" "), b.join(" ")],
          tokens: [a, b],
          alignments,
        };
        const text = writeAlignments({ pairs: [pair] });
        const [back] = read(text).pairs;
        const bare = back!.alignments.map(({ line: _, ...rest }) => rest);
        expect({ ...pair, alignments: bare }).toEqual(pair);
        expect(back!.tokens).toEqual(pair.tokens);
        expect(writeAlignments(read(text))).toBe(text);
      }),
    );
  });
});

it("makes something well formed of any damage when lenient", () => {
  const text = readFileSync("src/evaluate/interpretable/fixtures/gold.wa", "utf8").split("\n");
  const edit = fc.record({
    at: fc.integer({ min: 0, max: text.length - 1 }),
    how: fc.constantFrom(
      "cut",
      "repeat",
      "half",
      "join",
      "0",
      "<==>",
      "//",
      " : ",
      "NIL",
      "9",
      "<sentence",
      "[",
      "_",
    ),
  });
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 6 }), (edits) => {
      const lines = [...text];
      for (const { at, how } of edits) {
        const line = lines[at] ?? "";
        const half = line.slice(0, line.length / 2);
        if (how === "cut") lines.splice(at, 1);
        else if (how === "repeat") lines.splice(at, 0, line);
        else if (how === "half") lines[at] = half;
        else if (how === "join") lines.splice(at, 2, line + (lines[at + 1] ?? ""));
        else lines[at] = half + how + line.slice(half.length);
      }
      const { pairs, after = "" } = read(lines.join("\n"), true);
      const written = writeAlignments({ pairs, after });
      expect(read(written).pairs.map(({ id }) => id)).toEqual(pairs.map(({ id }) => id));
    }),
    { numRuns: 500 },
  );
});
