/** Case of a Turkish noun as its ending shows it. */
export type TurkishCase =
  | "nominative"
  | "accusative"
  | "dative"
  | "locative"
  | "ablative"
  | "genitive"
  | "instrumental";

const ENDINGS: readonly (readonly [RegExp, TurkishCase])[] = [
  [/[dt][ae]n$/, "ablative"],
  [/[dt][ae]$/, "locative"],
  [/n[ıiuü]n$|[ıiuü]n$/, "genitive"],
  [/y?l[ae]$/, "instrumental"],
  [/[ae]$/, "dative"],
  [/[ıiuü]$/, "accusative"],
];

/**
 * The cases of two forms of one noun where they differ: "kediyi", "kedi" are accusative and nominative. What both have
 * in common is taken for the stem, so that "-e" of "kahve" is no ending. Undefined where the forms have one case.
 * @param x first form, whole, in match form
 */
export function casesOf(x: string, y: string): readonly [TurkishCase, TurkishCase] | undefined {
  if (x === y) return undefined;
  let shared = 0;
  while (shared < x.length && shared < y.length && x[shared] === y[shared]) shared++;
  const pair = [caseOf(x, shared), caseOf(y, shared)] as const;
  return pair[0] === pair[1] ? undefined : pair;
}

function caseOf(form: string, stem: number): TurkishCase {
  const rest = form.slice(stem).replace(/['\u2019]/g, "");
  // What is left of "köpek" beside "köpeği".
  if (rest === "" || /^[pçtk]$/.test(rest))
    return /['\u2019]/.test(form) || rest !== "" ? named(form, rest) : "nominative";
  return named(form, rest);
}

function named(form: string, rest: string): TurkishCase {
  if (/^[pçtk]?$/.test(rest) && !/['\u2019]\p{L}+$/u.test(form)) return "nominative";
  for (const [ending, name] of ENDINGS) if (ending.test(form)) return name;
  return "nominative";
}
