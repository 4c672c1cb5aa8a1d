export { folderFiles, requireShipped, shippedFolder } from "../packages/node-model-files.ts";
export { shippedModels, shippedPackages } from "../packages/shipped-models.ts";
export {
  type AddModelOptions,
  addHubModel,
  listModels,
  removeModel,
  type StoredModel,
  verifyFiles,
} from "./store/model-store.ts";
export { availableCores, defaultThreads } from "./store/node-cores.ts";
export { openCrossEncoderFolder, openModelFolder, openShippedModel } from "./store/open-model-folder.ts";
