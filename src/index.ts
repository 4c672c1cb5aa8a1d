export { type ErrorCode, StsError } from "./errors.ts";
export { createScorer, createSystem, listSystems, rubricLabel } from "./systems/index.ts";
