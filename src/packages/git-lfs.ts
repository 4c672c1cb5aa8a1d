import { StsError } from "../errors.ts";

const POINTER = "version https://git-lfs.github.com/spec/";

/**
 * A model's file as it was read; a clone without Git LFS holds short texts that name the files in their places.
 * @throws StsError E_MODEL for such a text
 */
export function refusePointer(bytes: Uint8Array, path: string): Uint8Array {
  // A pointer is under 1,024 bytes: https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md
  if (bytes.length >= 1024 || new TextDecoder().decode(bytes.subarray(0, POINTER.length)) !== POINTER)
    return bytes;
  throw new StsError(
    "E_MODEL",
    `${path}: is a Git LFS pointer, not the file itself; "git lfs pull" in its folder fetches it, or samesay models add OWNER/NAME`,
  );
}
