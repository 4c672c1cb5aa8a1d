import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, describe, expect, it } from "vitest";
import { schemas } from "../src/evaluate/index.ts";
import { samesayInside as samesay } from "./support/command.ts";

const folder = mkdtempSync(join(tmpdir(), "samesay-align-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const run = (...args: string[]) => samesay(["align", ...args], { cwd: folder });
const valid = new Ajv2020({ strict: true, strictTypes: false }).compile(schemas.align);

describe("samesay align", () => {
  it("shows links with their evidence, and what is left over", () => {
    const { status, stdout } = run(
      "The UN sent 2 kg of hot soup.",
      "United Nations sent 2000 g of cold soup.",
    );
    expect(stdout).toMatch(/^UN +~ +United Nations +name: UN = United Nations$/m);
    expect(stdout).toMatch(/^2 kg +~ +2000 g +number: 2 kg = 2000 g$/m);
    expect(stdout).toMatch(/^hot +\/ +cold +opposite: hot \/ cold$/m);
    expect(status).toBe(0);
  });

  it.each([
    [["The dogs run.", "A dog ran.", "--json"]],
    [["", "A dog.", "--json"]],
    [["the of", "the", "--lang", "en", "--json"]],
    [["Los niños corren.", "Bir çocuk koşuyor.", "--json", "--optimal"]],
  ])("keeps to its schema: %j", (args) => {
    const { status, stdout } = run(...args);
    const document: unknown = JSON.parse(stdout);
    expect(valid(document), JSON.stringify(valid.errors)).toBe(true);
    expect(status).toBe(0);
  });

  it("aligns a file, a document a line", () => {
    writeFileSync(join(folder, "pairs.tsv"), "1\t5.0\tA dog runs.\tThe dogs ran.\n2\t0.0\tHi.\tNo.\n");
    const { status, stdout } = run("-i", "pairs.tsv", "--json", "--lang", "en");
    const documents = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(documents.map(({ id }) => id)).toEqual(["1", "2"]);
    for (const document of documents) expect(valid(document), JSON.stringify(valid.errors)).toBe(true);
    expect(status).toBe(0);
    expect(run("-i", "pairs.tsv").stdout).toMatch(/^1\ndog/m);
  });

  it("warns of a text in another language", () => {
    const text = "Los niños juegan en el parque con sus amigos.";
    expect(run(text, "The children play.", "--lang", "en").stderr).toMatch(/not in the language given/);
  });

  it.each([
    [["one text"], /one text given/],
    [["a", "b", "-i", "x"], /give one or the other/],
    [["a", "b", "--format", "tsv"], /--format is for files/],
    [["-i", "nowhere.tsv"], /nowhere\.tsv: no such file/],
    [["a", "b", "--lang", "xx"], /no language of samesay/],
  ] as [string[], RegExp][])("refuses %j in one line", (args, message) => {
    const { status, stderr } = run(...args);
    expect(stderr).toMatch(message);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
    expect(status).toBe(2);
  });
});
