export { availableCores } from "./node-cores.ts";
export { folderFiles, shippedFolder } from "./node-model-files.ts";
export { openModelFolder, openShippedModel } from "./open-model-folder.ts";
