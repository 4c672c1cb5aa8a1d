import { expect, it } from "vitest";
import type { Language } from "../../text/index.ts";
import { differences } from "./differences.ts";

// Sentences that a hasty reading takes for contradictions, and their neighbours that are. Verdicts are by grammar: one
// denial of two words, questions that assert nothing, places that may change.

const contradictions = (a: string, b: string, x: string, y = x) =>
  differences(a, b, { languages: [x as Language, y as Language] })
    .differences.filter(({ contradicts }) => contradicts)
    .map(({ kind }) => kind);

it.each([
  ["en", "Take bus No 7 to the station.", "Take bus number 7 to the station."],
  ["es", "Toma el autobús n.º 7.", "Toma el autobús número 7."],
  ["en", "The shop is not closed.", "The shop is open."],
  ["es", "La tienda no está cerrada.", "La tienda está abierta."],
  ["tr", "Dükkân kapalı değil.", "Dükkân açık."],
  ["ar", "المتجر ليس مغلقا.", "المتجر مفتوح."],
  ["es", "No viene nunca.", "Nunca viene."],
  ["es", "No lo haré jamás.", "Jamás lo haré."],
  ["es", "No hay ni pan ni leche.", "No hay pan ni leche."],
  ["es", "Ni Juan ni Pedro vinieron.", "Juan y Pedro no vinieron."],
  ["en", "Neither Tom nor Jim came.", "Tom and Jim did not come."],
  ["ar", "لا يأكل ولا يشرب.", "لا يأكل أو يشرب."],
  ["ar", "لم يأت أحد.", "لا أحد أتى."],
  ["tr", "Ne çay ne kahve içiyorum.", "Çay ve kahve içmiyorum."],
  ["tr", "Ne annem ne babam geldi.", "Annem ve babam gelmedi."],
  ["ar", "ألم يأت أحمد؟", "هل لم يأت أحمد؟"],
  ["ar", "ألم تر الفيلم؟", "هل رأيت الفيلم؟"],
  ["en", "Didn't she come home?", "Did she not come home?"],
  ["es", "¿No viene Juan hoy?", "¿Juan no viene hoy?"],
  ["en", "He never drinks coffee.", "He does not ever drink coffee."],
  ["en", "He won't go.", "He will not go."],
  ["en", "He isn't here.", "He's not here."],
  ["en", "He didnt come.", "He did not come."],
  ["en", "The flags are red, green and blue.", "The flags are blue, red and green."],
  [
    "en",
    "The distance from Paris to London is 300 miles.",
    "The distance from London to Paris is 300 miles.",
  ],
  ["es", "La distancia de París a Londres es grande.", "La distancia de Londres a París es grande."],
  ["tr", "İstanbul'dan Ankara'ya mesafe 450 kilometre.", "Ankara'dan İstanbul'a mesafe 450 kilometre."],
  ["ar", "المسافة من القاهرة إلى الإسكندرية طويلة.", "المسافة من الإسكندرية إلى القاهرة طويلة."],
  ["es", "El perro persiguió al gato.", "Al gato lo persiguió el perro."],
  ["tr", "Polis hırsızı yakaladı.", "Hırsız polis tarafından yakalandı."],
] as const)("%s: no contradiction between %j and %j", (language, a, b) => {
  expect(contradictions(a, b, language)).toEqual([]);
  expect(contradictions(b, a, language)).toEqual([]);
});

it.each([
  ["en", "He did not come to work.", "He came to work.", "negation"],
  ["en", "She doesn't buy bread.", "She bought bread.", "negation"],
  ["en", "The children did not sleep.", "The child slept.", "negation"],
  ["en", "Isn't she here?", "She is not here.", "negation"],
  ["en", "He never eats what isn't fresh.", "He always eats what isn't fresh.", "quantifier"],
  ["es", "María no pudo dormir.", "María puede dormir.", "negation"],
  ["ar", "لم يأت أحمد إلى العمل.", "أتى أحمد إلى العمل.", "negation"],
  ["ar", "لم يجد الرجل عملا.", "وجد الرجل عملا.", "negation"],
  ["tr", "Ne annem ne babam geldi.", "Annem ve babam geldi.", "negation"],
  ["tr", "Londra'ya uçuşlar ucuz.", "Londra'dan uçuşlar ucuz.", "role"],
  ["ar", "الرحلات إلى لندن رخيصة.", "الرحلات من لندن رخيصة.", "role"],
] as const)("%s: %j contradicts %j", (language, a, b, kind) => {
  expect(contradictions(a, b, language)).toEqual([kind]);
  expect(contradictions(b, a, language)).toEqual([kind]);
});

it.each([
  ["ar", "en", "ألم يأت أحمد إلى العمل؟", "Didn't Ahmed come to work?"],
  ["tr", "en", "Ne çay ne kahve içiyorum.", "I drink neither tea nor coffee."],
  ["es", "en", "No tengo ni hermanos ni hermanas.", "I have no brothers or sisters."],
  ["ar", "en", "لا يأكل ولا يشرب.", "He neither eats nor drinks."],
  ["es", "en", "Toma el autobús n.º 7.", "Take bus No 7."],
] as const)("%s-%s: no contradiction between %j and %j", (x, y, a, b) => {
  expect(contradictions(a, b, x, y)).toEqual([]);
});

it.each([
  ["ar", "en", "لم يأت أحمد إلى العمل.", "Ahmed came to work."],
  ["tr", "en", "Ne çay ne kahve içiyorum.", "I drink tea and coffee."],
  ["es", "en", "Juan no vino al trabajo.", "John came to work."],
] as const)("%s-%s: %j contradicts %j", (x, y, a, b) => {
  expect(contradictions(a, b, x, y)).toEqual(["negation"]);
});
