import { gunzipSync } from "fflate";
import { checkRecord } from "../../arguments.ts";
import { StsError } from "../../errors.ts";
import { type ModelFiles, readJson, sha256 } from "../../packages/model-files.ts";

/** Pairs of words that translate alike, so that one may often stand for the other. */
export interface Paraphrases {
  readonly language: "en";
  /** First 16 hexadecimal digits of the file's sha256. */
  readonly digest: string;
  /** Number of a word, as `arePaired` takes it; undefined where no pair has it. O(1) */
  idOf(form: string): number | undefined;
  /** Whether a pair holds both words. Symmetric. O(1) */
  arePaired(x: number, y: number): boolean;
}

const FILE = "paraphrases.txt.gz";
const MEND = "install samesay again, or make it with npm run fit:paraphrases";

interface Manifest {
  readonly files?: Readonly<Record<string, { readonly sha256: string }>>;
}

/**
 * Reads English paraphrases: PPDB 1.0, lexical, XXXL (Ganitkevitch et al. 2013, https://aclanthology.org/N13-1092), without
 * pairs of one stem. Some 50 ms.
 * @param files where they come from, such as the folder `models/paraphrases-en` of this package
 * @throws StsError E_MODEL when the file is missing or damaged
 */
export async function openParaphrases(files: ModelFiles): Promise<Paraphrases> {
  checkRecord(files, "openParaphrases: files", "a ModelFiles", ["label", "read"]);
  const label = `${files.label}/${FILE}`;
  const [manifest, bytes] = await Promise.all([readJson<Manifest>(files, "manifest.json"), files.read(FILE)]);
  if (bytes === undefined) throw new StsError("E_MODEL", `${label}: no such file; ${MEND}`);
  const digest = await sha256(bytes);
  if (manifest?.files?.[FILE]?.sha256 !== digest)
    throw new StsError("E_MODEL", `${label}: damaged (its checksum differs); ${MEND}`);
  return parse(new TextDecoder().decode(gunzipSync(bytes)), digest.slice(0, 16));
}

/** Lines "word partner partner ...", each pair once. */
function parse(text: string, digest: string): Paraphrases {
  const ids = new Map<string, number>();
  const numberOf = (word: string): number => {
    const known = ids.get(word);
    if (known !== undefined) return known;
    ids.set(word, ids.size);
    return ids.size - 1;
  };
  const lines = text.trimEnd().split("\n");
  const words = lines.map((line) => line.split(" "));
  const pairs = new PairTable(words.reduce((sum, line) => sum + line.length - 1, 0));
  for (const [word = "", ...partners] of words) {
    const own = numberOf(word);
    for (const partner of partners) pairs.add(own, numberOf(partner));
  }
  return {
    language: "en",
    digest,
    idOf: (form) => ids.get(form),
    arePaired: (x, y) => pairs.has(x, y),
  };
}

/** A set of unordered pairs of numbers, in one array: a Set of as many would take four times the memory. */
class PairTable {
  /** Each pair as `lower * 2 ** 26 + higher + 1`; 0 for a free place. */
  readonly #places: Float64Array;
  readonly #mask: number;

  /** @param count of the pairs to come; half of the places and more stay free */
  constructor(count: number) {
    const size = 2 ** Math.ceil(Math.log2(2 * count + 2));
    this.#places = new Float64Array(size);
    this.#mask = size - 1;
  }

  add(x: number, y: number): void {
    this.#places[this.#place(x, y)] = keyOf(x, y);
  }

  has(x: number, y: number): boolean {
    return this.#places[this.#place(x, y)] !== 0;
  }

  /** Where a pair is, or would be. */
  #place(x: number, y: number): number {
    const key = keyOf(x, y);
    let at = (Math.imul(x + y, 0x9e3779b1) ^ Math.imul(Math.abs(x - y), 0x85ebca6b)) & this.#mask;
    while (this.#places[at] !== 0 && this.#places[at] !== key) at = (at + 1) & this.#mask;
    return at;
  }
}

function keyOf(x: number, y: number): number {
  return Math.min(x, y) * 2 ** 26 + Math.max(x, y) + 1;
}
