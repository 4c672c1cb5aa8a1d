import { StsError } from "../../errors.ts";

const PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: "no such file; check the path",
  ENOTDIR: "part of the path is a file; check the path",
  EACCES: "no permission to read it; change its mode, or name another place",
  EPERM: "no permission to read it; change its mode, or name another place",
  EISDIR: "a folder; name a file in it",
  ELOOP: "links that lead round in a circle; name the file itself",
  EMFILE: "too many files are open; close some, or raise the limit (ulimit -n)",
  ENAMETOOLONG: "the name is too long; shorten it",
};

/** One line for what the system reports when something cannot be read. @returns StsError E_INPUT */
export function inputError(path: string, error: unknown): StsError {
  if (error instanceof StsError) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  const problem = PROBLEMS[code ?? ""] ?? `cannot be read (${code ?? message}); check the file and its disk`;
  return new StsError("E_INPUT", `${path}: ${problem}`, { cause: error });
}
