import { lister, type Phrases, quoter, sentenceMaker } from "./phrases.ts";

const one = (which: 1 | 2) => (which === 1 ? "el primero" : "el segundo");

export const SPANISH: Phrases = {
  same: "ambos dicen lo mismo",
  nearlySame: "ambos dicen casi lo mismo",
  partsAlike: "parte por parte ambos dicen lo mismo, pero el conjunto se parece menos",
  inOtherWords: (parts) => `con otras palabras ${parts}`,
  bothEmpty: "ninguno de los dos textos dice nada",
  oneEmpty: (which) => `${which === 1 ? "el primer texto" : "el segundo texto"} no dice nada`,
  unrelated: "los dos no dicen nada en común",
  denies: (which) => `casi las mismas palabras, pero ${one(which)} lo niega`,
  contradicts: "casi las mismas palabras, pero no pueden ser verdad los dos a la vez",
  bothSay: (parts) => `ambos dicen ${parts}`,
  instead: (left, right) => `el primero dice ${left} donde el segundo dice ${right}`,
  opposite: (left, right) => `${left} es lo opuesto de ${right}`,
  numbers: (left, right) => `el número es distinto, ${left} y ${right}`,
  moreExact: (which, own, other) => `${one(which)} es más preciso, ${own} por ${other}`,
  related: (left, right) => `${left} solo tiene que ver con ${right}`,
  only: (which, parts, asks) =>
    asks === undefined ? `solo ${one(which)} dice ${parts}` : `solo ${one(which)} dice ${asks} (${parts})`,
  where: "dónde",
  when: "cuándo",
  number: "cuántos",
  more: (count) => `${count} más`,
  quote: quoter("«", "»", false),
  list: lister(", ", " y "),
  sentence: sentenceMaker("; ", (text) => text.toUpperCase()),
};
