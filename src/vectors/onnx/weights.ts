import { StsError } from "../../errors.ts";
import { checkFile, type FileRecords } from "../../packages/file-records.ts";
import type { Manifest } from "../../packages/manifest.ts";
import { type FileDigest, type ModelFiles, sha256 } from "../../packages/model-files.ts";
import { ONNX_PLACES } from "../pooling/model-settings.ts";
import { readOnnxGraph } from "./onnx-graph.ts";

/** An ONNX file, and what it keeps outside itself. */
export interface Weights {
  readonly name: string;
  /** Its bytes; undefined where the manifest tells what they would be read for, and a digest can be had without them. */
  readonly bytes: Uint8Array | undefined;
  /** As the model's files name them, and as the graph does. */
  readonly external: readonly { readonly name: string; readonly location: string }[];
  readonly quantizesBatch: boolean;
}

/** @throws StsError E_MODEL when there is no ONNX file */
export async function readWeights(files: ModelFiles, manifest: Manifest | undefined): Promise<Weights> {
  if (manifest?.graph !== undefined && files.digest !== undefined) {
    const { weights: name, graph } = manifest;
    const external = placesOf(graph.externalFiles, name, files);
    return { name, bytes: undefined, external, quantizesBatch: graph.quantizesBatch };
  }
  for (const name of manifest === undefined ? ONNX_PLACES : [manifest.weights]) {
    const bytes = await files.read(name);
    if (bytes === undefined) continue;
    const { externalFiles, quantizesBatch } = readOnnxGraph(bytes);
    return { name, bytes, external: placesOf(externalFiles, name, files), quantizesBatch };
  }
  if (manifest !== undefined) throw new StsError("E_MODEL", `${files.label}: has no ${manifest.weights}`);
  throw new StsError(
    "E_MODEL",
    `${files.label}: has no ONNX file (looked for ${ONNX_PLACES.slice(0, 3).join(", ")}, …); ` +
      "docs/encoders.md says how to export one from PyTorch weights",
  );
}

function placesOf(locations: readonly string[], weights: string, files: ModelFiles): Weights["external"] {
  const folder = weights.slice(0, weights.lastIndexOf("/") + 1);
  return locations.map((location) => {
    if (/^([\\/]|[a-z]:)|(^|[\\/])\.\.([\\/]|$)/i.test(location)) {
      throw new StsError(
        "E_MODEL",
        `${files.label}/${weights}: keeps weights in "${location}", outside the model's folder`,
      );
    }
    return { name: `${folder}${location}`, location };
  });
}

/**
 * sha256 of all weights: of the ONNX file where they are inside it, else of the checksums of all files.
 * @throws StsError E_MODEL for a file that is missing or not as recorded
 */
export async function weightsDigest(
  files: ModelFiles,
  records: FileRecords,
  weights: Weights,
): Promise<string> {
  const { bytes } = weights;
  const own = bytes === undefined ? await digestOf(files, weights.name) : await digestOfBytes(bytes);
  if (own === undefined) throw new StsError("E_MODEL", `${files.label}: has no ${weights.name}`);
  const graph = own.sha256;
  checkFile(records, weights.name, own, graph, files.label);
  if (weights.external.length === 0) return graph;
  const lines = [`${graph} ${weights.name}`];
  for (const { name } of weights.external) {
    const digest = await digestOf(files, name);
    if (digest === undefined) {
      throw new StsError(
        "E_MODEL",
        `${files.label}: has no ${name}, where ${weights.name} keeps its weights`,
      );
    }
    checkFile(records, name, digest, digest.sha256, files.label);
    lines.push(`${digest.sha256} ${name}`);
  }
  return sha256(new TextEncoder().encode(lines.join("\n")));
}

async function digestOf(files: ModelFiles, name: string): Promise<FileDigest | undefined> {
  if (files.digest !== undefined) return files.digest(name);
  const bytes = await files.read(name);
  return bytes && digestOfBytes(bytes);
}

async function digestOfBytes(bytes: Uint8Array): Promise<FileDigest> {
  return { sha256: await sha256(bytes), length: bytes.length };
}
