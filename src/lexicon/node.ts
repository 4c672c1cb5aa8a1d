// What of the room needs a file system.
export { shippedParaphrases } from "./paraphrases/shipped-paraphrases.ts";
