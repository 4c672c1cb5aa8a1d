import { PACKAGE_ROOT } from "../../packages/package-root.ts";
import { type PublishedTable, parsePublished, publishedSpec } from "./published.ts";

/**
 * A published table that ships with the package. Node only.
 * @param name as in PUBLISHED, e.g. "sts2014"
 * @throws StsError E_UNKNOWN_NAME
 */
export async function loadPublished(name: string): Promise<PublishedTable> {
  const spec = publishedSpec(name);
  return parsePublished(spec, await readPublishedFile(spec.file));
}

/** Text of any file of data/published. */
export async function readPublishedFile(file: string): Promise<string> {
  const { readFile } = await import("node:fs/promises");
  return readFile(new URL(`data/published/${file}`, PACKAGE_ROOT), "utf8");
}
