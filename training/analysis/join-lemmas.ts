// A model file with the lemmatiser of another one of the same language: when only lemmas got better.
//
//   npx tsx training/analysis/join-lemmas.ts --model FILE --lemmas FILE --out FILE
//
// Lemmas depend on tags and features, whose names both models share; the parser has learnt from the first model's own
// lemmas. Measure the result before it is used.
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type ModelHeader, readModel } from "../../src/text/analysis/model-file.ts";
import { assemble, sha256 } from "./write-model.ts";

const LEMMA_SECTION = /^(lemma|lemmas|(lexicon|candidate|root|root-shape)-(keys|values|starts|classes))$/;

const { values } = parseArgs({
  options: { model: { type: "string" }, lemmas: { type: "string" }, out: { type: "string" } },
});
const { model, lemmas, out } = values;
if (model === undefined || lemmas === undefined || out === undefined) {
  throw new Error("--model, --lemmas and --out name files");
}

function open(path: string): { header: ModelHeader; parts: Map<string, Uint8Array> } {
  const bytes = new Uint8Array(readFileSync(path));
  readModel(bytes, path);
  const length = new DataView(bytes.buffer).getUint32(8, true);
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(16, 16 + length))) as ModelHeader;
  const data = bytes.subarray(16 + length);
  const parts = new Map(
    Object.entries(header.sections).map(([name, { offset, length: size }]) => [
      name,
      data.subarray(offset, offset + size),
    ]),
  );
  return { header, parts };
}

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
