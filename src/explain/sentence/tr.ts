import { lister, type Phrases, quoter, sentenceMaker } from "./phrases.ts";

const one = (which: 1 | 2) => (which === 1 ? "birincisi" : "ikincisi");

export const TURKISH: Phrases = {
  same: "ikisi de aynı şeyi söylüyor",
  nearlySame: "ikisi de neredeyse aynı şeyi söylüyor",
  partsAlike: "parça parça ikisi de aynı şeyi söylüyor, ama bütünü daha az benziyor",
  inOtherWords: (parts) => `başka sözlerle ${parts}`,
  bothEmpty: "iki metin de bir şey söylemiyor",
  oneEmpty: (which) => `${which === 1 ? "birinci" : "ikinci"} metin bir şey söylemiyor`,
  unrelated: "ikisinin ortak bir yanı yok",
  denies: (which) => `neredeyse aynı sözler, ama ${one(which)} bunu yadsıyor`,
  contradicts: "neredeyse aynı sözler, ama ikisi birden doğru olamaz",
  bothSay: (parts) => `ikisi de ${parts} diyor`,
  instead: (left, right) => `birincisi ${left} derken ikincisi ${right} diyor`,
  opposite: (left, right) => `${left} ile ${right} birbirine karşıt`,
  numbers: (left, right) => `sayı farklı, ${left} ve ${right}`,
  moreExact: (which, own, other) => `${one(which)} daha ayrıntılı, ${other} yerine ${own}`,
  related: (left, right) => `${left} ile ${right} yalnızca ilişkili`,
  only: (which, parts, asks) =>
    asks === undefined
      ? `yalnız ${one(which)} ${parts} diyor`
      : `yalnız ${one(which)} ${asks} söylüyor (${parts})`,
  where: "nerede olduğunu",
  when: "ne zaman olduğunu",
  number: "kaç tane olduğunu",
  more: (count) => `${count} tane daha`,
  quote: quoter("“", "”", false),
  list: lister(", ", " ve "),
  sentence: sentenceMaker("; ", (text) => text.toLocaleUpperCase("tr")),
};
