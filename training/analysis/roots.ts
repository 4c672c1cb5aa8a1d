import { alike } from "../../src/analysis/lemmas/root-lemmas.ts";
import {
  type Alternation,
  NOMINAL,
  PROPER,
  type Roots,
  SEEN,
  VERB,
} from "../../src/analysis/lemmas/roots.ts";
import { hashString } from "../../src/analysis/network/hash.ts";
import type { Example } from "./stages.ts";

/** A line of roots.<language>.tsv: what a form begins with, and the root that it says. */
export interface RootLine {
  readonly stem: string;
  readonly root: string;
  /** Nominal, verb, proper noun. */
  readonly kind: "n" | "v" | "p";
}

/** Roots in training, from which a model file is written. */
export interface CollectedRoots extends Roots {
  readonly classes: ReadonlyMap<number, number>;
  readonly shapes: ReadonlyMap<number, number>;
}

const CLASS = { n: NOMINAL, v: VERB, p: PROPER } as const;

/** @param seen lemmas of the training text */
export function collectRoots(lines: readonly RootLine[], seen: Iterable<string>): CollectedRoots {
  const classes = new Map<number, number>();
  const put = (word: string, bit: number) => {
    const hash = hashString(word);
    classes.set(hash, (classes.get(hash) ?? 0) | bit);
  };
  const shapes = new Map<number, number>();
  const alternations: Alternation[] = [];
  const numbers = new Map<string, number>();
  for (const { stem, root, kind } of lines) {
    put(root, CLASS[kind]);
    // The first shape of a name is the word itself: names keep theirs in writing (Zonguldak'a).
    if (stem === root || kind === "p" || shapes.has(hashString(stem))) continue;
    let same = 0;
    while (same < stem.length && stem[same] === root[same]) same++;
    const alternation = { cut: stem.length - same, add: root.slice(same) };
    const text = `${alternation.cut},${alternation.add}`;
    const number = numbers.get(text) ?? alternations.length;
    if (number === alternations.length) {
      alternations.push(alternation);
      numbers.set(text, number);
    }
    shapes.set(hashString(stem), number);
  }
  for (const lemma of seen) put(lemma, SEEN);
  return { classes, shapes, alternations };
}

/** A lemma of machine-annotated text needs as many forms to count as a word that exists. */
const LEAST_FORMS = 3;

/**
 * Endings that make Turkish words of words: a machine's lemma that is a dictionary's root and one of them is believed,
 * though no dictionary has it. Causative endings are not among them, since BOUN's lemmas leave out voice; with these
 * and -CI, -CA lemmas of BOUN dev were .002 worse.
 */
const DERIVING = new Set(
  "lık lı sız ış yış ma kı ıl n ın l lan laş la ılı sal lıklı sızlık laşma ışma".split(" ").map(alike),
);

/**
 * Which lemmas are believed. Machine annotation makes lemmas that are no words (otobü of otobüsü), and a model
 * that learns from them makes more.
 */
export function believedLemmas(
  examples: readonly Example[],
  lines: readonly RootLine[],
): { readonly seen: ReadonlySet<string>; readonly has: (lemma: string) => boolean } {
  const roots = new Set(lines.map((x) => x.root));
  const stems = new Set(lines.map((x) => x.stem));
  const seen = new Set<string>();
  const forms = new Map<string, Set<string>>();
  for (const e of examples) {
    for (const [i, { lemma }] of e.source.words.entries()) {
      if (!e.silver) seen.add(lemma);
      else {
        const own = forms.get(lemma) ?? new Set();
        forms.set(lemma, own.add(e.shapes[i]!.lower));
      }
    }
  }
  // Names, numbers and signs are in no dictionary.
  const listed = (lemma: string) => roots.has(lemma) || !/^\p{Ll}/u.test(lemma);
  const derived = (lemma: string) => {
    for (let k = 2; k < lemma.length; k++) {
      if (DERIVING.has(alike(lemma.slice(k))) && stems.has(lemma.slice(0, k))) return true;
    }
    return false;
  };
  for (const [lemma, own] of forms) {
    if (own.size >= LEAST_FORMS && (listed(lemma) || derived(lemma))) seen.add(lemma);
  }
  return { seen, has: (lemma) => seen.has(lemma) || listed(lemma) };
}

/** The lines of roots.<language>.tsv. */
export function readRootLines(text: string): RootLine[] {
  const out: RootLine[] = [];
  for (const line of text.split("\n")) {
    const [stem, root, kind] = line.split("\t");
    if (stem && root && (kind === "n" || kind === "v" || kind === "p")) out.push({ stem, root, kind });
  }
  return out;
}
