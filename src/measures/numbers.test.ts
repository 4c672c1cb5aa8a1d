import { describe, expect, it } from "vitest";
import type { Language } from "../text/index.ts";
import { numbersIn, pairedNumbers } from "./numbers.ts";

describe("numbers of a text", () => {
  it.each<[Language, string, number[]]>([
    ["en", "Room 101, UA123, 3rd floor, 5-year-old, $5m", [101, 123, 3, 5, 5_000_000]],
    ["en", "1,000.50 and -5 and 1/2 and 3½ and 0.500", [1000.5, -5, 0.5, 3.5, 0.5]],
    ["en", "two hundred and five; twenty-five thousand men", [205, 25000]],
    ["en", "2.5 million, 12 dozen", [2_500_000, 144]],
    ["en", "at 10:30 on 2024-01-15", [10, 30, 2024, 1, 15]],
    ["en", "at 12:00; six and twenty; four three-line stanzas", [12, 6, 20, 4, 3]],
    [
      "en",
      "$4.1bn, $389M, 5m long, 85.6-million, .85 cents, US250,000",
      [4.1e9, 389e6, 5, 85.6e6, 0.85, 250000],
    ],
    ["en", "one man and a dog", []],
    ["es", "1.000 casas, 1.000,5 y 3,14; treinta y cinco mil", [1000, 1000.5, 3.14, 35000]],
    ["es", "25 000 personas, doscientos cinco", [25000, 205]],
    ["es", "el 33 por ciento, 6.400 millones, millones de casas", [33, 6.4e9]],
    ["ar", "١٬٠٠٠ و٥٠ و ٣٫٥ و خمسة وعشرون ألف", [1000, 50, 3.5, 25000]],
    ["ar", "360.000 شخص و ستة و عشرين ولاية و 10 مليارات والأربعين واثنا عشر", [360000, 26, 10e9, 40, 12]],
    ["tr", "1.000 ev, 3,5 kilo, 1990'da yirmi beş bin, %25", [1000, 3.5, 1990, 25000, 25]],
    ["ar", "قبل عامين مرتين", [2, 2]],
    ["tr", "1 milyondan fazla, on iki ay, milyonlarca, 3,2 milyar", [1e6, 12, 3.2e9]],
    // What the words mean, by dictionaries and grammars of the languages.
    ["en", "twenty-one; a hundred and one; twenty one thousand; two dozen", [21, 101, 21000, 24]],
    ["en", "the twenty-first, a hundred and twelfth; one of them; this one", [21, 112]],
    ["en", "fifteen hundred cows, twenty-five hundred, nineteen", [1500, 2500, 19]],
    ["ar", "الساعة الرابعة، أربعًا وعشرين ساعة، يوم الإثنين، ٥ بالمئة، ٧ في المائة", [4, 24, 5, 7]],
    ["tr", "Tom ekmek yedi. O yedi elmayı yedi, saat yedi. Yedi kişi geldi. Kadın yedi", [7, 7, 7]],
    ["es", "treinta y uno; treinta y un días, mil doscientas una, ciento uno", [31, 31, 1201, 101]],
    ["es", "veintidos, dieciseis, dos docenas; cien y un perro; uno de ellos", [22, 16, 24, 100]],
    ["es", "mil millones, dos mil quinientos millones, un millón doscientos mil", [1e9, 2.5e9, 1.2e6]],
    ["ar", "واحد وعشرون يوما، أحد عشر، إحدى عشرة، مئة وواحد، كل واحد، واحداً و ثمانين", [21, 11, 11, 101, 81]],
    ["ar", "اثنتا عشرة، لاثني عشر رجلا، ثلاثمائة وخمسون، عشرون ألفًا، مليونين", [12, 12, 350, 20000, 2e6]],
    ["ar", "القرن الحادي والعشرين، الثالث عشر، للعشرين، لست هنا، الثانية وعشرون دقيقة", [21, 13, 20, 20]],
    ["tr", "Toplantı dokuzda, tren saat on ikide, yirmi beşinden sonra", [9, 12, 25]],
    [
      "tr",
      "sekizden dokuza kadar, on ikiyi beş geçiyor, yirmiyi iki geçe, dördü geldi, ikişer",
      [8, 9, 12, 5, 20, 2, 4, 2],
    ],
    [
      "tr",
      "yirmi bir, yüz bir, bin dokuz yüz doksan dokuzda, iki yüzden fazla, üç bine yakın",
      [21, 101, 1999, 200, 3000],
    ],
    ["tr", "ONBEŞ, yirmibeşte, ikiyüz; yirmi altıncı, otuz birinci", [15, 25, 200, 26, 31]],
    ["tr", "beşte iki, dörtte üçü, üçte biri, yüzde beş, saat dokuzda iki kişi", [0.4, 0.75, 1 / 3, 5, 9, 2]],
    [
      "tr",
      "masanın altında, onda, ona, bu yüzden, yüzünü, bine, altının fiyatı, bir şey, birinci, her ikisi de, her iki taraf, yediler",
      [],
    ],
    ["en", "https://a.b/123 x2@y.com", []],
    ["en", "", []],
  ])("%s: %s", (language, text, values) => {
    expect(numbersIn(text, language).map((n) => n.value)).toEqual(values);
  });
});

it("pairs numbers at the coarser precision, each once", () => {
  const paired = (a: string, b: string) => pairedNumbers(numbersIn(a), numbersIn(b));
  expect(paired("3.1", "3.14")).toBe(1);
  expect(paired("3.2", "3.14")).toBe(0);
  expect(paired("2.5 million", "2,500,000")).toBe(1);
  expect(paired("5 5", "5")).toBe(1);
  expect(paired("2 10", "10 2")).toBe(2);
});
