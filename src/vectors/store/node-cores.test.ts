import { availableParallelism } from "node:os";
import { expect, it } from "vitest";
import { availableCores, defaultThreads } from "./node-cores.ts";

const files = (content: Readonly<Record<string, string>>) => (path: string) => content[path] ?? "";

it("keeps within a control group's quota (version 2), the group's own or one above", () => {
  const group = { "/proc/self/cgroup": "0::/docker/abc\n" };
  expect(availableCores(files({ ...group, "/sys/fs/cgroup/docker/abc/cpu.max": "50000 100000\n" }))).toBe(1);
  expect(availableCores(files({ ...group, "/sys/fs/cgroup/docker/cpu.max": "100000 100000" }))).toBe(1);
  expect(availableCores(files({ ...group, "/sys/fs/cgroup/cpu.max": "max 100000" }))).toBe(
    availableParallelism(),
  );
});

it("keeps within a quota of version 1", () => {
  const quota = (value: string) =>
    files({ "/sys/fs/cgroup/cpu/cpu.cfs_quota_us": value, "/sys/fs/cgroup/cpu/cpu.cfs_period_us": "100000" });
  expect(availableCores(quota("90000"))).toBe(1);
  expect(availableCores(quota("-1"))).toBe(availableParallelism());
});

it("takes the machine's cores where nothing is told", () => {
  expect(availableCores(() => "")).toBe(availableParallelism());
  expect(availableCores()).toBeGreaterThanOrEqual(1);
});

it("takes OMP_NUM_THREADS, its first number where it lists several; the cores where it says nothing or nonsense", () => {
  expect(defaultThreads("3", () => 8)).toBe(3);
  expect(defaultThreads("4,2", () => 8)).toBe(4);
  for (const nothing of [undefined, "", "0", "-1", "many", "1.5"]) {
    expect(defaultThreads(nothing, () => 8)).toBe(8);
  }
});
