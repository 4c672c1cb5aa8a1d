import { StsError, unknownName } from "../../errors.ts";
import {
  getProtocol,
  leaderboard,
  leaderboardTable,
  loadPublished,
  markdownTable,
  PROTOCOLS,
  PUBLISHED,
  publishedDifficultPairs,
  publishedDifficultTable,
  textTable,
  withOwnScores,
} from "../../evaluate/index.ts";
import { createSystem } from "../../systems/index.ts";
import { type CliCommand, type CliIo, withExamples } from "../command.ts";
import { gather, threadsOption } from "../options/options.ts";

/** Not a leaderboard, but a published table as well. */
const DIFFICULT = "sts2017-difficult";

interface Options {
  readonly system?: readonly string[];
  readonly threads?: number;
  readonly notes: boolean;
  readonly markdown?: boolean;
  readonly json?: boolean;
}

export const command: CliCommand = {
  configure(command, io) {
    command
      .argument("[name]", "table; all are listed without one")
      .option("-s, --system <names>", `score the pairs of ${DIFFICULT} with systems too`, gather)
      .addOption(threadsOption())
      .option("--no-notes", "leave out what is known to be inconsistent in the paper")
      .option("--markdown", "print Markdown")
      .option("--json", "print JSON")
      .action((name: string | undefined, options: Options) => show(name, options, io));
    command.addHelpText(
      "after",
      `\nTables: ${[...PUBLISHED.map((spec) => spec.name), DIFFICULT].join(", ")}`,
    );
    withExamples(command, [
      "samesay leaderboard",
      "samesay leaderboard sts2017",
      "samesay leaderboard sts2014 --json",
      `samesay leaderboard ${DIFFICULT} --system token-cosine`,
      "samesay evaluate --protocol sts2014 --system token-cosine --published",
    ]);
  },
};

async function show(name: string | undefined, options: Options, io: CliIo): Promise<void> {
  if (name === undefined) return list(options, io);
  if (name === DIFFICULT) return difficult(options, io);
  if (options.system !== undefined) {
    throw new StsError(
      "E_INPUT",
      `--system is for ${DIFFICULT}; one's own row: samesay evaluate --protocol ${name} --published`,
    );
  }
  const board = leaderboard(await loadPublished(tableName(name)));
  if (options.json) {
    await io.printJson("leaderboard", { schema: 1, ...board });
    return;
  }
  const { notes, ...bare } = leaderboardTable(board);
  const table = options.notes && notes ? { ...bare, notes } : bare;
  await io.print(`${options.markdown ? markdownTable(table) : textTable(table)}\n`);
}

/** A protocol's name stands for its table, so that a track's does too. */
function tableName(name: string): string {
  const protocol = PROTOCOLS.find((candidate) => candidate.name === name);
  const tables = PUBLISHED.map((spec) => spec.name);
  if (tables.includes(name)) return name;
  if (protocol === undefined) throw unknownName("leaderboard", name, [...tables, DIFFICULT]);
  const { published } = getProtocol(name);
  if (published === undefined) {
    throw new StsError(
      "E_UNKNOWN_NAME",
      `the papers have no result table for ${name}; tables: ${tables.join(", ")}`,
    );
  }
  return published;
}

async function difficult(options: Options, io: CliIo): Promise<void> {
  let pairs = await publishedDifficultPairs();
  for (const name of options.system ?? []) {
    const system = await createSystem(name, {
      ...(options.threads !== undefined && { threads: options.threads }),
      signal: io.signal,
      onNote: io.note,
    });
    try {
      pairs = await withOwnScores(pairs, system);
    } finally {
      await system.close();
    }
  }
  const table = publishedDifficultTable(pairs);
  if (options.json) await io.printJson("difficult", { schema: 1, pairs });
  else await io.print(`${options.markdown ? markdownTable(table) : textTable(table)}\n`);
}

async function list({ json }: Options, io: CliIo): Promise<void> {
  if (json) {
    const tables = PUBLISHED.map(({ name, title, source, unit }) => ({ name, title, source, unit }));
    await io.printJson("leaderboards", { schema: 1, tables });
    return;
  }
  const rows = PUBLISHED.map((spec) => ({ cells: [spec.name, spec.title, spec.source] }));
  rows.push({ cells: [DIFFICULT, "STS 2017, difficult pairs", "SemEval-2017 task 1, table 12"] });
  await io.print(
    `${textTable({ columns: [{ name: "name" }, { name: "table" }, { name: "source" }], rows })}\n`,
  );
}
