import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { alignScores, parseScoreFile } from "./score-file.ts";

describe("parseScoreFile", () => {
  it("reads one number a line, any scale, with CRLF, BOM and blank lines at the end", () => {
    expect(parseScoreFile("\uFEFF3.5\r\n-1e-3\r\n 480 \r\n.5\r\n\r\n", "run.txt")).toEqual({
      name: "run.txt",
      scores: [3.5, -0.001, 480, 0.5],
    });
  });

  it("reads confidences in a second column", () => {
    expect(parseScoreFile("3\t100\n2 50\n", "run.txt").confidences).toEqual([100, 50]);
  });

  it.each([
    ["1\n2\nx\n", 'run.txt:3: score "x" is not a number'],
    ["1\ninf\n", "run.txt:2: score is inf; expected a finite number"],
    ["1\nNaN\n", "run.txt:2: score is NaN; expected a finite number"],
    ["1\n1e999\n", "run.txt:2: score is 1e999, too large"],
    ["1\n\n2\n", "run.txt:2: blank line; expected a score"],
    ["3,5\n", 'run.txt:1: score "3,5" has a decimal comma; write 3.5'],
    ["0x10\n", 'run.txt:1: score "0x10" is not a number'],
    ["1 2 3\n", "run.txt:1: 3 columns"],
    ["1 2\n1\n", "run.txt:2: no confidence"],
    ["1\n1 2\n", "run.txt:2: has a confidence, but lines before it have none"],
    ["1 -2\n", "run.txt:1: confidence is -2, expected 0 or more"],
    ["1 high\n", 'run.txt:1: confidence "high" is not a number'],
    ["", "run.txt:1: the file is empty"],
    ["\n\n", "run.txt:1: the file is empty"],
  ])("refuses %j", (text, message) => {
    expect(() => parseScoreFile(text, "run.txt")).toThrow(message);
  });

  it("gives back every finite number that was written", () => {
    const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(fc.array(finite, { minLength: 1 }), (values) => {
        const read = parseScoreFile(values.map(String).join("\n"), "run.txt").scores;
        expect(read.map((v) => v + 0)).toEqual(values.map((v) => v + 0));
      }),
    );
  });
});

describe("alignScores", () => {
  const gold = [true, false, true];
  it("takes a line for every pair, or for every scored pair", () => {
    expect(alignScores([1, 2, 3], gold, "run.txt", "s")).toEqual([1, 3]);
    expect(alignScores([1, 3], gold, "run.txt", "s")).toEqual([1, 3]);
  });

  it("finds the scored pairs among all lines of the organisers' input file", () => {
    const official = { total: 5, of: [2, 3, 5] };
    expect(alignScores([1, 2, 3, 4, 5], [true, true, true], "run.txt", "s", official)).toEqual([2, 3, 5]);
    expect(alignScores([1, 2, 3], [true, true, true], "run.txt", "s", official)).toEqual([1, 2, 3]);
    expect(() => alignScores([1, 2, 3, 4], [true, true, true], "run.txt", "s", official)).toThrow(
      "run.txt:4: beyond the last pair; the file has 4 scores, s has 5 pairs (3 with gold)",
    );
  });

  it("names the first missing or surplus line", () => {
    expect(() => alignScores([1], gold, "run.txt", "sts2016.headlines")).toThrow(
      "run.txt:2: missing; the file has 1 score, sts2016.headlines has 3 pairs (2 with gold)",
    );
    expect(() => alignScores([1, 2, 3, 4], gold, "run.txt", "s")).toThrow("run.txt:4: beyond the last pair");
    expect(() => alignScores([1, 2, 3], [true, true], "run.txt", "s")).toThrow(
      "run.txt:3: beyond the last pair",
    );
  });
});
