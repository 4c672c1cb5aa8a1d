import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { isAbsolute, join } from "node:path";
import { StsError } from "../../errors.ts";
import { shippedFolder, userFolder } from "../folders/data-folders.ts";
import { inputError } from "../read/input-error.ts";
import { exists } from "../read/node-files.ts";
import { openPairs } from "../read/open-pairs.ts";
import { PairReader } from "../read/read-pairs.ts";
import { upright } from "../read/score-cell.ts";
import { goldNameOf, isOfficialInput } from "../read/sniff.ts";
import type { GoldPair } from "../types.ts";
import type { Catalogue, SetRecord } from "./catalogue.ts";
import type { DataSet } from "./data-set.ts";
import { parseUserRecords } from "./user-records.ts";

/** The user's records carry absolute paths once read, so that one rule finds any set's file. */
export async function readUserRecords(folder = userFolder()): Promise<SetRecord[]> {
  const path = join(folder, "catalogue.json");
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return undefined;
    throw inputError(path, error);
  });
  if (text === undefined) return [];
  return parseUserRecords(text, path).map((record) =>
    record.file === undefined || isAbsolute(record.file)
      ? record
      : { ...record, file: join(folder, record.file) },
  );
}

let shipped: Promise<Catalogue> | undefined;

/** data/catalogue.json; read once. */
export function readShippedCatalogue(): Promise<Catalogue> {
  shipped ??= readFile(join(shippedFolder(), "catalogue.json"), "utf8").then(
    (text) => JSON.parse(text) as Catalogue,
  );
  return shipped;
}

/** Where a record's file is. */
export function pathOf(record: SetRecord): string {
  const { file } = record;
  if (file === undefined)
    throw new StsError("E_INPUT", `${record.name} does not come with samesay; ${record.obtain}`);
  return isAbsolute(file) ? file : join(shippedFolder(), file);
}

/** A record's file as a set that is checked against its sha256 whenever it is opened. */
export function catalogueSet(record: SetRecord): DataSet {
  const path = pathOf(record);
  const { scale, languages, columns, format } = record;
  const options = {
    format: format ?? ("tsv" as const),
    scale,
    ...(columns !== undefined && { columns }),
  };
  return {
    name: record.name,
    path,
    scale: upright(scale),
    languages,
    record,
    read(more = {}) {
      const reader = openPairs(path, { ...options, ...more });
      async function* checked(): AsyncGenerator<GoldPair[]> {
        await verifyRecord(record);
        for await (const batch of reader.batches()) yield batch.map((pair) => ({ ...pair, languages }));
      }
      return new PairReader(record.name, checked, { format: options.format }, more.signal);
    },
    sha256: () => digestOfFile(path),
  };
}

/** @throws StsError E_FORMAT when the file's bytes are not those that were catalogued */
export async function verifyRecord(record: SetRecord): Promise<void> {
  const path = pathOf(record);
  const found = await digestOfFile(path);
  if (found === record.sha256) return;
  const remedy = isAbsolute(record.file ?? "") ? `add it again: samesay data add` : "install samesay again";
  throw new StsError(
    "E_FORMAT",
    `${path}: changed since it was catalogued as ${record.name} (sha256 ${found.slice(0, 12)}..., expected ${record.sha256?.slice(0, 12)}...); ${remedy}`,
  );
}

/** sha256 of a file's bytes, as hexadecimal. */
export async function digestOfFile(path: string): Promise<string> {
  const { checkReadable } = await import("../read/node-files.ts");
  await checkReadable(path);
  const { createReadStream } = await import("node:fs");
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk as Uint8Array);
  return hash.digest("hex");
}

/** As digestOfFile; for an official pair of files, the digest of both digests. */
export async function digestOfSet(path: string, gold?: string): Promise<string> {
  const beside =
    gold ?? (isOfficialInput(path) && (await exists(goldNameOf(path))) ? goldNameOf(path) : undefined);
  const digest = await digestOfFile(path);
  if (beside === undefined) return digest;
  return createHash("sha256")
    .update(`${digest}\n${await digestOfFile(beside)}\n`)
    .digest("hex");
}
