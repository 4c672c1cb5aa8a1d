import { StsError } from "../errors.ts";
import { cosine } from "../vectors/index.ts";
import { folderFiles, openShippedModel, shippedFolder } from "../vectors/node.ts";
import type { OpenEncoderOptions } from "../vectors/open-options.ts";
import type { CombinerWeights } from "./accurate-combiner.ts";
import { openBilingualLexicon } from "./bilingual-lexicon.ts";
import { align } from "./blend.ts";
import { groupBy, isZeroRow, type Tags } from "./encoder-parts.ts";
import { areAcross, EvidenceStore, encodeSide, pairValue, type TextSide } from "./pair-values.ts";
import { languagesToRead } from "./text-tagger.ts";
import { readPairReading, readTierPackage } from "./tier-package.ts";
import { ALIGNMENT_FEATURES, type Aligner } from "./word-alignment.ts";

/** What `base` says of a pair. */
export interface BaseValue {
  /** Of the vectors that it compares. */
  readonly cosine: number;
  /** Its raw value. */
  readonly blend: number;
  /** ALIGNMENT_FEATURES of the two texts. */
  readonly alignment: Float64Array;
  /** Whether its encoder knows nothing in a text. */
  readonly unknown: readonly [a: boolean, b: boolean];
}

/** One encoder of `base` with what stands beside it: pairs to what the tier says of them, by the same code. */
export interface BaseReader {
  readonly weights: Pick<CombinerWeights, "base" | "blend">;
  /** Value i belongs to pairs[i]. @param aligner of words @throws StsError E_ABORTED, E_MODEL */
  read(pairs: readonly BasePair[], aligner: Aligner, signal?: AbortSignal): Promise<BaseValue[]>;
  close(): Promise<void>;
}

interface BasePair {
  readonly a: string;
  readonly b: string;
  readonly languages: Tags;
}

/** @throws StsError E_MODEL when weights, comparison, blend or lexicon are missing or do not belong together */
export async function openBaseReader(
  route: "en" | "multi",
  options: OpenEncoderOptions = {},
): Promise<BaseReader> {
  const files = folderFiles(shippedFolder(route));
  const tier = await readTierPackage(files);
  if (tier.blendDigest === undefined)
    throw new StsError(
      "E_MODEL",
      `${files.label}: its calibration names no blend; npm run fit:blend makes one`,
    );
  const lexicon = await openBilingualLexicon(folderFiles(shippedFolder("lexicon")));
  const how = await readPairReading(files, tier, { lexicon });
  const encoder = await openShippedModel(route, options);
  return {
    weights: { base: encoder.sha256, blend: tier.blendDigest },
    async read(pairs, aligner, signal) {
      const evidence = new EvidenceStore();
      const texts = pairs.flatMap(({ a, b }) => [a, b]);
      const told = pairs.flatMap(({ languages }) => languages);
      const tags = await languagesToRead(texts, told, evidence, false, signal);
      const across = pairs.map((_, k) => String(areAcross(tags[2 * k]!, tags[2 * k + 1]!)));
      const values: BaseValue[] = new Array(pairs.length);
      for (const [mixed, members] of groupBy(across, (kind) => kind)) {
        const rows = members.flatMap((k) => [2 * k, 2 * k + 1]);
        const [own, languages] = [rows.map((row) => texts[row]!), rows.map((row) => tags[row]!)];
        const opened = { encoder, ...how };
        const vectors = await encodeSide(
          opened,
          evidence,
          own,
          languages,
          mixed === "true",
          signal && { signal },
        );
        const side: TextSide = { vectors, text: (row) => own[row]!, language: (row) => languages[row]! };
        for (const [i, k] of members.entries()) {
          const near = cosine(vectors, 2 * i, vectors, 2 * i + 1);
          const alignment = new Float64Array(ALIGNMENT_FEATURES.length);
          const [x, y] = [2 * i, 2 * i + 1].map((row) => evidence.of(own[row]!, languages[row]!));
          align(aligner, x!, y!, mixed === "true" ? how.blend?.lexicon : undefined, alignment);
          values[k] = {
            cosine: near,
            alignment,
            blend: pairValue(how, evidence, side, 2 * i, side, 2 * i + 1, near),
            unknown: [isZeroRow(vectors, 2 * i), isZeroRow(vectors, 2 * i + 1)],
          };
        }
      }
      return values;
    },
    close: () => encoder.close(),
  };
}
