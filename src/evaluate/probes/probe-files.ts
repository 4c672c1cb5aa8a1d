import { checkOptions } from "../../arguments.ts";
import { PACKAGE_ROOT } from "../../packages/package-root.ts";
import { LANGUAGES, type Language } from "../../text/index.ts";
import { PROBE_KINDS, PROBE_VERSION, type ProbeKind, type ProbeTriple, parseProbes } from "./probes.ts";

/**
 * The shipped triples of some kinds and languages; all by default. Node only.
 * @param select kinds and languages wanted
 */
export async function loadProbes(
  select: { readonly kinds?: readonly ProbeKind[]; readonly languages?: readonly Language[] } = {},
): Promise<ProbeTriple[]> {
  checkOptions(select, "loadProbes", ["kinds", "languages"]);
  const { readFile } = await import("node:fs/promises");
  const { kinds = PROBE_KINDS, languages = LANGUAGES } = select;
  const triples: ProbeTriple[] = [];
  for (const language of languages) {
    for (const kind of kinds) {
      const file = `probes/v${PROBE_VERSION}/${language}/${kind}.tsv`;
      const text = await readFile(new URL(`data/${file}`, PACKAGE_ROOT), "utf8");
      triples.push(...parseProbes(text, file, kind, language));
    }
  }
  return triples;
}
