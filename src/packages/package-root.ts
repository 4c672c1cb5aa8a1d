/**
 * The folder of the package, with `models/` and `data/` in it. This file stands one folder below src/, as every built
 * file stands one below dist/: the address means the same in both, in whatever folder the file stands that asks for it.
 */
export const PACKAGE_ROOT = new URL("../../", import.meta.url);
