import { mean, standardDeviation } from "../../src/stats/index.ts";
import { type Contestant, reads } from "./contestant.ts";
import { modelFolder } from "./model-folders.ts";
import { type CacheOptions, modelValues } from "./model-values.ts";
import { type Block, type PanelSet, rowsOf } from "./panel-set.ts";
import { nameOfPart, parsePart } from "./part-formula.ts";

/**
 * A part by its name (see part-formula.ts). Of several models, each value is standardised first, by mean and standard
 * deviation over half A of the block's graded sets:
 *
 *   value = sum(w_i (v_i - m_i) / s_i) / sum(w_i)
 *
 * @throws StsError E_UNKNOWN_NAME, E_INPUT
 */
export function openPart(name: string, panel: readonly PanelSet[], options: CacheOptions): Contestant {
  const terms = parsePart(name);
  const manifests = terms.map(({ model }) => modelFolder(model).manifest);
  const languages = manifests
    .map((manifest) => manifest.languages)
    .reduce((common, of) => common.filter((language) => of.includes(language)));
  const moments = new Map<string, Promise<readonly [mean: number, deviation: number]>>();
  const momentsOf = (model: string, block: Block) => {
    const key = `${model}\n${block}`;
    if (!moments.has(key)) moments.set(key, blockMoments(model, block, panel, options));
    return moments.get(key)!;
  };
  return {
    name: nameOfPart(name, manifests),
    kind: "part",
    models: manifests.map(({ kind }) => kind),
    async read(rows, { block }) {
      if (!reads(languages, rows)) return undefined;
      if (terms.length === 1) return { raw: await modelValues(terms[0]!.model, rows, options) };
      const raw = new Float64Array(rows.length);
      const weights = terms.reduce((sum, { weight }) => sum + weight, 0);
      for (const { model, weight } of terms) {
        const values = await modelValues(model, rows, options);
        const [middle, deviation] = await momentsOf(model, block);
        for (const [i, value] of values.entries())
          raw[i]! += (weight * (value - middle)) / deviation / weights;
      }
      return { raw };
    },
    close: async () => {},
  };
}

async function blockMoments(
  model: string,
  block: Block,
  panel: readonly PanelSet[],
  options: CacheOptions,
): Promise<readonly [number, number]> {
  const rows = panel
    .filter((set) => set.block === block && set.gold === "graded")
    .flatMap((set) => rowsOf(set, "a"));
  const values = await modelValues(model, rows, options);
  return [mean(values), standardDeviation(values)];
}
