import { loadProbes } from "../../src/evaluate/probes/probe-files.ts";
import { PROBE_KINDS, PROBE_MARGIN, type ProbeTriple } from "../../src/evaluate/probes/probes.ts";
import { LANGUAGES } from "../../src/text/index.ts";
import { splitHalves } from "./halves.ts";
import { packageFolders } from "./model-folders.ts";
import type { Half } from "./panel-set.ts";
import { sentenceKey } from "./sentence-key.ts";
import type { RememberedSystem } from "./system-values.ts";
import { markdownTable, points } from "./table.ts";
import { findLeaks } from "./taught.ts";

const ROOT = new URL("../../", import.meta.url);

/** The shipped triples of a half, without those of which a text taught weights; one that shares a text with another is on its side. */
export async function probesOfHalf(half: Half): Promise<ProbeTriple[]> {
  const triples = await untaughtProbes();
  const split = splitHalves(
    triples.map(({ kind, language, text, closer, farther }) => ({
      set: `${language} ${kind}`,
      keys: [text, closer, farther].map((of) => `${language} ${sentenceKey(of) || of}`),
    })),
  );
  return triples.filter((_, i) => split[i]!.half === half);
}

async function untaughtProbes(): Promise<ProbeTriple[]> {
  const all = await loadProbes();
  const texts = all.flatMap(({ text, closer, farther }) => [text, closer, farther]);
  const taught = new Set(findLeaks(packageFolders(), texts, ROOT).map(({ sentence }) => sentence));
  return all.filter(({ text, closer, farther }) => ![text, closer, farther].some((of) => taught.has(of)));
}

/** Share (%) of triples whose closer text scores at least 0.05 above the farther one, by kind and by language. */
export async function probeTable(systems: readonly RememberedSystem[], half: Half): Promise<string> {
  const triples = await probesOfHalf(half);
  const ordered: boolean[][] = [];
  for (const system of systems) {
    const languages = (triple: ProbeTriple) => [triple.language, triple.language] as const;
    const closer = await system.values(
      triples.map((triple) => ({ a: triple.text, b: triple.closer, languages: languages(triple) })),
      "probes",
    );
    const farther = await system.values(
      triples.map((triple) => ({ a: triple.text, b: triple.farther, languages: languages(triple) })),
      "probes",
    );
    ordered.push(triples.map((_, i) => closer[i]!.score - farther[i]!.score >= PROBE_MARGIN - 1e-9));
  }
  const line = (label: string, wanted: (triple: ProbeTriple) => boolean) => {
    const members = [...triples.keys()].filter((i) => wanted(triples[i]!));
    const share = (of: readonly boolean[]) => members.filter((i) => of[i]).length / members.length;
    return [label, String(members.length), ...ordered.map((of) => points(share(of)))];
  };
  return markdownTable(
    ["probes", "triples", ...systems.map(({ name }) => name)],
    [
      ...PROBE_KINDS.map((kind) => line(kind, (triple) => triple.kind === kind)),
      ...LANGUAGES.map((language) => line(`**${language}**`, (triple) => triple.language === language)),
      line("**all**", () => true),
    ],
  );
}
