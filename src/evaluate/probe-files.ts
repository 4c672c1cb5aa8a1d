import { readFileSync } from "node:fs";
import { LANGUAGES, type Language } from "../text/index.ts";
import { PROBE_KINDS, PROBE_VERSION, type ProbeKind, type ProbeTriple, parseProbes } from "./probes.ts";

/**
 * The shipped triples of some kinds and languages; all by default.
 * @param select kinds and languages wanted
 */
export function loadProbes(
  select: { readonly kinds?: readonly ProbeKind[]; readonly languages?: readonly Language[] } = {},
): ProbeTriple[] {
  const { kinds = PROBE_KINDS, languages = LANGUAGES } = select;
  return languages.flatMap((language) =>
    kinds.flatMap((kind) => {
      const file = `probes/v${PROBE_VERSION}/${language}/${kind}.tsv`;
      return parseProbes(
        readFileSync(new URL(`../../data/${file}`, import.meta.url), "utf8"),
        file,
        kind,
        language,
      );
    }),
  );
}
