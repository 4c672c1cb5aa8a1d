import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";

/**
 * Every `samesay` command that README.md and docs/ show is run, in the order shown, in one folder per document.
 * A fence marked `console` holds `$ command` lines, each followed by its output; `…` in it stands for anything.
 * A fence marked `sh` holds commands whose output is not shown: each must end with 0 or 1. Lines that make the
 * commands' input (printf, cat) are run too; installers and other people's tools are not.
 * `# …` after a command in an `sh` fence is a comment. A fence marked `sh norun` is not run (network, training).
 */
const documents = [
  "README.md",
  ...readdirSync("docs")
    .filter((f) => f.endsWith(".md"))
    .map((f) => `docs/${f}`),
];
const bin = resolve("dist/cli/main.js");

interface Step {
  readonly line: string;
  readonly expected?: string;
}

function stepsOf(document: string): Step[] {
  const text = readFileSync(document, "utf8");
  const steps: Step[] = [];
  for (const [, kind, body] of text.matchAll(/^ {0,3}```(console|sh)\n([\s\S]*?)^ {0,3}```/gm)) {
    const joined = body!.replaceAll("\\\n", " ");
    if (kind === "sh") {
      if (!joined.split("\n").some(isOurs)) continue;
      for (const line of joined.split("\n")) {
        if (/^\s*[^\s#]/.test(line) && !isForeign(line)) steps.push({ line: line.trim() });
      }
    } else {
      for (const part of joined.split(/^\$ /m).slice(1)) {
        const [line = "", ...output] = part.split("\n");
        if (isOurs(line)) steps.push({ line: line.trim(), expected: output.join("\n").trim() });
      }
    }
  }
  return steps;
}

const isOurs = (line: string) => /(^|\s)samesay\s/.test(line) && !/npm (i|install|ci)/.test(line);

/** Tools that a reader may lack, or that would fetch something. */
const isForeign = (line: string) =>
  /^\s*(npm|npx (?!samesay)|node|tsx|python3?|pip|git|make|apt(-get)?|source)\b/.test(line);

const shown = documents
  .map((document) => [document, stepsOf(document)] as const)
  .filter(([, steps]) => steps.length > 0);

/** 4.71 as it stands in a pattern: 4\\.71. */
const DECIMAL_IN_PATTERN = /\d+\\\.\d+/g;

describe.each(shown)("%s", (_document, steps) => {
  it("shows commands that work and print what it says", { timeout: 300_000 }, () => {
    const folder = mkdtempSync(join(tmpdir(), "samesay-docs-"));
    try {
      for (const { line, expected } of steps) {
        const script = `samesay() { ${JSON.stringify(process.execPath)} ${JSON.stringify(bin)} "$@"; }\n${line.replace(/\bnpx samesay\b/g, "samesay")}`;
        const env = {
          ...process.env,
          SAMESAY_DATA: join(folder, ".samesay-data"),
          SAMESAY_CONFIG: join(folder, ".samesay"),
        };
        const result = spawnSync("bash", ["-c", script], { cwd: folder, encoding: "utf8", env });
        expect([0, 1], `${line}\n${result.stderr}`).toContain(result.status);
        if (expected) {
          const pattern = expected
            .split("…")
            .map((s) => s.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
            .join("[\\s\\S]*")
            .replace(DECIMAL_IN_PATTERN, "(\\d+\\.\\d+)");
          expect(result.stdout.trim(), line).toMatch(new RegExp(`^${pattern}$`));
          // To their digits; but weights of eight bits say so where the processor gives other last digits.
          const tolerance = /on this processor/.test(result.stderr) ? 0.05 : 1e-9;
          const printed = new RegExp(`^${pattern}$`).exec(result.stdout.trim())!.slice(1).map(Number);
          for (const [i, number] of (expected.match(/\d+\.\d+/g) ?? []).map(Number).entries())
            expect(Math.abs(printed[i]! - number), `${line}: ${printed[i]}`).toBeLessThanOrEqual(tolerance);
        }
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

it("runs on a built command", () => {
  expect(execFileSync(process.execPath, [bin, "--version"], { encoding: "utf8" }).trim()).toMatch(
    /^\d+\.\d+\.\d+$/,
  );
});

/** What a page imports of samesay, types apart: `import { a, b } from "samesay/stats"`. */
const imports = documents.flatMap((document) =>
  [...readFileSync(document, "utf8").matchAll(/import \{([^}]*)\} from "(samesay[a-z/]*)"/g)].map(
    ([, names, path]) => ({
      document,
      path: path!.replace("samesay", "."),
      names: names!
        .split(",")
        .map((name) => name.trim())
        .filter((name) => /^\w+$/.test(name)),
    }),
  ),
);

it.each(imports)("$document imports of $path what is there: $names", async ({ path, names }) => {
  const { exports } = JSON.parse(readFileSync("package.json", "utf8"));
  const module = await import(pathToFileURL(resolve(exports[path].default)).href);
  expect(Object.keys(module)).toEqual(expect.arrayContaining(names));
});
