import { writeFileSync } from "node:fs";
import { gzipSync } from "fflate";
import { ALIGNMENT } from "../../src/lexicon/files/sections.ts";

type Content = Uint8Array | Uint16Array | Uint32Array | Int32Array | string;

/** Writes a file that `readSections` reads. The same content gives the same bytes. @returns bytes written */
export function writeSections(
  path: string,
  kind: string,
  contents: Readonly<Record<string, Content>>,
): number {
  const parts = Object.entries(contents).map(([name, content]) => {
    const bytes =
      typeof content === "string"
        ? new TextEncoder().encode(content)
        : new Uint8Array(content.buffer, content.byteOffset, content.byteLength);
    return { name, bytes };
  });
  const sections: Record<string, [number, number]> = {};
  let size = 0;
  for (const { name, bytes } of parts) {
    sections[name] = [size, bytes.length];
    size = aligned(size + bytes.length);
  }
  const table = new TextEncoder().encode(JSON.stringify({ kind, sections }));
  const start = aligned(4 + table.length);
  const all = new Uint8Array(start + size);
  new DataView(all.buffer).setUint32(0, table.length, true);
  all.set(table, 4);
  for (const { name, bytes } of parts) all.set(bytes, start + sections[name]![0]);
  const packed = gzipSync(all, { level: 9, mem: 12, mtime: "1980-01-02" });
  writeFileSync(path, packed);
  return packed.length;
}

function aligned(at: number): number {
  return Math.ceil(at / ALIGNMENT) * ALIGNMENT;
}
