import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../language.ts";
import { isNegator } from "./negators.ts";
import { isStopWord, stopWords } from "./stop-words.ts";

describe.each(LANGUAGES)("%s", (language) => {
  it("holds no negator", () => {
    for (const word of stopWords(language)) expect(isNegator(word, language), word).toBe(false);
  });

  it("has a list of sensible size, all in match form", () => {
    expect(stopWords(language).size).toBeGreaterThan(140);
    expect(stopWords(language).size).toBeLessThan(400);
    for (const word of stopWords(language)) expect(isStopWord(word, language), word).toBe(true);
  });
});

it.each<[Language, string]>([
  ["en", "not no never none without cannot don't isn't nobody nothing neither nor"],
  ["es", "no nunca sin ni nada nadie ninguno jamás tampoco dos ocho excepto tiempo trabajo bueno"],
  ["ar", "لا ليس ليست لم لن غير بدون دون ثلاثة مليون إلا صباح سنة"],
  ["tr", "değil yok hiç hiçbir altı yedi on bin iyi olmaz olmayan"],
])("%s keeps %s", (language, words) => {
  for (const word of words.split(" ")) expect(isStopWord(word, language), word).toBe(false);
});

it.each<[Language, string]>([
  ["en", "the The of and is they 's"],
  ["es", "el la de que y está También"],
  ["ar", "في من إلى عَلى التي هذا"],
  ["tr", "ve bir bu İÇİN daha gibi"],
])("%s drops %s", (language, words) => {
  for (const word of words.split(" ")) expect(isStopWord(word, language), word).toBe(true);
});
