import { makeFolders } from "../../make-folders.ts";

/** Makes a folder and those above it, on Node. @throws StsError E_OUTPUT, in one line, when it cannot be made */
export async function makeFolder(path: string): Promise<void> {
  const { outputError } = await import("./node-output.ts");
  await makeFolders(path).catch((error: unknown) => {
    throw outputError(path, error);
  });
}
