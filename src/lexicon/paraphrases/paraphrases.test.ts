import { describe, expect, it } from "vitest";
import { memoryFiles } from "../../packages/model-files.ts";
import { openParaphrases } from "./paraphrases.ts";
import { shippedParaphrases } from "./shipped-paraphrases.ts";

describe("English paraphrases", () => {
  it.each([
    // Rows of PPDB 1.0, lexical, XXXL.
    ["brands", "trademarks", true],
    ["theatres", "venues", true],
    ["aligns", "harmonises", true],
    ["brands", "venues", false],
    // Left out when the file is made: one stem; opposites.
    ["tested", "testing", false],
    ["north", "south", false],
  ])("%s, %s: %s", async (x, y, paired) => {
    const { idOf, arePaired } = await shippedParaphrases();
    const [p, q] = [idOf(x)!, idOf(y)!];
    expect(arePaired(p, q)).toBe(paired);
    expect(arePaired(q, p)).toBe(paired);
  });

  it("know no number for other words", async () => {
    expect((await shippedParaphrases()).idOf("zzyzx")).toBeUndefined();
  });

  it("name a file that is missing or damaged, and how it is made", async () => {
    const manifest = JSON.stringify({ files: { "paraphrases.txt.gz": { sha256: "0" } } });
    await expect(openParaphrases(memoryFiles("x", { "manifest.json": manifest }))).rejects.toThrow(
      "x/paraphrases.txt.gz: no such file; install samesay again, or make it with npm run fit:paraphrases",
    );
    const damaged = memoryFiles("x", { "manifest.json": manifest, "paraphrases.txt.gz": "abc" });
    await expect(openParaphrases(damaged)).rejects.toThrow(/damaged/);
  });
});
