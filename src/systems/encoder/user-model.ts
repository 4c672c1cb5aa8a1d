import { basename, join } from "node:path";
import { userFolder } from "../../data/folders/data-folders.ts";
import { ownFolder, readIfPresent, writeInFolder } from "../../data/folders/user-folders.ts";
import { calibrationPairs } from "../../data/sets/calibration-pairs.ts";
import { StsError } from "../../errors.ts";
import { type CalibrationModel, calibrationOf, fitCalibration, loadModelOf } from "../../learn/index.ts";
import { cleanText } from "../../text/index.ts";
import { cosine, type Encoder, sha256 } from "../../vectors/index.ts";
import { openModelFolder } from "../../vectors/node.ts";
import { READING_DIGEST } from "../reading-digest.ts";
import type { System, SystemOptions } from "../system.ts";
import { encoderOptions } from "./encoder-options.ts";
import { encoderSystem } from "./encoder-system.ts";
import { warningOfLanguages } from "./model-language-warnings.ts";
import { modelPlace } from "./model-place.ts";

export interface UserModelOptions extends SystemOptions {
  /**
   * Folder of the model (`tokenizer.json`, an ONNX file, and sentence-transformers' settings where it has them), or
   * the name of one that `samesay models add` fetched.
   */
  readonly folder: string;
}

const VERSION = 2;
/** Labelled pairs that a model's calibration is fitted on: seconds of work, and the curve is settled. */
const CALIBRATION_PAIRS = 1000;

/**
 * A sentence encoder of the user's own as a system. Its cosines mean nothing by themselves, so at first use their
 * map to 0-5 is fitted on pairs of STS-benchmark train and kept in the user's cache folder.
 * @throws StsError E_MODEL when the folder holds no encoder that can be read
 */
export async function createEncoderSystem(options: UserModelOptions): Promise<System> {
  const folder = modelPlace(options.folder, join(userFolder(), "models"));
  const encoder = await openModelFolder(folder, { name: basename(folder), ...encoderOptions(options) });
  try {
    const model = await userCalibration(encoder, options);
    const calibration = calibrationOf(model);
    const cosine = { value: "cosine", model: encoder.name, mean: 0, deviation: 1, weight: 1 } as const;
    const system = encoderSystem(
      {
        name: encoder.name,
        version: VERSION,
        description: `cosine of sentence vectors by the model in ${folder}`,
        trainedOn: [{ set: "stsb-train", use: "calibration" }],
        signature: {
          weights: encoder.sha256,
          calibration: await digest(model),
          // Tokenizer and settings, whatever of them.
          tokenizer: encoder.fingerprint,
          reading: READING_DIGEST,
        },
        raw: "cosine",
        detectsLanguages: true,
        route: () => encoder.name,
        open: async () => ({ encoders: [encoder], reading: () => ({ parts: [cosine], calibration }) }),
      },
      options,
    );
    // It was opened before the first call, and is to be closed if none comes.
    return {
      ...warningOfLanguages(system, encoder, options),
      async close() {
        await system.close();
        await encoder.close();
      },
    };
  } catch (error) {
    await encoder.close();
    throw error;
  }
}

async function userCalibration(encoder: Encoder, options: SystemOptions): Promise<CalibrationModel> {
  const path = join(ownFolder("cache"), "calibrations", `${encoder.fingerprint}-v${VERSION}-median.json`);
  const kept = await readIfPresent(path);
  if (kept !== undefined) {
    try {
      return loadModelOf("calibration", kept, path);
    } catch (error) {
      if (!(error instanceof StsError)) throw error;
      options.onNote?.(`${path} is damaged; it is made anew`);
    }
  }
  options.onNote?.(`fitting a calibration for "${encoder.name}" on ${CALIBRATION_PAIRS} pairs, once`);
  const { pairs, gold, groups, lengths, madeUp } = await calibrationPairs(CALIBRATION_PAIRS);
  const texts = pairs.flatMap(({ a, b }) => [cleanText(a, "en"), cleanText(b, "en")]);
  const vectors = await encoder.encode(texts, options.signal && { signal: options.signal });
  const raw = pairs.map((_, k) => cosine(vectors, 2 * k, vectors, 2 * k + 1));
  const { model } = fitCalibration(raw, gold, { groups, lengths, madeUp, seed: 1 });
  await writeInFolder(path, `${JSON.stringify(model)}\n`).catch(() => {
    options.onNote?.(`the calibration cannot be kept in ${path}; it will be fitted again`);
  });
  return model;
}

async function digest(model: CalibrationModel): Promise<string> {
  return (await sha256(new TextEncoder().encode(JSON.stringify(model)))).slice(0, 16);
}
