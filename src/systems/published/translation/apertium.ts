import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StsError, throwIfAborted } from "../../../errors.ts";
import type { Language } from "../../../text/index.ts";
import type { Translator } from "./translator.ts";

/** Names of its directions, newest first. */
const MODES: Readonly<Record<Exclude<Language, "en">, readonly string[]>> = {
  es: ["spa-eng", "es-en"],
  ar: ["ara-eng", "ar-en"],
  tr: ["tur-eng", "tr-en"],
};

/** The rule-based translator of that name, where it is installed, with its data for the language. @see https://www.apertium.org */
export function apertium(): Translator {
  return {
    name: "apertium",
    translate: async (texts, from, signal) => {
      const there = new Set((await run(["-l"], signal)).split(/\s+/));
      const mode = MODES[from].find((name) => there.has(name));
      if (mode === undefined) {
        throw new StsError(
          "E_INPUT",
          `apertium: has no data for ${from} to en; install those of Debian's apertium-eng-spa (Spanish), or name another translator`,
        );
      }
      // One text a line: line ends inside a text are no more than spaces. By a file: it opens its input anew, which a pipe
      // of Node does not allow.
      const lines = texts.map((text) => text.replace(/\s+/g, " ").trim());
      const folder = await mkdtemp(join(tmpdir(), "samesay-apertium-"));
      const path = join(folder, "texts");
      await writeFile(path, `${lines.join("\n")}\n`);
      const said = await run(["-u", "-f", "line", mode, path], signal).finally(() =>
        rm(folder, { recursive: true }),
      );
      const given = said.split("\n");
      if (given.length < texts.length)
        throw new StsError(
          "E_INPUT",
          `apertium ${mode}: gave ${given.length} lines for ${texts.length} texts`,
        );
      return given.slice(0, texts.length);
    },
  };
}

function run(given: readonly string[], signal?: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn("apertium", given, { stdio: ["ignore", "pipe", "pipe"], ...(signal && { signal }) });
    let [out, problem] = ["", ""];
    const fail = (what: string) =>
      reject(new StsError("E_INPUT", `apertium: ${what}; install Debian's apertium-eng-spa, or name words`));
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      out += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      problem += text;
    });
    child.on("error", (cause) => {
      try {
        throwIfAborted(signal);
        fail(`does not start (${cause.message})`);
      } catch (aborted) {
        reject(aborted);
      }
    });
    child.on("close", (code) => {
      // Listing the directions ends with 1 in some versions.
      if (code === 0 || given[0] === "-l") resolve(out);
      else fail(`ended with ${code}, ${problem.trim().split("\n")[0] ?? ""}`);
    });
  });
}
