import { expect, it } from "vitest";
import { loadAnalyser } from "../../analysis/index.ts";
import { shippedChunkModel } from "../learned-aligner.ts";
import { cutChunks } from "./cut-chunks.ts";
import { tokensOf } from "./surface-tokens.ts";

// Phrases by the grammars: Ryding 2005, A Reference Grammar of Modern Standard Arabic, chapters 8 (the construct phrase) and 10
// (adjectives agree in definiteness); Göksel and Kerslake 2005, Turkish, chapters 10, 14 and 17; RAE 2009, chapter 13.
it.each([
  ["ar", "يلعب الأولاد كرة القدم في الحديقة", "يلعب | الأولاد | كرة القدم | في الحديقة"],
  ["ar", "مدير مدرسة القرية مريض", "مدير مدرسة القرية | مريض"],
  ["ar", "افتتح رئيس الوزراء محطة القطار الجديدة أمس", "افتتح | رئيس الوزراء | محطة القطار الجديدة | أمس"],
  ["ar", "اشترت أختي سيارة حمراء جديدة", "اشترت | أختي | سيارة حمراء جديدة"],
  ["ar", "باب البيت مفتوح", "باب البيت | مفتوح"],
  ["tr", "Çocuklar parkta futbol topu ile oynuyor", "Çocuklar | parkta | futbol topu ile | oynuyor"],
  ["tr", "Köy okulunun müdürü hasta", "Köy okulunun müdürü | hasta"],
  ["es", "Mi hermana compró un coche rojo nuevo", "Mi hermana | compró | un coche rojo nuevo"],
  ["es", "El Ministerio de Salud anunció un aumento", "El Ministerio de Salud | anunció | un aumento"],
] as const)("cuts %s by its grammar: %s", async (language, text, chunks) => {
  const analysis = (await loadAnalyser(language)).analyse(text);
  const tokens = tokensOf(analysis);
  const cut = cutChunks(analysis, tokens, (await shippedChunkModel()).boundaries.others);
  expect(cut.map((chunk) => chunk.map((i) => tokens[i]!.text).join(" ")).join(" | ")).toBe(chunks);
});
