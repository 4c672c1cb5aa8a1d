import type { CliCommand } from "./command.ts";
export const command: CliCommand = { configure() {} };
