import { HASH_START, hashEnd, hashNext, hashString, mix3 } from "../network/hash.ts";
import { applyScript, type EditScript } from "./lemmatiser.ts";
import { type Roots, VERB } from "./roots.ts";

/** Most candidates of a form; further ones are left out. */
export const MAX_CANDIDATES = 96;

/** Shortest beginning of a form that is looked up: roots of one letter are known forms. */
const LEAST_STEM = 2;

/** Classes of the same letters with the other casing count this much: a name that is also a word, a word also a name. */
const OTHER_CASE = 16;

/** Classes of a word by its hash (roots.ts), 0 when it is no root. */
export type ClassesOf = (word: number) => number;

/**
 * The lemmas that a form may have, each once, one place of every list for each. Words are hashed letter by letter, so
 * that none is built before it is chosen. One object serves many forms: `collect` starts anew.
 */
export class Candidates {
  count = 0;
  /** Hash of the lemma. */
  readonly lemma = new Int32Array(MAX_CANDIDATES);
  /** The lemma's classes, and `OTHER_CASE` times those of the lemma with the other casing where the form has a capital. */
  readonly classes = new Int32Array(MAX_CANDIDATES);
  /** Letters of the form that stand before its endings. */
  readonly stem = new Int32Array(MAX_CANDIDATES);
  /** What leads from the form to the lemma, hashed: letters cut, letters added, casing. */
  readonly script = new Int32Array(MAX_CANDIDATES);
  /** Hash of the letters added behind the stem. */
  readonly added = new Int32Array(MAX_CANDIDATES);
  /** 1 where the form's capital is kept. */
  readonly cased = new Uint8Array(MAX_CANDIDATES);
  /** Letters of the form that are kept; -1 where `text` holds the lemma. */
  private readonly kept = new Int32Array(MAX_CANDIDATES);
  private readonly text: string[] = [];
  private form = "";
  private base = "";
  /** Unfinished hashes of the form's beginnings, in lower case and with a capital in front. */
  private lower = new Int32Array(64);
  private title = new Int32Array(64);

  /**
   * The roots that a form begins with, longest first, then what the edit scripts numbered in `list` make of it. A form
   * with a capital has every root with and without it.
   */
  collect(
    roots: Roots,
    classesOf: ClassesOf,
    scripts: readonly EditScript[],
    list: readonly number[],
    form: string,
    base: string,
  ): void {
    this.count = 0;
    this.form = form;
    this.base = base;
    const n = base.length;
    this.hashBeginnings(n);
    const { lower, title } = this;
    const capital = form !== base;
    const apostrophe = base.includes("'") ? base.indexOf("'") : base.indexOf("’");
    const beforeYor = base.lastIndexOf("yor") - 1;
    for (let stem = n; stem >= LEAST_STEM; stem--) {
      const word = hashEnd(lower[stem]!);
      const classes = classesOf(word);
      const named = capital ? classesOf(hashEnd(title[stem]!)) : 0;
      if (classes !== 0 || named !== 0 || stem === apostrophe) {
        this.add(word, classes + named * OTHER_CASE, stem, stem, "", 0);
        if (capital) this.add(hashEnd(title[stem]!), named + classes * OTHER_CASE, stem, stem, "", 1);
      }
      const number = roots.shapes.get(word);
      if (number !== undefined) {
        const { cut, add } = roots.alternations[number]!;
        this.addRoot(classesOf, stem, stem - cut, add, capital);
      }
      // Verbs lose their last vowel before -Iyor: başl-ıyor, başla.
      if (stem === beforeYor) {
        for (const vowel of ["a", "e"]) {
          const verb = hashEnd(hashNext(lower[stem]!, vowel.charCodeAt(0)));
          if ((classesOf(verb) & VERB) !== 0) this.addRoot(classesOf, stem, stem, vowel, capital);
        }
      }
    }
    for (const number of list) this.addScript(classesOf, scripts[number]!);
  }

  /** The lemma at a place. */
  lemmaAt(place: number): string {
    const kept = this.kept[place]!;
    const text = this.text[place]!;
    if (kept < 0) return text;
    if (this.cased[place] === 0 || kept === 0) return this.base.slice(0, kept) + text;
    return this.form[0] + this.base.slice(1, kept) + text;
  }

  private hashBeginnings(n: number): void {
    if (this.lower.length <= n) {
      this.lower = new Int32Array(2 * n);
      this.title = new Int32Array(2 * n);
    }
    const { lower, title, form, base } = this;
    lower[0] = HASH_START;
    title[0] = HASH_START;
    for (let i = 0; i < n; i++) {
      const code = base.charCodeAt(i);
      lower[i + 1] = hashNext(lower[i]!, code);
      title[i + 1] = hashNext(title[i]!, i === 0 ? form.charCodeAt(0) : code);
    }
  }

  private addRoot(classesOf: ClassesOf, stem: number, kept: number, add: string, capital: boolean): void {
    const word = hashOn(this.lower[kept]!, add);
    this.add(word, classesOf(word), stem, kept, add, 0);
    if (!capital || kept === 0) return;
    const name = hashOn(this.title[kept]!, add);
    this.add(name, classesOf(name), stem, kept, add, 1);
  }

  private add(
    lemma: number,
    classes: number,
    stem: number,
    kept: number,
    add: string,
    cased: number,
    script = 0,
  ): void {
    const place = this.count;
    if (place === MAX_CANDIDATES) return;
    for (let c = 0; c < place; c++) if (this.lemma[c] === lemma) return;
    this.count++;
    this.lemma[place] = lemma;
    this.classes[place] = classes;
    this.stem[place] = stem;
    this.kept[place] = kept;
    this.text[place] = add;
    this.cased[place] = cased;
    if (kept < 0) {
      this.script[place] = script;
      return;
    }
    const added = add === "" ? EMPTY : hashString(add);
    this.added[place] = added;
    this.script[place] = mix3(241, (this.base.length - kept) * 2 + cased, 0, added);
  }

  private addScript(classesOf: ClassesOf, script: EditScript): void {
    const { form, base } = this;
    const n = base.length;
    const { cutStart, addStart, cutEnd, addEnd, keepCase } = script;
    if (cutStart + cutEnd > n) return;
    const cased = keepCase ? 1 : 0;
    if (cutStart === 0 && addStart === "" && (!keepCase || form === base)) {
      const kept = n - cutEnd;
      if (kept === 0 && addEnd === "") return;
      const word = hashOn(this.lower[kept]!, addEnd);
      this.add(word, classesOf(word), kept, kept, addEnd, cased);
      return;
    }
    const lemma = applyScript(script, form, base);
    if (lemma === undefined) return;
    const word = hashString(lemma);
    const added = hashString(addEnd);
    const hash = mix3(
      241,
      cutStart * 64 + cutEnd * 2 + cased,
      addStart === "" ? 0 : hashString(addStart),
      added,
    );
    const place = this.count;
    this.add(word, classesOf(word), n - cutEnd, -1, lemma, cased, hash);
    if (this.count > place) this.added[place] = added;
  }
}

const EMPTY = hashString("");

/** Finished hash of letters hashed so far and those of `text`. */
function hashOn(h: number, text: string): number {
  let on = h;
  for (let i = 0; i < text.length; i++) on = hashNext(on, text.charCodeAt(i));
  return hashEnd(on);
}
