import { lister, type Phrases, quoter, sentenceMaker } from "./phrases.ts";

const one = (which: 1 | 2) => (which === 1 ? "الأول" : "الثاني");

export const ARABIC: Phrases = {
  same: "يقول النصان الشيء نفسه",
  nearlySame: "يقول النصان الشيء نفسه تقريبا",
  partsAlike: "يقول النصان الشيء نفسه جزءا جزءا، لكن التشابه بينهما ككل أقل",
  inOtherWords: (parts) => `بكلمات أخرى ${parts}`,
  bothEmpty: "لا يقول أي من النصين شيئا",
  oneEmpty: (which) => `النص ${one(which)} لا يقول شيئا`,
  unrelated: "لا يجمع بين النصين شيء",
  denies: (which) => `الكلمات نفسها تقريبا، لكن ${one(which)} ينفي ذلك`,
  contradicts: "الكلمات نفسها تقريبا، لكن لا يصح النصان معا",
  bothSay: (parts) => `يقول كلاهما ${parts}`,
  instead: (left, right) => `يقول الأول ${left} حيث يقول الثاني ${right}`,
  opposite: (left, right) => `${left} عكس ${right}`,
  numbers: (left, right) => `العدد مختلف، ${left} و${right}`,
  moreExact: (which, own, other) => `${one(which)} أكثر تفصيلا، ${own} بدلا من ${other}`,
  related: (left, right) => `${left} له صلة فقط بـ${right}`,
  only: (which, parts, asks) =>
    asks === undefined ? `${one(which)} وحده يقول ${parts}` : `${one(which)} وحده يقول ${asks} (${parts})`,
  where: "أين",
  when: "متى",
  number: "كم",
  more: (count) => `${count} غيرها`,
  quote: quoter("«", "»", true),
  list: lister("، ", " و"),
  sentence: sentenceMaker("؛ ", (text) => text),
};
