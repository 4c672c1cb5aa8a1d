import { checkBytes, checkText } from "../arguments.ts";
import { StsError } from "../errors.ts";
import { isLanguage, type Language } from "../text/language.ts";
import { type LemmaModel, readScript } from "./lemmas/lemmatiser.ts";
import { ListedLemmas, readListed } from "./lemmas/listed-lemmas.ts";
import { type Roots, readAlternation } from "./lemmas/roots.ts";
import type { Vocaliser } from "./lemmas/vocaliser.ts";
import { BundleSet } from "./network/bundles.ts";
import { Network } from "./network/network.ts";
import { type NetworkShape, networkProblem } from "./network/network-shape.ts";
import { smallTable, type Table } from "./network/table.ts";
import { WordShapes } from "./network/word-shape.ts";
import type { AnalysisModel } from "./pipeline.ts";
import type { SplitModel } from "./splitter.ts";

/**
 * An analyser model is one file, little-endian:
 *
 *     bytes 0-3    "SSAN"
 *     bytes 4-7    format version
 *     bytes 8-11   length of the header in bytes
 *     bytes 12-15  checksum of everything behind byte 16 (see `checksum`)
 *     header       JSON, padded with blanks to a multiple of 4
 *     sections     the network's numbers (network-shape.ts), weight tables (8 bits a weight), sorted keys and values, each
 *                  padded to 4 bytes
 */
export const MODEL_MAGIC = 0x4e415353;
/** Formats 1 and 2 had linear models in place of the network. */
export const MODEL_VERSION = 3;

/** Where a section stands, from the end of the header. */
export interface Section {
  readonly offset: number;
  readonly length: number;
}

export interface ModelHeader {
  readonly language: string;
  readonly labels: readonly string[];
  readonly bundles: readonly string[];
  readonly bundlesByTag: readonly (readonly number[])[];
  readonly keyAttributes: readonly string[];
  readonly scripts: readonly string[];
  /** LemmaModel.prefixes; false where it is not said. */
  readonly lemmaPrefixes?: boolean;
  /** LemmaModel.roots; none where it is not said. Alternations are written "cut,add". */
  readonly roots?: { readonly alternations: readonly string[] };
  readonly network: NetworkShape;
  readonly sections: Readonly<Record<string, Section>>;
  readonly splitter?: {
    readonly known: Readonly<Record<string, string>>;
    readonly before: readonly string[];
    readonly after: readonly string[];
  };
  readonly vocaliser?: {
    readonly known: Readonly<Record<string, string>>;
    readonly signs: readonly string[];
    /** Vocaliser.variants; none where it is not said. */
    readonly variants?: Readonly<Record<string, readonly string[]>>;
  };
}

/** Sum over the 32-bit words of `bytes` (FNV-1a); finds damage, not malice. */
export function checksum(bytes: Uint8Array): number {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2);
  let h = 0x811c9dc5;
  for (let i = 0; i < words.length; i++) h = Math.imul(h ^ words[i]!, 0x01000193);
  return h >>> 0;
}

/** Sorted unsigned keys with values; `get` is a binary search, so nothing is built on load. */
class SortedMap {
  private readonly keys: Uint32Array;
  private readonly values: Uint16Array | Uint8Array;

  constructor(keys: Uint32Array, values: Uint16Array | Uint8Array) {
    this.keys = keys;
    this.values = values;
  }

  get(key: number): number | undefined {
    const at = find(this.keys, key >>> 0);
    return at < 0 ? undefined : this.values[at]!;
  }
}

class SortedSet {
  private readonly keys: Uint32Array;

  constructor(keys: Uint32Array) {
    this.keys = keys;
  }

  has(hash: number): boolean {
    return find(this.keys, hash >>> 0) >= 0;
  }
}

/** Sorted keys, each with a short list of values. */
class SortedLists {
  private readonly keys: Uint32Array;
  private readonly starts: Uint32Array;
  private readonly values: Uint16Array;

  constructor(keys: Uint32Array, starts: Uint32Array, values: Uint16Array) {
    this.keys = keys;
    this.starts = starts;
    this.values = values;
  }

  get(key: number): readonly number[] | undefined {
    const at = find(this.keys, key >>> 0);
    if (at < 0) return undefined;
    return Array.from(this.values.subarray(this.starts[at]!, this.starts[at + 1]!));
  }
}

