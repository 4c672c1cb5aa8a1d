// Writes src/analysis/lemmas/irregular/en.ts and es.ts: forms that their endings do not lead back to their lemmas.
//
//   npm install --no-save @jirimracek/conjugate-esp@2.3.6
//   python training/analysis/seen-forms.py work/es.seen.tsv
//   node training/analysis/irregular-forms.mjs work/en_lemma_exc.json work/en_lemma_index.json work/es.seen.tsv
//
// English: the exception lists of WordNet 3.0 for nouns and verbs, as spacy-lookups-data 1.0.5 (MIT) carries them
// (data/en_lemma_exc.json.gz and en_lemma_index.json.gz, unpacked). Spanish: conjugated by conjugate-esp (MIT); of its 14,456 verbs and their forms
// those that wordfreq has seen once in ten million words.
import { readFileSync, writeFileSync } from "node:fs";
import { Conjugator } from "@jirimracek/conjugate-esp";
import { scriptArguments } from "../../scripts/script-arguments.mjs";

const [exceptionsFile, indexFile, seenFile] = scriptArguments({
  positionals: ["EXCEPTIONS", "INDEX", "SEEN"],
}).positionals;
/** @param lists from a name in capitals to lemmas by form */
const write = (language, about, lists) => {
  let text = `/** ${about} A lemma and its forms a line. */\n`;
  for (const [name, lemmaOf] of Object.entries(lists)) {
    const lines = new Map();
    for (const [form, lemma] of [...lemmaOf].sort()) lines.set(lemma, `${lines.get(lemma) ?? lemma} ${form}`);
    const sorted = [...lines].sort(([x], [y]) => (x < y ? -1 : 1)).map(([, line]) => line);
    text += `export const ${name} = \`\n${sorted.join("\n")}\n\`;\n`;
    console.log(`${language} ${name}: ${lemmaOf.size} forms of ${lines.size} lemmas`);
  }
  writeFileSync(`src/analysis/lemmas/irregular/${language}.ts`, text);
};

const exceptions = JSON.parse(readFileSync(exceptionsFile, "utf8"));
const nouns = new Set(JSON.parse(readFileSync(indexFile, "utf8")).noun);
/** Words alone, whose one lemma is another word; of nouns those that are no lemma themselves, as "data" is. */
const english = (kind) =>
  new Map(
    Object.entries(exceptions[kind])
      .filter(([form, lemmas]) => /^[a-z]+$/.test(form) && lemmas.length === 1 && lemmas[0] !== form)
      .filter(([form]) => kind === "verb" || !nouns.has(form))
      .map(([form, [lemma]]) => [form, lemma]),
  );
write("en", "English forms that endings do not lead back to their lemmas, from WordNet 3.0 (NOTICE).", {
  NOUNS: english("noun"),
  VERBS: english("verb"),
});

/** Endings of hablar, beber and vivir behind the stem; of -er and -ir those that belong to one of the two alone. */
const REGULAR = {
  ar: "o as a amos áis an aba abas ábamos abais aban é aste ó asteis aron e es emos éis en ara aras áramos arais aran ase ases ásemos aseis asen ando ado ad",
  er: "emos éis ed",
  ir: "imos ís id",
};
/** Behind the infinitive. */
const FUTURE = "é ás á emos éis án ía ías íamos íais ían";

const frequencies = new Map();
for (const line of readFileSync(seenFile, "utf8").trimEnd().split("\n")) {
  const [form, frequency] = line.split("\t");
  frequencies.set(form, Number(frequency));
}
const conjugator = new Conjugator();
const paradigms = new Map();
/** How often a verb is seen, in all its forms but the infinitive, which may be a noun ("solar"). */
const weights = new Map();
const owners = new Map();
for (const lemma of new Set(conjugator.getVerbListSync())) {
  if (!frequencies.has(lemma) || !/[aeií]r$/.test(lemma)) continue;
  const forms = new Set(conjugator.conjugateSync(lemma).flatMap(simpleForms));
  paradigms.set(lemma, forms);
  let weight = 0;
  for (const form of forms) {
    owners.set(form, [...(owners.get(form) ?? []), lemma]);
    if (form !== lemma && frequencies.has(form)) weight += 10 ** (frequencies.get(form) / 100);
  }
  weights.set(lemma, weight);
}
const spanish = new Map();
for (const [lemma, forms] of paradigms) {
  const stem = lemma.slice(0, -2);
  const endings = REGULAR[lemma.slice(-2).replace("í", "i")].split(" ").map((ending) => stem + ending);
  const future = FUTURE.split(" ").map((ending) => lemma.replace(/ír$/, "ir") + ending);
  const regular = new Set([lemma, ...endings, ...future]);
  for (const form of forms) {
    if (regular.has(form) || !frequencies.has(form)) continue;
    const others = owners.get(form).filter((other) => other !== lemma);
    // Of two verbs with one form, the one seen more: "siento" is of sentir, not of sentar.
    if (others.every((other) => weights.get(lemma) > weights.get(other))) spanish.set(form, lemma);
  }
}
write(
  "es",
  "Spanish forms that endings do not lead back to their lemmas, as conjugate-esp has them (NOTICE).",
  {
    VERBS: spanish,
  },
);

/** All forms of one word in a conjugation, however deep they stand. */
function simpleForms(part) {
  if (typeof part === "string") return /^[a-zñáéíóúü]+$/.test(part) ? [part] : [];
  if (part === null || typeof part !== "object") return [];
  return "conjugation" in part ? simpleForms(part.conjugation) : Object.values(part).flatMap(simpleForms);
}
