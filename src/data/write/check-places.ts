import { checkText } from "../../arguments.ts";

/**
 * Whether a file can be written at a path, before long work whose result goes there: a temporary file is made beside it
 * and removed. Devices, pipes and open streams are left alone. On Node.
 * @throws StsError E_OUTPUT
 */
export async function checkFilePlace(path: string): Promise<void> {
  checkText(path, "checkFilePlace: path");
  const { stat } = await import("node:fs/promises");
  const { openFileOutput } = await import("./node-output.ts");
  const found = await stat(path).catch(() => undefined);
  if (found !== undefined && !found.isFile() && !found.isDirectory()) return;
  if (/^\/(dev|proc\/self)\//.test(path)) return;
  await (await openFileOutput(path)).discard();
}

/**
 * Whether a folder can be made at a path, or is there and can be written to: a folder is made in the nearest one that is
 * there, and removed. On Node.
 * @throws StsError E_OUTPUT when part of the path is a file, or nobody may write there
 */
export async function checkFolderPlace(path: string): Promise<void> {
  checkText(path, "checkFolderPlace: path");
  const { mkdtemp, rmdir, stat } = await import("node:fs/promises");
  const { dirname, join, resolve } = await import("node:path");
  const { outputError } = await import("./node-output.ts");
  const refused = (error: unknown) => outputError(path, error);
  let place = resolve(path);
  for (;;) {
    const found = await stat(place).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw refused(error);
    });
    if (found?.isDirectory()) break;
    if (found !== undefined) throw refused(Object.assign(new Error("a file"), { code: "ENOTDIR" }));
    if (place === dirname(place)) break;
    place = dirname(place);
  }
  const made = await mkdtemp(join(place, ".samesay-")).catch((error: unknown) => {
    throw refused(error);
  });
  await rmdir(made).catch(() => {});
}
