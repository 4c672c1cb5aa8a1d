import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, it } from "vitest";
import { loadOnnxRuntime } from "../src/vectors/onnx/onnx-runtime.ts";

const folder = mkdtempSync(join(tmpdir(), "samesay-install-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("npm reads the settings of this folder without a warning", () => {
  const { status, stdout, stderr } = spawnSync("npm", ["config", "get", "ignore-scripts"], {
    encoding: "utf8",
    env: { ...process.env, npm_config_userconfig: "/dev/null", npm_config_update_notifier: "false" },
  });
  expect([status, stdout, stderr]).toEqual([0, "true\n", ""]);
});

it("no script runs when the package is installed", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const own = ["preinstall", "install", "postinstall", "prepare", "prepublish", "preprepare", "postprepare"];
  expect(own.filter((name) => Object.hasOwn(scripts, name))).toEqual([]);
});

it("a clone builds itself when its command is first run", { timeout: 240_000 }, () => {
  for (const name of ["src", "scripts", "bin", "package.json", "tsconfig.json", "tsconfig.build.json"])
    cpSync(name, join(folder, name), { recursive: true });
  for (const name of ["node_modules", "models", "data"]) symlinkSync(resolve(name), join(folder, name));
  const run = () =>
    spawnSync(join(folder, "bin/samesay.mjs"), ["score", "--system", "token-cosine", "a dog", "a dog"], {
      encoding: "utf8",
    });
  const first = run();
  expect([first.status, first.stderr.split("\n")[0]]).toEqual([0, "samesay: not built yet; building, once"]);
  expect(first.stdout).toMatch(/^5\.00/);
  const second = run();
  expect([second.status, second.stderr, second.stdout]).toEqual([0, "", first.stdout]);
});

it("a platform without a native library is named as one", async () => {
  const notices: string[] = [];
  // As Node words it on macOS with an Intel processor, for which onnxruntime-node 1.30 has no library.
  const absent = new Error(
    "Cannot find module '../bin/napi-v6/darwin/x64/onnxruntime_binding.node'\nRequire stack:\n- index.js",
  );
  await loadOnnxRuntime(
    "auto",
    (text) => notices.push(text),
    () => Promise.reject(absent),
  );
  expect(notices).toEqual([
    `the native ONNX Runtime is not used (onnxruntime-node has no library for ${process.platform} on ${process.arch}); WebAssembly is used, several times slower`,
  ]);
});
