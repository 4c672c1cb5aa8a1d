import { readFileSync } from "node:fs";
import { crc32 as zlibCrc32 } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { crc32 } from "./crc32.ts";
import { readSections } from "./sections.ts";

const path = new URL("../../../models/words/synonyms-tr.bin", import.meta.url);
const bytes = new Uint8Array(readFileSync(path));
const lines = (packed: Uint8Array) => readSections(packed, "x.bin", "synonyms").text("lines");

// RFC 1952 names no example; the check value of "123456789" stands in every catalogue of CRCs: CBF43926.
it("checks bytes as gzip does", () => {
  expect(crc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
  if (zlibCrc32 !== undefined) expect(crc32(bytes)).toBe(zlibCrc32(bytes));
});

describe.each(["with node:zlib", "without it"])("readSections %s", (how) => {
  const run = (check: () => void) => {
    const spy =
      how === "without it"
        ? vi.spyOn(process, "getBuiltinModule").mockReturnValue(undefined as never)
        : undefined;
    try {
      check();
    } finally {
      spy?.mockRestore();
    }
  };

  it("reads what was written", () => run(() => expect(lines(bytes)).toContain("\t")));

  it("reads a part of a larger array of bytes", () =>
    run(() => {
      const larger = new Uint8Array(bytes.length + 3);
      larger.set(bytes, 3);
      expect(lines(larger.subarray(3))).toBe(lines(bytes));
    }));

  it("refuses a flipped bit, a cut file, another kind and what is no gzip", () =>
    run(() => {
      for (const at of [40, bytes.length >> 1, bytes.length - 3]) {
        const flipped = bytes.slice();
        flipped[at]! ^= 16;
        expect(() => lines(flipped), String(at)).toThrow(/^x\.bin: damaged/);
      }
      expect(() => lines(bytes.subarray(0, 1000))).toThrow(/^x\.bin: damaged/);
      expect(() => lines(new Uint8Array(0))).toThrow(/^x\.bin: damaged/);
      expect(() => lines(new TextEncoder().encode("not gzip at all"))).toThrow(/^x\.bin: damaged/);
      expect(() => readSections(bytes, "x.bin", "wordnet")).toThrow(
        'it holds "synonyms", expected "wordnet"',
      );
      expect(() => readSections(bytes, "x.bin", "synonyms").words("none")).toThrow(
        'section "none" is missing',
      );
    }));
});
