import type { Encoder } from "../vectors/index.ts";
import type { HeadEncoder } from "./head-file.ts";
import type { SystemOptions } from "./system.ts";

/** Opens the shipped encoder that a head reads. Node only. */
export async function openHeadEncoder(name: HeadEncoder, options: SystemOptions): Promise<Encoder> {
  const { folderFiles, openShippedModel, shippedFolder } = await import("../vectors/node.ts");
  if (name === "fast") {
    const { openStaticEncoder } = await import("../vectors/index.ts");
    return openStaticEncoder(folderFiles(shippedFolder("fast")));
  }
  return openShippedModel(name, { ...(options.onNote && { onNotice: options.onNote }) });
}
