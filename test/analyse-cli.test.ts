import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { samesayInside as samesay } from "./support/command.ts";

const folder = mkdtempSync(join(tmpdir(), "samesay-analyse-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const run = (...args: string[]) => samesay(["analyse", ...args], { cwd: folder });

describe("samesay analyse", () => {
  it("shows who bit whom, how many and where, as JSON", () => {
    const { status, stdout } = run("The man was bitten by two dogs in Madrid.", "--json");
    const analysis = JSON.parse(stdout);
    const roles = Object.fromEntries(
      analysis.frames[0].roles.map((r: { role: string; lemma: string }) => [r.role, r.lemma]),
    );
    expect(roles).toMatchObject({ agent: "dog", patient: "man", place: "Madrid" });
    expect(analysis.quantities[0].value).toBe(2);
    expect(status).toBe(0);
  });

  it("finds the language and prints a table", () => {
    const { status, stdout } = run("No vino nadie a la fiesta del pueblo.");
    expect(stdout).toMatch(/^# +word +lemma +tag/m);
    expect(stdout).toContain("negation");
    expect(status).toBe(0);
  });

  it("reads the examples of its help as they are meant", () => {
    expect(run("--help").stdout).toContain('"Quiero verlo antes de las 10:30." --lang es');
    const { tokens, quantities } = JSON.parse(
      run("Quiero verlo antes de las 10:30.", "--lang", "es", "--json").stdout,
    );
    expect(tokens.map((token: { form: string }) => token.form)).toContain("lo");
    expect(quantities).toMatchObject([{ kind: "time", text: "10:30" }]);
  });

  it("prints CoNLL-U, and draws a page", () => {
    expect(run("Two dogs ran.", "--lang", "en", "--conllu").stdout).toMatch(
      /^2\tdogs\tdog\tNOUN\t_\t\S+\t3\tnsubj/m,
    );
    expect(run("Two dogs ran.", "--lang", "en", "--html", "tree.html").status).toBe(0);
    expect(readFileSync(join(folder, "tree.html"), "utf8")).toContain("<svg");
    expect(readdirSync(folder)).toEqual(["tree.html"]);
  });

  it("warns about a language it does not know, and answers all the same", () => {
    const { status, stdout, stderr } = run("Der Hund schläft.", "--lang", "de", "--json");
    expect(JSON.parse(stdout).warnings[0].code).toBe("unknown-language");
    expect(stderr).toContain("warning:");
    expect(status).toBe(0);
  });

  it("reads standard input as files are read: a byte-order mark dropped, what is no UTF-8 or empty refused", () => {
    const piped = (input: string | Uint8Array, ...args: string[]) => samesay(["analyse", ...args], { input });
    expect(piped("\ufeffTwo dogs ran.\r\n", "--lang", "en", "--conllu").stdout).toContain("TokenRange=0:3");
    expect(piped(Uint8Array.of(0x4e, 0x69, 0xf1, 0x6f))).toMatchObject({
      status: 2,
      stdout: "",
      stderr: expect.stringMatching(/^samesay: stdin:1: not UTF-8 \(byte 0xF1\).*iconv.*\n$/),
    });
    const empty = {
      status: 2,
      stdout: "",
      stderr: expect.stringMatching(/^samesay: the text is empty; .*\n$/),
    };
    expect(piped("")).toMatchObject(empty);
    expect(run(" \n")).toMatchObject(empty);
  });

  it("says so when a file's name is analysed as a text", () => {
    writeFileSync(join(folder, "notes.txt"), "Two dogs ran.");
    expect(run("notes.txt", "--lang", "en")).toMatchObject({
      status: 0,
      stderr: 'warning: "notes.txt" is analysed as a text; to read the file: samesay analyse < notes.txt\n',
    });
    expect(run("nothing.txt", "--lang", "en").stderr).toBe("");
    rmSync(join(folder, "notes.txt"));
  });

  it("refuses two formats and a place it cannot write to", () => {
    expect(run("x", "--json", "--conllu")).toMatchObject({ status: 2, stdout: "" });
    expect(run("x", "--html", "no/such/folder/x.html", "--lang", "en").status).toBe(2);
  });
});
