import { checkSequence, checkText } from "../../arguments.ts";
import { countLines, decode, withoutMark } from "./text-blocks.ts";

/** Bytes by which a file of another encoding shows itself. */
const START = 64;

/**
 * Decodes bytes to text as they come, lines or none. A byte-order mark is dropped. Memory: one chunk.
 * @param file name for messages
 * @throws StsError E_FORMAT for UTF-16, binary data, NUL and bytes that are no UTF-8, with the line
 */
export async function* textPieces(chunks: AsyncIterable<Uint8Array>, file: string): AsyncGenerator<string> {
  checkSequence(chunks, "textPieces: chunks");
  checkText(file, "textPieces: file");
  let held = new Uint8Array(0);
  let line = 1;
  let started = false;
  for await (const chunk of chunks) {
    held = joined(held, chunk);
    if (!started) {
      if (held.length < START) continue;
      held = new Uint8Array(withoutMark(held, file));
      started = true;
    }
    const cut = lastStart(held);
    if (cut === 0) continue;
    const text = decode(held.subarray(0, cut), file, line);
    line += countLines(text);
    held = held.slice(cut);
    yield text;
  }
  const last = started ? held : withoutMark(held, file);
  if (last.length > 0) yield decode(last, file, line);
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

/** Where the last character begins that may go on in the next chunk; all of it where that is ASCII. */
function lastStart(bytes: Uint8Array): number {
  if (bytes.length === 0 || bytes[bytes.length - 1]! < 0x80) return bytes.length;
  // A character has four bytes at most, all but the first 10xxxxxx.
  for (let at = bytes.length - 1; at >= Math.max(0, bytes.length - 4); at--) {
    if (bytes[at]! >= 0xc0) return at;
  }
  return bytes.length;
}
