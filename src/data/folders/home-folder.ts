import { homedir, userInfo } from "node:os";
import { isAbsolute } from "node:path";

/** The user's home folder; with HOME= (empty) the one of the user's account, never the current folder. */
export function homeFolder(): string {
  return homedir() || userInfo().homedir;
}

/** A folder named in the environment: the XDG specification has relative ones ignored. */
export function absoluteOnly(folder: string | undefined): string | undefined {
  return folder !== undefined && isAbsolute(folder) ? folder : undefined;
}
