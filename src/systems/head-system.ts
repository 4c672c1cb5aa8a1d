import { join } from "node:path";
import { StsError, throwIfAborted } from "../errors.ts";
import { calibrationOf, predictRidge } from "../learn/index.ts";
import { cosine, sha256 } from "../vectors/index.ts";
import { isZeroRow } from "./encoder-parts.ts";
import { openHeadEncoder } from "./head-encoder.ts";
import { headFeatures } from "./head-features.ts";
import { HEAD_FILE, parseHead } from "./head-file.ts";
import { finishResult } from "./result.ts";
import type { ScoreResult, System, SystemOptions } from "./system.ts";
import { languagesOfFew, textTagger } from "./text-tagger.ts";
import { textWarnings } from "./text-warnings.ts";
import { readIfPresent } from "./user-folders.ts";

/**
 * A system that `samesay train --head` saved: the vectors of a shipped encoder, compared by a head fitted on the
 * user's own labelled pairs (or by their cosine, newly calibrated).
 *
 * @param folder with head.json in it
 * @throws StsError E_MODEL when it is damaged, or was trained on other weights than those that ship
 */
export async function createHeadSystem(folder: string, options: SystemOptions = {}): Promise<System> {
  const path = join(folder, HEAD_FILE);
  const text = await readIfPresent(path);
  if (text === undefined)
    throw new StsError("E_MODEL", `${path}: no such file; samesay train --head makes it`);
  const file = parseHead(text, path);
  const encoder = await openHeadEncoder(file.encoder, options);
  if (encoder.sha256 !== file.weights) {
    await encoder.close();
    throw new StsError(
      "E_MODEL",
      `${path}: was trained on other weights of "${file.encoder}" than these; train it anew`,
    );
  }
  const { regressor } = file;
  const calibration = calibrationOf(file.calibration);
  const rawName = regressor === undefined ? "cosine" : "head";
  const frame = { system: file.name, rawName, calibration };
  const detects = file.encoder !== "fast";
  const tag = textTagger(options.languages, detects);
  return {
    name: file.name,
    version: 1,
    description: `trained on ${file.trainedOn.pairs} pairs of ${file.trainedOn.set}, on the vectors of "${file.encoder}"`,
    raw: { name: rawName, range: regressor === undefined ? [-1, 1] : [Number.NEGATIVE_INFINITY, Infinity] },
    calibrated: true,
    trainedOn: [{ set: file.trainedOn.set, use: "weights" }],
    signature: {
      system: file.name,
      version: 1,
      weights: encoder.sha256,
      calibration: (await sha256(new TextEncoder().encode(text))).slice(0, 16),
    },
    async score(pairs, { signal, onProgress } = {}) {
      throwIfAborted(signal);
      const languages = await tag(pairs);
      const looked = detects ? languages : await languagesOfFew(pairs, languages);
      const vectors = await encoder.encode(
        pairs.flatMap(({ a, b }) => [a, b]),
        {
          ...(signal && { signal }),
          ...(onProgress && { onProgress: (done: number) => onProgress(Math.floor(done / 2)) }),
        },
      );
      return pairs.map(({ a, b }, k): ScoreResult => {
        const raw =
          regressor === undefined
            ? cosine(vectors, 2 * k, vectors, 2 * k + 1)
            : predictRidge(regressor, headFeatures(vectors, 2 * k, 2 * k + 1));
        const seen = (text: string, side: 0 | 1) => ({
          text,
          language: looked?.[k]?.[side] ?? languages[k]![side],
          identified: looked !== undefined,
          unknown: isZeroRow(vectors, 2 * k + side),
        });
        const excessTokens = [vectors.excessTokens[2 * k]!, vectors.excessTokens[2 * k + 1]!] as const;
        return finishResult(frame, {
          a,
          b,
          raw,
          languages: languages[k]!,
          warnings: textWarnings(seen(a, 0), seen(b, 1)),
          ...(excessTokens[0] + excessTokens[1] > 0 && { truncated: { excessTokens } }),
        });
      });
    },
    close: () => encoder.close(),
  };
}
