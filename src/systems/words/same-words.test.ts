import { expect, it } from "vitest";
import type { Language } from "../../text/index.ts";
import { sameWordsIn } from "./same-words.ts";
import { sameWord, spellingOf, type Word, wordOf } from "./word.ts";

const TEXTS: readonly (readonly [Language, string])[] = [
  [
    "tr",
    "kitap kitabı kitaplar kitaptan araba arabanın arabalar geldi gelmedi gelmiyor gelecek gelin görmedi görüyor",
  ],
  [
    "tr",
    "ev evde evler evlere okul okulu okuldan okumadı okuyor okudu yok var değil gitmedi gitti 5 5'te beş",
  ],
  ["en", "dog dogs run running ran 5 five kg kilograms gel kitap not closed"],
  ["es", "perro perros cinco correr corre kg kilogramos"],
  ["ar", "كتاب كتابه الكتاب خمسة ٥"],
];

it("finds all words that are the same, as a comparison with each does", () => {
  const words = TEXTS.flatMap(([language, text]) =>
    text.split(" ").map((word): Word => wordOf(spellingOf(word), language)),
  );
  const find = sameWordsIn(words);
  let beyondKeys = 0;
  for (const word of words) {
    const expected = words.flatMap((other, k) => (sameWord(word, other) ? [k] : []));
    expect(find(word).sort((p, q) => p - q)).toEqual(expected);
    beyondKeys += expected.filter((k) => words[k]!.key !== word.key).length;
  }
  // Turkish cases and denied verbs are among them.
  expect(beyondKeys).toBeGreaterThan(10);
});
