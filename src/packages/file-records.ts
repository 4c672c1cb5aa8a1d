import { checkRecord, checkText } from "../arguments.ts";
import { StsError } from "../errors.ts";
import { type ModelFiles, sha256 } from "./model-files.ts";

/** Files and what is recorded of them: in a manifest, or when the model was added. */
export type FileRecords = Readonly<Record<string, { readonly sha256: string; readonly bytes: number }>>;

/** @throws StsError E_MODEL when a file's length or checksum is not the recorded one */
export function checkFile(
  records: FileRecords,
  name: string,
  bytes: { readonly length: number },
  sha256: string,
  label: string,
): void {
  checkRecord(records, "checkFile: records", "an object of file records", []);
  checkText(name, "checkFile: name");
  checkRecord(bytes, "checkFile: bytes", "bytes", ["length"]);
  checkText(sha256, "checkFile: sha256");
  checkText(label, "checkFile: label");
  const entry = Object.hasOwn(records, name) ? records[name] : undefined;
  if (entry === undefined) return;
  if (bytes.length !== entry.bytes) {
    throw new StsError(
      "E_MODEL",
      `${label}/${name}: ${bytes.length} bytes, its record says ${entry.bytes}; the file was cut short or replaced`,
    );
  }
  if (sha256 !== entry.sha256) {
    throw new StsError(
      "E_MODEL",
      `${label}/${name}: sha256 ${sha256.slice(0, 12)}… is not the recorded ${entry.sha256.slice(0, 12)}…; fetch it again`,
    );
  }
}

/** The same files, each checked against its record as it is read: for small ones. @throws StsError E_MODEL on reading */
export function recordedFiles(files: ModelFiles, records: FileRecords): ModelFiles {
  return {
    ...files,
    async read(name) {
      const bytes = await files.read(name);
      if (bytes !== undefined && Object.hasOwn(records, name))
        checkFile(records, name, bytes, await sha256(bytes), files.label);
      return bytes;
    },
  };
}
