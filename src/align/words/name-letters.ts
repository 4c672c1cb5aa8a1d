/** Consonants of Arabic letters as Latin text writes them; weak letters and breaths have none. */
const ARABIC: Readonly<Record<string, string>> = {
  ب: "b",
  ت: "t",
  ط: "t",
  ث: "t",
  ج: "g",
  خ: "k",
  د: "d",
  ض: "d",
  ذ: "s",
  ز: "s",
  ظ: "s",
  ر: "r",
  س: "s",
  ص: "s",
  ش: "s",
  غ: "g",
  ف: "f",
  ق: "k",
  ك: "k",
  ل: "l",
  م: "m",
  ن: "n",
};

/**
 * What a name keeps when it is written in another script or language: its consonants, likes as one (b p, f v, k c q, g j,
 * s z sh ch), doubles as one. "Berlin" and "برلين" are both "brln".
 */
export function nameLetters(name: string): string {
  const known = remembered.get(name);
  if (known !== undefined) return known;
  if (remembered.size >= REMEMBERED) remembered.clear();
  const letters = lettersOf(name);
  remembered.set(name, letters);
  return letters;
}

/** Names remembered; beyond, all are forgotten, which costs time and changes nothing. */
const REMEMBERED = 50_000;
const remembered = new Map<string, string>();

function lettersOf(name: string): string {
  const letters = /\p{Script=Arabic}/u.test(name)
    ? [...name].map((letter) => ARABIC[letter] ?? "").join("")
    : latinLetters(name);
  return letters.replace(/(.)\1+/g, "$1");
}

function latinLetters(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/ph|[vw]/g, "f")
    .replace(/sh|ch|z/g, "s")
    .replace(/th/g, "t")
    .replace(/kh|[cq]/g, "k")
    .replace(/gh|j/g, "g")
    .replace(/x/g, "ks")
    .replace(/p/g, "b")
    .replace(/[^bdfgklmnrst]/g, "");
}
