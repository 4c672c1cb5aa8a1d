import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { StsError } from "../../src/errors.ts";
import type { ModelFolder } from "./model-folders.ts";
import { sentenceKey } from "./sentence-key.ts";

/** First bytes of a digest that the list of what taught a model holds: one chance hit in 10^14 sentences a line. */
const DIGEST_BYTES = 6;

/**
 * Digests of sentences that taught a model: ascending, each the first 6 bytes of sha256(key), key as `sentenceKey`
 * gives it, UTF-8. A manifest's `taught` names the file in training/taught/.
 */
export class TaughtSentences {
  readonly #bytes: Buffer;

  /** @throws StsError E_FORMAT when the file is cut short or out of order */
  constructor(bytes: Buffer, label: string) {
    if (bytes.length % DIGEST_BYTES !== 0) {
      throw new StsError(
        "E_FORMAT",
        `${label}: ${bytes.length} bytes, expected a multiple of ${DIGEST_BYTES}; write it anew`,
      );
    }
    for (let at = DIGEST_BYTES; at < bytes.length; at += DIGEST_BYTES) {
      if (bytes.compare(bytes, at, at + DIGEST_BYTES, at - DIGEST_BYTES, at) > 0) {
        throw new StsError(
          "E_FORMAT",
          `${label}: digest ${at / DIGEST_BYTES} is less than the one before; sort them`,
        );
      }
    }
    this.#bytes = bytes;
  }

  has(text: string): boolean {
    const digest = sentenceDigest(text);
    let low = 0;
    let high = this.#bytes.length / DIGEST_BYTES;
    while (low < high) {
      const middle = (low + high) >> 1;
      const order = this.#bytes.compare(
        digest,
        0,
        DIGEST_BYTES,
        DIGEST_BYTES * middle,
        DIGEST_BYTES * (middle + 1),
      );
      if (order === 0) return true;
      if (order < 0) low = middle + 1;
      else high = middle;
    }
    return false;
  }
}

/** First 6 bytes of sha256 of a sentence's key. */
export function sentenceDigest(text: string): Buffer {
  return createHash("sha256").update(sentenceKey(text)).digest().subarray(0, DIGEST_BYTES);
}

/** A sentence of the panel that taught weights. */
export interface Leak {
  readonly model: string;
  readonly sentence: string;
}

/**
 * Sentences of the panel that weights say they were taught with. Texts without letters and digits are no sentences.
 * @throws StsError E_INPUT for a manifest that names a file that is not there, E_FORMAT for a damaged one
 */
export function findLeaks(models: readonly ModelFolder[], sentences: Iterable<string>, root: URL): Leak[] {
  const all = [...new Set(sentences)].filter((text) => sentenceKey(text) !== "");
  return models.flatMap(({ name, manifest }) => {
    if (manifest.taught === undefined) return [];
    const taught = readTaught(name, new URL(manifest.taught, root));
    return all.filter((text) => taught.has(text)).map((sentence) => ({ model: name, sentence }));
  });
}

function readTaught(name: string, file: URL): TaughtSentences {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (cause) {
    throw new StsError(
      "E_INPUT",
      `models/${name}/manifest.json: "taught" names ${file.pathname}, which is not there`,
      {
        cause,
      },
    );
  }
  return new TaughtSentences(bytes, file.pathname);
}
