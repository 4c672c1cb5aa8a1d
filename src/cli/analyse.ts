import { textBlocks, writeWhole } from "../data/index.ts";
import { StsError } from "../errors.ts";
import { loadAnalyser, toConllu, toHtml, toTable } from "../text/analysis/index.ts";
import { identifyLanguage } from "../text/index.ts";
import { type CliCommand, type CliIo, withExamples } from "./command.ts";

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
      .option("--json", "print the whole analysis as JSON")
      .option("--conllu", "print CoNLL-U (Universal Dependencies)")
      .option("--html <file>", "draw trees and findings on one page (needs nothing else to be read)")
      .action((text: string | undefined, options: Options) => run(text, options, io));
    command.addHelpText(
      "after",
      `
Tags, features and relations are those of Universal Dependencies. Trained on treebanks, so some answers are wrong;
docs/analysis.md has the accuracies.`,
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
    throw new StsError("E_INPUT", 'no text given; samesay analyse "…", or text on standard input');
  const text = given === undefined || given === "-" ? await readAll(io) : given;
  if (text.trim() === "") throw new StsError("E_INPUT", "the text is empty; give one with words in it");
  if (given !== undefined && (await isFile(given)))
    io.note(`warning: "${given}" is analysed as a text; to read the file: samesay analyse < ${given}`);
  const language = options.lang ?? (await guess(text, io));
  const analysis = (await loadAnalyser(language)).analyse(text);
  for (const warning of analysis.warnings) io.note(`warning: ${warning.message}`);
  if (options.html !== undefined) {
    await writeWhole(options.html, toHtml(analysis));
    io.note(`wrote ${options.html}`);
  }
  if (options.json === true) await io.printJson(analysis);
  else if (options.conllu === true) await io.print(toConllu(analysis));
  else if (options.html === undefined) await io.print(`${toTable({ ...analysis, warnings: [] })}\n`);
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

/** Standard input, refused as a file would be where it is no UTF-8. */
async function readAll(io: CliIo): Promise<string> {
  let text = "";
  for await (const block of textBlocks(bytesOf(io), "stdin")) text += block.text;
  return text;
}

async function* bytesOf({ stdin, signal }: CliIo): AsyncGenerator<Uint8Array> {
  for await (const piece of stdin) {
    if (signal.aborted) throw new StsError("E_ABORTED", "stopped");
    yield typeof piece === "string" ? Buffer.from(piece) : piece;
  }
}
