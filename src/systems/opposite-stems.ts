import { StsError } from "../errors.ts";
import type { Language } from "../text/index.ts";
import { type ModelFiles, readText, sha256 } from "../vectors/index.ts";
import type { AreOpposite } from "./antonyms.ts";

/** Opposites beside an encoder's weights, as stems: `language<TAB>stem<TAB>stem`, made of data/antonyms by `npm run fit:blend`. */
export const OPPOSITES_FILE = "opposites.tsv";

/** Opposites of a language, as `Word.key` has words. */
export type Opposites = (language: Language) => AreOpposite;

/** None in any language. */
export const NO_OPPOSITES: Opposites = () => () => false;

/** @throws StsError E_MODEL when the file is missing or not the one of that sha256 */
export async function readOpposites(files: ModelFiles, digest: string): Promise<Opposites> {
  const text = await readText(files, OPPOSITES_FILE);
  const label = `${files.label}/${OPPOSITES_FILE}`;
  if (text === undefined) throw new StsError("E_MODEL", `${label}: no such file; install samesay anew`);
  if ((await sha256(new TextEncoder().encode(text))) !== digest)
    throw new StsError("E_MODEL", `${label}: damaged (its checksum differs); install samesay anew`);
  return parseOpposites(text);
}

/** Parsed when first asked for: most pairs never ask. */
export function parseOpposites(text: string): Opposites {
  let tables: Tables | undefined;
  const areOpposite = new Map<Language, AreOpposite>();
  return (language) => {
    const known = areOpposite.get(language);
    if (known !== undefined) return known;
    const own: AreOpposite = (x, y) => {
      tables ??= tablesOf(text);
      return tables.get(language)?.get(x)?.has(y) === true;
    };
    areOpposite.set(language, own);
    return own;
  };
}

/** By language and stem, the stems of its opposites; both ways. */
type Tables = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;

function tablesOf(text: string): Tables {
  const tables = new Map<string, Map<string, Set<string>>>();
  const add = (language: string, from: string, to: string) => {
    const table = tables.get(language) ?? new Map<string, Set<string>>();
    tables.set(language, table.set(from, (table.get(from) ?? new Set<string>()).add(to)));
  };
  for (const line of text.trimEnd().split("\n")) {
    const [language = "", x = "", y = ""] = line.split("\t");
    add(language, x, y);
    add(language, y, x);
  }
  return tables;
}
