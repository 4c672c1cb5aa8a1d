import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PACKAGE_ROOT } from "../../packages/package-root.ts";
import { absoluteOnly, homeFolder } from "./home-folder.ts";

/** The folder of shipped sets, beside src/ in the repository and beside dist/ in an installed package. */
export function shippedFolder(): string {
  return fileURLToPath(new URL("data/", PACKAGE_ROOT));
}

/**
 * The folder of sets that the user added: SAMESAY_DATA, else the system's place for application data
 * ($XDG_DATA_HOME/samesay, ~/.local/share/samesay, ~/Library/Application Support/samesay, %LOCALAPPDATA%\samesay).
 */
export function userFolder(
  env: Readonly<Record<string, string | undefined>> = process.env,
  platform: string = process.platform,
): string {
  const { SAMESAY_DATA: own, LOCALAPPDATA: local } = env;
  const xdg = absoluteOnly(env.XDG_DATA_HOME);
  if (own) return own;
  if (xdg) return join(xdg, "samesay");
  if (platform === "win32" && local) return join(local, "samesay");
  if (platform === "darwin") return join(homeFolder(), "Library", "Application Support", "samesay");
  return join(homeFolder(), ".local", "share", "samesay");
}
