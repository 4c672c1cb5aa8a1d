// A model file with the lemmatiser of another one of the same language: when only lemmas got better.
//
//   npx tsx training/analysis/join-lemmas.ts --model FILE --lemmas FILE --out FILE
//
// Lemmas depend on tags and features, whose names both models share. Measure the result before it is used.
import { readFileSync, writeFileSync } from "node:fs";
import { scriptArguments } from "../../scripts/script-arguments.mjs";
import { readModel } from "../../src/analysis/model-file.ts";
import { assemble, readSections, sha256 } from "./write-model.ts";

const LEMMA_SECTION = /^(lemma|lemmas|(lexicon|candidate|root|root-shape)-(keys|values|starts|classes))$/;

const { values } = scriptArguments({
  options: {
    model: { type: "string", needed: true },
    lemmas: { type: "string", needed: true },
    out: { type: "string", needed: true },
  },
});
const { model, lemmas, out } = values;

const open = (path: string) => readSections(new Uint8Array(readFileSync(path)), path);
const first = open(model);
const second = open(lemmas);
if (first.header.language !== second.header.language) throw new Error("the models are of two languages");
if (first.header.vocaliser ?? second.header.vocaliser)
  throw new Error("vowel signs belong to the lemmas of one model");
const isLemma = ([name]: [string, Uint8Array]) => LEMMA_SECTION.test(name);
const { scripts, lemmaPrefixes, roots } = second.header;
const { lemmaPrefixes: _, roots: __, ...rest } = first.header;
const bytes = assemble(
  {
    ...rest,
    scripts,
    ...(lemmaPrefixes === undefined ? {} : { lemmaPrefixes }),
    ...(roots === undefined ? {} : { roots }),
  },
  new Map([...[...first.parts].filter((part) => !isLemma(part)), ...[...second.parts].filter(isLemma)]),
);
readModel(bytes, out);
writeFileSync(out, bytes);
console.error(`wrote ${out}, ${bytes.length} bytes, sha256 ${sha256(bytes)}`);
