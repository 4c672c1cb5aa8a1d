export {
  type AddModelOptions,
  addHubModel,
  listModels,
  removeModel,
  type StoredModel,
  verifyFiles,
} from "./model-store.ts";
export { availableCores } from "./node-cores.ts";
export { folderFiles, requireShipped, shippedFolder } from "./node-model-files.ts";
export { openCrossEncoderFolder, openModelFolder, openShippedModel } from "./open-model-folder.ts";
export { shippedModels, shippedPackages } from "./shipped-models.ts";
