import { spawn } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, normalize, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { build as esbuild } from "esbuild";
import { build as vite } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ALL_TESTS } from "./support/all-tests.ts";
import { CHROMIUM } from "./support/engines.ts";

// A project that has the package in node_modules, bundled for a page by the tools that people use, with nothing left out.
const folder = mkdtempSync(join(tmpdir(), "samesay-browser-"));
const built = { esbuild: join(folder, "by-esbuild"), vite: join(folder, "by-vite") };

beforeAll(async () => {
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(resolve("."), join(folder, "node_modules/samesay"));
  for (const name of ["answers.js", "page.js"])
    cpSync(join("test/fixtures/browser", name), join(folder, name));
  const html = (script: string) =>
    `<!doctype html><meta charset="utf-8"><script type="module" src="${script}"></script>\n`;
  writeFileSync(join(folder, "package.json"), '{ "type": "module", "private": true }');
  writeFileSync(join(folder, "index.html"), html("./page.js"));
  const entry = { entryPoints: [join(folder, "page.js")], outfile: join(built.esbuild, "page.js") };
  const result = await esbuild({
    ...entry,
    bundle: true,
    format: "esm",
    platform: "browser",
    logLevel: "silent",
  });
  expect([...result.errors, ...result.warnings]).toEqual([]);
  writeFileSync(join(built.esbuild, "index.html"), html("./page.js"));
  await vite({
    root: folder,
    base: "./",
    configFile: false,
    logLevel: "warn",
    build: { outDir: built.vite, target: "es2022", chunkSizeWarningLimit: 100_000 },
  });
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PLACES: Readonly<Record<string, string>> = {
  models: resolve("models"),
  wasm: resolve("dist/wasm"),
  encoder: resolve("src/vectors/fixtures/tiny"),
};
const TYPES: Readonly<Record<string, string>> = {
  html: "text/html",
  js: "text/javascript",
  mjs: "text/javascript",
};

/** The bundle at /, what of the package a page serves beside it, and /answer, where the page sends its answer. */
function serve(root: string, onAnswer: (answer: string) => void): Promise<Server> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? "/", "http://localhost").pathname);
    const [, first = "", ...rest] = path.split("/");
    if (first === "answer") {
      text(request).then(onAnswer);
      response.end();
      return;
    }
    const place = Object.hasOwn(PLACES, first) ? join(PLACES[first]!, ...rest) : join(root, path);
    const file = path === "/" ? join(root, "index.html") : place;
    try {
      const content = readFileSync(file);
      response.setHeader("content-type", TYPES[file.split(".").at(-1)!] ?? "application/octet-stream");
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((done) => server.listen(0, "localhost", () => done(server)));
}

/** What a page sends once it has answered. */
async function answerOf(root: string, name: string): Promise<string> {
  let take: (answer: string) => void = () => {};
  const answered = new Promise<string>((resolve) => {
    take = resolve;
  });
  const server = await serve(root, take);
  const { port } = server.address() as AddressInfo;
  const switches = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
  ];
  const profile = `--user-data-dir=${join(folder, name)}`;
  const browser = spawn(CHROMIUM!, [...switches, profile, `http://localhost:${port}/`], { stdio: "ignore" });
  const ended = new Promise((resolve) => browser.on("close", resolve));
  try {
    return await Promise.race([answered, ended.then((code) => `the browser ended with ${code}`)]);
  } finally {
    browser.kill();
    await ended;
    server.closeAllConnections();
    server.close();
  }
}

const room = (name: string) => import(pathToFileURL(resolve(`dist/${name}/index.js`)).href);

describe("in a browser", () => {
  it.each(["esbuild", "vite"] as const)("a bundle of %s needs nothing of Node", (tool) => {
    const code = readdirSync(built[tool], { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".js"))
      .map((file) => readFileSync(join(built[tool], file), "utf8"));
    expect(code.length).toBeGreaterThan(0);
    expect(code.join("\n")).not.toMatch(/["']node:|onnxruntime-node["']|__vite-browser-external/);
  });

  it.skipIf(!ALL_TESTS || CHROMIUM === undefined).each(["esbuild", "vite"] as const)(
    "bundled by %s, it answers as Node does: fast, measures, an encoder on WebAssembly, statistics, text",
    { timeout: 240_000 },
    async (tool) => {
      const [{ createScorer }, { openModelFolder }, { measures }, stats, learn, words] = await Promise.all(
        ["lib", "node", "measures", "stats", "learn", "text"].map(room),
      );
      const { answers } = await import(pathToFileURL(resolve("test/fixtures/browser/answers.js")).href);
      const expected = await answers({
        createScorer: async (system: string) => {
          // The tier that the page has not is one that it refuses.
          if (system === "accurate") throw Object.assign(new Error(), { name: "StsError", code: "E_INPUT" });
          return createScorer({ system });
        },
        openEncoder: async () => openModelFolder(resolve("src/vectors/fixtures/tiny"), { runtime: "wasm" }),
        measures,
        openLexicon: async () => undefined,
        stats,
        learn,
        text: words,
      });
      const shown = await answerOf(built[tool], tool);
      expect(shown).toMatch(/^\{/);
      expect(JSON.parse(shown)).toEqual(JSON.parse(expected));
    },
  );
});
