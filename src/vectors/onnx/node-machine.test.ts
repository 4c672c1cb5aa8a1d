import { expect, it } from "vitest";
import { machine } from "./node-machine.ts";

it("names what 8-bit kernels choose by, in one order", () => {
  const x64 = "processor\t: 0\nflags\t\t: fpu avx avx512_vnni sse4_2 avx2\nbogomips\t: 1\n";
  expect(machine(() => x64)).toBe(`${process.arch} avx2 avx512_vnni`);
  expect(machine(() => "Features\t: fp asimd asimddp i8mm\n")).toBe(`${process.arch} asimddp i8mm`);
});

it("names the architecture alone where the system tells nothing", () => {
  const absent = () => {
    throw new Error("ENOENT");
  };
  expect(machine(absent)).toBe(process.arch);
  expect(machine(() => "")).toBe(process.arch);
});
