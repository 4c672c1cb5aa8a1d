import { checkSequence, checkText } from "../../arguments.ts";

/**
 * Writes a file of any content, whole or piece by piece, on Node: under a temporary name beside it, renamed when it is whole; what stood
 * there before stays if anything fails. Gzip when the name ends in .gz; /dev/stdout and the like are written
 * directly.
 * @throws StsError E_OUTPUT, in one line, when the place cannot be written
 */
export async function writeWhole(
  path: string,
  content: string | Uint8Array | AsyncIterable<string>,
): Promise<void> {
  checkText(path, "writeWhole: path");
  if (typeof content !== "string" && !(content instanceof Uint8Array))
    checkSequence(content, "writeWhole: content", "text, bytes or a sequence of texts");
  const { openFileOutput } = await import("./node-output.ts");
  const output = await openFileOutput(path);
  try {
    if (typeof content === "string" || content instanceof Uint8Array) await output.write(content);
    else for await (const piece of content) await output.write(piece);
    await output.close();
  } finally {
    await output.discard();
  }
}
