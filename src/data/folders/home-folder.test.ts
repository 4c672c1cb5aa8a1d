import { userInfo } from "node:os";
import { afterEach, expect, it, vi } from "vitest";
import { userFolder } from "./data-folders.ts";
import { homeFolder } from "./home-folder.ts";

afterEach(() => vi.unstubAllEnvs());

it.runIf(process.platform !== "win32")(
  "is the account's where HOME is empty, and not the current folder",
  () => {
    vi.stubEnv("HOME", "");
    expect(homeFolder()).toBe(userInfo().homedir);
    expect(userFolder({}, "linux")).toBe(`${userInfo().homedir}/.local/share/samesay`);
  },
);

it.runIf(process.platform !== "win32")(
  "is asked where an XDG folder is relative, as the specification has it",
  () => {
    expect(userFolder({ XDG_DATA_HOME: "data" }, "linux")).toBe(userFolder({}, "linux"));
    expect(userFolder({ XDG_DATA_HOME: "/data" }, "linux")).toBe("/data/samesay");
  },
);
