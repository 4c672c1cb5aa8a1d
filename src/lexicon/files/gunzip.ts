import { gunzipSync } from "fflate";
import { crc32 } from "./crc32.ts";

/** How Node's zlib is asked for where a bundler for browsers must not see it. */
interface NodeModules {
  getBuiltinModule?(name: "zlib"): { gunzipSync(bytes: Uint8Array): Uint8Array };
}

/** Whether bytes begin as gzip does. A web server that names the packing has its browser undo it on the way. */
export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/** What a gzip file holds, checked against the checksum in it. O(length) @throws Error where it is damaged */
export function gunzip(packed: Uint8Array): Uint8Array {
  // Node's own is several times as fast.
  const zlib = (globalThis as { process?: NodeModules }).process?.getBuiltinModule?.("zlib");
  return zlib === undefined ? gunzipChecked(packed) : zlib.gunzipSync(packed);
}

/** gzip ends with the checksum and the length of what it holds; fflate checks neither. */
function gunzipChecked(packed: Uint8Array): Uint8Array {
  const bytes = gunzipSync(packed);
  const end = new DataView(packed.buffer, packed.byteOffset + packed.length - 8, 8);
  if (end.getUint32(4, true) !== bytes.length || end.getUint32(0, true) !== crc32(bytes))
    throw new Error("its checksum differs");
  return bytes;
}