function find(keys: Uint32Array, wanted: number): number {
  let low = 0;
  let high = keys.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const key = keys[middle]!;
    if (key === wanted) return middle;
    if (key < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/**
 * A model from the bytes of its file. Tables stay views of `bytes`; only the network's weights are copied, to be wider.
 * @param name for messages
 * @throws StsError E_MODEL when the bytes are no model, of another version, or damaged
 */
export function readModel(
  bytes: Uint8Array,
  name: string,
): AnalysisModel & { readonly splitter: SplitModel | undefined } {
  checkBytes(bytes, "readModel: bytes");
  checkText(name, "readModel: name");
  const fail = (problem: string, cause?: unknown) =>
    new StsError(
      "E_MODEL",
      `${name}: ${problem}; get the file anew`,
      cause === undefined ? undefined : { cause },
    );
  if (bytes.length < 16) throw fail(`${bytes.length} bytes are no analyser model`);
  // Views need an aligned start.
  const whole = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  const view = new DataView(whole.buffer, whole.byteOffset, whole.length);
  if (view.getUint32(0, true) !== MODEL_MAGIC) throw fail("not an analyser model");
  const version = view.getUint32(4, true);
  if (version !== MODEL_VERSION)
    throw fail(`format ${version}; this version of samesay reads format ${MODEL_VERSION}`);
  const headerLength = view.getUint32(8, true);
  const body = whole.subarray(16);
  if (headerLength > body.length || body.length % 4 !== 0) throw fail("cut short");
  if (checksum(body) !== view.getUint32(12, true)) throw fail("damaged (its checksum does not fit)");
  let header: ModelHeader;
  try {
    header = JSON.parse(new TextDecoder().decode(body.subarray(0, headerLength))) as ModelHeader;
  } catch (cause) {
    throw fail("its header cannot be read", cause);
  }
  if (!isLanguage(header.language)) throw fail(`language "${header.language}" is not known`);
  return build(header, header.language, body.subarray(headerLength), fail);
}

function build(
  header: ModelHeader,
  language: Language,
  data: Uint8Array,
  fail: (problem: string) => StsError,
) {
  const bytesOf = (section: string): Uint8Array => {
    const place = header.sections[section];
    if (place === undefined || place.offset + place.length > data.length)
      throw fail(`section ${section} is missing`);
    return data.subarray(place.offset, place.offset + place.length);
  };
  const table = (section: string): Table => {
    const part = bytesOf(section);
    const weights = new Int8Array(part.buffer, part.byteOffset, part.length);
    return smallTable(weights, 2 ** Math.floor(Math.log2(part.length)) - 1);
  };
  const u32 = (section: string) => {
    const part = bytesOf(section);
    return new Uint32Array(part.buffer, part.byteOffset, part.length >> 2);
  };
  const i8 = (section: string) => {
    const part = bytesOf(section);
    return new Int8Array(part.buffer, part.byteOffset, part.length);
  };
  const f32 = (section: string) => {
    const part = bytesOf(section);
    return new Float32Array(part.buffer, part.byteOffset, part.length >> 2);
  };
  const u16 = (section: string) => {
    const part = bytesOf(section);
    return new Uint16Array(part.buffer, part.byteOffset, part.length >> 1);
  };
  const bundles = new BundleSet(header.bundles, header.bundlesByTag, header.keyAttributes);
  const numbers = {
    rows: i8("network-rows"),
    weights: i8("network-weights"),
    floats: f32("network-floats"),
  };
  const problem = networkProblem(header.network, numbers, bundles.parts, header.labels);
  if (problem !== undefined) throw fail(problem);
  const roots: Roots | undefined =
    header.roots === undefined
      ? undefined
      : {
          classes: new SortedMap(u32("root-keys"), bytesOf("root-classes")),
          shapes: new SortedMap(u32("root-shape-keys"), u16("root-shape-values")),
          alternations: header.roots.alternations.map(readAlternation),
        };
  const scripted: LemmaModel = {
    scripts: header.scripts.map(readScript),
    candidates: new SortedLists(u32("candidate-keys"), u32("candidate-starts"), u16("candidate-values")),
    lexicon: new SortedMap(u32("lexicon-keys"), u16("lexicon-values")),
    lemmas: new SortedSet(u32("lemmas")),
    table: table("lemma"),
    prefixes: header.lemmaPrefixes ?? false,
    roots,
  };
  const vocaliser: Vocaliser | undefined =
    header.vocaliser === undefined
      ? undefined
      : {
          known: new Map(Object.entries(header.vocaliser.known)),
          signs: header.vocaliser.signs,
          table: table("vocaliser"),
          common: new SortedMap(
            u32("common-keys"),
            header.sections["common-classes"] === undefined
              ? u16("common-values")
              : bytesOf("common-classes"),
          ),
          style: table("vocaliser-style"),
          unsigned: table("vocaliser-unsigned"),
          variants: new Map(Object.entries(header.vocaliser.variants ?? {})),
          context:
            header.vocaliser.variants === undefined ? table("vocaliser-style") : table("vocaliser-context"),
        };
  const lemmas: LemmaModel =
    vocaliser === undefined || header.sections["listed-lemmas"] === undefined
      ? scripted
      : {
          ...scripted,
          chooser: {
            listed: new ListedLemmas(readListed(new TextDecoder().decode(bytesOf("listed-lemmas")))),
            table: table("chooser"),
            common: vocaliser.common,
          },
        };
  const splitter: SplitModel | undefined =
    header.splitter === undefined
      ? undefined
      : {
          language,
          known: new Map(Object.entries(header.splitter.known)),
          before: header.splitter.before,
          after: header.splitter.after,
          stems: new Set(Array.from(u32("stems"), (h) => h | 0)),
          table: table("splitter"),
        };
  const classKeys = header.sections["class-keys"] === undefined ? undefined : u32("class-keys");
  const classes = classKeys === undefined ? undefined : { keys: classKeys, classes: u16("class-values") };
  return {
    language,
    shapes: new WordShapes(language, classes),
    network: new Network(header.network, numbers, bundles, header.labels),
    bundles,
    lemmas,
    vocaliser,
    labels: header.labels,
    found: new WeakMap(),
    splitter,
  };
}
