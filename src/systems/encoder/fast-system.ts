import { checkOptions, checkRecord } from "../../arguments.ts";
import { type ModelFiles, openStaticEncoder } from "../../vectors/index.ts";
import type { System, SystemOptions } from "../system.ts";
import { openBilingualLexicon } from "../words/bilingual-lexicon.ts";
import { Aligner } from "../words/word-alignment.ts";
import { wordVectors } from "../words/word-vectors.ts";
import { encoderSystem } from "./encoder-system.ts";
import type { EncoderSystemParts, Reading } from "./tier/encoder-parts.ts";
import { describeRoutes, readTierPackage } from "./tier/tier-package.ts";

const NAME = "fast";
const VERSION = 2;

/**
 * The tier `fast` over weights from anywhere (a folder, fetched, in memory): static token vectors, looked up and
 * added. Plain JavaScript: it runs in browsers, Deno and Bun too.
 * @throws StsError E_MODEL when a file is missing or damaged
 */
export async function fastSystem(files: ModelFiles, options: FastOptions = {}): Promise<System> {
  checkRecord(files, "fastSystem: files", "a ModelFiles", ["label", "read"]);
  checkOptions(options, "fastSystem");
  const { lexicon, ...ofSystem } = options;
  return encoderSystem(await fastParts(files, lexicon), ofSystem);
}

export interface FastOptions extends SystemOptions {
  /**
   * Files of the bilingual lexicon (models/lexicon): without it texts of two languages are compared by their vectors
   * alone, which correlate far less with people's scores.
   */
  readonly lexicon?: ModelFiles;
}

/** What the tier is made of. @throws StsError E_MODEL when a file is missing or damaged */
export async function fastParts(files: ModelFiles, lexiconFiles?: ModelFiles): Promise<EncoderSystemParts> {
  const [tier, lexicon] = await Promise.all([
    readTierPackage(files, (model) => (model === NAME ? files : undefined)),
    lexiconFiles && openBilingualLexicon(lexiconFiles),
  ]);
  return {
    name: NAME,
    version: VERSION,
    description: "cosine of added token vectors, less what differs in near copies: no native code",
    ...describeRoutes([tier], lexicon?.digest),
    batchSize: 8192,
    raw: "closeness",
    // Finding out languages would take longer than the scores.
    detectsLanguages: false,
    ...(lexicon && { lexicon }),
    route: () => NAME,
    open: async () => {
      const encoder = await openStaticEncoder(files);
      return {
        encoders: [encoder],
        ...(lexicon && { lexicon }),
        aligner: new Aligner(wordVectors((word) => encoder.sum(word))),
        reading: (languages) => {
          const reading = tier.reading(languages);
          return lexicon === undefined ? withoutLexicon(reading) : reading;
        },
      };
    },
  };
}

/** The same by the parts that need no lexicon: vectors of the texts alone. */
function withoutLexicon(reading: Reading): Reading {
  const parts = reading.parts.flatMap((part) => {
    if (part.value === "glosses") return [];
    return part.value === "glossed-cosine" ? [{ ...part, value: "cosine" as const }] : [part];
  });
  return { ...reading, parts };
}
