import type { Language } from "../../text/language.ts";
import type { OpenOptions } from "../read/open-pairs.ts";
import type { PairReader } from "../read/read-pairs.ts";
import type { Scale } from "../types.ts";
import type { SetRecord } from "./catalogue.ts";

/** A set that can be read: a catalogue's, or a file of the user's. */
export interface DataSet {
  /** Catalogue name, or the path as given. */
  readonly name: string;
  readonly path: string;
  /** From low to high, as `read` gives gold. */
  readonly scale: Scale;
  /** Nobody said the scale: it is the default one. */
  readonly scaleAssumed?: boolean;
  readonly languages?: readonly [Language, Language];
  /** Absent for a file. */
  readonly record?: SetRecord;
  /**
   * Opens it anew at every call. A catalogue set's bytes are checked against its sha256 first.
   * @throws StsError E_FORMAT (on iteration) when the file was changed or a row is damaged
   */
  read(options?: Pick<OpenOptions, "signal" | "scale">): PairReader;
  /** Of the file's bytes; of an official pair of files, of both digests. */
  sha256(): Promise<string>;
}
