import { type ChildProcessByStdio, spawn, spawnSync } from "node:child_process";
import {
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import { BIN, samesay } from "./support/command.ts";

const folder = mkdtempSync(join(tmpdir(), "samesay-stopping-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const posix = process.platform !== "win32";

const start = (args: readonly string[], stdin: "ignore" | "pipe" = "ignore") => {
  const child = spawn(process.execPath, [BIN, ...args], {
    cwd: folder,
    stdio: [stdin, "pipe", "pipe"],
  }) as ChildProcessByStdio<Writable | null, Readable, Readable>;
  const said = { stderr: "" };
  child.stderr.on("data", (piece) => {
    said.stderr += piece;
  });
  const ended = new Promise<number | null>((resolve) => child.on("exit", (code) => resolve(code)));
  return { child, said, ended };
};
/** Waits until a condition holds; the test's own time limit ends it where it never does. */
const until = async (condition: () => boolean) => {
  while (!condition()) await sleep(20);
};

/** Waits until a process takes signals itself: SIGHUP (bit 0 of a Linux mask) is one that Node leaves to the program. */
const takesSignals = async (pid: number) => {
  if (process.platform !== "linux") return sleep(5000);
  const caught = () =>
    /^SigCgt:\s*([0-9a-f]+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? "0";
  await until(() => (BigInt(`0x${caught()}`) & 1n) !== 0n);
  await sleep(500);
};

describe.runIf(posix)("a first Ctrl-C or SIGTERM ends", () => {
  it("scoring whose reader has stalled", async () => {
    writeFileSync(join(folder, "many.tsv"), "1\t\tA dog runs.\tA cat sleeps.\n".repeat(200_000));
    const { child, said, ended } = start(["score", "-s", "token-cosine", "-i", "many.tsv"]);
    // One look at its output, then nothing is read any more.
    await new Promise((resolve) => child.stdout.once("data", resolve));
    child.stdout.pause();
    await sleep(300);
    child.kill("SIGTERM");
    expect(await ended).toBe(143);
    expect(said.stderr).toBe("samesay: terminated\n");
  });

  it("a wait for somebody who writes to a named pipe, and to standard input", async () => {
    expect(spawnSync("mkfifo", [join(folder, "pipe")]).status).toBe(0);
    for (const args of [
      ["score", "-i", "pipe"],
      ["evaluate", "-s", "token-cosine", "-d", "./pipe"],
      ["analyse"],
    ]) {
      const { child, said, ended } = start(args, args[0] === "analyse" ? "pipe" : "ignore");
      await takesSignals(child.pid!);
      child.kill("SIGINT");
      expect(await ended, args.join(" ")).toBe(130);
      expect(said.stderr, args.join(" ")).toBe("samesay: interrupted\n");
    }
  }, 30_000);

  it("a wait for somebody who reads a named pipe that results go to", async () => {
    expect(spawnSync("mkfifo", [join(folder, "unread")]).status).toBe(0);
    writeFileSync(join(folder, "one.tsv"), "1\t\tA dog runs.\tA cat sleeps.\n");
    const { child, said, ended } = start(["score", "-s", "token-cosine", "-i", "one.tsv", "-o", "unread"]);
    await takesSignals(child.pid!);
    child.kill("SIGINT");
    expect(await ended).toBe(130);
    expect(said.stderr).toBe("samesay: interrupted\n");
  }, 30_000);

  it("an analysis of text without a full stop, which prints as it goes", async () => {
    const { child, ended } = start(["analyse", "--lang", "en", "--conllu"], "pipe");
    child.stdin!.on("error", () => {});
    child.stdin!.write("the old man who sold two books went home and ".repeat(400_000));
    await new Promise((resolve) => child.stdout.once("data", resolve));
    const stopped = Date.now();
    child.kill("SIGINT");
    expect(await ended).toBe(130);
    expect(Date.now() - stopped).toBeLessThan(5000);
  }, 60_000);
});

describe.runIf(posix)("a named pipe", () => {
  it("is read to its writer's end, however late that comes", async () => {
    const pipe = join(folder, "late");
    expect(spawnSync("mkfifo", [pipe]).status).toBe(0);
    const { child, ended } = start(["score", "-s", "token-cosine", "-i", "late"]);
    let out = "";
    child.stdout.on("data", (piece) => {
      out += piece;
    });
    await sleep(300);
    const rows = "7\t\tA dog runs.\tA dog runs.\n".repeat(3000);
    const writer = spawn("sh", ["-c", `{ printf '%s' "$HEAD"; sleep 0.3; cat; } > "$PIPE"`], {
      env: { ...process.env, HEAD: "6\t\ta b\ta c\n", PIPE: pipe },
      stdio: ["pipe", "ignore", "inherit"],
    });
    writer.stdin.end(rows);
    expect(await ended).toBe(0);
    expect(out.trimEnd().split("\n")).toHaveLength(3001);
  }, 20_000);

  // What `--data <(zcat pairs.tsv.gz)` is in a shell: it can be read once, and every system wants all of it.
  it("as a set is the same for every system that reads it, and its digest is that of its bytes", async () => {
    const rows = [1, 2, 3, 4, 5]
      .map((n) => `${n}\t${n}\tA dog ${"runs ".repeat(n)}.\tA dog runs .\n`)
      .join("");
    writeFileSync(join(folder, "gold.tsv"), rows);
    const argv = ["evaluate", "-s", "token-cosine,levenshtein", "--json", "-d"];
    const pipe = join(folder, "gold.pipe");
    expect(spawnSync("mkfifo", [pipe]).status).toBe(0);
    const { child, said, ended } = start([...argv, pipe]);
    let out = "";
    child.stdout.on("data", (piece) => {
      out += piece;
    });
    const writer = spawn("cp", ["gold.tsv", "gold.pipe"], { cwd: folder, stdio: "ignore" });
    expect([await ended, said.stderr]).toEqual([0, ""]);
    expect(writer.exitCode).toBe(0);
    const file = samesay([...argv, join(folder, "gold.tsv")]);
    expect(out.replaceAll("gold.pipe", "gold.tsv")).toBe(file.stdout);
  }, 30_000);

  it("takes results to its reader, who may rest between them", async () => {
    expect(spawnSync("mkfifo", [join(folder, "results")]).status).toBe(0);
    writeFileSync(join(folder, "thousands.tsv"), "1\t\tA dog runs.\tA cat sleeps.\n".repeat(20_000));
    const { ended } = start(["score", "-s", "token-cosine", "-i", "thousands.tsv", "-o", "results"]);
    const reader = spawnSync("sh", ["-c", "{ head -c 10; sleep 0.5; cat; } < results | wc -l"], {
      cwd: folder,
    });
    expect(await ended).toBe(0);
    expect(Number(reader.stdout)).toBe(20_000);
  }, 30_000);
});

describe.runIf(posix)("an analysis of a file that is drawn", () => {
  it("refuses to be drawn over that file", () => {
    writeFileSync(join(folder, "text.txt"), "A dog runs.\n");
    const drawn = spawnSync("sh", ["-c", `"$NODE" "$BIN" analyse --html text.txt < text.txt`], {
      cwd: folder,
      env: { ...process.env, NODE: process.execPath, BIN },
      encoding: "utf8",
    });
    expect([drawn.status, drawn.stderr]).toEqual([
      2,
      "samesay: text.txt is the input /dev/stdin and would be lost; name another place\n",
    ]);
    expect(readFileSync(join(folder, "text.txt"), "utf8")).toBe("A dog runs.\n");
  });
});

describe("an analysis that is piped", () => {
  it("ends quietly when its reader has seen enough", async () => {
    const { child, said, ended } = start(["analyse", "--lang", "en"], "pipe");
    child.stdin!.on("error", () => {});
    child.stdin!.write("A dog runs in the park. ".repeat(200_000));
    child.stdin!.end();
    await new Promise((resolve) => child.stdout.once("data", resolve));
    child.stdout.destroy();
    expect(await ended).toBe(0);
    expect(said.stderr).toBe("");
  }, 20_000);

  it("holds a bounded part of it: sentences come while the input is still open", async () => {
    const { child, ended } = start(["analyse", "--lang", "en", "--json"], "pipe");
    let out = "";
    child.stdout.on("data", (piece) => {
      out += piece;
    });
    child.stdin!.write(`${"Two dogs ran home. ".repeat(40)}A last one`);
    await until(() => out.split("\n").length > 30);
    child.stdin!.end(" came.");
    expect(await ended).toBe(0);
    const documents = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(documents).toHaveLength(41);
    expect(documents[1]).toMatchObject({ offset: 19, text: "Two dogs ran home.", schema: 2 });
    expect(documents[40]).toMatchObject({ offset: 760, text: "A last one came." });
  });
});

describe("files under way", () => {
  it.runIf(posix)(
    "go with the process that a second signal ends, and with the next run where it was killed",
    async () => {
      writeFileSync(join(folder, "pairs.tsv"), "1\t\tA dog runs.\tA cat sleeps.\n");
      const left = () => readdirSync(folder).filter((name) => name.endsWith(".tmp"));
      for (const [signal, rest] of [
        ["SIGINT", 0],
        ["SIGKILL", 1],
      ] as const) {
        const { child, ended } = start(["score", "-s", "token-cosine", "-i", "-", "-o", "out.tsv"], "pipe");
        child.stdin!.on("error", () => {});
        child.stdin!.write("1\t\tA dog runs.\tA cat sleeps.\n".repeat(60_000));
        await until(() => left().length === 1);
        child.kill(signal);
        child.kill(signal);
        await ended;
        expect(left(), signal).toHaveLength(rest);
      }
      expect(
        samesay(["score", "-s", "token-cosine", "-i", "pairs.tsv", "-o", "out.tsv"], { cwd: folder }).status,
      ).toBe(0);
      expect(left()).toEqual([]);
      // Another machine's, and one whose process still runs, stay.
      const others = [".out.tsv.zzzzzz-1-00000000.tmp", `.out.tsv.tmp`];
      for (const name of others) writeFileSync(join(folder, name), "");
      samesay(["score", "-s", "token-cosine", "-i", "pairs.tsv", "-o", "out.tsv"], { cwd: folder });
      expect(left().sort()).toEqual(others.sort());
    },
    30_000,
  );

  it.runIf(posix)("go where a link leads, though nothing is there yet", () => {
    symlinkSync("target.tsv", join(folder, "link.tsv"));
    const { status } = samesay(["score", "-s", "token-cosine", "-i", "pairs.tsv", "-o", "link.tsv"], {
      cwd: folder,
    });
    expect(status).toBe(0);
    expect(lstatSync(join(folder, "link.tsv")).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(folder, "target.tsv"), "utf8")).toMatch(/^1\t/);
  });
});
