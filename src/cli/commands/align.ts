import type { TextAlignment } from "../../align/index.ts";
import { StsError } from "../../errors.ts";
import type { LanguageTag } from "../../systems/index.ts";
import { isLanguage, type Language } from "../../text/index.ts";
import { type CliCommand, type CliIo, withExamples } from "../command.ts";
import { addInputOptions, type InputChoice, langOption, once } from "../options/options.ts";
import { checkPairInput, openPairInput } from "../options/pair-input.ts";
import { alignmentText } from "../output/align-text.ts";

interface Options extends InputChoice {
  readonly input?: string;
  readonly lang?: readonly [LanguageTag, LanguageTag];
  readonly optimal?: boolean;
  readonly json?: boolean;
}

export const command: CliCommand = {
  configure(command, io) {
    command
      .argument("[a]", "first text")
      .argument("[b]", "second text")
      .option("-i, --input <file>", 'pairs to align, plain or gzip; "-" is standard input', once)
      .addOption(langOption())
      .option("--optimal", "content words by optimal assignment, in place of the best fit first");
    addInputOptions(command);
    command
      .option("--json", "print JSON (a stream: one document a line)")
      .action(async (a: string | undefined, b: string | undefined, options: Options) => {
        checkUse(a, b, options, io);
        if (a !== undefined && b !== undefined) await alignPair(a, b, options, io);
        else await alignStream(options, io);
      });
    command.addHelpText(
      "after",
      `
Each line is a link and its evidence: "~" between words that stand for each other, "/" between words that exclude each
other (opposites, other numbers). Only the first 1,000 words of a text are aligned. docs/align.md tells how.`,
    );
    withExamples(command, [
      'samesay align "The UN sent 2 kg." "United Nations sent 2000 g."',
      'samesay align "La puerta está abierta." "La puerta está cerrada." --lang es --json',
      "samesay align -i pairs.tsv --json",
    ]);
  },
};

function checkUse(a: string | undefined, b: string | undefined, options: Options, io: CliIo): void {
  const { input, format, columns, header } = options;
  const ofFiles = { format, columns, header };
  checkPairInput({ a, b, input, ofFiles, instead: "two texts are given" }, io);
}

type Aligner = (a: string, b: string) => Promise<TextAlignment>;

/** Loaded when it is needed: analysers and word lists take a while. */
async function openAligner({ lang, optimal }: Options): Promise<Aligner> {
  const { align } = await import("../../align/index.ts");
  const languages = lang?.every((tag): tag is Language => isLanguage(tag)) ? lang : undefined;
  return (a, b) =>
    align(a, b, {
      ...(languages !== undefined && { languages: languages as [Language, Language] }),
      ...(optimal === true && { assignment: "optimal" }),
    });
}

async function alignPair(a: string, b: string, options: Options, io: CliIo): Promise<void> {
  const alignment = await (await openAligner(options))(a, b);
  if (options.json === true) await io.printJson("align", alignment);
  else await io.print(alignmentText(alignment));
  if (options.json !== true) for (const warning of alignment.warnings) io.note(`warning: ${warning}`);
}

async function alignStream(options: Options, io: CliIo): Promise<void> {
  const { input = "-" } = options;
  const reader = openPairInput(options, io);
  const align = await openAligner(options);
  const progress = io.progress(input === "-" ? "aligning" : input);
  const warned = new Map<string, number>();
  let done = 0;
  try {
    for await (const batch of reader.batches()) {
      for (const { id, a, b } of batch) {
        if (io.signal.aborted) throw new StsError("E_ABORTED", "stopped");
        const alignment = await align(a, b);
        for (const warning of alignment.warnings) warned.set(warning, (warned.get(warning) ?? 0) + 1);
        if (options.json === true) await io.printJsonLine("align", { id, a, b, ...alignment });
        else await io.print(`${done === 0 ? "" : "\n"}${id}\n${alignmentText(alignment)}`);
        progress.update(++done);
        if (io.ended()) return;
      }
    }
  } finally {
    progress.stop();
  }
  for (const [warning, count] of warned) io.note(`${count} of ${done} pairs: ${warning}`);
}
