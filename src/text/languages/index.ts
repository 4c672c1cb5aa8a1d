import { ar } from "./ar.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import type { LanguageTable } from "./table.ts";
import { tr } from "./tr.ts";
import { und } from "./und.ts";

const TABLES = { en, es, ar, tr, und } satisfies Record<string, LanguageTable>;

/** All that is known of a language ("und": of none). To add a language: write its table, list it here and in `LANGUAGES`. */
export function languageTable(tag: keyof typeof TABLES): LanguageTable {
  return TABLES[tag];
}

export type { LanguageTable, NumberWord } from "./table.ts";
