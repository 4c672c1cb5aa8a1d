import { join } from "node:path";
import { isRecord } from "../../arguments.ts";
import { StsError } from "../../errors.ts";
import { type CalibrationModel, checkModel, type RegressorModel, unpack } from "../../learn/index.ts";
import { isLanguage, type Language } from "../../text/index.ts";
import type { Corpus } from "./corpus/corpus.ts";
import type { SavedNetwork } from "./network/pair-network.ts";

/** Names of the two files in a trained recipe's folder. */
export const RECIPE_FILE = "recipe.json";
export const RECIPE_BYTES = "recipe.bin";

/** A trained recipe as saved. */
export interface SavedRecipe {
  /** The recipe, and its version when it was trained. */
  readonly recipe: string;
  readonly version: number;
  /** Name that it goes by in reports. */
  readonly name: string;
  /** Language of the training pairs: pairs that do not say are read by it. */
  readonly language: Language;
  /** Columns, "family/column", and the versions of their families, in order. */
  readonly columns: readonly string[];
  readonly versions: readonly number[];
  /** Digest of lists and weights that features read. */
  readonly reader: string;
  readonly corpus: Corpus;
  /** Absent for a recipe of networks alone. */
  readonly model?: RegressorModel;
  readonly networks?: readonly SavedNetwork[];
  /** What brought texts into English, for a recipe that translates: "words", "apertium", or a URL. */
  readonly translator?: string;
  readonly calibration: CalibrationModel;
  readonly trainedOn: { readonly set: string; readonly sha256: string; readonly pairs: number };
  /** Correlation with gold on the fifth of the pairs that the calibration was fitted on; null where undefined. */
  readonly heldOut: { readonly pearson: number | null; readonly pairs: number };
}

/**
 * Reads what `saveRecipe` wrote.
 * @throws StsError E_MODEL when a file is missing, damaged, changed or of a newer format
 */
export async function loadRecipe(
  folder: string,
): Promise<{ readonly saved: SavedRecipe; readonly digest: string }> {
  const { readFile } = await import("node:fs/promises");
  const path = join(folder, RECIPE_FILE);
  const read = (name: string) =>
    readFile(join(folder, name)).catch((cause: Error) => {
      throw new StsError(
        "E_MODEL",
        `${join(folder, name)}: cannot be read (${cause.message}); samesay train makes it`,
        { cause },
      );
    });
  const [json, bytes] = await Promise.all([read(RECIPE_FILE), read(RECIPE_BYTES)]);
  const text = json.toString("utf8");
  const saved = await unpack("recipe", { json: text, binary: new Uint8Array(bytes) }, path);
  if (!isSavedRecipe(saved))
    throw new StsError("E_MODEL", `${path}: holds no trained recipe; train it again`);
  checkModel(saved.calibration, path);
  return { saved, digest: (JSON.parse(text) as { sha256: string }).sha256 };
}

/** Whether all is there that a pair's score needs. */
function isSavedRecipe(value: unknown): value is SavedRecipe {
  if (!isRecord(value)) return false;
  const { recipe, name, language, columns, versions, corpus, model, networks, trainedOn } = value;
  const named = typeof recipe === "string" && typeof name === "string" && name !== "";
  const learnt = isRecord(model) || (Array.isArray(networks) && networks.length > 0);
  const lists = Array.isArray(columns) && Array.isArray(versions) && isRecord(corpus);
  return named && learnt && lists && isLanguage(language as string) && isRecord(trainedOn);
}
