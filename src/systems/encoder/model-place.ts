import { existsSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { StsError } from "../../errors.ts";

const HUB_NAME = /^[\w-][\w.-]*\/[\w-][\w.-]*$/;
const GRAPH = /\.onnx(_data)?$/;

/**
 * The folder that `--model` stands for: a path, else the name of an added model, as `models list` or as its hub has it.
 * @param added folder of the added models
 * @throws StsError E_MODEL with what would do
 */
export function modelPlace(nameOrPath: string, added: string): string {
  const found = statSync(nameOrPath, { throwIfNoEntry: false });
  if (found?.isDirectory()) return resolve(nameOrPath);
  if (found !== undefined) throw new StsError("E_MODEL", `${nameOrPath}: is a file; ${folderOf(nameOrPath)}`);
  if (GRAPH.test(nameOrPath))
    throw new StsError("E_MODEL", `${resolve(nameOrPath)}: no such file; ${folderOf(nameOrPath)}`);
  const isHubName = HUB_NAME.test(nameOrPath);
  const own = isHubName ? nameOrPath.replace("/", "--") : nameOrPath;
  if (!/[\\/]/.test(own) && existsSync(join(added, own))) return join(added, own);
  const problem = `${resolve(nameOrPath)}: no such folder`;
  if (isHubName) {
    throw new StsError(
      "E_MODEL",
      `${problem}; "samesay models add ${nameOrPath}" fetches a model of that name`,
    );
  }
  throw new StsError("E_MODEL", /[\\/]/.test(own) ? problem : `${problem}, nor an added model of that name`);
}

function folderOf(file: string): string {
  if (!GRAPH.test(file)) return "a model is a folder that holds tokenizer.json and an ONNX file";
  const folder = dirname(resolve(file));
  const model = basename(folder) === "onnx" ? dirname(folder) : folder;
  return `name the folder that holds it together with tokenizer.json: ${model}`;
}
