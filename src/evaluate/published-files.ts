import { readFileSync } from "node:fs";
import { type PublishedTable, parsePublished, publishedSpec } from "./published.ts";

/** Where the package keeps the tables; the same from src/ and from dist/. */
const FOLDER = new URL("../../data/published/", import.meta.url);

/**
 * A published table that ships with the package.
 * @param name as in PUBLISHED, e.g. "sts2014"
 * @throws StsError E_UNKNOWN_NAME
 */
export function loadPublished(name: string): PublishedTable {
  const spec = publishedSpec(name);
  return parsePublished(spec, readPublishedFile(spec.file));
}

/** Text of any file of data/published. */
export function readPublishedFile(file: string): string {
  return readFileSync(new URL(file, FOLDER), "utf8");
}
