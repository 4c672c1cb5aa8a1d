import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { Contestant } from "./contestant.ts";
import type { Block, PanelSet } from "./panel-set.ts";

/** Plain cosines of version 0.1.0's weights on one set. */
export interface Reference {
  /** Of the rows they belong to. */
  readonly rows: string;
  readonly model: string;
  /** Cosine x 10,000 as signed 16-bit whole numbers, little-endian, base64; in the order of the rows. */
  readonly cosines: string;
}

/** Name of the reference in tables. */
export const REFERENCE = "cosine 0.1";

/** English is compared with the plain cosine of `en`, all else with that of `multi`. */
export function referenceModel(block: Block): "en" | "multi" {
  return block === "english" ? "en" : "multi";
}

/** Another digest: other rows, or the same in another order. */
export function rowsDigest({ rows }: Pick<PanelSet, "rows">): string {
  const hash = createHash("sha256");
  for (const { id, a, b } of rows) hash.update(`${id}\t${a}\t${b}\n`);
  return hash.digest("hex").slice(0, 16);
}

export function packValues(values: Float64Array): string {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [i, value] of values.entries()) bytes.writeInt16LE(Math.round(10_000 * value), 2 * i);
  return bytes.toString("base64");
}

export function unpackValues(packed: string): Float64Array {
  const bytes = Buffer.from(packed, "base64");
  return Float64Array.from({ length: bytes.length / 2 }, (_, i) => bytes.readInt16LE(2 * i) / 10_000);
}

/**
 * The plain cosine of the weights of version 0.1.0, from reference.json: what the numbers of later ones are compared
 * with, whatever the weights have become. Says nothing of sets whose rows are not those it was made of.
 */
export function referenceCosine(file: URL = new URL("reference.json", import.meta.url)): Contestant {
  const known = existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as Readonly<Record<string, Reference>>)
    : {};
  const bySet = new Map<string, ReadonlyMap<string, number> | undefined>();
  const cosinesOf = (set: PanelSet) => {
    const reference = known[set.id];
    if (reference === undefined || reference.rows !== rowsDigest(set)) return undefined;
    const cosines = unpackValues(reference.cosines);
    return new Map(set.rows.map((row, i) => [row.id, cosines[i]!]));
  };
  return {
    name: REFERENCE,
    kind: "part",
    async read(rows, set) {
      if (!bySet.has(set.id)) bySet.set(set.id, cosinesOf(set));
      const cosines = bySet.get(set.id);
      return cosines && { raw: Float64Array.from(rows, (row) => cosines.get(row.id)!) };
    },
    close: async () => {},
  };
}
