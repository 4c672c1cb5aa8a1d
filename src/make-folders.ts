/**
 * Makes a folder and those above it, on Node. A walk of one's own: `mkdir(path, { recursive: true })` of Node 20-24
 * never returns below /proc and other places where a folder is refused with ENOENT.
 * @throws the system's own error, with `code`, for a place that cannot be made
 */
export async function makeFolders(path: string): Promise<void> {
  const { mkdir, stat } = await import("node:fs/promises");
  const { dirname, resolve } = await import("node:path");
  const wanting: string[] = [];
  for (let place = resolve(path); ; place = dirname(place)) {
    const found = await stat(place).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error;
    });
    if (found?.isDirectory()) break;
    if (found !== undefined)
      throw Object.assign(new Error(`${place}: a file of that name is there`), { code: "EEXIST" });
    wanting.unshift(place);
    if (place === dirname(place)) break;
  }
  for (const place of wanting) {
    await mkdir(place).catch(async (error: NodeJS.ErrnoException) => {
      // Another process may have made it meanwhile; a file or a dangling link of that name may not stand there.
      const made = error.code === "EEXIST" && (await stat(place).catch(() => undefined))?.isDirectory();
      if (!made) throw error;
    });
  }
}
