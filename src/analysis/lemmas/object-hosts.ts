import type { AnalysedToken } from "../types.ts";

/** Words other than verbs that take "me" as ني: إن and its sisters, and من, عن, لدن, قد, with a conjunction before them or not. */
const OTHER_HOSTS = /^[وف]?(?:[إأا]ن|كأن|لكن|ليت|لعل|من|عن|لدن|قد|قط|ليس)$/;

/**
 * Arabic words that were taken for something else and are verbs, since ني, "me", is written on to them: وفقني, "he let me
 * succeed", is no "according to" (nouns and prepositions take ي); or since they have a verb's features and an object: سرقه,
 * "he stole it".
 * @param tokens of one sentence; heads are ids
 */
export function withObjectHosts(tokens: readonly AnalysedToken[]): AnalysedToken[] {
  const out = [...tokens];
  for (let i = 0; i + 1 < out.length; i++) {
    const [host, pronoun] = [out[i]!, out[i + 1]!];
    const isObject = pronoun.relation === "obj" && pronoun.head === host.id && "Aspect" in host.features;
    const written = pronoun.start === host.end && pronoun.upos === "PRON";
    if (
      !written ||
      !(pronoun.form === "ني" || isObject) ||
      host.upos === "VERB" ||
      OTHER_HOSTS.test(host.form)
    )
      continue;
    const below = host.head === pronoun.id;
    const verb: AnalysedToken = {
      ...host,
      upos: "VERB",
      ...(below && { head: pronoun.head, relation: pronoun.relation }),
    };
    for (const [k, token] of out.entries())
      if (below && token.head === pronoun.id) out[k] = { ...token, head: host.id };
    out[i] = verb;
    out[i + 1] = { ...pronoun, head: host.id, relation: "obj" };
  }
  return out;
}
