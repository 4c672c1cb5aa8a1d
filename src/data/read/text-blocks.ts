import { checkBytes, checkSequence, checkText } from "../../arguments.ts";
import { encodingError, refuseForeignStart } from "./encoding-fault.ts";
import { rowError } from "./row-error.ts";

/** Whole lines of a file, each with its line end except perhaps the last of the file. */
export interface TextBlock {
  readonly text: string;
  /** 1-based number of the block's first line. */
  readonly line: number;
}

/** A line longer than this is taken for a file without lines. */
const LONGEST_LINE = 64 * 1024 * 1024;

const NEWLINE = 10;
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * Decodes bytes to blocks of whole lines. A byte-order mark is dropped; CR LF is left in the text.
 * Memory: one chunk and one line. Chunk boundaries do not show in the result's lines.
 * @param file name for messages
 * @throws StsError E_FORMAT for UTF-16, binary data, NUL and bytes that are no UTF-8, with the line
 */
export async function* textBlocks(
  chunks: AsyncIterable<Uint8Array>,
  file: string,
): AsyncGenerator<TextBlock> {
  checkSequence(chunks, "textBlocks: chunks");
  checkText(file, "textBlocks: file");
  let parts: Uint8Array[] = [];
  let held = 0;
  let line = 1;
  let started = false;
  let checked = false;
  const take = (end: Uint8Array): Uint8Array => {
    if (parts.length === 0) return end;
    parts.push(end);
    const joined = concatenate(parts);
    parts = [];
    held = 0;
    return joined;
  };
  for await (const chunk of chunks) {
    checkBytes(chunk, `${file}: a chunk`);
    if (chunk.length === 0) continue;
    const cut = chunk.lastIndexOf(NEWLINE) + 1;
    if (cut > 0) {
      let bytes = take(chunk.subarray(0, cut));
      if (!started) {
        bytes = withoutMark(bytes, file);
        started = true;
      }
      if (bytes.length > 0) {
        const text = decode(bytes, file, line);
        yield { text, line };
        line += countLines(text);
      }
    }
    if (cut < chunk.length) {
      parts.push(chunk.subarray(cut));
      held += chunk.length - cut;
      if (!started && !checked && held >= 64) {
        refuseForeignStart(concatenate(parts), file);
        checked = true;
      }
      if (held > LONGEST_LINE)
        throw rowError(file, line, "a line of more than 64 MiB", "is this a text file?");
    }
  }
  if (held === 0) return;
  let last = concatenate(parts);
  if (!started) last = withoutMark(last, file);
  if (last.length > 0) yield { text: decode(last, file, line), line };
}

/** A file's first bytes without its byte-order mark. @throws StsError E_FORMAT for other encodings and binary data */
export function withoutMark(bytes: Uint8Array, file: string): Uint8Array {
  refuseForeignStart(bytes, file);
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
}

/** @param line of the first byte, for messages. @throws StsError E_FORMAT for NUL and bytes that are no UTF-8 */
export function decode(bytes: Uint8Array, file: string, line: number): string {
  if (bytes.indexOf(0) >= 0) {
    const before = bytes.subarray(0, bytes.indexOf(0));
    throw rowError(
      file,
      line + countBytes(before),
      "a NUL byte",
      "remove it: tr -d '\\000' < file > file.clean",
    );
  }
  try {
    return decoder.decode(bytes);
  } catch {
    throw encodingError(bytes, file, line);
  }
}

function countBytes(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) count++;
  return count;
}

export function countLines(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) count++;
  return count;
}

function concatenate(parts: readonly Uint8Array[]): Uint8Array {
  if (parts.length === 1) return parts[0]!;
  let length = 0;
  for (const part of parts) length += part.length;
  const joined = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
