import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { audit } from "./audit.ts";

const damaged = async (texts: readonly string[]) => {
  const pairs = texts.map((a, i) => ({ id: String(i), a, b: "fine" }));
  const { findings } = await audit([{ name: "x", scale: [0, 5], pairs }], { checks: ["encoding-damage"] });
  return findings;
};

/** Every text of the probe lists: the project's own, in four languages. */
function probeTexts(): string[] {
  const texts: string[] = [];
  for (const language of ["en", "es", "ar", "tr"])
    for (const file of readdirSync(`data/probes/v1/${language}`))
      for (const row of readFileSync(`data/probes/v1/${language}/${file}`, "utf8")
        .trimEnd()
        .split("\n")
        .slice(1))
        texts.push(...row.split("\t").slice(0, 3));
  return texts;
}

describe("text that was read in another encoding", () => {
  // Made by Python 3.11: text.encode("utf-8").decode(encoding, "replace") of 50 texts, four of eight encodings each.
  const rows = readFileSync("test/fixtures/text/wrong-decodings.tsv", "utf8")
    .trimEnd()
    .split("\n")
    .map((row) => row.split("\t"));

  it("is found in 98 of 100 damaged copies, in eight wrong decodings", async () => {
    expect([rows.length, new Set(rows.map(([encoding]) => encoding)).size]).toEqual([200, 8]);
    const found = await damaged(rows.map(([, text]) => text!));
    expect(found.length).toBeGreaterThanOrEqual(196);
  });

  it("is not seen in the texts as they were, nor in 5,000 others of four languages", async () => {
    const clean = [...rows.map(([, , text]) => text!), ...probeTexts()];
    expect(clean.length).toBeGreaterThan(5000);
    expect(await damaged(clean)).toEqual([]);
  });

  it.each([
    ["the team\u201A\u00C4\u00F4s coach", "UTF-8 read as Mac"],
    // Python 3.11: "Öğretmenin kışı".encode("cp1254").decode("cp1252") and so on.
    ["\u00D6\u00F0retmenin k\u00FE\u00FDl\u00FDk hali", "Windows-1254 read as Windows-1252"],
    ["\u00E3\u00D1\u00CD\u00C8\u00C7 \u00C8\u00DF", "Windows-1256 read as Windows-1252"],
    ["El ni\u00A4o juega", "code page 850 read as Windows-1252"],
    ["el ni\u0441o est\u0431 aqu\u043D", "Windows-1252 read as Windows-1251"],
    ["Ma\u00D2ana", "Windows-1252 read as Mac Roman"],
    ["the team\u9225\u6A9A coach", "UTF-8 read as GBK"],
  ])("%s is %s", async (text, how) => {
    expect((await damaged([text]))[0]?.problem).toContain(how);
  });

  it.each(["????? ??? ??????", "G?r??mek istiyorum"])("question marks for letters: %s", async (text) => {
    expect((await damaged([text]))[0]?.problem).toContain("a question mark for a letter");
  });

  it.each([
    "Tomáš Dvorský y Petr Novotný",
    "Guðmundur Þórðarson",
    "m², 5¢ and •item",
    "What?? Really???",
    "لديه خطأ؟ نعم، أخطأ، وقرأ؛",
    "β-carotene in µg",
    "«Árbol», dijo — así",
    "日本語のテキスト",
    "Привет, «мир»",
    "Lech Wałęsa",
    "soft\u00ADhyphen",
  ])("passes %s", async (text) => {
    expect(await damaged([text])).toEqual([]);
  });
});
