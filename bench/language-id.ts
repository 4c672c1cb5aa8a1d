// npx tsx bench/language-id.ts [--show] tr=texts.tsv:2,3 en=other.tsv:1 ...
// Accuracy of language identification on columns (from 1) of tab-separated files, as a Markdown table: whole texts and
// runs of 1, 2, 3 and 5 words taken from them at random (seeded). At most 2000 texts a file.
import { readFileSync } from "node:fs";
import { knownArgument, refuse, scriptArguments } from "../scripts/script-arguments.mjs";
import { LANGUAGES, loadLanguageIdentifier } from "../src/text/index.ts";

const MOST = 2000;
const { values, positionals } = scriptArguments({
  options: { show: { type: "boolean" } },
  positionals: ["LANGUAGE=FILE:COLUMNS", "[...]"],
});
const identify = await loadLanguageIdentifier();

let state = 1;
function random(below: number): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
}

function sample(texts: string[]): string[] {
  const copy = [...new Set(texts)];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [copy[i], copy[j]] = [copy[j]!, copy[i]!];
  }
  return copy.slice(0, MOST);
}

function run(text: string, length: number): string {
  const words = text.split(/\s+/).filter((word) => word !== "");
  const start = random(Math.max(1, words.length - length + 1));
  return words.slice(start, start + length).join(" ");
}

let done = 0;
let spent = 0;
console.log(
  "| file | language | words | right % | unsure % | wrong % |\n| --- | --- | --- | --- | --- | --- |",
);
for (const argument of positionals) {
  const parts = /^([a-z]{2})=(.+):([0-9,]+)$/.exec(argument);
  if (parts === null) refuse(`"${argument}" names no columns of a file; write it as en=texts.tsv:2,3`);
  const [, tag = "", file = "", columns = ""] = parts;
  const language = knownArgument("a language", tag, LANGUAGES);
  const wanted = columns.split(",").map(Number);
  const rows = readFileSync(file, "utf8")
    .split("\n")
    .map((row) => row.split("\t"));
  const texts = sample(
    rows.flatMap((row) => wanted.map((at) => row[at - 1] ?? "")).filter((text) => text !== ""),
  );
  for (const length of [0, 1, 2, 3, 5]) {
    const pieces = length === 0 ? texts : texts.map((text) => run(text, length));
    let right = 0;
    let unsure = 0;
    const wrong: string[] = [];
    const started = performance.now();
    for (const piece of pieces) {
      const guess = identify(piece).language;
      if (guess === language) right++;
      else if (guess === "unsure") unsure++;
      else wrong.push(piece);
    }
    spent += performance.now() - started;
    done += pieces.length;
    const percent = (count: number) => ((100 * count) / pieces.length).toFixed(1);
    const name = file.split("/").slice(-2).join("/");
    console.log(
      `| ${name} | ${language} | ${length || "all"} | ${percent(right)} | ${percent(unsure)} | ${percent(wrong.length)} |`,
    );
    if (values.show) console.log(wrong.slice(0, 10));
  }
}
console.log(`\n${Math.round((done / spent) * 1000)} texts/s`);
