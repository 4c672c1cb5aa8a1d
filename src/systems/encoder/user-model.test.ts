import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSystem } from "../create-system.ts";

const folder = mkdtempSync(join(tmpdir(), "samesay-user-model-"));
const tiny = join(folder, "tiny");
const before = process.env.SAMESAY_CACHE;
beforeAll(() => {
  process.env.SAMESAY_CACHE = join(folder, "cache");
  cpSync(fileURLToPath(new URL("../../vectors/fixtures/tiny", import.meta.url)), tiny, { recursive: true });
  writeFileSync(join(tiny, "README.md"), "---\nlanguage: en\n---\n");
});
afterAll(() => {
  if (before === undefined) delete process.env.SAMESAY_CACHE;
  else process.env.SAMESAY_CACHE = before;
  rmSync(folder, { recursive: true });
});

const ENGLISH = {
  a: "The children are playing in the garden.",
  b: "Kids play in the yard behind the house.",
};
const SPANISH = { a: "Los niños están jugando en el jardín.", b: "The children are playing in the garden." };
const ARABIC = { a: "الأطفال يلعبون في الحديقة.", b: "يلعب الصغار في الفناء خلف البيت." };

// The first fits a calibration.
describe("a model made for English", { timeout: 240_000 }, () => {
  it("warns of texts in another language, of each pair, and once in a note", async () => {
    const notes: string[] = [];
    const system = await createSystem(undefined, { model: tiny, onNote: (text) => notes.push(text) });
    const results = await system.score([ENGLISH, SPANISH, ARABIC]);
    const foreign = results.map(({ warnings }) =>
      warnings.filter((text) => text.includes("was not made for")),
    );
    expect(foreign).toEqual([
      [],
      ['model "tiny" was not made for Spanish: the score may mean little'],
      ['model "tiny" was not made for Arabic: the score may mean little'],
    ]);
    await system.score([SPANISH, ARABIC]);
    expect(notes.filter((text) => text.includes("was not made for"))).toHaveLength(1);
    const matrix = await system.scoreMatrix!([ENGLISH.a], [ENGLISH.b, ARABIC.a]);
    expect(matrix.warnings).toContain('model "tiny" was not made for Arabic: the score may mean little');
    expect((await system.scoreMatrix!([ENGLISH.a], [ENGLISH.b])).warnings.join()).not.toContain(
      "was not made",
    );
    await system.close();
  });

  it("makes a kept calibration anew that is damaged", async () => {
    const kept = join(folder, "cache", "calibrations");
    const [file] = readdirSync(kept);
    const whole = readFileSync(join(kept, file!), "utf8");
    writeFileSync(join(kept, file!), "null");
    const notes: string[] = [];
    const system = await createSystem(undefined, { model: tiny, onNote: (text) => notes.push(text) });
    await system.close();
    expect(notes).toContain(`${join(kept, file!)} is damaged; it is made anew`);
    expect(readFileSync(join(kept, file!), "utf8")).toBe(whole);
  });

  it("warns of languages that are told as well", async () => {
    const system = await createSystem(undefined, { model: tiny, languages: ["en", "tr"] });
    const [result] = await system.score([{ a: "Hello.", b: "Merhaba." }]);
    expect(result!.warnings).toContain('model "tiny" was not made for Turkish: the score may mean little');
    await system.close();
  });
});
