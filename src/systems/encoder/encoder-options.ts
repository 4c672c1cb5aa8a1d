import type { OpenEncoderOptions } from "../../vectors/index.ts";
import type { SystemOptions } from "../system.ts";

/** What a system passes on to the models that it opens. */
export function encoderOptions({
  onNote,
  threads,
}: Pick<SystemOptions, "onNote" | "threads">): OpenEncoderOptions {
  return { ...(onNote && { onNotice: onNote }), ...(threads !== undefined && { threads }) };
}
