import { checkOptions, optionNames } from "../../arguments.ts";
import { StsError } from "../../errors.ts";
import { sha256 } from "../../packages/model-files.ts";
import { ONNX_PLACES } from "../pooling/model-settings.ts";

const HUB_OPTIONS = optionNames<HubOptions>({ endpoint: true, revision: true, fetcher: true, signal: true });

/** Where models come from unless HF_ENDPOINT or the caller says otherwise. */
export const HUB = "https://huggingface.co";

export interface HubOptions {
  /** Address of the hub or of a mirror. */
  readonly endpoint?: string;
  /** Branch, tag or commit; default "main". The commit it stands for is recorded. */
  readonly revision?: string;
  readonly fetcher?: typeof fetch;
  readonly signal?: AbortSignal;
}

/** A file of a model on a hub. */
export interface HubFile {
  readonly name: string;
  /** Bytes, where the hub tells. */
  readonly size?: number;
  /** Where the hub tells (large files); a download with another one is refused. */
  readonly sha256?: string;
}

/** What a hub has under a name, and the files of it that an encoder needs. */
export interface HubModel {
  readonly repository: string;
  /** The commit. */
  readonly revision: string;
  readonly files: readonly HubFile[];
  read(file: HubFile): Promise<Uint8Array>;
}

interface Listing {
  readonly sha?: string;
  readonly siblings?: readonly {
    readonly rfilename: string;
    readonly size?: number;
    readonly lfs?: { readonly sha256?: string; readonly size?: number };
  }[];
}

const REPOSITORY = /^\w[\w.-]*\/\w[\w.-]*$/;
const SETTINGS = [
  "config.json",
  "config_sentence_transformers.json",
  "modules.json",
  "sentence_bert_config.json",
  "tokenizer.json",
  "tokenizer_config.json",
  "README.md",
  "LICENSE",
];
/** Settings of the modules after the transformer: "1_Pooling/config.json", "2_Dense/model.safetensors". */
const MODULE_FILES = /^\d+_\w+\/(?:config\.json|model\.safetensors)$/;

/** @throws StsError E_INPUT for a name of another form than "owner/name" */
export function checkRepository(repository: string): void {
  if (REPOSITORY.test(repository)) return;
  throw new StsError(
    "E_INPUT",
    `"${repository}" is no model's name; expected OWNER/NAME (a folder is used as it is: --model FOLDER)`,
  );
}

/**
 * Looks a model up on a hub; downloads nothing but the list of its files.
 * @param repository "owner/name"
 * @throws StsError E_INPUT for a name of another form or an unreachable hub, E_MODEL when there is no such model or
 *   it has no ONNX file
 */
export async function findHubModel(repository: string, options: HubOptions = {}): Promise<HubModel> {
  checkOptions(options, "findHubModel", HUB_OPTIONS);
  checkRepository(repository);
  const { endpoint = HUB, revision = "main", fetcher = fetch, signal } = options;
  const get = (address: string) => fetched(fetcher, `${endpoint}/${address}`, signal);
  const response = await get(`api/models/${repository}/revision/${encodeURIComponent(revision)}?blobs=true`);
  if (response.status === 404 || response.status === 401) {
    throw new StsError(
      "E_MODEL",
      `${endpoint} has no public model "${repository}" at revision "${revision}"`,
    );
  }
  checkAnswer(response, repository);
  const listing = (await response.json()) as Listing;
  const commit = listing.sha ?? revision;
  return {
    repository,
    revision: commit,
    files: neededFiles(listing, repository),
    async read(file) {
      const path = file.name.split("/").map(encodeURIComponent).join("/");
      const answer = await get(`${repository}/resolve/${commit}/${path}`);
      checkAnswer(answer, `${repository}/${file.name}`);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      if (file.sha256 !== undefined && (await sha256(bytes)) !== file.sha256) {
        throw new StsError(
          "E_MODEL",
          `${repository}/${file.name}: arrived damaged (its sha256 is another); try again`,
        );
      }
      return bytes;
    },
  };
}

async function fetched(
  fetcher: typeof fetch,
  address: string,
  signal: AbortSignal | undefined,
): Promise<Response> {
  try {
    return await fetcher(address, signal === undefined ? {} : { signal });
  } catch (cause) {
    if (signal?.aborted) throw new StsError("E_ABORTED", "stopped by the caller", { cause });
    const reason = (cause as Error & { cause?: Error }).cause?.message ?? (cause as Error).message;
    throw new StsError("E_INPUT", `${address} cannot be reached (${reason}); is there a network?`, { cause });
  }
}

function checkAnswer(response: Response, what: string): void {
  if (!response.ok)
    throw new StsError("E_INPUT", `${what}: the hub answered ${response.status} ${response.statusText}`);
}

function neededFiles({ siblings = [] }: Listing, repository: string): HubFile[] {
  const names = new Set(siblings.map((file) => file.rfilename));
  const weights = ONNX_PLACES.find((place) => names.has(place));
  if (weights === undefined) {
    throw new StsError(
      "E_MODEL",
      `${repository} has no ONNX file; docs/encoders.md says how to export one from its PyTorch weights`,
    );
  }
  const wanted = new Set([...SETTINGS, weights]);
  // Weights of more than two gigabytes lie beside the graph: model.onnx_data, model.onnx.data, model.onnx_data_1.
  const isExternal = (name: string) =>
    name.startsWith(weights) && /^[._]data(_\d+)?$/.test(name.slice(weights.length));
  return siblings
    .filter(({ rfilename }) => wanted.has(rfilename) || MODULE_FILES.test(rfilename) || isExternal(rfilename))
    .map(({ rfilename, size, lfs }) => ({
      name: rfilename,
      ...(lfs?.size !== undefined ? { size: lfs.size } : size !== undefined && { size }),
      ...(lfs?.sha256 !== undefined && { sha256: lfs.sha256 }),
    }));
}
