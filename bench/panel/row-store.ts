import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from "node:fs";
import { dirname } from "node:path";

const KEY_BYTES = 16;

/**
 * Rows of `width` numbers by text, in one file that only grows: what was computed before a stop is there afterwards.
 * Record: the first 16 bytes of the text's sha256, then the numbers, little-endian. A record cut short is removed.
 */
export class RowStore {
  readonly #path: string;
  readonly #width: number;
  readonly #rows = new Map<string, Float64Array | Float32Array>();
  readonly #bytes: 4 | 8;

  /** @param bytes 4 for vectors, 8 for scores */
  constructor(path: string, width: number, bytes: 4 | 8) {
    this.#path = path;
    this.#width = width;
    this.#bytes = bytes;
    mkdirSync(dirname(path), { recursive: true });
    if (!existsSync(path)) return;
    const file = readFileSync(path);
    const record = KEY_BYTES + width * bytes;
    if (file.length % record !== 0) truncateSync(path, file.length - (file.length % record));
    for (let at = 0; at + record <= file.length; at += record) {
      const numbers = Uint8Array.prototype.slice.call(file, at + KEY_BYTES, at + record).buffer;
      this.#rows.set(
        file.toString("latin1", at, at + KEY_BYTES),
        bytes === 4 ? new Float32Array(numbers) : new Float64Array(numbers),
      );
    }
  }

  has(text: string): boolean {
    return this.#rows.has(keyOf(text));
  }

  /** @throws Error for a text that was never added */
  get(text: string): Float64Array | Float32Array {
    const row = this.#rows.get(keyOf(text));
    if (row === undefined) throw new Error(`${this.#path}: has no row of "${text}"`);
    return row;
  }

  /** Adds rows and writes them down at once. */
  add(rows: readonly (readonly [text: string, numbers: ArrayLike<number>])[]): void {
    const records = rows.map(([text, numbers]) => {
      if (numbers.length !== this.#width) {
        throw new Error(`${this.#path}: ${numbers.length} numbers of "${text}", expected ${this.#width}`);
      }
      const row = this.#bytes === 4 ? Float32Array.from(numbers) : Float64Array.from(numbers);
      this.#rows.set(keyOf(text), row);
      return Buffer.concat([Buffer.from(keyOf(text), "latin1"), new Uint8Array(row.buffer)]);
    });
    if (records.length > 0) appendFileSync(this.#path, Buffer.concat(records));
  }
}

const opened = new Map<string, RowStore>();

/** The store of a file; opened once in a run, however many tables ask for it. */
export function openStore(path: string, width: number, bytes: 4 | 8): RowStore {
  const store = opened.get(path) ?? new RowStore(path, width, bytes);
  opened.set(path, store);
  return store;
}

function keyOf(text: string): string {
  return createHash("sha256").update(text).digest().toString("latin1", 0, KEY_BYTES);
}
