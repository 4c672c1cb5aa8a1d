import { checkText } from "../../arguments.ts";
import { sentenceKey } from "./overlap.ts";

/** Whether a text stands among training texts that do not ship. */
export interface KnownSentences {
  has(text: string): boolean;
}

/** Digests of sentences: the first four bytes of the sha256 of a sentence's key (whatever case and blanks). */
export async function sentenceDigester(): Promise<(text: string) => number> {
  const { createHash } = await import("node:crypto");
  return (text) => createHash("sha256").update(sentenceKey(text)).digest().readUInt32BE(0);
}

/**
 * Sentences of training texts that do not ship, by data/sources/NAME.digests (scripts/sentence-digests.ts). Another sentence has
 * one of 40,000 digests once in 100,000 times.
 *
 * @returns undefined where there are none of that name
 */
export async function knownSentences(name: string): Promise<KnownSentences | undefined> {
  checkText(name, "knownSentences: name");
  if (!/^[\w-]+$/.test(name)) return undefined;
  const { readFile } = await import("node:fs/promises");
  const { shippedFolder } = await import("../folders/data-folders.ts");
  const bytes = await readFile(`${shippedFolder()}/sources/${name}.digests`).catch(() => undefined);
  if (bytes === undefined) return undefined;
  const digests = new Set<number>();
  for (let at = 0; at + 4 <= bytes.length; at += 4) digests.add(bytes.readUInt32LE(at));
  const digest = await sentenceDigester();
  return { has: (text) => digests.has(digest(text)) };
}
