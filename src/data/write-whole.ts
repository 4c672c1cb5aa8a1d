/**
 * Writes a file of any content, on Node: under a temporary name beside it, renamed when it is whole; what stood
 * there before stays if anything fails. Gzip when the name ends in .gz; /dev/stdout and the like are written
 * directly.
 * @throws StsError E_OUTPUT, in one line, when the place cannot be written
 */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const { openFileOutput } = await import("./node-output.ts");
  const output = await openFileOutput(path);
  try {
    await output.write(content);
    await output.close();
  } finally {
    await output.discard();
  }
}
