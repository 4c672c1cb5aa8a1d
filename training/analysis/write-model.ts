import { createHash } from "node:crypto";
import { writeListed } from "../../src/analysis/lemmas/listed-lemmas.ts";
import {
  checksum,
  MODEL_MAGIC,
  MODEL_VERSION,
  type ModelHeader,
  type Section,
} from "../../src/analysis/model-file.ts";
import type { WordClasses } from "../../src/analysis/network/word-shape.ts";
import type { SplitModel } from "../../src/analysis/splitter.ts";
import { quantise } from "./averaged.ts";
import { KEY_ATTRIBUTES, type TrainedLemmas } from "./model.ts";
import type { NetworkFile } from "./network-file.ts";

/** The bytes of a model file; see model-file.ts for the layout. */
export function writeModel(
  model: TrainedLemmas,
  network: NetworkFile,
  splitter: SplitModel | undefined,
  classes: WordClasses | undefined,
): Uint8Array {
  const parts = networkSections(network);
  const add = (name: string, data: ArrayBufferView) => {
    parts.set(name, bytesOf(data));
  };
  add("lemma", model.lemmas.table.weights);
  const sortedMap = (map: ReadonlyMap<number, number>) => {
    const sorted = [...map].map(([k, v]) => [k >>> 0, v] as const).sort((a, b) => a[0] - b[0]);
    return { keys: Uint32Array.from(sorted, (x) => x[0]), values: sorted.map((x) => x[1]) };
  };
  const addMap = (name: string, map: ReadonlyMap<number, number>) => {
    const { keys, values } = sortedMap(map);
    add(`${name}-keys`, keys);
    add(`${name}-values`, Uint16Array.from(values));
  };
  addMap("lexicon", model.lemmas.lexicon as ReadonlyMap<number, number>);
  const candidates = [...(model.lemmas.candidates as ReadonlyMap<number, number[]>)]
    .map(([k, v]) => [k >>> 0, v] as const)
    .sort((a, b) => a[0] - b[0]);
  add("lemmas", Uint32Array.from([...(model.lemmas.lemmas as ReadonlySet<number>)], (h) => h >>> 0).sort());
  add(
    "candidate-keys",
    Uint32Array.from(candidates, (x) => x[0]),
  );
  const starts = new Uint32Array(candidates.length + 1);
  candidates.forEach(([, list], i) => {
    starts[i + 1] = starts[i]! + list.length;
  });
  add("candidate-starts", starts);
  add("candidate-values", Uint16Array.from(candidates.flatMap((x) => x[1])));
  const { roots } = model.lemmas;
  if (roots !== undefined) {
    const { keys, values } = sortedMap(roots.classes as ReadonlyMap<number, number>);
    add("root-keys", keys);
    add("root-classes", Uint8Array.from(values));
    addMap("root-shape", roots.shapes as ReadonlyMap<number, number>);
  }
  if (model.vocaliser !== undefined) {
    add("vocaliser", model.vocaliser.table.weights);
    const common = [...(model.vocaliser.common as ReadonlyMap<number, number>)]
      .map(([k, v]) => [k >>> 0, v] as const)
      .sort((a, b) => a[0] - b[0]);
    add(
      "common-keys",
      Uint32Array.from(common, (x) => x[0]),
    );
    add(
      "common-classes",
      Uint8Array.from(common, (x) => x[1]),
    );
    add("vocaliser-style", model.vocaliser.style.weights);
    add("vocaliser-unsigned", model.vocaliser.unsigned.weights);
    add("vocaliser-context", model.vocaliser.context.weights);
  }
  const { chooser } = model.lemmas;
  if (chooser !== undefined) {
    add("chooser", chooser.table.weights);
    add("listed-lemmas", new TextEncoder().encode(writeListed(chooser.listed.kinds)));
  }
  if (classes !== undefined) for (const [name, data] of classSections(classes)) parts.set(name, data);
  if (splitter !== undefined) {
    add("splitter", quantise(splitter.table).weights);
    add("stems", Uint32Array.from([...splitter.stems], (h) => h >>> 0).sort());
  }
  const header: ModelHeader = {
    language: model.language,
    ...networkHeader(network),
    keyAttributes: KEY_ATTRIBUTES[model.language],
    scripts: model.scriptTexts,
    ...(model.lemmas.prefixes ? { lemmaPrefixes: true } : {}),
    ...(roots === undefined
      ? {}
      : { roots: { alternations: roots.alternations.map(({ cut, add: letters }) => `${cut},${letters}`) } }),
    sections: {},
    ...(splitter === undefined
      ? {}
      : {
          splitter: {
            known: Object.fromEntries(splitter.known),
            before: splitter.before,
            after: splitter.after,
          },
        }),
    ...(model.vocaliser === undefined
      ? {}
      : {
          vocaliser: {
            known: Object.fromEntries(model.vocaliser.known),
            signs: model.vocaliser.signs,
            variants: Object.fromEntries(model.vocaliser.variants),
          },
        }),
  };
  return assemble(header, parts);
}

function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** What a network brings to a model file's header. */
export function networkHeader({ labels, bundles, bundlesByTag, network }: NetworkFile) {
  return { labels, bundles, bundlesByTag, network };
}

/** A network's sections of a model file. */
export function networkSections({ numbers }: NetworkFile): Map<string, Uint8Array> {
  return new Map([
    ["network-rows", bytesOf(numbers.rows)],
    ["network-weights", bytesOf(numbers.weights)],
    ["network-floats", bytesOf(numbers.floats)],
  ]);
}

/** Word classes' sections of a model file. */
export function classSections({ keys, classes }: WordClasses): Map<string, Uint8Array> {
  return new Map([
    ["class-keys", bytesOf(keys)],
    ["class-values", bytesOf(classes)],
  ]);
}

/** The header and the sections of a model file of any format so far; what they mean is not looked at. */
export function readSections(
  bytes: Uint8Array,
  name: string,
): { header: ModelHeader; parts: Map<string, Uint8Array> } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const body = new Uint8Array(bytes.subarray(16));
  if (view.getUint32(0, true) !== MODEL_MAGIC || checksum(body) !== view.getUint32(12, true))
    throw new Error(`${name} is no analyser model, or damaged`);
  const length = view.getUint32(8, true);
  const header = JSON.parse(new TextDecoder().decode(body.subarray(0, length))) as ModelHeader;
  const data = body.subarray(length);
  const parts = new Map(
    Object.entries(header.sections).map(([section, { offset, length: size }]) => [
      section,
      data.subarray(offset, offset + size),
    ]),
  );
  return { header, parts };
}

/** A model file of a header and its sections; where they stand is put into the header's own `sections`. */
export function assemble(header: ModelHeader, parts: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const sections: Record<string, Section> = {};
  let end = 0;
  for (const [name, part] of parts) {
    sections[name] = { offset: end, length: part.length };
    end += Math.ceil(part.length / 4) * 4;
  }
  let json = JSON.stringify({ ...header, sections });
  while (new TextEncoder().encode(json).length % 4 !== 0) json += " ";
  const head = new TextEncoder().encode(json);
  const body = new Uint8Array(head.length + end);
  body.set(head);
  for (const [name, part] of parts) body.set(part, head.length + sections[name]!.offset);
  const bytes = new Uint8Array(16 + body.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MODEL_MAGIC, true);
  view.setUint32(4, MODEL_VERSION, true);
  view.setUint32(8, head.length, true);
  view.setUint32(12, checksum(body), true);
  bytes.set(body, 16);
  return bytes;
}

export function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
