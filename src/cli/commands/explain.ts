import { type Command, Option } from "commander";
import { checkFilePlace, refuseOverInputs, STDIN_PATH, writeWhole } from "../../data/index.ts";
import { StsError } from "../../errors.ts";
import {
  createExplainer,
  type Explainer,
  type Explanation,
  explanationHtml,
  explanationText,
  LOCALES,
  type Locale,
} from "../../explain/index.ts";
import { type CliCommand, type CliIo, withExamples } from "../command.ts";
import { openSystem } from "../options/open-systems.ts";
import {
  addInputOptions,
  addSystemOptions,
  givenLanguages,
  type InputChoice,
  once,
  refuseTwoSystems,
  type SystemChoice,
} from "../options/options.ts";
import { checkPairInput, openPairInput } from "../options/pair-input.ts";
import { checkOutput } from "../output/score-document.ts";
import { scoreSink } from "../output/score-output.ts";

interface Options extends SystemChoice, InputChoice {
  readonly input?: string;
  readonly output?: string;
  readonly locale: Locale;
  readonly html?: string;
  readonly color: boolean;
  readonly json?: boolean;
}

export const command: CliCommand = {
  configure(command, io) {
    command
      .argument("[a]", "first text")
      .argument("[b]", "second text")
      .option("-i, --input <file>", 'pairs to explain, plain or gzip; "-" is standard input', once)
      .option(
        "-o, --output <file>",
        "where pairs with their reasons go: .tsv .csv .parquet, or .jsonl with --json",
        once,
      );
    addSystemOptions(command);
    addInputOptions(command);
    command
      .addOption(
        new Option("--locale <code>", "language of the sentence")
          .choices([...LOCALES])
          .default("en" satisfies Locale),
      )
      .option(
        "--html <file>",
        "draw the two texts with their links on one page (needs nothing else to be read)",
      )
      .option("--no-color", "no colours in the terminal")
      .option("--json", "print JSON (a stream: one document a line)")
      .action(async (a: string | undefined, b: string | undefined, options: Options, self: Command) => {
        checkUse(a, b, options, io);
        refuseTwoSystems(self, options.model);
        await run(a, b, options, io);
      });
    command.addHelpText(
      "after",
      `
Chunks are EQUI (same meaning), OPPO (opposite), SPE1, SPE2 (first, second more
exact), SIMI, REL (similar, related) or NOALI (alone), with a strength from 0 to
5; POL (another polarity), FACT (one is no matter of fact) may follow. Streams
get the rows of 'samesay score' with a column "reason" behind the warnings.`,
    );
    withExamples(command, [
      'samesay explain "Three hurt in train crash" "Five hurt in rail accident"',
      'samesay explain "El perro duerme." "The dog is running." --locale es --json',
      'samesay explain "A dog runs." "A dog sleeps." --html why.html',
      "samesay explain -i pairs.tsv -o reasons.tsv",
    ]);
  },
};

function checkUse(a: string | undefined, b: string | undefined, options: Options, io: CliIo): void {
  const { input, output, format, columns, header, html, json } = options;
  if (a === undefined && html !== undefined)
    throw new StsError("E_INPUT", "--html draws two texts; give them, or leave it out");
  const ofFiles = { output, format, columns, header };
  checkPairInput(
    { a, b, input, ofFiles, files: { html }, instead: "two texts are explained on the screen" },
    io,
  );
  if (output !== undefined) checkOutput(output, json === true);
}

async function run(a: string | undefined, b: string | undefined, options: Options, io: CliIo): Promise<void> {
  const { output, html } = options;
  const input = options.input === undefined || options.input === "-" ? STDIN_PATH : options.input;
  if (output !== undefined) {
    await refuseOverInputs([output], [input]);
    if (output !== "-") await checkFilePlace(output);
  }
  if (html !== undefined) await checkFilePlace(html);
  const system = await openSystem(options, io);
  const { locale, threads } = options;
  const explainer = await createExplainer({
    system,
    locale,
    ...givenLanguages(options),
    ...(threads !== undefined && { threads }),
  });
  try {
    if (a !== undefined && b !== undefined) await explainPair(explainer, a, b, options, io);
    else await explainStream(explainer, options, io);
  } finally {
    await explainer.close();
    await system.close();
  }
}

async function explainPair(
  explainer: Explainer,
  a: string,
  b: string,
  { html, json, color }: Options,
  io: CliIo,
): Promise<void> {
  const [explained] = (await explainer.explain([{ a, b }], { signal: io.signal })) as [Explanation];
  if (html !== undefined) {
    await writeWhole(html, explanationHtml(explained));
    io.note(`wrote ${html}`);
  }
  if (json) await io.printJson("explain", explained);
  else {
    // https://no-color.org
    const colour = color && io.stdoutIsTerminal && !process.env.NO_COLOR;
    await io.print(explanationText(explained, { colour }));
  }
}

/** Pairs explained at once. */
const BATCH = 64;

async function explainStream(explainer: Explainer, options: Options, io: CliIo): Promise<void> {
  const { input, output, json } = options;
  const named = input === undefined || input === "-" ? undefined : input;
  const reader = openPairInput(options, io);
  const file = output === "-" ? undefined : output;
  const sink = scoreSink(
    {
      ...(file !== undefined && { output: file }),
      limit: undefined,
      reasons: true,
      ...(json !== undefined && { json }),
      input: named ?? "stdin",
      extraNames: () => reader.extraNames ?? [],
    },
    io,
  );
  const progress = io.progress(named ?? "explaining");
  let done = 0;
  try {
    for await (const batch of reader.batches()) {
      for (let start = 0; start < batch.length && !sink.ended(); start += BATCH) {
        const pairs = batch.slice(start, start + BATCH);
        const explained = await explainer.explain(pairs, { signal: io.signal });
        await sink.write(
          pairs,
          explained,
          explained.map(({ sentence }) => sentence),
        );
        done += pairs.length;
        progress.update(done);
      }
      if (sink.ended()) break;
    }
    await sink.close();
  } finally {
    progress.stop();
    await sink.discard();
  }
  if (file !== undefined) io.note(`wrote ${file}: ${done} ${done === 1 ? "pair" : "pairs"}`);
}
