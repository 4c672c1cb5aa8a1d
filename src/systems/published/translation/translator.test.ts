import { spawnSync } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inEnglish } from "./in-english.ts";
import { openTranslator } from "./open-translator.ts";

const APERTIUM = spawnSync("apertium", ["-l"], { encoding: "utf8" }).stdout?.includes("spa-eng") ?? false;

it("knows three kinds, and refuses other names", async () => {
  await expect(openTranslator("google")).rejects.toThrow(
    'translator "google": there is none of that name; name words, apertium, or the URL',
  );
});

describe("words", () => {
  // The likeliest English word of each stem, as models/words lists them.
  it.each([
    ["es", "El perro come carne", ["dog", "meat"]],
    ["tr", "Köpek et yer", ["dog"]],
    ["ar", "الكلب في البيت", ["dog"]],
  ] as const)("%s: %s", async (from, text, expected) => {
    const [english] = await (await openTranslator("words")).translate([text], from);
    for (const word of expected) expect(english).toContain(word);
  });
});

describe("a LibreTranslate server", () => {
  const asked: { q: string[]; source: string; target: string }[] = [];
  let server: Server;
  let url: string;
  let answer = (q: string[]) => ({
    status: 200,
    body: JSON.stringify({ translatedText: q.map((text) => `<${text}>`) }),
  });
  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = "";
      request.on("data", (part) => {
        body += part;
      });
      request.on("end", () => {
        const given = JSON.parse(body);
        asked.push(given);
        const { status, body: text } = answer(given.q);
        response.writeHead(status, { "content-type": "application/json" }).end(text);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it("is asked for each different text that is not English, once, fifty at a time", async () => {
    const pairs = Array.from({ length: 60 }, (_, i) => ({
      a: `texto ${i}`,
      b: i % 2 === 0 ? "the same" : "texto 1",
      languages: ["es", i % 2 === 0 ? "en" : "es"] as const,
    }));
    const english = await inEnglish(pairs, await openTranslator(url));
    expect(english[3]).toEqual({ a: "<texto 3>", b: "<texto 1>", languages: ["en", "en"] });
    expect(english[2]!.b).toBe("the same");
    expect(asked.map(({ q, source, target }) => [q.length, source, target])).toEqual([
      [50, "es", "en"],
      [10, "es", "en"],
    ]);
  });

  it.each([
    [403, JSON.stringify({ error: "no key" }), "/translate: answered 403, no key"],
    [200, JSON.stringify({ translatedText: ["one"] }), "/translate: gave no 2 texts back"],
    [200, "no JSON", "/translate: gave no 2 texts back"],
  ])("that answers %s %s is refused in one line", async (status, body, message) => {
    answer = () => ({ status, body });
    const translator = await openTranslator(`${url}/translate`);
    await expect(translator.translate(["uno", "dos"], "es")).rejects.toThrow(message);
  });

  it("that does not run is refused", async () => {
    const translator = await openTranslator("http://127.0.0.1:9");
    await expect(translator.translate(["uno"], "es")).rejects.toThrow("does not answer (bad port)");
    // Nobody listens where somebody listened.
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    await new Promise((resolve) => other.close(resolve));
    const nobody = await openTranslator(`http://127.0.0.1:${port}`);
    await expect(nobody.translate(["uno"], "es")).rejects.toThrow(`ECONNREFUSED 127.0.0.1:${port}`);
  });

  it("whose URL is none is refused when it is named", async () => {
    await expect(openTranslator("http://")).rejects.toThrow('translator "http://": is no URL; write it as');
  });
});

// Debian's apertium-eng-spa, which .ci/run installs.
describe.skipIf(!APERTIUM)("apertium", () => {
  it("translates Spanish, a text a line whatever it holds", async () => {
    const translator = await openTranslator("apertium");
    // Apertium 3.8.3 with apertium-eng-spa 0.8.1, run by hand on a file of these lines: apertium -u -f line spa-eng FILE
    expect(await translator.translate(["El perro come carne.", "", "Una mujer\ncanta."], "es")).toEqual([
      "The dog eats flesh",
      "",
      "A woman sings",
    ]);
  });

  it("says which data it lacks", async () => {
    const translator = await openTranslator("apertium");
    await expect(translator.translate(["كلب"], "ar")).rejects.toThrow("apertium: has no data for ar to en");
  });
});
