import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { CHROMIUM } from "./support/engines.ts";

// The rooms that promise to run anywhere, bundled for the browser from the built package, give what they give in Node.
const SCRIPT = `
import { measures } from "ROOT/dist/measures/index.js";
import { pearson, williams } from "ROOT/dist/stats/index.js";
import { fitCalibration } from "ROOT/dist/learn/index.js";
import { foldCase, stem, tokenize } from "ROOT/dist/text/index.js";
import { fastSystem } from "ROOT/dist/systems/index.js";
import { memoryFiles } from "ROOT/dist/vectors/index.js";
export async function answers(bytesOf) {
  const scores = Object.fromEntries(Object.entries(measures).map(([name, m]) => [name, m.score("İki köpek 2 saat koştu.", "Two dogs ran for 2 hours.", { language: "tr" })]));
  const raw = Array.from({ length: 40 }, (_, i) => i / 40);
  const folder = (name, files) => memoryFiles(name, Object.fromEntries(files.map((file) => [file, bytesOf(name + "/" + file)])));
  const system = await fastSystem(folder("fast", FILES), { lexicon: folder("lexicon", LEXICON) });
  const fast = await system.score([{ a: "A man is playing a guitar.", b: "Un hombre toca la guitarra." }]);
  return JSON.stringify({
    scores, fast: fast.map((r) => [r.score.toFixed(6), r.raw.value.toFixed(6)]),
    r: pearson([1, 2, 3, 5], [2, 1, 4, 6]), t: williams({ first: 0.8, second: 0.7, between: 0.6, n: 100 }),
    map: fitCalibration(raw, raw.map((x) => 5 * x * x)).map(0.3),
    folded: foldCase("İSTANBUL", "tr"), stems: ["en", "es", "ar", "tr"].map((l) => stem("corriendo", l)),
    tokens: tokenize("It's 5 o'clock, 👩‍👩‍👧 said.", { language: "en" }),
  });
}
`;
const FILES = ["manifest.json", "tier.json", "fast.bin"];
const LEXICON = ["manifest.json", "es-en.tsv"];

describe("in a browser", () => {
  it.skipIf(CHROMIUM === undefined)(
    "measures, statistics, text and the tier fast give what they give in Node",
    { timeout: 120_000 },
    async () => {
      const folder = mkdtempSync(join(tmpdir(), "samesay-browser-"));
      try {
        const entry = join(folder, "entry.mjs");
        writeFileSync(
          entry,
          SCRIPT.replaceAll("ROOT", resolve("."))
            .replaceAll("FILES", JSON.stringify(FILES))
            .replaceAll("LEXICON", JSON.stringify(LEXICON)),
        );
        // Node's modules are imported only by functions that read files, so a browser bundle may leave them open.
        const outfile = join(folder, "bundle.js");
        await build({
          entryPoints: [entry],
          outfile,
          bundle: true,
          format: "iife",
          globalName: "samesay",
          platform: "browser",
          external: ["node:*", "onnxruntime-node", "@resvg/resvg-js"],
          logLevel: "error",
          nodePaths: [resolve("node_modules")],
        });
        const bytes = Object.fromEntries(
          [...FILES.map((name) => `fast/${name}`), ...LEXICON.map((name) => `lexicon/${name}`)].map(
            (name) => [name, readFileSync(join("models", name)).toString("base64")],
          ),
        );
        const page = join(folder, "page.html");
        writeFileSync(
          page,
          `<meta charset="utf-8"><pre id="out"></pre><script>${readFileSync(outfile, "utf8").replaceAll("</script", "<\\/script")}</script><script>
const bytes = ${JSON.stringify(bytes)};
const out = (text) => { document.getElementById("out").textContent = text; };
samesay.answers((name) => Uint8Array.from(atob(bytes[name]), (c) => c.charCodeAt(0))).then(out, (e) => out("failed: " + e.stack));
</script>`,
        );
        const dom = execFileSync(
          CHROMIUM!,
          [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--no-first-run",
            "--disable-background-networking",
            `--user-data-dir=${join(folder, "profile")}`,
            "--virtual-time-budget=60000",
            "--dump-dom",
            `file://${page}`,
          ],
          { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], maxBuffer: 1 << 26 },
        );
        const shown = /<pre id="out">([\s\S]*?)<\/pre>/
          .exec(dom)?.[1]
          ?.replaceAll("&amp;", "&")
          .replaceAll("&lt;", "<")
          .replaceAll("&gt;", ">");
        const { answers } = await import(entry);
        const expected = await answers((name: string) => new Uint8Array(readFileSync(join("models", name))));
        expect(JSON.parse(shown ?? "")).toEqual(JSON.parse(expected));
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  );
});
