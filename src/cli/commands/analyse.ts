import {
  type Analysis,
  analyseStream,
  HTML_END,
  htmlPart,
  htmlStart,
  loadAnalyser,
  type StreamedAnalysis,
  toConllu,
  toTable,
} from "../../analysis/index.ts";
import { refuseOverInputs, STDIN_PATH, textPieces, writeWhole } from "../../data/index.ts";
import { StsError } from "../../errors.ts";
import { identifyLanguage } from "../../text/index.ts";
import { type CliCommand, type CliIo, withExamples } from "../command.ts";
import { inputBytes } from "../options/input-bytes.ts";
import { tookText } from "../options/pair-input.ts";

interface Options {
  readonly lang?: string;
  readonly json?: boolean;
  readonly conllu?: boolean;
  readonly html?: string;
}

export const command: CliCommand = {
  configure(command, io) {
    command
      .argument("[text]", 'the text; without it, or with "-", standard input is read')
      .option("-l, --lang <code>", "en, es, ar or tr; found from the text when not given")
      .option(
        "--json",
        "print the whole analysis as JSON; of standard input, one document a line and sentence",
      )
      .option("--conllu", "print CoNLL-U (Universal Dependencies)")
      .option("--html <file>", "draw trees and findings on one page (needs nothing else to be read)")
      .action((text: string | undefined, options: Options) => run(text, options, io));
    command.addHelpText(
      "after",
      `
Standard input is analysed sentence by sentence, as it comes, in bounded memory.
Tags, features and relations are those of Universal Dependencies. Trained on
treebanks, so some answers are wrong; docs/analysis.md has the accuracies.`,
    );
    withExamples(command, [
      'samesay analyse "The man was bitten by two dogs in Madrid."',
      'samesay analyse "Quiero verlo antes de las 10:30." --lang es --json',
      'samesay analyse "لم يذهب إلى المدرسة" --html tree.html',
      "samesay analyse --conllu < text.txt",
    ]);
  },
};

async function run(given: string | undefined, options: Options, io: CliIo): Promise<void> {
  if (options.json === true && options.conllu === true)
    throw new StsError("E_INPUT", "--json and --conllu given; choose one");
  if (given === undefined && io.stdinIsTerminal)
    throw new StsError(
      "E_INPUT",
      `no text given${tookText({ html: options.html })}; samesay analyse "…", or text on standard input`,
    );
  const streamed = given === undefined || given === "-";
  if (!streamed && (await isFile(given)))
    io.note(`warning: "${given}" is analysed as a text; to read the file: samesay analyse < ${given}`);
  if (streamed && options.html !== undefined) await refuseOverInputs([options.html], [STDIN_PATH]);
  const { start, pieces } = await beginningOf(streamed ? textPieces(inputBytes(io), "stdin") : [given]);
  if (start.trim() === "") throw new StsError("E_INPUT", "the text is empty; give one with words in it");
  const language = options.lang ?? (await guess(start, io));
  if (!streamed && options.json === true) await printWhole(given, language, options, io);
  else await printParts(analyseStream(pieces, language, { signal: io.signal }), options, io);
}

/** The language is found from so many characters. */
const TELLING = 600;

/** A text's first 600 characters, or all, behind blanks; and all of it, from the start. */
async function beginningOf(
  source: AsyncIterable<string> | Iterable<string>,
): Promise<{ start: string; pieces: AsyncIterable<string> }> {
  const rest = (async function* () {
    yield* source;
  })();
  let start = "";
  while (start.trimStart().length < TELLING) {
    const next = await rest.next();
    if (next.done === true) break;
    start += next.value;
  }
  const pieces = (async function* () {
    yield start;
    yield* rest;
  })();
  return { start: start.trimStart(), pieces };
}

/** One document of all sentences, as it has ever been for a text on the command line. */
async function printWhole(text: string, language: string, options: Options, io: CliIo): Promise<void> {
  const analysis = (await loadAnalyser(language)).analyse(text);
  sayOnce(io)(analysis);
  if (options.html !== undefined) {
    await writeWhole(options.html, drawn(analysis));
    io.note(`wrote ${options.html}`);
  }
  await io.printJson("analyse", analysis);
}

async function* drawn(analysis: Analysis): AsyncGenerator<string> {
  yield htmlStart(analysis);
  yield htmlPart(analysis);
  yield HTML_END;
}

/** Prints, or draws, each sentence as it comes; stops once nobody reads any more. */
async function printParts(
  parts: AsyncIterable<StreamedAnalysis>,
  options: Options,
  io: CliIo,
): Promise<void> {
  const { html, json, conllu } = options;
  const say = sayOnce(io);
  let sentences = 0;
  const show = async (part: StreamedAnalysis): Promise<void> => {
    say(part);
    if (json === true) await io.printJsonLine("analyse", part);
    else if (conllu === true) await io.print(toConllu(part, { sentences, offset: part.offset }));
    else if (html === undefined)
      await io.print(`${sentences === 0 ? "" : "\n"}${toTable({ ...part, warnings: [] })}\n`);
    sentences += part.sentences.length;
  };
  if (html === undefined) {
    for await (const part of parts) {
      await show(part);
      if (io.ended()) return;
    }
    return;
  }
  const page = async function* () {
    let begun = false;
    for await (const part of parts) {
      await show(part);
      if (!begun) yield htmlStart(part);
      begun = true;
      yield htmlPart(part);
    }
    yield HTML_END;
  };
  await writeWhole(html, page());
  io.note(`wrote ${html}`);
}

/** Notes each warning once, however many sentences have it. */
function sayOnce(io: CliIo): (analysis: Analysis) => void {
  const said = new Set<string>();
  return ({ warnings }) => {
    for (const { code, message } of warnings) {
      if (!said.has(code)) io.note(`warning: ${message}`);
      said.add(code);
    }
  };
}

/** True of a text that is a file's name: most likely the file was meant. */
async function isFile(text: string): Promise<boolean> {
  if (text.length > 255 || /\s/.test(text)) return false;
  const { stat } = await import("node:fs/promises");
  return stat(text).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** The text's language; English, said aloud, when it cannot be told. */
async function guess(text: string, io: CliIo): Promise<string> {
  const { language } = await identifyLanguage(text);
  if (language !== "unsure") return language;
  io.note("warning: the language cannot be told from the text; taken as English (name it with --lang)");
  return "en";
}
