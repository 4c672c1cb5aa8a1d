import { describe, expect, it } from "vitest";
import type { Language } from "../language.ts";
import { wordTexts } from "../tokens/tokenize.ts";
import { countNegations, isNegator } from "./negators.ts";

describe("negators", () => {
  it.each<[Language, string]>([
    ["en", "not No nor never none nobody nothing nowhere neither without cannot n't don't Isn’t won't dont"],
    ["es", "no NO ni sin nunca jamás tampoco nada nadie ningún ninguna ninguno"],
    ["ar", "لا ليس ليست لم لن غير بدون دون بلا عدم ولا وليس فلم لَيْسَ ألا أَلّا أليس بعدم"],
    [
      "tr",
      "değil DEĞİL yok hayır gelmedi yapmıyor gitmez olmayan görmeden gelmemiş gelmeyecek söylemedi bilmediğini gitmezdi almamayı gidemem endişelenmeyin gelmeyebilir değildin aramadın hiç hiçbir asla",
    ],
  ])("%s: %s", (language, words) => {
    for (const word of words.split(" ")) expect(isNegator(word, language), word).toBe(true);
  });

  it.each<[Language, string]>([
    ["en", "know note nine another notice want ant cant0"],
    ["es", "nosotros noche sino si nadar nido"],
    ["ar", "الا إلا سلام علم كل لها كلا"],
    [
      "tr",
      "yılmaz namaz gelme elmayı almanya temiz masadan siz deniz akademisi domates adamdan gitmeye yapmaya fransız başarısız mahkemeden kelimeden umuyor tamamen komedi",
    ],
  ])("%s: not %s", (language, words) => {
    for (const word of words.split(" ")) expect(isNegator(word, language), word).toBe(false);
  });
});

describe("counts", () => {
  it.each<[Language, string, number]>([
    ["en", "I don't know nothing", 2],
    ["en", "It is fine", 0],
    ["es", "No vi nada", 1],
    ["es", "Nadie vino", 1],
    ["es", "Nunca vino sin ella", 2],
    ["tr", "Hiç kimse gelmedi", 1],
    ["tr", "Bu iyi değil", 1],
    ["tr", "Gitmeden önce aradı", 0],
    ["tr", "Görmeden gitti", 1],
    // -meden: without doing; with önce or evvel, before doing (Göksel and Kerslake 2005, chapter 26).
    ["tr", "Motoru sökmeden tamir etti", 1],
    ["tr", "Durmaksızın çalıştı", 1],
    ["tr", "Gitmeden evvel aradı", 0],
    ["tr", "GİTMEDEN HEMEN ÖNCE aradı", 0],
    ["tr", "Gitmeden iki gün önce aradı", 0],
    ["tr", "Gelmezden önce haber verdi", 0],
    ["tr", "Seçilmeden önceki hayatı", 0],
    ["tr", "Konuşmadan bir saat oturdu", 1],
    ["tr", "Konuşmadan oturdu, sonra gitti", 1],
    // The noun: "after work", "because of the talk", "from the agreement".
    ["tr", "Çalışmadan sonra dinlendi", 0],
    ["tr", "Konuşmadan dolayı sevindi", 0],
    ["tr", "Anlaşmadan çekildi", 0],
    ["tr", "Anlaşmadı", 1],
    ["ar", "لم يذهب ولا عاد", 2],
    // Set phrases: however, without doubt, not only, still, must.
    ["en", "Not only did he sing, no doubt he danced", 0],
    ["en", "He had no money", 1],
    ["es", "Sin embargo, no sólo canta; no obstante baila sin duda", 0],
    ["es", "Canta sin ganas", 1],
    ["ar", "لا بد أن يذهب وهو لا يزال هنا بلا شك، لا سيما اليوم", 0],
    ["ar", "ذهب دون أن يتكلم", 1],
    ["ar", "ذهب الولد", 0],
  ])("%s: %s: %i", (language, text, count) => {
    expect(countNegations(wordTexts(text, { language }), language)).toBe(count);
  });
});
