import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BIN, samesayInside as samesay } from "./support/command.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "samesay-complete-"));
  mkdirSync(join(folder, "bin"));
  writeFileSync(join(folder, "bin", "samesay"), `#!/bin/sh\nexec "${process.execPath}" "${BIN}" "$@"\n`);
  chmodSync(join(folder, "bin", "samesay"), 0o755);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("samesay complete", () => {
  it.each(["bash", "zsh", "fish", "powershell"])("prints a script for %s", (shell) => {
    const run = samesay(["complete", shell]);
    expect(run.status).toBe(0);
    expect(run.stdout).toContain("samesay");
  });

  it("refuses another shell in one line", () => {
    const run = samesay(["complete", "tcsh"]);
    expect([run.status, run.stdout]).toEqual([2, ""]);
    expect(run.stderr.trim().split("\n")).toHaveLength(1);
  });

  const candidates = (...words: string[]) =>
    samesay(["complete", "--", ...words])
      .stdout.trimEnd()
      .split("\n");

  it("offers commands, options and the values that samesay knows", () => {
    expect(candidates("sco")[0]).toMatch(/^score\t/);
    expect(candidates("score", "--sys")[0]).toMatch(/^--system\t/);
    expect(candidates("score", "--system", "token-c").map((line) => line.trim())).toContain("token-cosine");
    expect(candidates("evaluate", "--data", "stsb-").map((line) => line.trim())).toContain("stsb-dev");
    expect(candidates("evaluate", "--protocol", "sts2015").map((line) => line.trim())).toContain("sts2015");
  });

  it("lets the shell complete files where nothing else fits, but not for options and commands", () => {
    expect(candidates("score", "--input", "")).toEqual([":0"]);
    expect(candidates("evaluate", "--data", "./my")).toEqual([":0"]);
    expect(candidates("score", "--nonesuch")).toEqual([":4"]);
    expect(candidates("sco").at(-1)).toBe(":4");
  });
});

describe("the bash script, sourced twice as .bashrc may be", () => {
  /** What bash would offer after this line. */
  function offered(line: string): { words: string[]; stderr: string } {
    const script = `
      set -u
      source <(samesay complete bash); source <(samesay complete bash)
      line=$1
      read -ra COMP_WORDS <<< "$line"
      if [[ $line == *" " ]]; then COMP_WORDS+=(""); fi
      COMP_CWORD=$(( \${#COMP_WORDS[@]} - 1 )) COMP_LINE=$line COMP_POINT=\${#line}
      __samesay_complete samesay "\${COMP_WORDS[COMP_CWORD]}"
      printf '%s\\n' "\${COMPREPLY[@]}"`;
    const run = spawnSync("bash", ["--norc", "-c", script, "bash", line], {
      encoding: "utf8",
      cwd: folder,
      env: { ...process.env, PATH: `${join(folder, "bin")}:${process.env.PATH}` },
    });
    return { words: run.stdout.split("\n").filter((word) => word !== ""), stderr: run.stderr };
  }

  it("completes without bash-completion, and never evaluates what was typed", () => {
    expect(offered("samesay sco")).toEqual({ words: ["score"], stderr: "" });
    expect(offered("samesay score --system token-cos")).toEqual({ words: ["token-cosine"], stderr: "" });
    expect(offered("samesay score --thr").words).toEqual(["--threads", "--threshold"]);
    expect(offered("samesay score --input ").words).toEqual([]);
    expect(offered("samesay score $(touch pwned) ").stderr).toBe("");
    expect(spawnSync("ls", [folder], { encoding: "utf8" }).stdout).not.toContain("pwned");
  });
});
