import type { Language } from "../../text/language.ts";
import type { AnalysedToken } from "../types.ts";
import type { Upos } from "../upos.ts";

/** Addresses of mail and web, handles and hashtags. */
const ADDRESS = /^(?:[@#]\p{L}|\S+@\S+\.|https?:\/\/|www\.)/u;
/** A Turkish suffix behind an apostrophe. */
const SUFFIX = /['’]\p{L}*$/u;
const WITH_DIGITS = /^[\d%+-][\d.,:/%-]*['’]/u;

/**
 * The lemma of what no model knows by its letters: an address is its own, without a Turkish suffix behind an apostrophe, and
 * so is a number in digits ("1990'larda": 1990). Undefined for all other forms.
 */
export function writtenLemma(form: string, language: Language): string | undefined {
  if (ADDRESS.test(form)) return language === "tr" ? form.replace(SUFFIX, "") : form;
  return language === "tr" && WITH_DIGITS.test(form) ? form.replace(SUFFIX, "") : undefined;
}

/** What an address or a handle can be. */
const NAMES: ReadonlySet<Upos> = new Set(["NOUN", "PROPN", "SYM", "X"]);
/** What a clause or an adverb is to its head, which no address is. */
const NO_NAME = /^(?:ccomp|xcomp|csubj|advcl|advmod|acl|parataxis|aux|cop|mark)/;
const OBJECTS: Readonly<Record<string, string>> = { Acc: "obj", Gen: "nmod:poss" };

/** Addresses are names, whatever their letters look like to a model: ali@ornek.com'u is no verb. */
export function asName(token: AnalysedToken): AnalysedToken {
  if (NAMES.has(token.upos) || !ADDRESS.test(token.form)) return token;
  const { Case, Number: number } = token.features;
  const clause = NO_NAME.test(token.relation);
  return {
    ...token,
    upos: "PROPN",
    features: { ...(Case && { Case }), ...(number && { Number: number }) },
    ...(clause && { relation: (Case && OBJECTS[Case]) ?? "obl" }),
  };
}
