import { StsError } from "../../errors.ts";
import type { CliIo } from "../command.ts";

/** The bytes of standard input as they come. @throws StsError E_ABORTED once the command is told to stop */
export async function* inputBytes({ stdin, signal }: CliIo): AsyncGenerator<Uint8Array> {
  for await (const piece of stdin) {
    if (signal.aborted) throw new StsError("E_ABORTED", "stopped");
    yield typeof piece === "string" ? Buffer.from(piece) : piece;
  }
}
