import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { checkFunction, checkText } from "../../arguments.ts";

/**
 * Cores that this process may use: those of its affinity mask, cut down to its control group's quota (containers
 * with half a core, say), at least 1. Node before 22 does not look at the quota itself.
 */
export function availableCores(read: (path: string) => string = readIfPossible): number {
  checkFunction(read, "availableCores: read");
  const quota = [...cgroupFolders(read)].map((folder) => cpuQuota(folder, read)).filter((q) => q > 0);
  return Math.max(1, Math.min(availableParallelism(), ...quota.map((q) => Math.ceil(q))));
}

/**
 * Threads of one inference where nobody says: OMP_NUM_THREADS, as other numerical libraries read it (its first number
 * where it lists several), else as many as there are cores.
 */
export function defaultThreads(
  omp: string | undefined = process.env.OMP_NUM_THREADS,
  cores: () => number = availableCores,
): number {
  if (omp !== undefined) checkText(omp, "defaultThreads: omp");
  checkFunction(cores, "defaultThreads: cores");
  const wanted = Number(omp?.split(",")[0]);
  return Number.isInteger(wanted) && wanted > 0 ? wanted : cores();
}

/** The group's own folder and every one above it: the smallest quota counts. */
function* cgroupFolders(read: (path: string) => string): Generator<string> {
  const own = /^0::(.*)$/m.exec(read("/proc/self/cgroup"))?.[1] ?? "/";
  const parts = own.split("/").filter((p) => p !== "" && p !== "..");
  for (let n = parts.length; n >= 0; n--) yield ["/sys/fs/cgroup", ...parts.slice(0, n)].join("/");
  yield "/sys/fs/cgroup/cpu";
}

/** Cores' worth of time per period; 0 when unlimited or not told. Version 2: `cpu.max`; version 1: two files. */
function cpuQuota(folder: string, read: (path: string) => string): number {
  const [max, period] = String(read(`${folder}/cpu.max`))
    .trim()
    .split(/\s+/);
  const quota =
    Number(max || read(`${folder}/cpu.cfs_quota_us`)) / Number(period ?? read(`${folder}/cpu.cfs_period_us`));
  return Number.isFinite(quota) && quota > 0 ? quota : 0;
}

function readIfPossible(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
