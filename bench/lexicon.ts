// npm run bench:lexicon: what opening the lexicon's files and looking words up take. Run on a quiet machine.
import { type Lexicon, lin, path, shippedLexicon, wordSimilarity } from "../src/lexicon/index.ts";
import { LANGUAGES } from "../src/text/index.ts";

const WORDS =
  "dog cat house run eat quickly beautiful government president walk street car music play child woman water".split(
    " ",
  );
const word = (k: number) => WORDS[k % WORDS.length]!;

function timed(what: string, times: number, run: (k: number) => unknown): void {
  const started = performance.now();
  for (let k = 0; k < times; k++) run(k);
  const each = (performance.now() - started) / times;
  const rate = Math.round(1000 / each).toLocaleString("en");
  console.log(
    `${what.padEnd(36)} ${each < 1 ? `${(1000 * each).toFixed(3)} µs, ${rate}/s` : `${each.toFixed(1)} ms`}`,
  );
}

const lexicon: Lexicon = shippedLexicon();
timed("WordNet and a first word", 1, () => lexicon.wordNet.senses("dogs"));
timed("definitions", 1, () => lexicon.definition(0));
for (const language of LANGUAGES) {
  timed(`frequencies ${language}`, 1, () => lexicon.frequencies(language));
  if (language === "en") continue;
  timed(`synonyms ${language}`, 1, () => lexicon.synonyms(language));
  timed(`translations ${language}`, 1, () => lexicon.translations(language));
}
timed("senses of a word", 1_000_000, (k) => lexicon.wordNet.senses(word(k), "n"));
timed("share of a word", 1_000_000, (k) => lexicon.frequencies("en").share(word(k)));
timed("pair of words by path", 200_000, (k) =>
  wordSimilarity(lexicon.taxonomy, path, word(k), word(7 * k + 1)),
);
timed("pair of words by Lin", 200_000, (k) =>
  wordSimilarity(lexicon.taxonomy, lin, word(k), word(7 * k + 1)),
);
