import { isMainThread } from "node:worker_threads";
import { StsError } from "../../errors.ts";

/**
 * onnxruntime-node since 1.29 tells its makers of its use: it reads the machine's id, keeps a device id and an event
 * database in the user's cache folder, and looks for its host ten seconds later. The library asks the environment of
 * the *process* once, when its first session is made, whether it shall not.
 */
const SWITCH = "ORT_DISABLE_TELEMETRY";

/** The main thread answers in a millisecond unless it is held. */
const ANSWER_MS = 1000;

const REMEDY = `it reports its use unless ${SWITCH}=1 is set before the process starts, which this thread cannot do now`;

/**
 * Switches ONNX Runtime's telemetry off for this process, whatever the environment said. To be awaited before the
 * native library is loaded. A thread's `process.env` is a copy that native code does not see, so a worker sets it in
 * the main thread.
 * @throws StsError E_MODEL where it cannot be made sure; the native library is not to be loaded then
 */
export async function disableOnnxTelemetry(): Promise<void> {
  const inherited = process.env[SWITCH] === "1";
  process.env[SWITCH] = "1";
  const { Deno } = globalThis as { Deno?: { env: { set(name: string, value: string): void } } };
  if (Deno !== undefined) Deno.env.set(SWITCH, "1");
  else if (process.versions.bun !== undefined) await setThroughLibc();
  else if (!isMainThread && !(inherited && isInProcess())) await setInMainThread();
}

/** Whether native code sees it: a report reads the environment of the process. */
function isInProcess(): boolean {
  const { environmentVariables } = process.report.getReport() as {
    environmentVariables?: Record<string, string>;
  };
  return environmentVariables?.[SWITCH] === "1";
}

async function setInMainThread(): Promise<void> {
  const { Session } = await import("node:inspector");
  const session = new Session();
  try {
    session.connectToMainThread();
    const value = await new Promise<unknown>((resolve) => {
      const late = setTimeout(resolve, ANSWER_MS);
      session.post(
        "Runtime.evaluate",
        { expression: `process.env.${SWITCH} = "1"; process.env.${SWITCH}` },
        (_, answer) => {
          clearTimeout(late);
          resolve(answer?.result.value);
        },
      );
    });
    if (value !== "1") throw new Error("the main thread does not answer");
  } catch (cause) {
    throw new StsError("E_MODEL", REMEDY, { cause });
  } finally {
    session.disconnect();
  }
}

/** Bun keeps its `process.env` to itself. */
async function setThroughLibc(): Promise<void> {
  const ffi = "bun:ffi";
  const library = process.platform === "darwin" ? "libSystem.dylib" : "libc.so.6";
  const text = (value: string) => Buffer.from(`${value}\0`);
  try {
    const { symbols } = (await import(ffi)).dlopen(library, {
      setenv: { args: ["cstring", "cstring", "i32"], returns: "i32" },
    });
    if (symbols.setenv(text(SWITCH), text("1"), 1) !== 0) throw new Error("setenv failed");
  } catch (cause) {
    throw new StsError("E_MODEL", REMEDY, { cause });
  }
}
