import type { Word } from "./word.ts";

/** Whether two words of one language are the same but for inflection. */
export function sameWord(x: Word, y: Word): boolean {
  if (x === y) return true;
  if (x.id === y.id || x.form === y.form) return x.digits === y.digits;
  if (x.digits || y.digits || x.language !== y.language) return false;
  if (x.language === "tr") return sameTurkish(x, y);
  if (x.language === "ar") return sameArabic(x, y);
  return x.language === "es" && sameSpanish(x, y);
}

/** Morphemes of Turkish words, denial left out. */
const ENDINGS =
  /^(?:l[ae]r|[ıiuü]m[ıiuü]z|[ıiuü]n[ıiuü]z|n[ıiuü]z|s[ıiuü]|[ıiuü]m|[ıiuü]n|[ıiuü]z|y?[ıiuüae]|[nd]?[dt][ae]n?|n?[ıiuü]n|y?l[ae]|ki|l[ıiuü]k|l[ıiuü]ğ|l[ıiuü]|[dt][ıiuü]r?|y?m[ıiuü]ş|[ıiuü]yor|y?[ae]c[ae][kğ]|y?[ıiuü]p|[ae]r|[ıiuü]r|m[ae]k|m[ae]kt[ae]|[dt][ıiuü][kğ]|y?[ae]n|y?s[ae]|[kmzlrt]|y?ken|y?[ae]b[ıi]l|c[ae]|[ıiuü][lş])*$/;
const DENIED = /^(?:m[ae]|[ıiuü]?y?[ae]?m[ae])(?:$|[dszym])|^m[ıiuü]yor|^m[ae]z/;
/** Shorter words begin too many others. */
const [MIN_NOUN, MIN_VERB] = [3, 2];
const MAX_ENDINGS = 10;

function sameTurkish(x: Word, y: Word): boolean {
  if (x.functionWord || y.functionWord) return false;
  if (x.root !== undefined && y.root === undefined) return isVerbOf(y.form, x.root);
  if (y.root !== undefined && x.root === undefined) return isVerbOf(x.form, y.root);
  const [p, q] = [x.form, y.form];
  // "Şekerli", "şekersiz".
  if (WITHOUT.test(p) !== WITHOUT.test(q)) return false;
  let shared = 0;
  while (shared < p.length && shared < q.length && p[shared] === q[shared]) shared++;
  // "kitap", "kitabı"; "git", "gider".
  const softened = SOFT.has((p[shared] ?? "") + (q[shared] ?? ""));
  if (shared + (softened ? 1 : 0) < MIN_NOUN) return false;
  const skip = softened ? 1 : 0;
  for (let at = shared; at >= Math.max(MIN_NOUN - skip, shared - 2); at--) {
    const [restP, restQ] = [
      p.slice(at + (at === shared ? skip : 0)),
      q.slice(at + (at === shared ? skip : 0)),
    ];
    if (
      restP.length <= MAX_ENDINGS &&
      restQ.length <= MAX_ENDINGS &&
      ENDINGS.test(restP) &&
      ENDINGS.test(restQ)
    )
      return true;
  }
  return false;
}

const WITHOUT = /.{2}s[ıiuü]z/;
const SOFT = new Set(["pb", "bp", "çc", "cç", "td", "dt", "kğ", "ğk"]);

function isVerbOf(form: string, root: string): boolean {
  for (const own of [root, root.replace(/[ae]$/, ""), root.replace(/t$/, "d")]) {
    const rest = form.slice(own.length);
    if (
      own.length >= MIN_VERB &&
      form.startsWith(own) &&
      rest.length <= MAX_ENDINGS &&
      ENDINGS.test(rest) &&
      !DENIED.test(rest)
    )
      return true;
  }
  return false;
}

/** Prefixes of conjunctions, prepositions, future and imperfect; endings of persons, gender, number, possession. */
const ARABIC_BEFORE = /^(?:[وف]?(?:س?[يتنا]|[بلك]?ال|لل|[بلك])?)/;
const ARABIC_AFTER = /(?:ون|ين|ان|وا|ات|ها|هم|نا|كم|تم|ت|ة|ه|ا|ي|ك|ن|ى)$/;
const WEAK = /[اويىءئؤأإآ]/g;
const MIN_SKELETON = 2;

function sameArabic(x: Word, y: Word): boolean {
  if (x.functionWord || y.functionWord) return false;
  const [p, q] = [skeletons(x), skeletons(y)];
  return p.some((bare) => bare.length >= MIN_SKELETON && q.includes(bare));
}

const known = new WeakMap<Word, readonly string[]>();

/** The strong letters of a word, with what may be written on to it taken off or left on. */
function skeletons(word: Word): readonly string[] {
  const found = known.get(word);
  if (found !== undefined) return found;
  const starts = [word.key, word.form.replace(ARABIC_BEFORE, "")];
  const all = starts.flatMap((bare) => [bare, bare.replace(ARABIC_AFTER, "")]);
  const strong = [...new Set(all.filter((bare) => bare.length > 2).map((bare) => bare.replace(WEAK, "")))];
  known.set(word, strong);
  return strong;
}

const SPANISH_ENCLITIC = /(?:me|te|se|lo|la|los|las|le|les|nos)$/;

/** "dime", "di"; accents that an enclitic or a plural moves. */
function sameSpanish(x: Word, y: Word): boolean {
  if (x.functionWord || y.functionWord) return false;
  const [p, q] = [withoutAccents(x.key), withoutAccents(y.key)];
  if (p === q && p.length > 2) return true;
  const [bareP, bareQ] = [x.form.replace(SPANISH_ENCLITIC, ""), y.form.replace(SPANISH_ENCLITIC, "")];
  return (
    bareP.length > 3 &&
    bareQ.length > 3 &&
    /r$/.test(bareP) &&
    withoutAccents(bareP) === withoutAccents(bareQ)
  );
}

function withoutAccents(form: string): string {
  return form
    .normalize("NFD")
    .replace(/\u0301/g, "")
    .normalize("NFC");
}
